// Runs the wasm side of `make bench` and `make times`:
// node bench_wasm.cjs <module> playouts <ruleset> <seconds>   how fast random games are played
// node bench_wasm.cjs <module> levels <ruleset> <games>       how long decisions take, in the midst of so many games
// node bench_wasm.cjs <module> solve <ruleset> 1              how long the endgames take
const [glue, what, ruleset, amount] = process.argv.slice(2);
if (!["playouts", "levels", "solve"].includes(what) || !(Number(amount) > 0)) {
  console.error("usage: node bench_wasm.cjs <module> playouts|levels|solve <ruleset> <seconds or games>");
  process.exit(2);
}
const path = require("node:path");
const bench = require(path.resolve(glue));
if (what === "playouts") {
  console.log(bench.senet_bench_playouts(ruleset, Number(amount)));
} else if (what === "solve") {
  console.log(bench.senet_bench_solve(ruleset));
} else {
  const net = path.join(__dirname, "../assets/ai", ruleset.split("+")[0] + ".net");
  process.stdout.write(bench.senet_bench_levels(ruleset, require("node:fs").readFileSync(net), Number(amount)));
}
