import type { GraphqlFile } from '../../reference/downloads/graphql-file.ts';
import type { WalletFile } from '../../reference/downloads/wallet-file.ts';
import { walletFilePath, worldFilePath } from '../../reference/downloads/file-paths.ts';
import type { WorldFile } from '../../reference/downloads/world-file.ts';
import { loadJson, loadText } from '../../search/worker/load-json.ts';
import type { PageGraphql } from './graphql/page-graphql.ts';
import { PageNetwork } from './network.ts';
import type { Ask, Tell } from './protocol.ts';
import { readWorldFile } from './read-world-file.ts';
import type { PageWallet } from './wallet/page-wallet.ts';

let network: PageNetwork | undefined;
const streams = new Map<number, () => void>();
/** One thing after the other: a request that came first is answered before time moves on. */
let last: Promise<unknown> = Promise.resolve();

const tell = (message: Tell): void => self.postMessage(message);
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let definitionsAt = '';
const wallets = new WeakMap<PageNetwork, Promise<PageWallet>>();

/** The wallet of a network: it is loaded when it is asked for. */
function walletOf(of: PageNetwork): Promise<PageWallet> {
  const known = wallets.get(of);
  if (known) return known;
  const made = Promise.all([
    import('./wallet/page-wallet.ts'),
    loadJson<WalletFile>(definitionsAt.replace(worldFilePath, walletFilePath)),
  ]).then(([{ PageWallet: Made }, file]) => new Made(of, file));
  wallets.set(of, made);
  // What could not be loaded is tried again with the next question.
  made.catch(() => wallets.delete(of));
  return made;
}

/** What a file of JSON holds. @throws Error with its address when it is not whole */
function fileIn(text: string, address: string): WorldFile {
  try {
    return JSON.parse(text) as WorldFile;
  } catch {
    throw new Error(`${address} could not be loaded: it arrived incomplete.`);
  }
}

async function start({ definitions, text, history }: Extract<Ask, { type: 'start' }>): Promise<void> {
  try {
    definitionsAt = definitions;
    const world = readWorldFile(fileIn(text, definitions));
    network = await PageNetwork.open(world, history, async (made, step) => (await walletOf(made)).replay(step));
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

let graphql: Promise<PageGraphql> | undefined;

/** GraphQL weighs as much as all the rest: it is loaded when it is asked for. */
async function openGraphql({ context }: PageNetwork, schema: string, more: string): Promise<PageGraphql> {
  const [{ PageGraphql: Made }, text, file] = await Promise.all([
    import('./graphql/page-graphql.ts'),
    loadText(schema),
    loadJson<GraphqlFile>(more),
  ]);
  return new Made(context, { schema: text, more: file });
}

async function answerGraphql(running: PageNetwork, { id, question }: Extract<Ask, { type: 'graphql' }>): Promise<void> {
  if (question.kind === 'open') graphql ??= openGraphql(running, question.schema, question.more);
  try {
    const opened = await graphql;
    if (opened === undefined) throw new Error('GraphQL has not been opened.');
    const { reply, stop } = await opened.reply(question, (text) => tell({ type: 'message', id, text }));
    if (reply.kind === 'send' && reply.answer.streams) streams.set(id, stop);
    tell({ type: 'graphql', id, reply, state: running.state });
  } catch (error) {
    // What could not be loaded is tried again with the next question.
    if (question.kind === 'open') graphql = undefined;
    throw error;
  }
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
      case 'graphql':
        return await answerGraphql(running, ask);
      case 'wallet': {
        const reply = (await walletOf(running)).reply(ask.question);
        return tell({ type: 'wallet', id: ask.id, reply, state: running.state });
      }
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
