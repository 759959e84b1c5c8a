// Keeps the game on the device, so that it starts and can be played without a network. The build writes in what
// there is to keep (tools/precache.sh). A new version waits until the page says that it may take over.
const files = {}; // FILES: the path of each from this folder, and its SHA-256
const version = ""; // VERSION: a digest of all of that

// Pages of one host share its caches, so the name says whose this is.
const ours = `senet:${new URL("./", location).pathname}:`, cache = ours + version;
const page = "index.html";
const key = (path) => `${new URL(path, location).href}?sha256=${encodeURIComponent(files[path])}`;

// The page itself may be changed on its way by the host; of everything else we know what it has to be.
const load = async (path) => {
  if (path === page) {
    const response = await fetch("./", { cache: "no-cache" }), text = await response.clone().text();
    if (!response.ok || !Object.keys(files).every((file) => !/^senet-.*\.js$/.test(file) || text.includes(file)))
      throw new Error("the page is of another version");
    // Where the host has led elsewhere, a browser would not take it as an answer.
    return new Response(text, response);
  }
  const integrity = `sha256-${files[path]}`;
  const response = await fetch(path, { integrity }).catch(() => fetch(path, { integrity, cache: "reload" }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

addEventListener("install", (event) => event.waitUntil((async () => {
  const into = await caches.open(cache);
  await Promise.all(Object.keys(files).map(async (path) => {
    // What has not changed need not be loaded again.
    const kept = path === page ? undefined : await caches.match(key(path));
    await into.put(key(path), kept ?? await load(path));
  }));
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys())
    if (name.startsWith(ours) && name !== cache) await caches.delete(name);
  await clients.claim();
})()));

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url), folder = new URL("./", location).href;
  if (event.request.method !== "GET" || !url.href.startsWith(folder)) return;
  // Whatever a link asks for after `?`, it is the same file.
  const path = decodeURIComponent((url.origin + url.pathname).slice(folder.length)) || page;
  if (Object.hasOwn(files, path))
    event.respondWith(caches.open(cache).then((kept) => kept.match(key(path))).then((kept) => kept ?? fetch(event.request)));
});
