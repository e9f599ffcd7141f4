import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { buildProposal, exampleProposal } from '../../content/proposals/build-proposal.ts';
import { proposalKinds } from '../../content/proposals/index.ts';
import { loadDefinitions, type Definitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { execute } from './execute.ts';
import { runGovernance } from './governance.ts';
import { activateLiquidity } from './liquidity.ts';
import { settleSlaEpoch, slaOf, trackSlaBlock } from './liquidity-sla.ts';
import { listAssets } from './proposed-things.ts';
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

describe('the times of a proposal', () => {
  // On this network: voting for at least a minute and at most 60 days, the same for the enactment.
  const propose = (
    closing: number,
    enactment: number,
    terms: JsonObject = {
      updateNetworkParameter: { changes: { key: 'market.fee.factors.makerFee', value: '0.0001' } },
    },
  ): unknown => {
    const { error } = act({
      proposalSubmission: {
        rationale: {},
        terms: { closingTimestamp: String(now + closing), enactmentTimestamp: String(now + enactment), ...terms },
      },
    });
    const proposal = [...world.governance.proposals.values()].at(-1);
    return { state: proposal?.state, reason: proposal?.['reason'], refused: error !== undefined };
  };
  const refused = (reason: string): object => ({
    state: 'STATE_REJECTED',
    reason: `PROPOSAL_ERROR_${reason}`,
    refused: true,
  });

  it('are taken at their bounds', () => {
    expect(propose(60, 60)).toEqual({ state: 'STATE_OPEN', reason: undefined, refused: false });
    expect(propose(60 * day, 60 * day)).toEqual({ state: 'STATE_OPEN', reason: undefined, refused: false });
  });

  it.each([
    [59, 120, 'CLOSE_TIME_TOO_SOON'],
    [60 * day + 1, 60 * day, 'CLOSE_TIME_TOO_LATE'],
    [120, 59, 'ENACT_TIME_TOO_SOON'],
    [120, 60 * day + 1, 'ENACT_TIME_TOO_LATE'],
    [120, 119, 'INCOMPATIBLE_TIMESTAMPS'],
  ])('voting for %i s and enactment after %i s is rejected: %s', (closing, enactment, reason) => {
    expect(propose(closing, enactment)).toEqual(refused(reason));
  });

  it('of the enactment does not matter where nothing is enacted', () => {
    expect(propose(120, 1, { newFreeform: {} })).toMatchObject({ state: 'STATE_OPEN' });
  });

  it('are kept with a proposal that the party has too few tokens for', () => {
    world.staking.stake.set(party, 0n);
    expect(propose(120, 120)).toEqual(refused('INSUFFICIENT_TOKENS'));
  });

  it('let a new asset wait for the validators first', () => {
    expect(propose(3 * day, 4 * day, { validationTimestamp: String(now + day), newAsset: {} })).toMatchObject({
      state: 'STATE_WAITING_FOR_NODE_VOTE',
    });
    runGovernance(world);
    expect([...world.governance.proposals.values()].at(-1)?.state).toBe('STATE_OPEN');
  });
});

describe('a proposal', () => {
  it('is open, passes and is enacted as its days go by', () => {
    const key = 'market.fee.factors.makerFee';
    act({
      proposalSubmission: {
        rationale: {},
        terms: {
          closingTimestamp: String(now + 3 * day),
          enactmentTimestamp: String(now + 4 * day),
          updateNetworkParameter: { changes: { key, value: '0.0003' } },
        },
      },
    });
    const id = [...world.governance.proposals.keys()].at(-1) ?? '';
    const state = (seconds: number): unknown => {
      world.clock = () => (now + seconds) * 1000;
      runGovernance(world);
      return world.governance.proposals.get(id)?.state;
    };
    act({ voteSubmission: { proposalId: id, value: 'VALUE_YES' } });
    expect([state(29), state(31), state(41)]).toEqual(['STATE_OPEN', 'STATE_PASSED', 'STATE_ENACTED']);
    expect(world.governance.parameters.get(key)).toBe('0.0003');
    expect(act({ voteSubmission: { proposalId: id, value: 'VALUE_NO' } }).error).toBe('proposal is not open for votes');
  });
});

describe('a proposal for a network parameter', () => {
  const propose = (key: string, value: string, days = 3): { state: unknown; reason: unknown; id: string } => {
    act({
      proposalSubmission: {
        rationale: {},
        terms: {
          closingTimestamp: String(now + days * day),
          enactmentTimestamp: String(now + (days + 1) * day),
          updateNetworkParameter: { changes: { key, value } },
        },
      },
    });
    const proposal = [...world.governance.proposals.values()].at(-1);
    return { state: proposal?.state, reason: proposal?.['reason'], id: proposal?.id ?? '' };
  };
  const failed = { state: 'STATE_REJECTED', reason: 'PROPOSAL_ERROR_NETWORK_PARAMETER_VALIDATION_FAILED' };

  it('is rejected for a value of another type or out of bounds', () => {
    expect(propose('market.fee.factors.makerFee', '1.5')).toMatchObject(failed);
    expect(propose('market.fee.factors.makerFee', 'a tenth')).toMatchObject(failed);
    expect(propose('market.auction.maximumDuration', '10s')).toMatchObject(failed);
    expect(propose('market.fee.factors.makerFee', '0.001')).toMatchObject({ state: 'STATE_OPEN' });
  });

  it('fails when another one has moved its bound meanwhile', () => {
    const { id } = propose('market.auction.maximumDuration', '2h0m0s');
    act({ voteSubmission: { proposalId: id, value: 'VALUE_YES' } });
    world.governance.parameters.set('market.auction.minimumDuration', '3h0m0s');
    for (const seconds of [31, 41]) {
      world.clock = () => (now + seconds) * 1000;
      runGovernance(world);
    }
    expect(world.governance.proposals.get(id)).toMatchObject({
      state: 'STATE_FAILED',
      errorDetails: expect.stringContaining('more than 3h0m0s') as string,
    });
    expect(world.governance.parameters.get('market.auction.maximumDuration')).not.toBe('2h0m0s');
  });
});

describe('what a proposal is about', () => {
  /** Sends the example of a kind, votes, and lets time pass; `state` looks at the thing. */
  function lead(kind: string, votes: boolean): (state: (id: string) => unknown) => unknown[] {
    const found = proposalKinds[kind];
    if (!found) throw new Error(`no kind ${kind}`);
    const { error } = act(
      buildProposal(found, exampleProposal(found, definitions.network.parameters, now), {}) as JsonObject,
    );
    expect(error).toBeUndefined();
    const id = [...world.governance.proposals.keys()].at(-1) ?? '';
    const times = world.governance.proposalTimes.get(id);
    return (state) => {
      const seen = [state(id)];
      if (votes) act({ voteSubmission: { proposalId: id, value: 'VALUE_YES' } });
      for (const time of [now * 1000 + 1, times?.closes ?? 0, times?.enacts ?? 0]) {
        world.clock = () => time;
        runGovernance(world);
        seen.push(state(id));
      }
      return seen;
    };
  }
  const market = (id: string): unknown => world.trading.markets.get(id)?.definition['state'];
  const asset = (id: string): unknown => world.funds.assets.get(id)?.['status'];

  it('a market is proposed, pending, active', () => {
    expect(lead('new-market', true)(market)).toEqual([
      'STATE_PROPOSED',
      'STATE_PROPOSED',
      'STATE_PENDING',
      'STATE_ACTIVE',
    ]);
  });

  it('a market that nobody votes for goes', () => {
    expect(lead('new-perpetuals-market', false)(market)).toEqual([
      'STATE_PROPOSED',
      'STATE_PROPOSED',
      undefined,
      undefined,
    ]);
  });

  it('an asset is proposed, waits for the bridge, and is enabled', () => {
    expect(lead('new-asset', true)(asset)).toEqual([
      'STATUS_PROPOSED',
      'STATUS_PROPOSED',
      'STATUS_PROPOSED',
      'STATUS_PENDING_LISTING',
    ]);
    listAssets(world);
    expect([...world.funds.assets.values()].at(-1)?.['status']).toBe('STATUS_ENABLED');
  });

  it('a suspended market takes orders and trades none', () => {
    lead('market-state', true)(market);
    expect(world.trading.markets.get(entityId('market'))?.definition['state']).toBe('STATE_SUSPENDED_VIA_GOVERNANCE');
    const trades = world.trading.trades.length;
    act({ orderSubmission: order({ price: '4000000' }) });
    expect([...world.trading.orders.values()].at(-1)?.status).toBe('STATUS_ACTIVE');
    expect(world.trading.trades.length).toBe(trades);
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
