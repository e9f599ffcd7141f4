import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileWorker } from './compile-worker.ts';
import { cachePrefix, savedEntry } from './names.ts';

const script = compileWorker();
const origin = 'https://docs.example';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const list = (contents: Record<string, string>): string =>
  JSON.stringify({
    release: '0.1.2',
    savedAt: Date.UTC(2026, 0, 31, 12),
    files: Object.fromEntries(Object.entries(contents).map(([address, text]) => [address, { sha256: sha256(text) }])),
  });

/**
 * The compiled worker in a world of its own: `network` is what the server answers, `contents` what was saved, with its list
 * when it is complete, and `planted` what stands in the cache instead.
 */
function start(
  contents: Record<string, string>,
  network: (url: string) => Promise<Response>,
  {
    isComplete = true,
    planted = {},
    wait = setTimeout,
  }: {
    isComplete?: boolean;
    planted?: Record<string, string | undefined>;
    wait?: (done: () => void, milliseconds: number) => unknown;
  } = {},
): (url: string, init?: { mode?: string; method?: string }) => Promise<Response> | undefined {
  const saved: Record<string, string | undefined> = {
    ...(isComplete && { [savedEntry]: list(contents) }),
    ...contents,
    ...planted,
  };
  const listeners = new Map<string, (event: unknown) => void>();
  const own = `${cachePrefix}mainnet:1`;
  // No `open`: it would make a cache anew that is being removed.
  const caches = {
    keys: () => Promise.resolve(['another', own]),
    match: (pathname: string, { cacheName }: { cacheName?: string } = {}) =>
      Promise.resolve(cacheName !== own || saved[pathname] === undefined ? undefined : new Response(saved[pathname])),
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
    Map,
    Uint8Array,
    TextDecoder,
    crypto,
    Promise,
    setTimeout: wait,
    fetch: (request: { url: string }) => network(request.url),
    caches,
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
    const ask = start({ '/mainnet/a': 'saved' }, online);
    expect(await (await ask(`${origin}/mainnet/a`))?.text()).toBe('network /mainnet/a');
  });

  it('answers with the saved page when there is no network, whatever the query', async () => {
    const ask = start({ '/mainnet/a': 'saved' }, offline);
    expect(await (await ask(`${origin}/mainnet/a?q=1`))?.text()).toBe('saved');
  });

  it('waits six seconds for a network that does not answer, then takes the saved page, or waits on without one', async () => {
    const waits: number[] = [];
    const wait = (done: () => void, milliseconds: number): void => {
      waits.push(milliseconds);
      done();
    };
    let late: (response: Response) => void = () => undefined;
    const silent = (): Promise<Response> => new Promise((resolve) => (late = resolve));
    const ask = start({ '/mainnet/a': 'saved' }, silent, { wait });
    expect(await (await ask(`${origin}/mainnet/a`))?.text()).toBe('saved');
    const other = ask(`${origin}/mainnet/b`);
    late(new Response('network'));
    expect(await (await other)?.text()).toBe('network');
    expect(waits).toEqual([6000, 6000]);
  });

  it('never asks for hashed files that are saved', async () => {
    const ask = start({ '/assets/js/main.0123abcd.js': 'code' }, offline);
    expect(await (await ask(`${origin}/assets/js/main.0123abcd.js`, { mode: 'no-cors' }))?.text()).toBe('code');
  });

  it('takes eight digits for a hash, and no fewer: with a network, files without one are asked for again', async () => {
    const files = ['/assets/js/main.0123abcd.js', '/assets/js/main.0123abc.js', '/img/logo.0123abcd.svg'];
    const ask = start(Object.fromEntries(files.map((file) => [file, 'saved'])), online);
    const answers = files.map(async (file) => (await ask(`${origin}${file}`, { mode: 'no-cors' }))?.text());
    expect(await Promise.all(answers)).toEqual(['saved', `network ${files[1] ?? ''}`, `network ${files[2] ?? ''}`]);
    const unsaved = await start({}, online)(`${origin}${files[0] ?? ''}`, { mode: 'no-cors' });
    expect(await unsaved?.text()).toBe(`network ${files[0] ?? ''}`);
  });

  it('lets what is no page fail as it would without it, and takes what the cache has lost for not saved', async () => {
    await expect(start({}, offline)(`${origin}/mainnet/a.json`, { mode: 'cors' })).rejects.toThrow('Failed to fetch');
    const lost = start({ '/mainnet/a': 'saved' }, offline, { planted: { '/mainnet/a': undefined } });
    expect((await lost(`${origin}/mainnet/a`))?.status).toBe(503);
  });

  it('says that a page is not saved, with the way to what is', async () => {
    const answer = await start({}, offline)(`${origin}/mainnet/b`);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('href="/offline"');
  });

  it('does not answer from a tree that is still being saved', async () => {
    const ask = start({ '/mainnet/a': 'saved' }, offline, { isComplete: false });
    expect((await ask(`${origin}/mainnet/a`))?.status).toBe(503);
  });

  it('marks a saved page with its release and day, and nothing else that is saved', async () => {
    const page = '<!doctype html><html lang=en><body></body></html>';
    const ask = start({ '/mainnet/a': page }, offline);
    expect(await (await ask(`${origin}/mainnet/a`))?.text()).toBe(
      page.replace('<body', '<body data-saved="release 0.1.2, saved 31 January 2026"'),
    );
    expect(await (await ask(`${origin}/mainnet/a`, { mode: 'cors' }))?.text()).toBe(page);
  });

  it('never shows what is not what was saved', async () => {
    const ask = start({ '/mainnet/a': 'saved' }, offline, { planted: { '/mainnet/a': 'other', '/mainnet/b': 'more' } });
    expect((await ask(`${origin}/mainnet/a`))?.status).toBe(503);
    expect((await ask(`${origin}/mainnet/b`))?.status).toBe(503);
  });

  it.each(['{"files":', '{}', '[]', 'null', ''])('takes a tree whose list is damaged for none: %s', async (entry) => {
    const ask = start({ '/mainnet/a': 'saved' }, offline, { planted: { [savedEntry]: entry } });
    expect((await ask(`${origin}/mainnet/a`))?.status).toBe(503);
  });

  it('leaves other origins and other methods alone', () => {
    const ask = start({}, online);
    expect(ask('https://elsewhere.example/')).toBeUndefined();
    expect(ask(`${origin}/site.webmanifest`, { method: 'HEAD' })).toBeUndefined();
  });

  it('is sent without what its authors say to each other', () => {
    expect(script).not.toMatch(/\/\*|^\s*\/\//m);
    expect(script).toMatch(/^\(\(\) => \{\n[\s\S]+\n\}\)\(\);\n$/);
  });

  it('is one file', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'worker-')), 'w.ts');
    writeFileSync(file, "import { a } from './a.ts';\na();");
    expect(() => compileWorker(file)).toThrow('must not import');
  });
});
