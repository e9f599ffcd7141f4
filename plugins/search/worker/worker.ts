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

async function loadNames(groups: Promise<NameGroup[]>): Promise<void> {
  index = { names: readNames(await groups), content: undefined };
  tell({ type: 'loaded', part: 'names' });
  if (waiting !== undefined) answer(waiting);
}

async function loadContent(groups: Promise<ContentGroup[]>): Promise<void> {
  const [group] = await groups;
  if (group === undefined || index === undefined) throw new Error('The search index holds no texts.');
  index = { names: index.names, content: await readContent(group, pause) };
  tell({ type: 'loaded', part: 'content' });
}

/** Loads what is not there yet, both files at the same time, and reads the names first. */
async function load({ names, content }: Extract<Request, { type: 'load' }>): Promise<void> {
  let part: 'names' | 'content' = 'names';
  try {
    const namesFile = index === undefined ? loadJson<NameGroup[]>(names) : undefined;
    const contentFile = loadJson<ContentGroup[]>(content);
    // Its failure is reported when its turn has come.
    contentFile.catch(() => undefined);
    if (namesFile !== undefined) await loadNames(namesFile);
    part = 'content';
    await loadContent(contentFile);
  } catch (error) {
    tell({ type: 'failed', part, message: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'search') answer(data);
  else void load(data);
});
