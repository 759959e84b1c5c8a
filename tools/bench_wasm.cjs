// Runs the wasm side of `make bench`: node bench_wasm.cjs <module> <ruleset> <seconds>
const [glue, ruleset, seconds] = process.argv.slice(2);
if (seconds === undefined || !(Number(seconds) > 0)) {
  console.error("usage: node bench_wasm.cjs <module> <ruleset> <seconds>");
  process.exit(2);
}
const { senet_bench_playouts } = require(require("node:path").resolve(glue));
console.log(senet_bench_playouts(ruleset, Number(seconds)));
