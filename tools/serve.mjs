// Serves a folder on this machine as a good host does: files that carry a hash may be kept for ever, and
// text, wasm and the like go out compressed by brotli. For measurements; `make play` serves by trunk.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
    '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
    '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml',
    '.png': 'image/png', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.wasm', '.json', '.webmanifest', '.svg', '.txt', '.net', '.bin']);

/** Serves `folder` on a free port of 127.0.0.1 (or on `port`); gives the server and its address. */
export async function serve(folder, port = 0) {
    const kept = new Map();
    const server = createServer((request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
        let file = join(folder, path);
        if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
        if (path.includes('..') || !existsSync(file)) {
            response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
            return;
        }
        const type = extname(file);
        const headers = {
            'content-type': TYPES[type] ?? 'application/octet-stream',
            'cache-control': /-[0-9a-f]{8,}/.test(file) ? 'max-age=31536000, immutable' : 'no-cache',
        };
        let body = kept.get(file) ?? readFileSync(file);
        if (COMPRESSED.has(type)) {
            if (!kept.has(file)) {
                body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
                kept.set(file, body);
            }
            headers['content-encoding'] = 'br';
        }
        response.writeHead(200, headers).end(body);
    });
    await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
    return { server, address: `http://127.0.0.1:${server.address().port}/` };
}
