// Runs the wasm side of `make bench`: node bench_wasm.cjs <module> <ruleset> <seconds>
const [glue, ruleset, seconds] = process.argv.slice(2);
if (seconds === undefined || !(Number(seconds) > 0)) {
  console.error("usage: node bench_wasm.cjs <module> <ruleset> <seconds>");
  process.exit(2);
}
const path = require("node:path");
const { senet_bench_playouts, senet_bench_levels } = require(path.resolve(glue));
console.log(senet_bench_playouts(ruleset, Number(seconds)));
const net = path.join(__dirname, "../assets/ai", ruleset.split("+")[0] + ".net");
process.stdout.write(senet_bench_levels(ruleset, require("node:fs").readFileSync(net), 100));
