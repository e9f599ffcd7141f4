/**
 * The service worker that readers may choose on /offline. It saves nothing by itself: the page fills the caches, this
 * answers from them. Compiled alone, without imports, by delivery/offline/compile-worker.ts.
 */

/** What this file uses of a service worker's world; the project's types are those of a page. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const worker = self as unknown as WorkerScope;
// The same as in delivery/offline/names.ts, which a test compares.
const prefix = 'vega-docs-offline:';
const savedEntry = '/offline-saved.json';
const hashedFile = /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/;
/** A network that does not answer in this time is as good as none, when there is a saved page. */
const patienceMs = 6000;

async function savedAnswer(request: Request): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const cache = await caches.open(name);
    const found = await cache.match(new URL(request.url).pathname, { ignoreSearch: true });
    // The entry is written last: a cache without it is not complete.
    if (found !== undefined && (await cache.match(savedEntry)) !== undefined) return found;
  }
  return undefined;
}

function notSaved(): Response {
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not saved</title>' +
    '<h1>This page is not saved</h1><p>There is no network, and this page is not among those saved for offline use.</p>' +
    '<p><a href="/offline">What is saved</a></p>';
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (hashedFile.test(pathname)) return (await savedAnswer(request)) ?? fetch(request);
  const network = fetch(request);
  const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  try {
    const first = await Promise.race([network, patience]);
    return first ?? (await savedAnswer(request)) ?? (await network);
  } catch (error) {
    const saved = await savedAnswer(request);
    if (saved !== undefined) return saved;
    if (request.mode === 'navigate') return notSaved();
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === worker.location.origin)
    event.respondWith(answer(request));
});

export {};
