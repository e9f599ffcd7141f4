import type { WorldDefinitions } from '../world-definitions.ts';
import { Funds, Governance, Liquidity, Staking, Trading, type MarketState } from './areas.ts';
import { Book } from './book.ts';
import { EventStream } from './event-stream.ts';
import { IdSequence } from './id-sequence.ts';
import { marketFacts } from './market-facts.ts';
import type { JsonObject, PastEpoch, Position } from './types.ts';

export interface WorldOptions {
  readonly definitions: WorldDefinitions;
  /** Seconds in which the sandbox lets a proposal's day pass. */
  readonly dayLasts: number;
  /** Milliseconds since 1970; the machine's time where none is given. */
  readonly clock?: () => number;
}

/** Counts what happens within a millisecond. */
export interface Count {
  value: number;
}

/**
 * The state of a make-believe network, by area (`areas.ts`), with its time and its ids. Functions beside this file change it: they
 * are what commands, the clock and the sandbox's own traders do.
 */
export class World {
  readonly definitions: WorldDefinitions;
  readonly dayLasts: number;
  readonly events = new EventStream();
  readonly funds = new Funds(this.events, () => this.now());
  readonly trading = new Trading();
  readonly liquidity = new Liquidity();
  readonly governance: Governance;
  readonly staking = new Staking();
  readonly parties = new Set<string>();
  readonly oracleData: JsonObject[] = [];
  readonly transactions: JsonObject[] = [];
  readonly genesis: number;
  height = 21_350_000;
  epoch = 560;
  epochStarted = 0;
  /** Height of the block that began the epoch. */
  epochFirstBlock = this.height;
  /** By their numbers, the oldest first. */
  readonly pastEpochs = new Map<number, PastEpoch>();
  /** Milliseconds since 1970; the seed runs ahead of the clock, afterwards it is the clock. */
  clock: () => number;
  #count: Count = { value: 0 };
  #ids: IdSequence;

  constructor({ definitions, dayLasts, clock = Date.now }: WorldOptions) {
    this.definitions = definitions;
    this.dayLasts = dayLasts;
    this.governance = new Governance(definitions.network.parameters);
    this.clock = clock;
    this.genesis = clock();
    this.#ids = new IdSequence(this.genesis.toString(16).padStart(16, '0'));
  }

  /** The time in nanoseconds, as the API writes it; no two things that happen have the same one. */
  now(): string {
    this.#count.value += 1;
    return String(BigInt(Math.floor(this.clock())) * 1_000_000n + BigInt(this.#count.value % 1_000_000));
  }

  /** A count of its own for somebody who looks more than once, such as a stream: no two of their times are the same. */
  ownCount(): Count {
    return { ...this.#count };
  }

  /**
   * Runs something that only looks: it leaves no trace, so that what comes after is the same with it and without it.
   *
   * @param count that distinguishes the times that are told meanwhile
   */
  look<T>(run: () => T, count = this.ownCount()): T {
    const own = this.#count;
    this.#count = count;
    try {
      return run();
    } finally {
      this.#count = own;
    }
  }

  /** A new id, 64 hexadecimal digits. */
  newId(): string {
    return this.#ids.next();
  }

  /** Runs something that a transaction asks for: the ids that are made meanwhile come from its signature. */
  withSignature<T>(signature: string, run: () => T): T {
    const own = this.#ids;
    this.#ids = new IdSequence(signature);
    try {
      return run();
    } finally {
      this.#ids = own;
    }
  }

  get chainId(): string {
    return this.definitions.network.chainId;
  }

  addMarket(definition: JsonObject, price: bigint): MarketState {
    const facts = marketFacts(definition, this.funds.assets);
    const state: MarketState = {
      facts,
      definition,
      book: new Book(),
      markPrice: price,
      lastTrade: undefined,
      sequence: 0,
      drift: Number(price),
    };
    this.trading.markets.set(facts.id, state);
    this.events.emit('market', definition);
    return state;
  }

  position(marketId: string, partyId: string): Position {
    const key = `${marketId}|${partyId}`;
    const known = this.trading.positions.get(key);
    if (known) return known;
    const position: Position = {
      marketId,
      partyId,
      openVolume: '0',
      averageEntryPrice: '0',
      realisedPnl: '0',
      unrealisedPnl: '0',
      lossSocialisationAmount: '0',
      positionStatus: 'POSITION_STATUS_UNSPECIFIED',
      updatedAt: this.now(),
    };
    this.trading.positions.set(key, position);
    return position;
  }
}
