import type { Book } from './book.ts';
import type { EventStream } from './event-stream.ts';
import { Ledger } from './ledger.ts';
import type { JsonObject, MarketFacts, Order, Performance, Position, Proposal, Trade, Vote } from './types.ts';

/** A market with all that belongs to it. */
export interface MarketState {
  readonly facts: MarketFacts;
  /** The definition, `vega.Market`. */
  readonly definition: JsonObject;
  readonly book: Book;
  markPrice: bigint;
  lastTrade: Trade | undefined;
  /** Counts changes of the book. */
  sequence: number;
  /** The reference price that the sandbox's own traders walk around. */
  drift: number;
}

/** What is traded and who holds what of it. */
export class Trading {
  readonly markets = new Map<string, MarketState>();
  readonly orders = new Map<string, Order>();
  readonly orderVersions = new Map<string, Order[]>();
  readonly stopOrders = new Map<string, JsonObject>();
  readonly trades: Trade[] = [];
  /** By market and party, `market|party`. */
  readonly positions = new Map<string, Position>();
}

/** What providers have committed, and how they keep to it. */
export class Liquidity {
  readonly provisions = new Map<string, JsonObject>();
  /** Changes of commitments that wait for the next epoch, by the keys of the commitments. */
  readonly pending = new Map<string, JsonObject>();
  readonly performances = new Map<string, Performance>();
}

/** What is voted on, and the parameters that votes change. */
export class Governance {
  readonly proposals = new Map<string, Proposal>();
  /** When a proposal closes and takes effect on the sandbox's clock, in milliseconds. */
  readonly proposalTimes = new Map<string, { readonly closes: number; readonly enacts: number }>();
  readonly votes: Vote[] = [];
  readonly parameters: Map<string, string>;

  /** @param parameters values that the network begins with, by their keys */
  constructor(parameters: Readonly<Record<string, string>>) {
    this.parameters = new Map(Object.entries(parameters));
  }
}

/** Assets, the accounts that hold them, and what moves between accounts and out of the network. */
export class Funds {
  readonly assets = new Map<string, JsonObject>();
  readonly ledger: Ledger;
  readonly deposits = new Map<string, JsonObject>();
  readonly withdrawals = new Map<string, JsonObject>();
  readonly transfers = new Map<string, JsonObject>();

  constructor(events: EventStream, now: () => string) {
    this.ledger = new Ledger(events, now);
  }
}

/** Validators and who nominates them. */
export class Staking {
  /** Nodes as their operators made them known; `nodes.ts` adds the stakes and scores of an epoch. */
  readonly nodes = new Map<string, JsonObject>();
  /** Each holds from its epoch on, until there is a later one of the same party and node. */
  readonly delegations: JsonObject[] = [];
  /** Stake linked to a party, in the governance token's smallest unit. */
  readonly stake = new Map<string, bigint>();
}
