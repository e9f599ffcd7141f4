import type { Hono } from 'hono';
import { noon } from '../../reference/examples/times.ts';
import type { Operation, ServiceKey } from '../../reference/model/operation.ts';
import { makeService, type Service } from '../answers/service.ts';
import { changing } from '../answers/transactions.ts';
import { answerHeader, type WorldContext } from '../context.ts';
import { RequestLog } from '../requests.ts';
import { restApp } from '../rest/rest-app.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import { epochSeconds, nextBlock } from '../world/clock.ts';
import { seed as fill } from '../world/seed.ts';
import { randomNumbers } from '../world/traders.ts';
import { World } from '../world/world.ts';
import { operationForm } from './operation-form.ts';
import type { PageAnswer } from './answers-and-choices.ts';
import type { OperationForm, PageRequest, WorldState } from './protocol.ts';
import { countSteps, limits, withStep, type History, type Step } from './steps.ts';

/** When every world in a page begins: the day that the reference's examples happen on. */
const start = Number(noon) * 1000;
/** Milliseconds between two blocks. */
const blockTime = 1000;
/** In how many blocks the two hours before a world's beginning pass: the fewer, the sooner it is there. */
const seedBlocks = 12;
/** Seconds in which a day passes for proposals, as in `npm run sandbox`. */
const dayLasts = 10;

/** What was asked is more than a world in a page takes; the message says what to do. */
export class TooMuch extends Error {}

/** Takes a step of the wallet's once more: its part of the program is loaded apart. */
export type Replay = (network: PageNetwork, step: Extract<Step, { operation: string }>) => Promise<void>;

/** An answer that may go on. */
export interface Answered {
  readonly answer: PageAnswer;
  /** Ends a stream; nothing for other answers. */
  stop(): void;
}

/** A make-believe network in this program: no server, no clock of its own, and the same for the same history. */
export class PageNetwork {
  readonly #context: WorldContext;
  readonly #apps: Readonly<Record<ServiceKey, Hono>>;
  readonly #random: () => number;
  readonly #seed: number;
  #steps: readonly Step[] = [];
  #now = start;

  /** Makes the world and takes the steps of its history. @throws TooMuch when they are more than it takes */
  constructor(definitions: WorldDefinitions, { seed }: History) {
    this.#seed = seed;
    this.#random = randomNumbers(seed);
    const world = new World({ definitions, dayLasts, clock: () => this.#now });
    fill(world, this.#random, seedBlocks);
    const service = makeService(definitions, world);
    // Who only asks leaves no trace.
    const looking: Service = {
      ...service,
      answer: (rpc, request) =>
        changing.has(rpc.rpcName) ? service.answer(rpc, request) : world.look(() => service.answer(rpc, request)),
    };
    this.#context = { definitions, world, service: looking, requests: new RequestLog() };
    const of = (...services: string[]): readonly Operation[] =>
      definitions.model.operations.filter((operation) => services.includes(operation.service));
    const dataNode = restApp(this.#context, of('data-v2', 'core'));
    this.#apps = {
      'data-v2': dataNode,
      core: dataNode,
      state: restApp(this.#context, of('state')),
      explorer: restApp(this.#context, of('explorer'), '/rest'),
    };
  }

  /** A network that has come to where its history leads. @throws TooMuch when that is more than a world takes */
  static async open(definitions: WorldDefinitions, history: History, replay?: Replay): Promise<PageNetwork> {
    const network = new PageNetwork(definitions, history);
    for (const step of history.steps) {
      if ('blocks' in step) network.move(step.blocks);
      else if (step.operation.startsWith('Wallet_')) await replay?.(network, step);
      else {
        const { path } = network.#operation(step.operation);
        await network.send({ operation: step.operation, path, body: JSON.stringify(step.body) });
      }
    }
    return network;
  }

  get world(): World {
    return this.#context.world;
  }

  /** What other interfaces of this network are answered with. */
  get context(): WorldContext {
    return this.#context;
  }

  get state(): WorldState {
    const { height, epoch } = this.world;
    return {
      seed: this.#seed,
      steps: this.#steps,
      height,
      epoch,
      time: this.#now,
      blocksLeft: limits.blocks - countSteps(this.#steps).blocks,
    };
  }

  /** What an operation takes. @throws Error for an operation that there is not */
  form(operation: string): OperationForm {
    return operationForm(this.#context.definitions.model, this.world, this.#operation(operation));
  }

  /** Lets time pass. @throws TooMuch when the world has taken all its blocks */
  move(blocks: number | 'epoch'): void {
    const left = epochSeconds * 1000 - (this.#now - this.world.epochStarted);
    const count = blocks === 'epoch' ? Math.max(1, Math.ceil(left / blockTime)) : blocks;
    if (count > this.state.blocksLeft)
      throw new TooMuch(`A world in a page takes ${limits.blocks} blocks. Begin again to go on.`);
    for (let block = 0; block < count; block += 1) {
      this.#now += blockTime;
      nextBlock(this.world, this.#random);
    }
    this.#steps = withStep(this.#steps, { blocks: count });
  }

  /**
   * Sends a request, as a program would to a node.
   *
   * @param onMessage gets each message of a stream, a JSON document, until the stream is stopped
   * @throws TooMuch when the world takes no more transactions, or not so long ones
   */
  async send(request: PageRequest, onMessage: (text: string) => void = () => undefined): Promise<Answered> {
    const operation = this.#operation(request.operation);
    const step = this.#stepOf(operation, request.body);
    const began = performance.now();
    const prefix = operation.service === 'explorer' ? '/rest' : '';
    const response = await this.#apps[operation.service].fetch(
      new Request(`http://network.invalid${prefix}${request.path}`, { method: operation.method }),
      { body: request.body },
    );
    if (step !== undefined) this.#steps = withStep(this.#steps, step);
    const streams = response.ok && operation.delivery.endsWith('stream');
    const bytes = streams ? new Uint8Array() : new Uint8Array(await response.arrayBuffer());
    const isText = /json|text|csv/.test(response.headers.get('content-type') ?? '');
    const answer: PageAnswer = {
      status: response.status,
      headers: [...response.headers],
      text: isText ? new TextDecoder().decode(bytes) : '',
      size: bytes.length,
      took: performance.now() - began,
      source: (response.headers.get(answerHeader) ?? 'world') as PageAnswer['source'],
      streams,
    };
    return { answer, stop: streams && response.body ? readLines(response.body, onMessage) : () => undefined };
  }

  #operation(id: string): Operation {
    const operation = this.#context.definitions.model.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    return operation;
  }

  /** What a request adds to the history: nothing where it only asks. */
  #stepOf({ id, rpc }: Operation, body = ''): Step | undefined {
    if (body.length > limits.body)
      throw new TooMuch(`A request in a page has at most ${limits.body} characters, and this one ${body.length}.`);
    if (!changing.has(rpc.rpcName)) return undefined;
    const json = parse(body);
    if (json === undefined) return undefined;
    this.mayTake();
    return { operation: id, body: json };
  }

  /** @throws TooMuch when the world takes no more transactions */
  mayTake(): void {
    if (countSteps(this.#steps).transactions >= limits.transactions)
      throw new TooMuch(
        `A world in a page takes ${limits.transactions} transactions and changes of the wallet. Begin again to go on.`,
      );
  }

  /** Adds to the history what another interface changed. */
  keep(step: Step): void {
    this.#steps = withStep(this.#steps, step);
  }
}

function parse(text: string): Extract<Step, { operation: string }>['body'] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Extract<Step, { operation: string }>['body'])
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a stream line by line, until the returned function is called. */
function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): () => void {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const read = async (): Promise<void> => {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') onLine(line);
    }
  };
  void read();
  return () => void reader.cancel();
}
