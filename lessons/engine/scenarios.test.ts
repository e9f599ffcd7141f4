/** Scenarios of the release's own integration tests, replayed order by order: what they expect stands beside each. */
import { describe, expect, it } from 'vitest';
import { account } from './accounts.ts';
import { Market, type Submission } from './market.ts';
import type { MarketSettings } from './settings.ts';

const scaling = { searchLevel: '1.1', initialMargin: '1.2', collateralRelease: '1.4' };
const overkill = { searchLevel: '3.2', initialMargin: '4', collateralRelease: '5' };
const noFees = { makerFee: '0', infrastructureFee: '0', liquidityFee: '0' };

function marketOf(settings: Partial<MarketSettings>, deposits: Readonly<Record<string, number>>): Market {
  const market = new Market({
    riskFactorLong: '0',
    riskFactorShort: '0',
    linearSlippageFactor: '0',
    scaling,
    ...noFees,
    ...settings,
  });
  for (const [party, amount] of Object.entries(deposits)) market.ledger.endow(account.general(party), amount);
  return market;
}

function open(market: Market, orders: readonly Submission[]): void {
  market.auction = true;
  for (const order of orders) market.submit(order);
  market.uncross();
}

const buy = (party: string, size: number, price: number): Submission => ({ party, side: 'buy', size, price });
const sell = (party: string, size: number, price: number): Submission => ({ party, side: 'sell', size, price });
/** Orders "with ticks": each in a block of its own. */
const tick = (market: Market, ...orders: readonly Submission[]): ReturnType<Market['submit']>[] =>
  orders.map((order) => {
    const result = market.submit(order);
    market.endBlock();
    return result;
  });
const balances = (market: Market, party: string): readonly number[] => [
  market.ledger.balance(account.margin(party)),
  market.ledger.balance(account.general(party)),
];
const rich = 1_000_000_000_000;

describe('core/integration/features/verified/verified-positions-resolution-1.feature', () => {
  it('keeps a distressed position that the book cannot take', () => {
    const deposits = { sellSide: rich, buySide: rich, looser: 11_600, aux: rich, aux2: rich };
    const market = marketOf({ linearSlippageFactor: '0.9145', scaling: overkill }, deposits);
    const money = market.ledger.total();
    open(market, [buy('aux', 10, 1), sell('aux', 10, 2000), buy('aux', 1, 150), sell('aux2', 1, 150)]);
    expect(market.markPrice).toBe(150);
    const [, provider] = tick(market, sell('sellSide', 290, 150), buy('buySide', 1, 140));
    tick(market, buy('looser', 290, 150));
    expect(balances(market, 'looser')).toEqual([11_600, 0]);
    expect(market.levels('looser')).toEqual({
      maintenance: 39_781,
      search: 127_299,
      initial: 159_124,
      release: 198_905,
    });
    if (provider) market.cancel(provider.order);
    tick(market, buy('buySide', 1, 40));
    tick(market, sell('sellSide', 1, 120), buy('buySide', 1, 120));
    expect(balances(market, 'looser')).toEqual([2900, 0]);
    expect(balances(market, 'sellSide')).toEqual([127_740, 999_999_880_960]);
    expect(balances(market, 'buySide')).toEqual([320, 999_999_999_680]);
    expect(balances(market, 'aux')).toEqual([320, 999_999_999_650]);
    expect(balances(market, 'aux2')).toEqual([440, 999_999_999_590]);
    expect(market.levels('looser')).toEqual({
      maintenance: 31_825,
      search: 101_840,
      initial: 127_300,
      release: 159_125,
    });
    expect(['looser', 'sellSide', 'buySide', 'aux', 'aux2'].map((party) => market.position(party))).toEqual([
      290, -291, 1, 1, -1,
    ]);
    expect(market.ledger.balance(account.insurance)).toBe(0);
    expect(market.ledger.total()).toBe(money);
  });
});

describe('core/integration/features/verified/verified-positions-resolution-4.feature', () => {
  it('closes a position out and shares the loss that nobody can pay', () => {
    const deposits = { sellSide: rich, buySide: rich, looser: 10_000, auxiliary: rich, auxiliary2: rich };
    const market = marketOf({ linearSlippageFactor: '0.5349', scaling: overkill }, deposits);
    const money = market.ledger.total();
    open(market, [
      buy('auxiliary2', 1, 1),
      sell('auxiliary', 1, 1000),
      sell('auxiliary', 10, 180),
      buy('auxiliary2', 10, 180),
    ]);
    const [first] = tick(market, sell('sellSide', 150, 200), buy('buySide', 50, 190), buy('buySide', 50, 180));
    const [sold] = tick(market, sell('looser', 100, 180));
    expect(sold?.trades.map(({ price, size }) => [price, size])).toEqual([
      [190, 50],
      [180, 50],
    ]);
    expect(market.markPrice).toBe(180);
    expect(market.book.orders('sell').map(({ price, remaining }) => [price, remaining])).toEqual([
      [200, 150],
      [1000, 1],
    ]);
    expect(balances(market, 'looser')).toEqual([8000, 2500]);
    expect(market.levels('looser')).toEqual({ maintenance: 2000, search: 6400, initial: 8000, release: 10_000 });
    if (first) market.cancel(first.order);
    tick(market, sell('sellSide', 150, 350));
    tick(market, sell('sellSide', 1, 300), buy('buySide', 1, 300));
    expect(market.markPrice).toBe(300);
    expect(market.position('looser')).toBe(0);
    expect(market.position('buySide')).toBe(101);
    expect(balances(market, 'looser')).toEqual([0, 0]);
    expect(market.ledger.balance(account.insurance)).toBe(0);
    const [taken, none, noBuyer] = tick(
      market,
      { ...buy('buySide', 50, 350), timeInForce: 'FOK' },
      { ...buy('buySide', 1, 350), timeInForce: 'FOK' },
      { ...sell('sellSide', 1, 2), timeInForce: 'FOK' },
    );
    expect([taken, none, noBuyer].map((result) => result?.trades.length)).toEqual([1, 0, 0]);
    expect(market.ledger.total()).toBe(money);
  });
});

describe('core/integration/features/verified/0029-FEES-trading_fees.feature', () => {
  it('S001: the party that comes last pays the fees', () => {
    const market = marketOf(
      {
        riskFactorLong: '0.2',
        riskFactorShort: '0.1',
        linearSlippageFactor: '1',
        makerFee: '0.005',
        infrastructureFee: '0.002',
        liquidityFee: '0.1',
      },
      { aux1: 100_000_000, aux2: 100_000_000, trader3: 10_000, trader4: 10_000, lpprov: 100_000_000 },
    );
    open(market, [
      buy('lpprov', 100, 890),
      sell('lpprov', 100, 1110),
      buy('aux1', 10, 1000),
      sell('aux2', 10, 1000),
      buy('aux1', 1, 900),
      sell('aux2', 1, 1100),
    ]);
    expect(market.markPrice).toBe(1000);
    tick(market, buy('trader3', 3, 1002));
    expect(balances(market, 'trader3')).toEqual([720, 9280]);
    market.ledger.take();
    const { trades } = market.submit(sell('trader4', 4, 1002));
    expect(trades).toEqual([{ buyer: 'trader3', seller: 'trader4', price: 1002, size: 3 }]);
    const fees = market.ledger.take().filter(({ type }) => type.includes('FEE'));
    expect(fees.map(({ from, to, amount }) => [from.owner, from.type, to.owner, to.type, amount])).toEqual([
      ['trader4', 'ACCOUNT_TYPE_GENERAL', undefined, 'ACCOUNT_TYPE_FEES_MAKER', 16],
      ['trader4', 'ACCOUNT_TYPE_GENERAL', undefined, 'ACCOUNT_TYPE_FEES_INFRASTRUCTURE', 7],
      ['trader4', 'ACCOUNT_TYPE_GENERAL', undefined, 'ACCOUNT_TYPE_FEES_LIQUIDITY', 301],
      [undefined, 'ACCOUNT_TYPE_FEES_MAKER', 'trader3', 'ACCOUNT_TYPE_GENERAL', 16],
    ]);
    market.endBlock();
    expect(market.markPrice).toBe(1002);
    expect(balances(market, 'trader3')).toEqual([1114, 8902]);
    expect(balances(market, 'trader4')).toEqual([726, 8950]);
    expect(market.ledger.balance(account.infrastructureFees)).toBe(7);
    expect(market.ledger.balance(account.liquidityFees)).toBe(301);
  });
});

describe('core/integration/features/auctions/2952-opening-auction-uncrossing.feature', () => {
  it('uncrosses at one price and leaves what is over on the book', () => {
    const rf = { riskFactorLong: '0.0862878105813663', riskFactorShort: '0.0937092234842849' };
    const market = marketOf(rf, { party1: rich, party2: rich });
    market.auction = true;
    market.submit(buy('party2', 1, 950_000));
    market.submit({ ...buy('party1', 1, 1_000_000), timeInForce: 'GFA' });
    market.submit(sell('party2', 2, 1_000_000));
    expect(market.uncross()).toEqual([{ buyer: 'party1', seller: 'party2', price: 1_000_000, size: 1 }]);
    expect(market.markPrice).toBe(1_000_000);
    expect(market.book.orders('sell').map(({ price, remaining }) => [price, remaining])).toEqual([[1_000_000, 1]]);
  });
});

describe('core/integration/features/orders/iceberg-orders.feature', () => {
  const opened = (): Market => {
    const market = marketOf(
      { riskFactorLong: '0.11', riskFactorShort: '0.1' },
      { party1: 10_000, party2: 10_000, party3: 10_000, party4: 10_000, aux: 100_000, aux2: 100_000 },
    );
    open(market, [buy('aux', 1, 1), sell('aux', 1, 10_001), buy('aux2', 1, 2), sell('aux', 1, 2)]);
    return market;
  };
  const iceberg = { peak: 2, minimum: 1 };

  it('0014-ORDT-012: refreshes what fell below the minimum', () => {
    const market = opened();
    const { order } = market.submit({ ...buy('party1', 100, 10), iceberg: { peak: 10, minimum: 5 } });
    expect([order.remaining, order.reserve]).toEqual([10, 90]);
    market.submit(sell('party2', 6, 10));
    expect([order.remaining, order.reserve, order.status]).toEqual([10, 84, 'ACTIVE']);
  });

  it.each([
    ['0014-ORDT-037', 300, [150, 75, 75], [48, 23, 23]],
    ['0014-ORDT-038', 600, [200, 100, 100], [0, 0, 0]],
  ])('%s: an order of %d meets three icebergs', (_, size, traded, reserves) => {
    const market = opened();
    const icebergs = [sell('party1', 200, 5), sell('party2', 100, 5), sell('party3', 100, 5)].map(
      (order) => market.submit({ ...order, iceberg }).order,
    );
    const { trades } = market.submit(buy('party4', size, 5));
    expect(trades.map((trade) => [trade.seller, trade.price, trade.size])).toEqual([
      ['party1', 5, traded[0]],
      ['party2', 5, traded[1]],
      ['party3', 5, traded[2]],
    ]);
    expect(icebergs.map(({ reserve }) => reserve)).toEqual(reserves);
    if (size === 300) expect(icebergs.map(({ remaining }) => remaining)).toEqual([2, 2, 2]);
  });
});

describe('what no scenario of the release shows', () => {
  it('core/matching/orderbook.go, LeaveAuction: icebergs are refreshed when all orders of an auction have traded', () => {
    const market = marketOf({}, { early: rich, late: rich, buyer: rich });
    market.auction = true;
    const [early, late] = [
      { ...sell('early', 10, 100), iceberg: { peak: 2, minimum: 1 } },
      { ...sell('late', 6, 100), iceberg: { peak: 4, minimum: 1 } },
    ].map((order) => market.submit(order).order);
    for (const size of [3, 3, 5]) market.submit(buy('buyer', size, 100));
    expect(market.uncross().map(({ seller, size }) => [seller, size])).toEqual([
      ['early', 2],
      ['late', 1],
      ['late', 3],
      ['early', 4],
      ['late', 1],
    ]);
    expect([early, late].map((order) => [order?.remaining, order?.reserve])).toEqual([
      [2, 2],
      [1, 0],
    ]);
  });

  it('core/matching/side.go, uncross: all or nothing looks at what is visible at every price, and takes what is hidden', () => {
    const market = marketOf({}, { early: rich, late: rich, buyer: rich });
    market.markPrice = 100;
    market.submit({ ...sell('early', 10, 100), iceberg: { peak: 2, minimum: 1 } });
    market.submit(sell('late', 5, 101));
    const fill = (size: number, price: number): ReturnType<Market['submit']> =>
      market.submit({ ...buy('buyer', size, price), timeInForce: 'FOK' });
    expect(fill(7, 100).order.status).toBe('STOPPED');
    expect(fill(8, 101).order.status).toBe('STOPPED');
    expect(fill(7, 101).trades).toEqual([{ buyer: 'buyer', seller: 'early', price: 100, size: 7 }]);
  });

  it('core/collateral/simple_distributor.go: what rounding leaves of a shared loss goes to the network', () => {
    const factors = { riskFactorLong: '0.1', riskFactorShort: '0.1' };
    const market = marketOf(factors, { short: rich, cleo: 8401, dan: rich, eve: rich, finn: rich });
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    market.hold('long', 11);
    market.hold('short', -11);
    tick(market, buy('cleo', 7, 7000));
    const money = market.ledger.total();
    market.submit(buy('finn', 1, 8000));
    market.submit(sell('eve', 1, 8000));
    market.cancel(market.book.of('cleo')[0] ?? expect.fail('no order'));
    market.submit(buy('dan', 4, 7000));
    market.submit(buy('cleo', 7, 18_000));
    market.ledger.take();
    market.endBlock();
    expect(market.position('long')).toBe(0);
    const wins = market.ledger.take().filter(({ type }) => type === 'TRANSFER_TYPE_MTM_WIN');
    expect(wins.slice(-2).map(({ to, amount }) => [to.owner, to.type, amount])).toEqual([
      [undefined, 'ACCOUNT_TYPE_INSURANCE', 7921],
      ['dan', 'ACCOUNT_TYPE_MARGIN', 480],
    ]);
    expect(market.ledger.total()).toBe(money);
  });

  it('core/collateral/engine.go, MarginUpdateOnOrder: the second look moves all that is lacking to maintenance, or nothing', () => {
    const factors = { riskFactorLong: '0.1', riskFactorShort: '0.1' };
    const market = marketOf(factors, { short: rich, eve: rich, finn: rich });
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    market.hold('long', 10);
    market.hold('short', -10);
    const trade = (): void => {
      market.submit(buy('finn', 1, 9100));
      market.submit(sell('eve', 1, 9100));
      market.endBlock();
    };
    trade();
    expect([balances(market, 'long'), market.levels('long').maintenance]).toEqual([[3000, 0], 9100]);
    market.ledger.endow(account.general('long'), 3000);
    trade();
    expect(balances(market, 'long')).toEqual([3000, 3000]);
    market.ledger.endow(account.general('long'), 100);
    trade();
    expect(balances(market, 'long')).toEqual([6100, 0]);
  });
});
