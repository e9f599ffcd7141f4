import { describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { marketOf, quietWorld } from '../testing/quiet-world.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { at } from './market-facts.ts';
import { seed, walletKeys } from './seed.ts';
import { tether, vegaToken } from './seed-assets.ts';
import { maker, taker } from './traders.ts';
import { World } from './world.ts';

/** What a reader finds in the sandbox when it starts. Examples and tutorials count on these numbers. */

const definitions = await loadDefinitions();
// Not on a whole second, so that what is told in seconds shows how it is rounded.
const now = 1_800_000_000_999;
const world = seededWorld(definitions, now);
const [first, second] = [walletKeys[0].publicKey, walletKeys[1].publicKey];
const marketId = entityId('market');
const usdt = (whole: number): string => `${whole}000000`;
const vega = (whole: number): bigint => BigInt(whole) * 10n ** 18n;

describe('the assets', () => {
  it('are a stablecoin of six decimals and the governance token of eighteen', () => {
    const erc20 = { lifetimeLimit: '10000000000', withdrawThreshold: '1' };
    expect([...world.funds.assets.values()]).toMatchObject([
      {
        id: tether,
        status: 'STATUS_ENABLED',
        details: { symbol: 'USDT', decimals: '6', quantum: '10000', erc20 },
      },
      {
        id: vegaToken,
        status: 'STATUS_ENABLED',
        details: { symbol: 'VEGA', decimals: '18', quantum: '1000000000000000000', erc20 },
      },
    ]);
    for (const asset of world.funds.assets.values())
      expect(at(asset, 'details', 'erc20', 'contractAddress')).toMatch(/^0x[0-9a-f]{40}$/);
  });
});

describe('the markets', () => {
  const quiet = quietWorld(definitions, now);

  it('begin with the prices of 26,500, 1,850 and 26,500', () => {
    expect([...quiet.trading.markets.values()].map(({ markPrice }) => markPrice)).toEqual([
      2_650_000n,
      1_850_000n,
      265_000n,
    ]);
  });

  it('are open, without an end', () => {
    for (const { definition } of quiet.trading.markets.values())
      expect(definition).toMatchObject({ state: 'STATE_ACTIVE', marketTimestamps: { close: '0' } });
  });

  it('stop trading, where it is a future, twelve weeks from now', () => {
    const conditions = at(
      marketOf(quiet, 'futures market').definition,
      'tradableInstrument',
      'instrument',
      'future',
      'dataSourceSpecForTradingTermination',
      'data',
      'internal',
      'time',
      'conditions',
    );
    expect(conditions).toMatchObject([{ value: String(1_800_000_000 + 12 * 7 * 86_400) }]);
  });
});

describe('the parties', () => {
  it('are two keys of the wallet', () => {
    expect(walletKeys).toEqual([
      { name: 'Key 1', publicKey: entityId('party') },
      { name: 'Key 2', publicKey: entityId('second party') },
    ]);
  });

  it('have brought money', () => {
    expect([...world.funds.deposits.values()].map(({ partyId, asset, amount }) => [partyId, asset, amount])).toEqual([
      [first, tether, usdt(100_000)],
      [first, vegaToken, String(vega(1000))],
      [second, tether, usdt(20_000)],
      [maker, tether, usdt(50_000_000)],
      [taker, tether, usdt(50_000_000)],
    ]);
    expect(world.funds.deposits.has(entityId('deposit'))).toBe(true);
  });

  it('have stakes, by which the first one decides a vote by itself', () => {
    expect(Object.fromEntries(world.staking.stake)).toEqual({
      [first]: vega(800_000),
      [second]: vega(100_000),
      [maker]: vega(100_000),
      ...Object.fromEntries(['node', 'second node', 'third node'].map((name) => [entityId(`${name} key`), vega(5000)])),
    });
  });

  it('have taken some money out, and sent some', () => {
    expect([...world.funds.withdrawals]).toMatchObject([
      [entityId('withdrawal'), { partyId: first, asset: tether, amount: usdt(250), status: 'STATUS_FINALIZED' }],
    ]);
    expect([...world.funds.transfers]).toMatchObject([
      [entityId('transfer'), { from: first, to: second, amount: usdt(10), status: 'STATUS_DONE' }],
    ]);
  });
});

describe('the validators', () => {
  it('are three with a stake of their own, of which the first is nominated by the wallet’s key', () => {
    expect([...world.staking.nodes.values()].map(({ id, name }) => [id, name])).toEqual([
      [entityId('node'), 'Sandbox validator 1'],
      [entityId('second node'), 'Sandbox validator 2'],
      [entityId('third node'), 'Sandbox validator 3'],
    ]);
    expect(world.staking.delegations.map(({ party, nodeId, amount }) => [party, nodeId, amount])).toEqual([
      ...['node', 'second node', 'third node'].map((name) => [
        entityId(`${name} key`),
        entityId(name),
        String(vega(5000)),
      ]),
      [first, entityId('node'), String(vega(1000))],
    ]);
  });

  it('hold from the first epoch of the two hours on', () => {
    expect(new Set(world.staking.delegations.map(({ epochSeq }) => epochSeq))).toEqual(new Set(['556']));
  });
});

describe('the orders of the first key', () => {
  it('are one that was filled, one that it cancelled, and two that wait', () => {
    const own = [...world.trading.orders.values()].filter(({ partyId }) => partyId === first);
    expect(own.map(({ reference, side, size, price, status }) => [reference, side, size, price, status])).toEqual([
      ['my-order-1', 'SIDE_BUY', '500', '2655000', 'STATUS_FILLED'],
      ['my-order-2', 'SIDE_SELL', '100', '2900000', 'STATUS_CANCELLED'],
      ['my-order-3', 'SIDE_BUY', '200', '2400000', 'STATUS_ACTIVE'],
      ['my-order-4', 'SIDE_SELL', '200', '2950000', 'STATUS_ACTIVE'],
    ]);
    expect(own[0]?.id).toBe(entityId('order'));
  });

  it('would close its position, no more, where the price goes far', () => {
    const submission = { marketId, side: 'SIDE_SELL', size: '500', type: 'TYPE_MARKET', reduceOnly: true };
    expect([...world.trading.stopOrders.values()]).toMatchObject([
      {
        submission,
        stopOrder: { partyId: first, price: '2000000', triggerDirection: 'TRIGGER_DIRECTION_FALLS_BELOW' },
      },
      {
        submission,
        stopOrder: { partyId: first, price: '3500000', triggerDirection: 'TRIGGER_DIRECTION_RISES_ABOVE' },
      },
    ]);
  });
});

describe('what is going on', () => {
  it('are two commitments in force', () => {
    expect([...world.liquidity.provisions.values()]).toMatchObject([
      { partyId: maker, marketId, commitmentAmount: usdt(100_000), fee: '0.001', status: 'STATUS_ACTIVE' },
      { partyId: first, marketId, commitmentAmount: usdt(10_000), fee: '0.0005', status: 'STATUS_ACTIVE' },
    ]);
  });

  it('is a vote that closes in thirty days, a day before it would take effect', () => {
    expect([...world.governance.proposals.values()]).toMatchObject([
      {
        id: entityId('proposal'),
        partyId: maker,
        state: 'STATE_OPEN',
        terms: {
          closingTimestamp: String(1_800_000_000 + 30 * 86_400),
          enactmentTimestamp: String(1_800_000_000 + 31 * 86_400),
          updateNetworkParameter: { changes: { key: 'market.fee.factors.makerFee', value: '0.0001' } },
        },
      },
    ]);
    expect(world.governance.votes).toMatchObject([{ partyId: maker, value: 'VALUE_YES' }]);
  });
});

describe('the two hours before', () => {
  const hours = ({ pastEpochs }: World): unknown[] => [...pastEpochs].map(([, { start, end }]) => [start, end]);

  it('end now, in as many epochs as blocks where these are far apart', () => {
    const half = 1_800_000;
    expect(hours(world)).toEqual([4, 3, 2, 1].map((back) => [now - back * half, now - (back - 1) * half]));
    expect([world.epoch, world.height, world.epochStarted]).toEqual([560, 21_350_004, now]);
  });

  it('have 240 blocks where nobody says how many, and an epoch in every two', () => {
    const full = new World({ definitions, dayLasts: 10, clock: () => now });
    // Chance by which nobody trades: it is quicker.
    seed(full, () => 0.6);
    expect([full.epoch, full.height, full.pastEpochs.size]).toEqual([560, 21_350_240, 120]);
    expect([hours(full)[0], hours(full).at(-1)]).toEqual([
      [now - 7_200_000, now - 7_140_000],
      [now - 60_000, now],
    ]);
  });
});
