import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import type { MarketState } from './areas.ts';
import { submitOrder } from './orders.ts';
import { walletKeys } from './seed.ts';
import { cancelStopOrders, submitStopOrders, triggerStopOrders } from './stop-orders.ts';
import { maker, taker } from './traders.ts';
import type { JsonObject, Order } from './types.ts';
import type { World } from './world.ts';

const definitions = await loadDefinitions();
const marketId = entityId('market');
const party = walletKeys[0].publicKey;
const now = 1_800_000_000_000;
let world: World;
let market: MarketState;
beforeEach(() => {
  world = seededWorld(definitions, now);
  const found = world.trading.markets.get(marketId);
  if (found === undefined) throw new Error('The sandbox has no market of the examples.');
  market = found;
});

const order = (more: JsonObject, from = party): Order =>
  submitOrder(world, from, {
    marketId,
    side: 'SIDE_BUY',
    size: '1',
    type: 'TYPE_LIMIT',
    timeInForce: 'TIME_IN_FORCE_GTC',
    ...more,
  });
const told = ({ status, remaining, ...rest }: Order): unknown => [status, remaining, rest['reason']];
const best = (side: 'SIDE_BUY' | 'SIDE_SELL'): bigint => market.book.levels(side)[0]?.price ?? 0n;
const open = (of = party): bigint => BigInt(world.trading.positions.get(`${marketId}|${of}`)?.openVolume ?? '0');
/** Volume of the other parties on one side, at the best price and all in all. */
const offered = (): { first: bigint; all: bigint } => {
  const volumes = market.book.levels('SIDE_SELL').map(({ volume }) => volume);
  return { first: volumes[0] ?? 0n, all: volumes.reduce((sum, volume) => sum + volume, 0n) };
};
const ioc = { type: 'TYPE_MARKET', timeInForce: 'TIME_IN_FORCE_IOC' };

describe('an order', () => {
  it('rests where nobody meets it, and fills where somebody does', () => {
    expect(told(order({ price: String(best('SIDE_BUY')) }))).toEqual(['STATUS_ACTIVE', '1', undefined]);
    expect(told(order({ price: String(best('SIDE_SELL')) }))).toEqual(['STATUS_FILLED', '0', undefined]);
  });

  it('that must fill whole does with just enough, and trades nothing with one unit less', () => {
    const { first } = offered();
    const price = String(best('SIDE_SELL'));
    const fok = (size: bigint): unknown => told(order({ price, size: String(size), timeInForce: 'TIME_IN_FORCE_FOK' }));
    const before = open();
    expect(fok(first + 1n)).toEqual(['STATUS_STOPPED', String(first + 1n), 'ORDER_ERROR_UNSPECIFIED']);
    expect(open()).toBe(before);
    expect(fok(first)).toEqual(['STATUS_FILLED', '0', undefined]);
  });

  it('that takes what is there stops with the rest', () => {
    const { first } = offered();
    const price = String(best('SIDE_SELL'));
    expect(told(order({ price, size: String(first + 1n), timeInForce: 'TIME_IN_FORCE_IOC' }))).toEqual([
      'STATUS_PARTIALLY_FILLED',
      '1',
      undefined,
    ]);
    expect(told(order({ price: '1', timeInForce: 'TIME_IN_FORCE_IOC' }))).toEqual(['STATUS_STOPPED', '1', undefined]);
  });

  it('that is post-only stops where it would trade, and rests a step before', () => {
    const ask = best('SIDE_SELL');
    expect(told(order({ price: String(ask), postOnly: true }))).toEqual([
      'STATUS_STOPPED',
      '1',
      'ORDER_ERROR_POST_ONLY_ORDER_WOULD_TRADE',
    ]);
    expect(told(order({ price: String(ask - 1n), postOnly: true }))).toEqual(['STATUS_ACTIVE', '1', undefined]);
  });

  it('may expire later, but not before', () => {
    const gtt = (expiresAt: bigint): unknown =>
      told(order({ price: '1', timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: String(expiresAt) }));
    const nanoseconds = BigInt(now) * 1_000_000n;
    expect(gtt(nanoseconds - 1_000_000_000n)).toEqual([
      'STATUS_REJECTED',
      '1',
      'ORDER_ERROR_INVALID_EXPIRATION_DATETIME',
    ]);
    expect(gtt(nanoseconds + 1_000_000_000n)).toEqual(['STATUS_ACTIVE', '1', undefined]);
  });

  it('for an auction alone is refused in continuous trading', () => {
    expect(told(order({ price: '1', timeInForce: 'TIME_IN_FORCE_GFA' }))).toEqual([
      'STATUS_REJECTED',
      '1',
      'ORDER_ERROR_CANNOT_SEND_GFA_ORDER_DURING_CONTINUOUS_TRADING',
    ]);
  });

  it('that meets one of its own party stops', () => {
    const price = String(best('SIDE_SELL') - 1n);
    order({ side: 'SIDE_SELL', price });
    expect(told(order({ price }))).toEqual(['STATUS_STOPPED', '1', 'ORDER_ERROR_SELF_TRADING']);
  });

  it('is refused in a market that is proposed, closed, or not there', () => {
    for (const state of ['STATE_PROPOSED', 'STATE_CLOSED']) {
      market.definition['state' as never] = state as never;
      expect(() => order({ price: '1' })).toThrow('trading not allowed');
    }
    expect(() => order({ price: '1', marketId: '0'.repeat(64) })).toThrow('OrderError: Invalid Market ID');
  });
});

describe('an order that may only reduce', () => {
  const reduce = (side: string, size: bigint): unknown =>
    told(order({ ...ioc, side, size: String(size), reduceOnly: true }));
  const refused = (size: bigint): unknown => [
    'STATUS_STOPPED',
    String(size),
    'ORDER_ERROR_REDUCE_ONLY_ORDER_WOULD_NOT_REDUCE_POSITION',
  ];
  const other = { SIDE_BUY: 'SIDE_SELL', SIDE_SELL: 'SIDE_BUY' } as const;

  it.each(['SIDE_BUY', 'SIDE_SELL'] as const)('after %s closes the position, no more, and opens none', (side) => {
    // Whatever the party began with is closed first.
    if (open() !== 0n)
      order({ ...ioc, side: open() > 0n ? 'SIDE_SELL' : 'SIDE_BUY', size: String(open() > 0n ? open() : -open()) });
    expect(open()).toBe(0n);
    expect(reduce(side, 1n)).toEqual(refused(1n));
    order({ ...ioc, side, size: '2' });
    expect(open()).toBe(side === 'SIDE_BUY' ? 2n : -2n);
    expect(reduce(side, 1n)).toEqual(refused(1n));
    expect(reduce(other[side], 3n)).toEqual(refused(3n));
    expect(reduce(other[side], 2n)).toEqual(['STATUS_FILLED', '0', undefined]);
    expect(open()).toBe(0n);
  });
});

describe('a stop order', () => {
  const setup = (price: bigint, more: JsonObject = {}): JsonObject => ({
    price: String(price),
    orderSubmission: { marketId, side: 'SIDE_SELL', size: '1', ...ioc },
    ...more,
  });
  const last = (): bigint => BigInt(market.lastTrade?.price ?? '0');
  const states = (): unknown[] =>
    [...world.trading.stopOrders.values()]
      .map(({ stopOrder }) => stopOrder as JsonObject)
      .filter(({ partyId }) => partyId === party)
      .map(({ status }) => status)
      .slice(before);
  let before = 0;
  beforeEach(() => {
    before = 0;
    before = states().length;
  });

  it.each([
    ['risesAbove', 0n, 'STATUS_TRIGGERED'],
    ['risesAbove', 1n, 'STATUS_PENDING'],
    ['fallsBelow', 0n, 'STATUS_TRIGGERED'],
    ['fallsBelow', -1n, 'STATUS_PENDING'],
  ])('%s that lies %i from the last price is then %s', (name, away, status) => {
    submitStopOrders(world, party, { [name]: setup(last() + away) });
    expect(states()).toEqual(['STATUS_PENDING']);
    triggerStopOrders(world);
    expect(states()).toEqual([status]);
  });

  it('that triggers sends its order, and stops the other of its pair', () => {
    submitStopOrders(world, party, { fallsBelow: setup(1n), risesAbove: setup(last()) });
    const orders = world.trading.orders.size;
    triggerStopOrders(world);
    expect(states()).toEqual(['STATUS_STOPPED', 'STATUS_TRIGGERED']);
    expect(world.trading.orders.size).toBe(orders + 1);
    // What has ended does not trigger again.
    triggerStopOrders(world);
    expect(world.trading.orders.size).toBe(orders + 1);
  });

  it('waits for its price where it trails', () => {
    const { orderSubmission = null } = setup(1n);
    submitStopOrders(world, party, { fallsBelow: { trailingPercentOffset: '0.1', orderSubmission } });
    triggerStopOrders(world);
    expect(states()).toEqual(['STATUS_PENDING']);
  });

  it('is cancelled by its id, its market, or all of them, by its party alone', () => {
    const three = (): void => {
      for (let count = 0; count < 3; count += 1) submitStopOrders(world, party, { fallsBelow: setup(1n) });
    };
    three();
    const id = [...world.trading.stopOrders.keys()].at(-1) ?? '';
    const commands: JsonObject[] = [{ stopOrderId: id, marketId }, { marketId }, {}];
    for (const command of commands) cancelStopOrders(world, taker, command);
    cancelStopOrders(world, party, { marketId: '0'.repeat(64) });
    expect(states()).toEqual(Array(3).fill('STATUS_PENDING'));
    cancelStopOrders(world, party, { stopOrderId: id, marketId });
    expect(states()).toEqual(['STATUS_PENDING', 'STATUS_PENDING', 'STATUS_CANCELLED']);
    cancelStopOrders(world, party, { marketId });
    expect(states()).toEqual(Array(3).fill('STATUS_CANCELLED'));
    submitStopOrders(world, party, { fallsBelow: setup(1n) });
    cancelStopOrders(world, party, {});
    expect(states().at(-1)).toBe('STATUS_CANCELLED');
  });

  it('makes none for a market that is not there, and takes the transaction', () => {
    const elsewhere = setup(1n);
    (elsewhere['orderSubmission'] as Record<string, unknown>)['marketId'] = '0'.repeat(64);
    const before = states().length;
    submitStopOrders(world, maker, { fallsBelow: elsewhere });
    expect(states()).toHaveLength(before);
  });
});
