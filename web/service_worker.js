/** Keeps the files of the shelf, so that the page opens without a network. Nothing that a server answers is kept. */

// both are filled in by the build (installable.ts)
const KEPT = `teeter ${"VERSION"}`;
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname !== "/" && FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
