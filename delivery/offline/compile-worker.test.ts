import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileWorker } from './compile-worker.ts';
import { cachePrefix, savedEntry } from './names.ts';

const script = compileWorker();
const origin = 'https://docs.example';

/** The compiled worker in a world of its own: `network` is what the server answers, `saved` what the caches hold. */
function start(
  saved: Record<string, string>,
  network: (url: string) => Promise<Response>,
): (url: string, init?: { mode?: string; method?: string }) => Promise<Response> | undefined {
  const listeners = new Map<string, (event: unknown) => void>();
  const cache = {
    match: (pathname: string) =>
      Promise.resolve(saved[pathname] === undefined ? undefined : new Response(saved[pathname])),
  };
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    location: { origin },
    clients: {},
  };
  runInNewContext(script, {
    self,
    URL,
    Response,
    Promise,
    setTimeout,
    fetch: (request: { url: string }) => network(request.url),
    caches: { keys: () => Promise.resolve(['another', `${cachePrefix}mainnet:1`]), open: () => Promise.resolve(cache) },
  });
  return (url, { mode = 'navigate', method = 'GET' } = {}) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url, mode, method },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer;
  };
}

const online = (url: string): Promise<Response> => Promise.resolve(new Response(`network ${new URL(url).pathname}`));
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('the service worker', () => {
  it('asks the network first, so that a reader with a network sees the newest pages', async () => {
    const ask = start({ [savedEntry]: '{}', '/mainnet/a': 'saved' }, online);
    expect(await (await ask(`${origin}/mainnet/a`))?.text()).toBe('network /mainnet/a');
  });

  it('answers with the saved page when there is no network, whatever the query', async () => {
    const ask = start({ [savedEntry]: '{}', '/mainnet/a': 'saved' }, offline);
    expect(await (await ask(`${origin}/mainnet/a?q=1`))?.text()).toBe('saved');
  });

  it('never asks for hashed files that are saved', async () => {
    const ask = start({ [savedEntry]: '{}', '/assets/js/main.0123abcd.js': 'code' }, offline);
    expect(await (await ask(`${origin}/assets/js/main.0123abcd.js`, { mode: 'no-cors' }))?.text()).toBe('code');
  });

  it('says that a page is not saved, with the way to what is', async () => {
    const answer = await start({}, offline)(`${origin}/mainnet/b`);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('href="/offline"');
  });

  it('does not answer from a tree that is still being saved', async () => {
    const ask = start({ '/mainnet/a': 'saved' }, offline);
    expect((await ask(`${origin}/mainnet/a`))?.status).toBe(503);
  });

  it('leaves other origins and other methods alone', () => {
    const ask = start({}, online);
    expect(ask('https://elsewhere.example/')).toBeUndefined();
    expect(ask(`${origin}/site.webmanifest`, { method: 'HEAD' })).toBeUndefined();
  });

  it('is one file', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'worker-')), 'w.ts');
    writeFileSync(file, "import { a } from './a.ts';\na();");
    expect(() => compileWorker(file)).toThrow('must not import');
  });
});
