/** What the world holds. */
import type { Dec } from '../../protocol-math/decimal.ts';
import type { JsonObject } from '../../common/json.ts';

export type { Json, JsonObject } from '../../common/json.ts';

export type Side = 'SIDE_BUY' | 'SIDE_SELL';

export interface Order extends JsonObject {
  id: string;
  marketId: string;
  partyId: string;
  side: Side;
  price: string;
  size: string;
  remaining: string;
  timeInForce: string;
  type: string;
  status: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  reference: string;
  version: string;
  liquidityProvisionId: string;
  postOnly: boolean;
  reduceOnly: boolean;
}

export interface Trade extends JsonObject {
  id: string;
  marketId: string;
  price: string;
  size: string;
  buyer: string;
  seller: string;
  aggressor: Side;
  buyOrder: string;
  sellOrder: string;
  timestamp: string;
}

export interface Account extends JsonObject {
  owner: string;
  asset: string;
  marketId: string;
  type: string;
  balance: string;
}

export interface Position extends JsonObject {
  marketId: string;
  partyId: string;
  openVolume: string;
  averageEntryPrice: string;
  realisedPnl: string;
  unrealisedPnl: string;
  updatedAt: string;
}

export interface Vote extends JsonObject {
  partyId: string;
  proposalId: string;
  value: string;
  timestamp: string;
}

export interface Proposal extends JsonObject {
  id: string;
  reference: string;
  partyId: string;
  state: string;
  timestamp: string;
  terms: JsonObject;
  rationale: JsonObject;
}

/** An epoch that has ended. The block that ends it is the first of the next one. */
export interface PastEpoch {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly firstBlock: number;
  readonly lastBlock: number;
}

/** What one market trades with, read once from its definition. */
export interface MarketFacts {
  readonly id: string;
  readonly asset: string;
  readonly decimals: number;
  readonly positionDecimals: number;
  /** Amount in the asset's smallest unit = price × size × factor, where both are the API's integers. */
  readonly notionalFactor: { readonly numerator: bigint; readonly denominator: bigint };
  readonly fees: { readonly maker: number; readonly infrastructure: number; readonly liquidity: number };
}

/** How a liquidity provider has kept its commitment: in this epoch block by block, and in those before. */
export interface Performance {
  readonly marketId: string;
  readonly party: string;
  blocks: number;
  met: number;
  required: bigint;
  buys: bigint;
  sells: bigint;
  last: { readonly fraction: Dec; readonly feePenalty: Dec; readonly bondPenalty: Dec } | undefined;
  /** Fee penalties of single past epochs, the latest last. */
  penalties: Dec[];
}

/** What happens in the world: one entry for each kind of object that streams carry. */
export interface Events {
  order: Order;
  trade: Trade;
  account: Account;
  position: Position;
  marketData: JsonObject;
  depth: JsonObject;
  marginLevels: JsonObject;
  liquidityProvision: JsonObject;
  proposal: Proposal;
  vote: Vote;
  transfer: JsonObject;
  stopOrder: JsonObject;
  ledgerMovement: JsonObject;
  withdrawal: JsonObject;
  oracleData: JsonObject;
  delegation: JsonObject;
  candle: JsonObject;
  block: JsonObject;
  transaction: JsonObject;
  market: JsonObject;
  asset: JsonObject;
  networkParameter: JsonObject;
}

export type EventName = keyof Events;
