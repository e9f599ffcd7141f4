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
/** What the entry of a whole tree says, as far as this needs it (`SavedTree` has the rest). */
interface SavedList {
  readonly release: string;
  readonly savedAt: number;
  readonly files: Readonly<Record<string, { readonly sha256: string }>>;
}

const hashedFile = /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/;
/** A network that does not answer in this time is as good as none, when there is a saved page. */
const patienceMs = 6000;

/** Lists that were read already: a cache's name contains the digest of its list. */
const lists = new Map<string, SavedList>();

/** An answer of a cache. Opening one that is being removed meanwhile would make it anew, empty, for good. */
const inCache = (name: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: name });

/** What a cache holds; undefined while it is not complete (its entry is written last), or when the entry is damaged. */
async function listOf(name: string): Promise<SavedList | undefined> {
  const entry = await inCache(name, savedEntry);
  if (entry === undefined) return undefined;
  const known = lists.get(name);
  if (known !== undefined) return known;
  try {
    const list = (await entry.json()) as SavedList;
    if (typeof list.files === 'object') lists.set(name, list);
  } catch {
    // Not JSON: the page that saves trees offers to save this one again.
  }
  return lists.get(name);
}

async function digest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page as it was saved, with a mark by which the style sheet says which release and day it is of. */
function marked(content: ArrayBuffer, { release, savedAt }: SavedList, headers: Headers): Response {
  const day = new Date(savedAt).toLocaleDateString('en-GB', { dateStyle: 'long' });
  const text = new TextDecoder().decode(content);
  return new Response(
    text.replace(/<body(?=[\s>])/, `<body data-saved="release ${release.replaceAll(/[^\w.-]/g, '')}, saved ${day}"`),
    { headers },
  );
}

async function savedAnswer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const list = await listOf(name);
    const wanted = list?.files[pathname];
    const found = wanted === undefined ? undefined : await inCache(name, pathname);
    if (list === undefined || wanted === undefined || found === undefined) continue;
    const content = await found.arrayBuffer();
    // Damaged, or put there by something else: as if it were not there.
    if ((await digest(content)) !== wanted.sha256) continue;
    return request.mode === 'navigate'
      ? marked(content, list, found.headers)
      : new Response(content, { headers: found.headers });
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
