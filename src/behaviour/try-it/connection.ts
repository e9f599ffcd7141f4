import { loadText } from '../../../search/worker/load-json.ts';
import type { Ask, Tell, WorldState } from '../../../sandbox/in-page/protocol.ts';
import type { History } from '../../../sandbox/in-page/steps.ts';
import { takeWorker } from './network-worker.ts';

/** How a worker is made: tests hand in another one. */
export type MakeWorker = () => Worker;

/** What of `Ask` expects an answer of its own. */
type Question = Extract<Ask, { type: 'form' | 'send' | 'move' | 'graphql' | 'wallet' }>;
/** What answers each. */
interface Answers {
  readonly form: 'form';
  readonly send: 'answer';
  readonly move: 'moved';
  readonly graphql: 'graphql';
  readonly wallet: 'wallet';
}
type WithoutId<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

/** The network has stopped: what it was asked gets no answer. It can be started again. */
export class Stopped extends Error {}

/** How long the network may take for one thing, in milliseconds; for its start, which loads it, longer. */
const patience = { start: 90_000, ask: 30_000 } as const;

interface Waiting {
  readonly resolve: (told: Tell) => void;
  readonly reject: (error: Error) => void;
  readonly timer: number;
}

/** A network in a worker of its own. What it does wrong, or not at all, ends this connection and nothing else. */
export class Connection {
  readonly #worker: Worker;
  readonly #open = new Map<number, Waiting>();
  readonly #streams = new Map<number, (text: string) => void>();
  readonly #onStop: (error: Stopped) => void;
  readonly #start: Promise<WorldState>;
  #count = 0;
  #stopped: Stopped | undefined;

  /**
   * @param definitions address of the file that the world is made of
   * @param onStop is called once, when the network has stopped by itself
   */
  constructor(
    definitions: string,
    history: History,
    onStop: (error: Stopped) => void,
    make: MakeWorker = takeWorker,
    load: (address: string) => Promise<string> = loadText,
  ) {
    this.#onStop = onStop;
    this.#worker = make();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Tell>) => this.#hear(data));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(event.message || 'its program ended');
    });
    this.#worker.addEventListener('messageerror', () => this.#fail('it said something that cannot be read'));
    this.#start = this.#expect(0, patience.start).then((told) => {
      if (told.type !== 'ready') throw new Stopped('it did not start');
      return told.state;
    });
    // The file comes while the worker's program does, not after it.
    load(definitions).then(
      (text) => this.#tell({ type: 'start', definitions, text, history }),
      (error: Error) => this.#fail(error.message),
    );
  }

  /** Where the world begins. @throws Stopped when it could not be made */
  get started(): Promise<WorldState> {
    return this.#start;
  }

  get isRunning(): boolean {
    return this.#stopped === undefined;
  }

  /**
   * Asks something.
   *
   * @param onMessage gets the messages of a stream until it is stopped
   * @returns what the network tells, with the id by which a stream can be stopped
   * @throws Stopped when the network has stopped; Error with a sentence when it refuses
   */
  async ask<T extends Question['type']>(
    question: WithoutId<Extract<Question, { type: T }>>,
    onMessage?: (text: string) => void,
  ): Promise<Extract<Tell, { type: Answers[T] }>> {
    if (this.#stopped !== undefined) throw this.#stopped;
    this.#count += 1;
    const id = this.#count;
    if (onMessage) this.#streams.set(id, onMessage);
    const answer = this.#expect(id, patience.ask);
    this.#tell({ ...question, id } as Question);
    const told = await answer;
    if (told.type === 'refused') {
      this.#streams.delete(id);
      throw new Error(told.message);
    }
    return told as never;
  }

  /** Ends a stream. */
  stop(id: number): void {
    this.#streams.delete(id);
    this.#tell({ type: 'stop', id });
  }

  /** Ends the network. */
  end(): void {
    this.#stopped ??= new Stopped('it was ended');
    this.#worker.terminate();
    for (const { reject, timer } of this.#open.values()) {
      window.clearTimeout(timer);
      reject(this.#stopped);
    }
    this.#open.clear();
    this.#streams.clear();
  }

  #tell(ask: Ask): void {
    this.#worker.postMessage(ask);
  }

  #expect(id: number, most: number): Promise<Tell> {
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.#fail(`it has not answered for ${most / 1000} seconds`), most);
      this.#open.set(id, { resolve, reject, timer });
    });
  }

  #hear(told: Tell): void {
    if (told.type === 'failed') return this.#fail(told.message);
    if (told.type === 'message') return this.#streams.get(told.id)?.(told.text);
    const id = told.type === 'ready' ? 0 : told.id;
    const waiting = this.#open.get(id);
    this.#open.delete(id);
    window.clearTimeout(waiting?.timer);
    waiting?.resolve(told);
  }

  #fail(reason: string): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = new Stopped(reason);
    const stopped = this.#stopped;
    this.end();
    this.#onStop(stopped);
  }
}
