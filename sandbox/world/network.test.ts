import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions, type Definitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { execute } from './execute.ts';
import { activateLiquidity } from './liquidity.ts';
import { settleSlaEpoch, slaOf, trackSlaBlock } from './liquidity-sla.ts';
import { walletKeys } from './seed.ts';
import { tether } from './seed-assets.ts';
import type { JsonObject } from './types.ts';
import { withdrawalApproval } from './withdrawals.ts';
import type { World } from './world.ts';

/** What the make-believe network does as the network does it. */

const party = walletKeys[0].publicKey;
const day = 86_400;
const now = 1_800_000_000;
let definitions: Definitions;
let world: World;

beforeAll(async () => {
  definitions = await loadDefinitions();
});
beforeEach(() => {
  world = seededWorld(definitions, now * 1000);
});
afterEach(() => {
  world.clock = () => now * 1000;
});

const act = (command: JsonObject, signature?: string): ReturnType<typeof execute> =>
  execute(world, party, command, signature);
const hash = (hex: string): string => createHash('sha3-256').update(Buffer.from(hex, 'hex')).digest('hex');
const order = (more: JsonObject = {}): JsonObject => ({
  marketId: entityId('market'),
  side: 'SIDE_BUY',
  price: '2000000',
  size: '10',
  type: 'TYPE_LIMIT',
  timeInForce: 'TIME_IN_FORCE_GTC',
  ...more,
});

describe('ids', () => {
  const signature = 'ab'.repeat(64);

  it('of an order is the hash of the signature', () => {
    act({ orderSubmission: order() }, signature);
    expect(world.trading.orders.get(hash(signature))).toMatchObject({ status: 'STATUS_ACTIVE', partyId: party });
  });

  it('of a trade is the hash of the id before it', () => {
    act({ orderSubmission: order({ price: '4000000' }) }, signature);
    expect(world.trading.trades.at(-1)).toMatchObject({ buyOrder: hash(signature) });
    expect(world.trading.trades.some(({ id }) => id === hash(hash(signature)))).toBe(true);
  });

  it('of a batch are those of its orders in turn', () => {
    act({ batchMarketInstructions: { submissions: [order(), order({ price: '2000100' })] } }, signature);
    expect(world.trading.orders.get(hash(signature))?.price).toBe('2000000');
    expect(world.trading.orders.get(hash(hash(signature)))?.price).toBe('2000100');
  });

  it('of two stop orders: first the one for a falling price', () => {
    const reduce = order({
      type: 'TYPE_MARKET',
      timeInForce: 'TIME_IN_FORCE_IOC',
      side: 'SIDE_SELL',
      reduceOnly: true,
    });
    act(
      {
        stopOrdersSubmission: {
          risesAbove: { price: '3500000', orderSubmission: reduce },
          fallsBelow: { price: '2000000', orderSubmission: reduce },
        },
      },
      signature,
    );
    expect(world.trading.stopOrders.get(hash(signature))?.['stopOrder']).toMatchObject({
      triggerDirection: 'TRIGGER_DIRECTION_FALLS_BELOW',
      ocoLinkId: hash(hash(signature)),
    });
  });

  it.each([
    [
      'proposal',
      { proposalSubmission: { rationale: {}, terms: { closingTimestamp: String(now + day), newFreeform: {} } } },
      () => world.governance.proposals,
    ],
    [
      'transfer',
      {
        transfer: {
          fromAccountType: 'ACCOUNT_TYPE_GENERAL',
          to: walletKeys[1].publicKey,
          toAccountType: 'ACCOUNT_TYPE_GENERAL',
          asset: tether,
          amount: '1000000',
        },
      },
      () => world.funds.transfers,
    ],
    [
      'withdrawal',
      {
        withdrawSubmission: {
          asset: tether,
          amount: '1000000',
          ext: { erc20: { receiverAddress: `0x${'1'.repeat(40)}` } },
        },
      },
      () => world.funds.withdrawals,
    ],
  ] as const)('of a %s is the hash of the signature', (_, command, table) => {
    expect(act(command as unknown as JsonObject, signature).error).toBeUndefined();
    expect(table().has(hash(signature))).toBe(true);
  });
});

describe('a withdrawal', () => {
  const withdraw = (amount: string): ReturnType<typeof act> =>
    act({ withdrawSubmission: { asset: tether, amount, ext: { erc20: { receiverAddress: `0x${'1'.repeat(40)}` } } } });
  const last = (): JsonObject => [...world.funds.withdrawals.values()].at(-1) ?? {};

  it('has a bundle of its own, with its time in seconds', () => {
    withdraw('5000000');
    const bundle = withdrawalApproval(world, last());
    expect(bundle).toMatchObject({
      amount: '5000000',
      targetAddress: `0x${'1'.repeat(40)}`,
      creation: String(now),
      nonce: last()['ref'],
    });
    expect(bundle['assetSource']).toMatch(/^0x[0-9a-f]{40}$/);
    expect(bundle['signatures']).toMatch(/^0x([0-9a-f]{130}){3}$/);
  });

  it.each([
    ['99999', 'invalid withdrawal, amount under minimum required'],
    ['999999999999', 'not enough funds to withdraw'],
  ])('of %s is rejected', (amount, error) => {
    expect(withdraw(amount).error).toBe(error);
    expect(last()).toMatchObject({ status: 'STATUS_REJECTED', amount });
  });
});

describe('a transfer', () => {
  const transfer = (more: JsonObject): ReturnType<typeof act> =>
    act({
      transfer: {
        fromAccountType: 'ACCOUNT_TYPE_GENERAL',
        to: walletKeys[1].publicKey,
        toAccountType: 'ACCOUNT_TYPE_GENERAL',
        asset: tether,
        amount: '1000000',
        ...more,
      },
    });

  it.each([
    [{ amount: '999999' }, 'could not transfer funds, less than minimal amount requested to transfer'],
    [{ amount: '999999999999' }, 'not enough funds to transfer'],
    [{ asset: 'f'.repeat(64) }, 'could not transfer funds: invalid asset ID'],
    [{ recurring: { startEpoch: '1', factor: '1' } }, 'start epoch in the past'],
  ])('with %j is rejected', (more, reason) => {
    expect(transfer(more as JsonObject).error).toBe(reason);
    expect([...world.funds.transfers.values()].at(-1)).toMatchObject({ status: 'STATUS_REJECTED', reason });
  });
});

describe('a liquidity commitment', () => {
  const marketId = entityId('market');
  /** What the market's data says of the party. */
  const sla = (): JsonObject => slaOf(world, marketId).find((entry) => entry['party'] === party) ?? {};
  const commit = (amount: string): ReturnType<typeof act> =>
    act({ liquidityProvisionAmendment: { marketId, commitmentAmount: amount, fee: '0.001' } });
  /** Orders of 0.2 on each side, a hundredth away from the mark price. */
  const quote = (): void => {
    const mark = Number(world.trading.markets.get(marketId)?.markPrice);
    for (const [side, price] of [
      ['SIDE_BUY', 0.99],
      ['SIDE_SELL', 1.01],
    ] as const) {
      expect(
        act({ orderSubmission: order({ side, size: '200', price: String(Math.round(mark * price)) }) }).error,
      ).toBeUndefined();
    }
  };

  it('is kept in the blocks in which there are orders enough on both sides', () => {
    act({ orderCancellation: { marketId } });
    commit('1000000000');
    activateLiquidity(world);
    trackSlaBlock(world);
    expect(sla()).toMatchObject({
      currentEpochFractionOfTimeOnBook: '0',
      lastEpochFractionOfTimeOnBook: '',
      notionalVolumeBuys: '0',
    });
    quote();
    for (let block = 0; block < 3; block += 1) trackSlaBlock(world);
    expect(sla()).toMatchObject({ currentEpochFractionOfTimeOnBook: '0.75' });
    expect(Number(sla()['notionalVolumeSells'])).toBeGreaterThan(Number(sla()['requiredLiquidity']));
  });

  it('is judged at the end of the epoch', () => {
    act({ orderCancellation: { marketId } });
    commit('1000000000');
    activateLiquidity(world);
    world.liquidity.performances.clear();
    trackSlaBlock(world);
    settleSlaEpoch(world);
    expect(sla()).toMatchObject({
      currentEpochFractionOfTimeOnBook: '0',
      lastEpochFractionOfTimeOnBook: '0',
      lastEpochFeePenalty: '1',
    });
    expect(Number(sla()['lastEpochBondPenalty'])).toBeGreaterThan(0);
  });
});
