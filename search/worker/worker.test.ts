import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentGroup } from '../build/content-group.ts';
import { nameGroups } from '../build/name-groups.ts';
import { orderRecords } from '../build/order-records.ts';
import { questionGroup } from '../build/readers-questions.ts';
import { builtPage } from '../testing/small-index.ts';
import type { Request, Response as Told } from './messages.ts';

const records = orderRecords([
  builtPage('/concepts/margin', 'Margin', '<p>Money that is held back.'),
  builtPage('/api/a', 'An api', '<div class=reference><h2 id=part>A part</h2><h3 id=Order>Order</h3></div>'),
]);
const names = nameGroups(records);
const content = [contentGroup(records), questionGroup(records, new Map(), false)];
/** What the server has at an address: JSON, or nothing. */
const files = new Map<string, unknown>();
const fetched: string[] = [];

/** What the worker tells, in order; whoever waits gets the next. */
const told: Told[] = [];
let heard: (() => void) | undefined;
const next = async (): Promise<Told> => {
  if (told.length === 0) await new Promise<void>((resolve) => (heard = resolve));
  return told.shift() as Told;
};
let send: (request: Request) => void = () => undefined;

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_type: string, listener: (event: { data: Request }) => void) => {
      send = (data) => listener({ data });
    },
    postMessage: (message: Told) => {
      told.push(message);
      heard?.();
    },
  });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(
      files.has(url) ? new Response(JSON.stringify(files.get(url))) : new Response('', { status: 404 }),
    );
  });
  await import('./worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

const load: Request = { type: 'load', names: '/names.json', content: '/content.json' };
const question = (id: number, query: string): Request => ({
  type: 'search',
  id,
  query,
  context: '',
  limit: 8,
  perPage: 8,
});

it('the worker loads names, then texts, answers what was asked before, and tries again what failed', async () => {
  // Nobody can answer yet: of two questions the later one waits.
  send(question(1, 'held'));
  send(question(2, 'margin'));
  send(load);
  expect(await next()).toEqual({
    type: 'failed',
    part: 'names',
    message: '/names.json could not be loaded: the server answered 404.',
  });
  files.set('/names.json', names);
  send(load);
  expect(await next()).toEqual({ type: 'loaded', part: 'names' });
  expect(await next()).toMatchObject({
    type: 'answer',
    id: 2,
    answer: { query: 'margin', total: 1, isComplete: false },
  });
  expect(await next()).toMatchObject({ type: 'failed', part: 'content', message: expect.stringContaining('404') });
  // Texts are not searched without their file.
  send(question(3, 'held'));
  expect(await next()).toMatchObject({ type: 'answer', id: 3, answer: { total: 0, isComplete: false } });
  files.set('/content.json', []);
  send(load);
  expect(await next()).toEqual({ type: 'failed', part: 'content', message: 'The search index holds no texts.' });
  files.set('/content.json', content);
  send(load);
  expect(await next()).toEqual({ type: 'loaded', part: 'content' });
  send(question(4, 'held'));
  expect(await next()).toMatchObject({ type: 'answer', id: 4, answer: { total: 1, isComplete: true } });
  // Names that are there are not asked for again.
  expect(fetched.filter((url) => url === '/names.json')).toHaveLength(2);
  expect(told).toEqual([]);
});
