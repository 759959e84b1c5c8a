// In place of the service worker while the page is worked on: takes back what an earlier build has kept.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const ours = `senet:${new URL("./", location).pathname}:`;
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
})()));
