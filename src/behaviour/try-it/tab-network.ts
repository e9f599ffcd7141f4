import { grouped } from '../../../common/grouped.ts';
import { worldFilePath } from '../../../reference/downloads/file-paths.ts';
import type { WorldState } from '../../../sandbox/in-page/protocol.ts';
import { beginning, type History } from '../../../sandbox/in-page/steps.ts';
import { Connection, type Stopped } from './connection.ts';

/** What a panel hears of the network, whoever asked it for something. */
export interface Listener {
  /** The world is another one, or time has moved on in it. */
  changed(): void;
  /** The network has stopped by itself. */
  stopped(error: Stopped): void;
}

let connection: Connection | undefined;
/** Where the definitions of `connection` are: those of another tree make another world. */
let definitions = '';
let state: WorldState | undefined;
const listeners: Listener[] = [];

const treeOf = (): string => window.location.pathname.split('/')[1] ?? '';

/** The address of something below the tree that is shown. */
export const inTree = (path: string): string => `/${treeOf()}/${path}`;

/** Has a panel hear of the network from now on. */
export function listen(listener: Listener): void {
  listeners.push(listener);
}

/** The world that the reader sees, or last saw. */
export const worldState = (): WorldState | undefined => state;

/** The history of the world that is shown. */
export const worldHistory = (): History => (state === undefined ? beginning : { seed: state.seed, steps: state.steps });

/** The network of this tab, one for all that is tried in it: the one that runs, or one that is started now, with a history. */
export async function connect(history?: History): Promise<Connection> {
  const wanted = inTree(worldFilePath);
  if (connection?.isRunning && history === undefined && wanted === definitions) return connection;
  connection?.end();
  const made = new Connection(wanted, history ?? beginning, (error) => {
    if (connection === made) for (const listener of listeners) listener.stopped(error);
  });
  connection = made;
  definitions = wanted;
  setState(await made.started);
  return made;
}

/** The network that runs; undefined where none does. */
export const running = (): Connection | undefined => (connection?.isRunning ? connection : undefined);

/** Keeps where an answer says that the world is. */
export function setState(now: WorldState): void {
  state = now;
  for (const listener of listeners) listener.changed();
}

/** Lets blocks pass, or time until the next epoch begins. @throws Error that says why it cannot */
export async function letPass(network: Connection, blocks: number | 'epoch'): Promise<WorldState> {
  const { state: now } = await network.ask<'move'>({ type: 'move', blocks });
  setState(now);
  return now;
}

/** Where a world is, in a sentence. */
export function worldText({ time, height, epoch, blocksLeft }: WorldState): string {
  const clock = new Date(time).toISOString().replace('T', ' ').replace('.000Z', ' UTC');
  return `Block ${grouped(height)}, ${clock}, epoch ${epoch}. Time stands still until you let it pass; this world takes ${blocksLeft} more blocks.`;
}
