// Lighthouse over dist/, files served as brotli: for each page the median of several runs, its scores, paints,
// the mark `playable` and the layout's shift. Ends with 1 where a median misses its goal in budgets.toml.
// Called by tools/lighthouse.sh.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serve } from './serve.mjs';

const [, , home, chromium, times = '5'] = process.argv;
const required = createRequire(`${home}/`);
const lighthouse = (await import(required.resolve('lighthouse'))).default;
const computed = (name) => import(join(dirname(required.resolve('lighthouse')), 'computed', `${name}.js`));
const { PageDependencyGraph } = await computed('page-dependency-graph');
const { LoadSimulator } = await computed('load-simulator');
const { launch } = await import(required.resolve('chrome-launcher'));

const PAGES = { 'start screen': '', 'a game': '?ruleset=reed%2Bbeauty%2Bwater%2Bexits' };

/** What is measured: its name, where it stands in the report, and its goal. */
const MEASURES = [
    ['performance', (r) => r.categories.performance.score * 100, 'at least', 'performance'],
    ['accessibility', (r) => r.categories.accessibility.score * 100, 'at least', 'accessibility'],
    ['best practices', (r) => r.categories['best-practices'].score * 100, 'at least', 'best_practices'],
    ['first contentful paint, ms', (r) => r.audits['first-contentful-paint'].numericValue, 'at most', 'first_contentful_paint'],
    ['largest contentful paint, ms', (r) => r.audits['largest-contentful-paint'].numericValue],
    ['playable, ms', (r) => r.playable, 'at most', 'playable'],
    ['speed index, ms', (r) => r.audits['speed-index'].numericValue],
    ['blocking time, ms', (r) => r.audits['total-blocking-time'].numericValue],
    ['layout shift', (r) => r.audits['cumulative-layout-shift'].numericValue, 'at most', 'layout_shift'],
];

/**
 * When the mark `playable` comes on the slow connection and processor, by Lighthouse's own model, in milliseconds:
 * all that had been loaded before it, and all tasks that had begun, are taken to be needed for it.
 */
async function playable({ lhr, artifacts }) {
    const trace = artifacts.Trace ?? artifacts.traces.defaultPass;
    const mark = trace.traceEvents.find(({ name, cat }) => name === 'playable' && cat.includes('blink.user_timing'));
    if (!mark) return NaN;
    const devtoolsLog = artifacts.DevtoolsLog ?? artifacts.devtoolsLogs.defaultPass;
    const about = { trace, devtoolsLog, settings: lhr.configSettings, URL: artifacts.URL, SourceMaps: artifacts.SourceMaps };
    const context = { settings: lhr.configSettings, computedCache: new Map() };
    const graph = await PageDependencyGraph.request({ ...about, fromTrace: false }, context);
    const simulator = await LoadSimulator.request(about, context);
    const before = graph.cloneWithRelationships((node) =>
        node.type === 'network' ? node.isMainDocument() || node.endTime <= mark.ts : node.startTime <= mark.ts);
    return simulator.simulate(before, { label: 'playable' }).timeInMs;
}

const goals = Object.fromEntries(
    readFileSync('budgets.toml', 'utf8').split('[lighthouse]')[1].split('\n[')[0].split('\n')
        .map((line) => line.match(/^(\w+) = ([\d.]+)/)).filter(Boolean).map(([, name, value]) => [name, Number(value)]),
);
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const { server, address } = await serve('dist');
const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
let missed = 0;
try {
    for (const [name, query] of Object.entries(PAGES)) {
        const reports = [];
        for (let run = 0; run < Number(times); run++) {
            const result = await lighthouse(address + query, {
                port: chrome.port, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'],
            });
            reports.push({ ...result.lhr, playable: await playable(result) });
        }
        console.log(`${name} (median of ${times})`);
        for (const [what, read, kind, goal] of MEASURES) {
            const values = reports.map(read);
            const value = middle(values);
            const wanted = goals[goal];
            const good = goal === undefined || (kind === 'at least' ? value >= wanted : value <= wanted);
            missed += good ? 0 : 1;
            const shown = (v) => (v % 1 === 0 ? v : v.toFixed(v < 10 ? 3 : 0));
            console.log(`  ${what.padEnd(30)} ${String(shown(value)).padStart(7)}` +
                (goal === undefined ? '' : `   ${kind} ${wanted}${good ? '' : '   MISSED'}`));
        }
        const failed = new Map();
        for (const report of reports) {
            for (const [category, { auditRefs }] of Object.entries(report.categories)) {
                if (category === 'performance') continue;
                for (const { id, weight } of auditRefs) {
                    const audit = report.audits[id];
                    if (weight > 0 && audit.score !== null && audit.score < 1) failed.set(id, audit.title);
                }
            }
        }
        for (const [id, title] of failed) console.log(`  not passed: ${id}: ${title}`);
    }
} finally {
    chrome.kill();
    server.close();
}
process.exitCode = missed ? 1 : 0;
