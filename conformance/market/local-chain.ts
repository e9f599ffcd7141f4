import { fromBinary, fromJson, toBinary, toJson, type JsonValue } from '@bufbuild/protobuf';
import { Client, credentials, type ClientDuplexStream } from '@grpc/grpc-js';
import { createHash, randomBytes } from 'node:crypto';
import { ask } from '../ask.ts';
import type { Descriptors } from '../definitions.ts';

/** Where a core node with the null chain answers. */
export interface LocalChainAddresses {
  /** REST of the core node. */
  readonly core: string;
  /** Host and port of its gRPC server, for the event stream. */
  readonly coreGrpc: string;
  /** HTTP address at which the null chain moves its time. */
  readonly nullChain: string;
}

/** Protobuf's JSON of an object. */
export type Json = Record<string, unknown>;

/** An event of the core's bus: its kind's member and what that holds. */
export interface BusEvent {
  /** Height of the block in which it was made. */
  readonly block: number;
  /** Its number among the events of that block. */
  readonly order: number;
  /** Name of the member that is set, `ledgerMovements`. */
  readonly kind: string;
  readonly value: Json;
}

/** What came of one transaction. */
export interface Sent {
  /** The id that the network gives to the first thing which the transaction makes. */
  readonly id: string;
  /** Events of its block. */
  readonly events: readonly BusEvent[];
  /** Why it failed; undefined when it did not. */
  readonly error: string | undefined;
}

const deadline = 60_000;
/** How long events may be late until a further block is made. */
const patience = 1000;
const same = (a: unknown, b: string): boolean => String(a).toLowerCase() === b;
const sha3 = (bytes: Buffer): string => createHash('sha3-256').update(bytes).digest('hex');

/**
 * A core node with the null chain, which makes a block of each transaction, moves its clock when it is told to, and looks
 * at no signature: transactions go in for any public key.
 */
export class LocalChain {
  readonly #blocks = new Map<number, BusEvent[]>();
  #ordered: readonly BusEvent[] | undefined;
  readonly #client: Client;
  readonly #stream: ClientDuplexStream<Buffer, Buffer>;
  /** The first block whose events are all awaited; earlier ones may have begun before the stream was open. */
  #first: number | undefined;
  #problem: Error | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(
    readonly addresses: LocalChainAddresses,
    readonly descriptors: Descriptors,
  ) {
    const bytes = (buffer: Buffer): Buffer => buffer;
    this.#client = new Client(addresses.coreGrpc, credentials.createInsecure());
    this.#stream = this.#client.makeBidiStreamRequest('/vega.api.v1.CoreService/ObserveEventBus', bytes, bytes, {});
    this.#stream.on('data', (bytes: Buffer) => {
      this.#take(bytes);
    });
    this.#stream.on('error', (error: Error) => {
      this.#problem = error;
      this.#wake();
    });
    this.#stream.on('end', () => {
      this.#problem ??= new Error('the node closed it, as it does when events are not taken fast enough');
      this.#wake();
    });
    this.#stream.write(this.#encode('vega.api.v1.ObserveEventBusRequest', { type: eventTypes(descriptors) }));
  }

  /** Opens the event stream and makes a block, so that it is known to flow. */
  static async open(addresses: LocalChainAddresses, descriptors: Descriptors): Promise<LocalChain> {
    const chain = new LocalChain(addresses, descriptors);
    const { height } = (await chain.get('/blockchain/height')) as { height: string };
    await chain.#post(new URL('/api/v1/forwardtime', addresses.nullChain), { forward: '2s' });
    await chain.#until(
      () => chain.#isWhole(Number(height) + 2),
      () => 'The first block with all its events',
    );
    chain.#first = Number(height) + 2;
    return chain;
  }

  close(): void {
    this.#stream.cancel();
    this.#client.close();
  }

  /** Sends one command for a party and waits for the end of its block. */
  async send(party: string, command: Json): Promise<Sent> {
    const signature = randomBytes(64);
    const inputData = this.#encode('vega.commands.v1.InputData', {
      nonce: String(randomBytes(7).readUIntBE(0, 6)),
      blockHeight: String(await this.#height()),
      ...command,
    });
    const tx = this.#encode('vega.commands.v1.Transaction', {
      inputData: inputData.toString('base64'),
      signature: { value: signature.toString('hex'), algo: 'vega/ed25519', version: 1 },
      pubKey: party,
      version: 'TX_VERSION_V3',
    });
    const from = await this.#height();
    const response = await this.#post(new URL('/transaction/raw', this.addresses.core), {
      tx: tx.toString('base64'),
      type: 'TYPE_SYNC',
    });
    if ((JSON.parse(response) as { success?: boolean }).success !== true)
      throw new Error(`${Object.keys(command).join()}: ${response}`);
    const hash = createHash('sha256').update(tx).digest('hex');
    // A busy node says that it has the transaction, and its height, before the block of it is made.
    const outcome = (): BusEvent | undefined =>
      this.events().findLast(({ kind, value }) => kind === 'transactionResult' && same(value['hash'], hash));
    // Of what validators report no result is told.
    if (!('chainEvent' in command))
      await this.#until(
        () => outcome() !== undefined,
        () => `The result of ${Object.keys(command).join()}`,
      );
    const result = outcome();
    const events = await this.#since(from, result?.block);
    const failure = result?.value['failure'] as { error?: string } | undefined;
    return { id: sha3(signature), events, error: failure?.error };
  }

  /** Sends a command that is to succeed. */
  async must(party: string, command: Json): Promise<Sent> {
    const sent = await this.send(party, command);
    if (sent.error !== undefined) throw new Error(`${sent.error}: ${JSON.stringify(command).slice(0, 300)}`);
    return sent;
  }

  /** Moves the clock, a second for each block, and gives the events of these blocks. */
  async forward(seconds: number): Promise<readonly BusEvent[]> {
    const from = await this.#height();
    await this.#post(new URL('/api/v1/forwardtime', this.addresses.nullChain), { forward: `${seconds}s` });
    return this.#since(from, from + seconds);
  }

  /** All events since the stream was opened, in the order in which the core made them. */
  events(): readonly BusEvent[] {
    this.#ordered ??= [...this.#blocks]
      .filter(([height]) => height >= (this.#first ?? 0))
      .sort(([a], [b]) => a - b)
      .flatMap(([, events]) => events);
    return this.#ordered;
  }

  async get(path: string): Promise<Json> {
    return (await (await ask(new URL(path, this.addresses.core))).json()) as Json;
  }

  /** Seconds of the chain's clock. */
  now(): number {
    const time = this.last('timeUpdate')?.value['timestamp'];
    if (time === undefined) throw new Error('The event stream has told no time yet.');
    return Number(BigInt(String(time)) / 1_000_000_000n);
  }

  last(kind: string, fits: (value: Json) => boolean = () => true): BusEvent | undefined {
    return this.events().findLast((event) => event.kind === kind && fits(event.value));
  }

  async #height(): Promise<number> {
    return Number(((await this.get('/blockchain/height')) as { height: string }).height);
  }

  /** Events of the blocks after that height, once every block that has been made, and the least that is asked for, is whole. */
  async #since(height: number, least = 0): Promise<readonly BusEvent[]> {
    const now = Math.max(least, await this.#height());
    for (let block = height + 1; block <= now; block += 1)
      await this.#until(
        () => this.#isWhole(block),
        () => this.#missing(block),
      );
    return this.events().filter(({ block }) => block > height && block <= now);
  }

  /** The stream groups events by their kind: a block is whole when no number up to that of its end is missing. */
  #isWhole(height: number): boolean {
    const events = this.#blocks.get(height) ?? [];
    const end = events.find(({ kind }) => kind === 'endBlock');
    return end !== undefined && events.filter(({ order }) => order <= end.order).length === end.order;
  }

  #encode(name: string, value: Json): Buffer {
    const { registry } = this.descriptors;
    const type = registry.getMessage(name);
    if (!type) throw new Error(`The definitions have no message ${name}.`);
    return Buffer.from(toBinary(type, fromJson(type, value as JsonValue, { registry })));
  }

  async #post(address: URL, body: Json): Promise<string> {
    const response = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address.href}: status ${response.status}, ${text.slice(0, 300)}`);
    return text;
  }

  #take(bytes: Buffer): void {
    const { registry } = this.descriptors;
    const type = registry.getMessage('vega.api.v1.ObserveEventBusResponse');
    if (!type) throw new Error('The definitions have no answer of the event stream.');
    const { events = [] } = toJson(type, fromBinary(type, bytes), { registry, alwaysEmitImplicit: true }) as {
      events?: Json[];
    };
    for (const event of events) {
      const [kind, value] = Object.entries(event).find(
        ([name, held]) => held !== null && typeof held === 'object' && !Array.isArray(held) && name !== 'version',
      ) ?? ['none', {}];
      const [block = NaN, order = NaN] = String(event['id']).split('-').map(Number);
      const events = this.#blocks.get(block) ?? [];
      events.push({ block, order, kind, value: value as Json });
      this.#blocks.set(
        block,
        events.sort((a, b) => a.order - b.order),
      );
    }
    this.#ordered = undefined;
    this.#wake();
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Names the gaps in the events of a block. */
  #missing(height: number): string {
    const events = this.#blocks.get(height) ?? [];
    const end = events.find(({ kind }) => kind === 'endBlock');
    if (!end) return `The end of block ${height}`;
    const there = new Map(events.map(({ order, kind }) => [order, kind]));
    const gaps = Array.from({ length: end.order }, (_, index) => index + 1).filter((order) => !there.has(order));
    const after = gaps.map((order) => `${order} after ${there.get(order - 1) ?? 'another gap'}`);
    return `Of ${end.order} events in block ${height} the numbers ${after.join(', ')}`;
  }

  async #until(done: () => boolean, what: () => string): Promise<void> {
    if (done()) return;
    await new Promise<void>((resolve, reject) => {
      const end = (error?: Error): void => {
        clearTimeout(timer);
        clearInterval(nudge);
        this.#waiting.delete(look);
        if (error) reject(error);
        else resolve();
      };
      const look = (): void => {
        if (this.#problem)
          end(new Error(`The event stream ended while waiting for ${what()}: ${this.#problem.message}`));
        else if (done()) end();
      };
      // What a node could not hand over at once it holds back until it has more to tell, which a further block gives it.
      const nudge = setInterval(() => {
        console.log('NUDGE', what());
        this.#post(new URL('/api/v1/forwardtime', this.addresses.nullChain), { forward: '1s' }).catch(end);
      }, patience);
      const timer = setTimeout(() => {
        end(new Error(`${what()} did not come within ${deadline / 1000} seconds.`));
      }, deadline);
      this.#waiting.add(look);
    });
  }
}

/** Every kind of event that can be asked for by name; asking for all of them leaves out errors of transactions. */
function eventTypes({ registry }: Descriptors): string[] {
  return (registry.getEnum('vega.events.v1.BusEventType')?.values ?? [])
    .map(({ name }) => name)
    .filter((name) => !/_(UNSPECIFIED|ALL|STREAM_START|SPOT_LIQUIDITY_PROVISION)$/.test(name));
}
