import type { WorldFile } from '../../reference/downloads/world-file.ts';
import { loadJson } from '../../search/worker/load-json.ts';
import { PageNetwork } from './network.ts';
import type { Ask, Tell } from './protocol.ts';
import { readWorldFile } from './read-world-file.ts';

let network: PageNetwork | undefined;
const streams = new Map<number, () => void>();
/** One thing after the other: a request that came first is answered before time moves on. */
let last: Promise<unknown> = Promise.resolve();

const tell = (message: Tell): void => self.postMessage(message);
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function start({ definitions, history }: Extract<Ask, { type: 'start' }>): Promise<void> {
  try {
    network = await PageNetwork.open(await readWorldFile(await loadJson<WorldFile>(definitions)), history);
    tell({ type: 'ready', state: network.state });
  } catch (error) {
    tell({ type: 'failed', message: reason(error) });
  }
}

async function send(running: PageNetwork, { id, request }: Extract<Ask, { type: 'send' }>): Promise<void> {
  const { answer, stop } = await running.send(request, (text) => tell({ type: 'message', id, text }));
  if (answer.streams) streams.set(id, stop);
  tell({ type: 'answer', id, answer, state: running.state });
}

async function handle(ask: Exclude<Ask, { type: 'start' }>): Promise<void> {
  const running = network;
  if (running === undefined) return tell({ type: 'refused', id: ask.id, message: 'The network is not there yet.' });
  try {
    switch (ask.type) {
      case 'form':
        return tell({ type: 'form', id: ask.id, form: running.form(ask.operation) });
      case 'send':
        return await send(running, ask);
      case 'stop':
        streams.get(ask.id)?.();
        streams.delete(ask.id);
        return;
      case 'move':
        running.move(ask.blocks);
        return tell({ type: 'moved', id: ask.id, state: running.state });
    }
  } catch (error) {
    tell({ type: 'refused', id: ask.id, message: reason(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  last = last.then(() => (data.type === 'start' ? start(data) : handle(data)));
});
