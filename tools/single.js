// The game's files, in one piece: what the page would load otherwise. `tools/single.rs` writes in the marks.
(async () => {
  const bytes = Uint8Array.from(atob("PACKED"), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const all = await new Response(stream).arrayBuffer();
  let at = 0;
  for (const [path, length] of "LIST") senetFiles[path] = new Uint8Array(all, at, length), at += length;
  "GLUE";
  await __wbg_init({ module_or_path: senetFiles.wasm });
  delete senetFiles.wasm;
})();
