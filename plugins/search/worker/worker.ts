import type { ContentGroup, NameGroup } from '../format/types.ts';
import { answerQuery } from './answer-query.ts';
import { loadJson } from './load-json.ts';
import type { Request, Response } from './messages.ts';
import { readContent } from '../engine/content-store.ts';
import { readNames } from '../engine/name-store.ts';
import type { SearchIndex } from '../engine/search.ts';

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

async function load({ names, content }: Extract<Request, { type: 'load' }>): Promise<void> {
  const contentFile = loadJson<ContentGroup[]>(content);
  // Its failure is reported below, when its turn has come.
  contentFile.catch(() => undefined);
  const store = readNames(await loadJson<NameGroup[]>(names));
  index = { names: store, content: undefined };
  tell({ type: 'loaded', part: 'names' });
  if (waiting !== undefined) answer(waiting);
  const [group] = await contentFile;
  if (group === undefined) throw new Error('The search index holds no texts.');
  index = { names: store, content: await readContent(group, pause) };
  tell({ type: 'loaded', part: 'content' });
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'search') answer(data);
  else load(data).catch((error: unknown) => tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) }));
});
