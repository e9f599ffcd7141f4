import type { ContentGroup, NameGroup } from '../format/types.ts';
import { readContent } from '../engine/content-store.ts';
import { readNames } from '../engine/name-store.ts';
import type { SearchIndex } from '../engine/search.ts';
import { answerQuery } from './answer-query.ts';
import { loadJson } from './load-json.ts';
import type { Request, Response } from './messages.ts';

let index: SearchIndex | undefined;
/** The last question that came before there was an index. */
let waiting: Extract<Request, { type: 'search' }> | undefined;

/** Lets messages in that have arrived. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const tell = (response: Response): void => self.postMessage(response);

function answer(request: Extract<Request, { type: 'search' }>): void {
  if (index === undefined) waiting = request;
  else tell({ type: 'answer', id: request.id, answer: answerQuery(index, request) });
}

async function loadNames(url: string): Promise<void> {
  index = { names: readNames(await loadJson<NameGroup[]>(url)), content: undefined };
  tell({ type: 'loaded', part: 'names' });
  if (waiting !== undefined) answer(waiting);
}

async function loadContent(url: string): Promise<void> {
  const groups = await loadJson<ContentGroup[]>(url);
  if (groups.length === 0 || index === undefined) throw new Error('The search index holds no texts.');
  index = { names: index.names, content: await readContent(groups, index.names.about.of.length, pause) };
  tell({ type: 'loaded', part: 'content' });
}

/** Loads what is not there yet. The texts wait for the names: on a slow line they would hold up the first hits. */
async function load({ names, content }: Extract<Request, { type: 'load' }>): Promise<void> {
  let part: 'names' | 'content' = 'names';
  try {
    if (index === undefined) await loadNames(names);
    part = 'content';
    await loadContent(content);
  } catch (error) {
    tell({ type: 'failed', part, message: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'search') answer(data);
  else void load(data);
});
