import { beforeEach, describe, expect, it } from 'vitest';
import { buildProposal, exampleProposal } from '../../content/proposals/build-proposal.ts';
import { proposalKinds } from '../../content/proposals/index.ts';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { commandChecker } from '../wallet/check-command.ts';
import { execute } from './execute.ts';
import { runGovernance } from './governance.ts';
import { listAssets } from './proposed-things.ts';
import { walletKeys } from './seed.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** What becomes of proposals, and of what they are about. */

const party = walletKeys[0].publicKey;
const day = 86_400;
const now = 1_800_000_000;
const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = seededWorld(definitions, now * 1000);
});

const act = (command: JsonObject): ReturnType<typeof execute> => execute(world, party, command);

/** Sends a proposal, enacted a day after voting closes, and gives what the network holds of the last one. */
function propose(change: JsonObject, closing = 3 * day): JsonObject {
  act({
    proposalSubmission: {
      rationale: {},
      terms: { closingTimestamp: String(now + closing), enactmentTimestamp: String(now + closing + day), ...change },
    },
  });
  return [...world.governance.proposals.values()].at(-1) ?? {};
}

/** Lets the network look at its proposals so many seconds later: 31 closes those of three days, 41 enacts them. */
function after(seconds: number): void {
  world.clock = () => (now + seconds) * 1000;
  runGovernance(world);
}
const check = commandChecker(definitions);

describe('the times of a proposal', () => {
  // On this network: voting for at least a minute and at most 60 days, the same for the enactment.
  const parameter = { updateNetworkParameter: { changes: { key: 'market.fee.factors.makerFee', value: '0.0001' } } };
  const submit = (closing: number, enactment: number | undefined, terms: JsonObject = parameter): unknown => {
    const command = {
      proposalSubmission: {
        rationale: { title: 'A title', description: 'And a text.' },
        terms: {
          closingTimestamp: String(now + closing),
          ...(enactment !== undefined && { enactmentTimestamp: String(now + enactment) }),
          ...terms,
        },
      },
    };
    // What the check of commands refuses never comes here.
    expect(check(command)).toEqual([]);
    const { error } = act(command);
    const proposal = [...world.governance.proposals.values()].at(-1);
    return { state: proposal?.state, reason: proposal?.['reason'], refused: error !== undefined };
  };
  const refused = (reason: string): object => ({
    state: 'STATE_REJECTED',
    reason: `PROPOSAL_ERROR_${reason}`,
    refused: true,
  });

  it('are taken at their bounds', () => {
    expect(submit(60, 60)).toEqual({ state: 'STATE_OPEN', reason: undefined, refused: false });
    expect(submit(60 * day, 60 * day)).toEqual({ state: 'STATE_OPEN', reason: undefined, refused: false });
  });

  it.each([
    [59, 120, 'CLOSE_TIME_TOO_SOON'],
    [60 * day + 1, 60 * day + 1, 'CLOSE_TIME_TOO_LATE'],
    [120, 179, 'ENACT_TIME_TOO_SOON'],
    [120, 60 * day + 1, 'ENACT_TIME_TOO_LATE'],
  ])('voting for %i s and enactment after %i s is rejected: %s', (closing, enactment, reason) => {
    world.governance.parameters.set('governance.proposal.updateNetParam.minEnact', '3m');
    expect(submit(closing, enactment)).toEqual(refused(reason));
  });

  it('are told as the release writes them, however far away', () => {
    const details = (): unknown => [...world.governance.proposals.values()].at(-1)?.['errorDetails'];
    world.clock = () => now * 1000 + 120;
    submit(59, 120);
    expect(details()).toBe(
      'proposal closing time too soon, expected > 2027-01-15 08:01:00.12 +0000 UTC, got 2027-01-15 08:00:59 +0000 UTC',
    );
    // Milliseconds in place of seconds, and then nanoseconds.
    for (const [factor, got] of [
      [1e3, '59009-09-24 08:00:00 +0000 UTC'],
      [1e9, '1800000000000000000'],
    ] as const) {
      expect(submit(now * (factor - 1), now * (factor - 1))).toEqual(refused('CLOSE_TIME_TOO_LATE'));
      expect(String(details()).split(', got ')[1]).toBe(got);
    }
  });

  it('of the enactment is none where nothing is enacted', () => {
    expect(submit(120, undefined, { newFreeform: {} })).toMatchObject({ state: 'STATE_OPEN' });
  });

  it('are kept with a proposal that the party has too few tokens for', () => {
    world.staking.stake.set(party, 0n);
    expect(submit(120, 120)).toEqual(refused('INSUFFICIENT_TOKENS'));
  });

  it('let a new asset wait for the validators first', () => {
    const newAsset = {
      changes: {
        name: 'A token',
        symbol: 'TKN',
        quantum: '1',
        erc20: { contractAddress: `0x${'1'.repeat(40)}`, withdrawThreshold: '1', lifetimeLimit: '1' },
      },
    };
    expect(submit(3 * day, 4 * day, { validationTimestamp: String(now + day), newAsset })).toMatchObject({
      state: 'STATE_WAITING_FOR_NODE_VOTE',
    });
    runGovernance(world);
    expect([...world.governance.proposals.values()].at(-1)?.state).toBe('STATE_OPEN');
  });
});

describe('a proposal', () => {
  it('is open, passes and is enacted as its days go by', () => {
    const key = 'market.fee.factors.makerFee';
    const id = String(propose({ updateNetworkParameter: { changes: { key, value: '0.0003' } } })['id']);
    const state = (seconds: number): unknown => {
      after(seconds);
      return world.governance.proposals.get(id)?.state;
    };
    act({ voteSubmission: { proposalId: id, value: 'VALUE_YES' } });
    expect([state(29), state(31), state(41)]).toEqual(['STATE_OPEN', 'STATE_PASSED', 'STATE_ENACTED']);
    expect(world.governance.parameters.get(key)).toBe('0.0003');
    expect(act({ voteSubmission: { proposalId: id, value: 'VALUE_NO' } }).error).toBe('proposal is not open for votes');
  });
});

describe('a proposal for a network parameter', () => {
  const set = (key: string, value: string): JsonObject =>
    propose({ updateNetworkParameter: { changes: { key, value } } });
  const failed = { state: 'STATE_REJECTED', reason: 'PROPOSAL_ERROR_NETWORK_PARAMETER_VALIDATION_FAILED' };

  it('is rejected for a value of another type or out of bounds', () => {
    expect(set('market.fee.factors.makerFee', '1.5')).toMatchObject(failed);
    expect(set('market.fee.factors.makerFee', 'a tenth')).toMatchObject(failed);
    expect(set('market.auction.maximumDuration', '10s')).toMatchObject(failed);
    expect(set('market.fee.factors.makerFee', '0.001')).toMatchObject({ state: 'STATE_OPEN' });
  });

  it('fails when another one has moved its bound meanwhile', () => {
    const { id } = set('market.auction.maximumDuration', '2h0m0s');
    act({ voteSubmission: { proposalId: String(id), value: 'VALUE_YES' } });
    world.governance.parameters.set('market.auction.minimumDuration', '3h0m0s');
    for (const seconds of [31, 41]) after(seconds);
    expect(world.governance.proposals.get(String(id))).toMatchObject({
      state: 'STATE_FAILED',
      reason: 'PROPOSAL_ERROR_NETWORK_PARAMETER_INVALID_VALUE',
      errorDetails: expect.stringContaining('more than 3h0m0s') as string,
    });
    expect(world.governance.parameters.get('market.auction.maximumDuration')).not.toBe('2h0m0s');
  });
});

describe('a proposal that changes a market', () => {
  const suspend = (marketId: string): JsonObject =>
    propose({ updateMarketState: { changes: { marketId, updateType: 'MARKET_STATE_UPDATE_TYPE_SUSPEND' } } });
  const rejected = (errorDetails: string): object => ({
    state: 'STATE_REJECTED',
    reason: 'PROPOSAL_ERROR_INVALID_MARKET',
    errorDetails,
  });

  it('is rejected where there is no such market, or it is under vote itself, before the stake is looked at', () => {
    world.staking.stake.set(party, 0n);
    expect(suspend('f'.repeat(64))).toMatchObject(rejected('market does not exist'));
    const market = world.trading.markets.get(entityId('market'));
    if (market) market.definition['state'] = 'STATE_PROPOSED';
    expect(suspend(entityId('market'))).toMatchObject(rejected('original market proposal is still open'));
  });

  it('fails where the market has gone meanwhile', () => {
    const { id } = suspend(entityId('market'));
    act({ voteSubmission: { proposalId: String(id), value: 'VALUE_YES' } });
    world.trading.markets.delete(entityId('market'));
    for (const seconds of [31, 41]) after(seconds);
    expect(world.governance.proposals.get(String(id))).toMatchObject({
      state: 'STATE_FAILED',
      reason: 'PROPOSAL_ERROR_INVALID_MARKET_STATE_UPDATE',
      errorDetails: 'market does not exist',
    });
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
  const market = (id: string): unknown => {
    const definition = world.trading.markets.get(id)?.definition;
    return definition && [definition['state'], definition['tradingMode']];
  };
  const asset = (id: string): unknown => world.funds.assets.get(id)?.['status'];

  it('a market is proposed, pending, active, and its trading mode goes with it', () => {
    expect(lead('new-market', true)(market)).toEqual([
      ['STATE_PROPOSED', 'TRADING_MODE_NO_TRADING'],
      ['STATE_PROPOSED', 'TRADING_MODE_NO_TRADING'],
      ['STATE_PENDING', 'TRADING_MODE_OPENING_AUCTION'],
      ['STATE_ACTIVE', 'TRADING_MODE_CONTINUOUS'],
    ]);
  });

  it('a vote weighs nothing until voting closes, then its part of the stakes that voted', () => {
    const weight = (id: string): unknown =>
      world.governance.votes.find(({ proposalId }) => proposalId === id)?.['totalGovernanceTokenWeight'];
    expect(lead('new-market', true)(weight)).toEqual([undefined, '0', '1', '1']);
  });

  it('a market that nobody votes for goes', () => {
    expect(lead('new-perpetuals-market', false)(market)).toEqual([
      ['STATE_PROPOSED', 'TRADING_MODE_NO_TRADING'],
      ['STATE_PROPOSED', 'TRADING_MODE_NO_TRADING'],
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
    act({
      orderSubmission: {
        marketId: entityId('market'),
        side: 'SIDE_BUY',
        price: '4000000',
        size: '10',
        type: 'TYPE_LIMIT',
        timeInForce: 'TIME_IN_FORCE_GTC',
      },
    });
    expect([...world.trading.orders.values()].at(-1)?.status).toBe('STATUS_ACTIVE');
    expect(world.trading.trades.length).toBe(trades);
  });
});
