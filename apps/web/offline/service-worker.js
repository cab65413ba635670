/** Keeps the whole app at hand: what was fetched once is answered without a network, wherever the site stands. */

/** Both are written in when the site is built. */
const FILES = self.__GROGNARD_FILES;
const CACHE = `grognard-${self.__GROGNARD_VERSION}`;
const PAGE = 'index.html';
/** The server's own pages are the server's to answer. */
const ANSWERED_BY_THE_SERVER = /^(api|health|ready|metrics|docs)(\/|$)/;

const scope = self.registration.scope;
const isOurs = (name) => name.startsWith('grognard-') || name.startsWith('workbox-');

self.addEventListener('install', (event) => {
  const whole = async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache: every file of one version, or none.
    await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
  };
  event.waitUntil(whole());
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    const names = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(others());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*$/, '');
  if (ANSWERED_BY_THE_SERVER.test(path)) return;
  const wanted = request.mode === 'navigate' ? PAGE : path;
  if (!FILES.includes(wanted)) return;
  const kept = async () => (await (await caches.open(CACHE)).match(new URL(wanted, scope))) ?? fetch(request);
  event.respondWith(kept());
});
