import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { parametersOf } from './governance-parameters.ts';
import { governanceData, runGovernance, submitProposal, vote } from './governance.ts';
import type { JsonObject, Proposal } from './types.ts';
import type { World } from './world.ts';

/** Votes and how they are counted, at the edges of what the network asks for. */

const definitions = await loadDefinitions();
const start = 1_800_000_000_000;
const day = 86_400;
let world: World;
const set = (name: string, value: string): unknown =>
  world.governance.parameters.set(`governance.proposal.freeform.${name}`, value);
const hold = (stakes: Readonly<Record<string, bigint>>): void => {
  world.staking.stake.clear();
  for (const [party, stake] of Object.entries(stakes)) world.staking.stake.set(party, stake);
};
beforeEach(() => {
  world = quietWorld(definitions, start);
  set('minProposerBalance', '1');
  set('minVoterBalance', '1');
  set('minClose', '0s');
});

/** A proposal whose vote closes after so many days, by a party that has just enough. */
function propose(days: number, more: JsonObject = {}): Proposal {
  if (!world.staking.stake.has('proposer')) world.staking.stake.set('proposer', 1n);
  const closingTimestamp = String(start / 1000 + days * day);
  return submitProposal(world, 'proposer', { rationale: {}, terms: { closingTimestamp, newFreeform: {}, ...more } });
}
const cast = (party: string, { id }: Proposal, value = 'VALUE_YES'): void =>
  vote(world, party, { proposalId: id, value });
const votes = ({ id }: Proposal): unknown[] =>
  world.governance.votes.filter(({ proposalId }) => proposalId === id).map(({ partyId, value }) => [partyId, value]);
/** What becomes of a proposal when its vote closes. */
function closed({ id }: Proposal): unknown[] {
  world.clock = () => world.governance.proposalTimes.get(id)?.closes ?? 0;
  runGovernance(world);
  const proposal = world.governance.proposals.get(id);
  return [proposal?.state, proposal?.['reason']];
}
const participation = ['STATE_DECLINED', 'PROPOSAL_ERROR_PARTICIPATION_THRESHOLD_NOT_REACHED'];
const majority = ['STATE_DECLINED', 'PROPOSAL_ERROR_MAJORITY_THRESHOLD_NOT_REACHED'];

describe('a vote', () => {
  it('needs the stake that the network asks for, and some at all', () => {
    const proposal = propose(1);
    set('minVoterBalance', '100');
    hold({ exact: 100n, less: 99n });
    cast('exact', proposal);
    expect(() => cast('less', proposal)).toThrow('vote requires more tokens than the party has');
    set('minVoterBalance', '0');
    cast('less', proposal);
    hold({ none: 0n });
    expect(() => cast('none', proposal)).toThrow('vote requires more tokens than the party has');
    expect(votes(proposal)).toEqual([
      ['exact', 'VALUE_YES'],
      ['less', 'VALUE_YES'],
    ]);
  });

  it('takes the place of the party’s earlier one on the same proposal, and of no other', () => {
    const [first, second] = [propose(1), propose(2)];
    hold({ a: 1n, b: 1n });
    for (const party of ['a', 'b']) for (const proposal of [first, second]) cast(party, proposal);
    cast('a', first, 'VALUE_NO');
    cast('b', second, 'VALUE_NO');
    expect([votes(first), votes(second)]).toEqual([
      [
        ['a', 'VALUE_NO'],
        ['b', 'VALUE_YES'],
      ],
      [
        ['a', 'VALUE_YES'],
        ['b', 'VALUE_NO'],
      ],
    ]);
  });

  it('is told on its side, with its stake and no weight yet', () => {
    const proposal = propose(1);
    hold({ a: 7n, b: 5n });
    cast('a', proposal);
    cast('b', proposal, 'VALUE_NO');
    const [yes, no] = [
      { partyId: 'a', totalGovernanceTokenBalance: '7' },
      {
        partyId: 'b',
        totalGovernanceTokenBalance: '5',
        totalGovernanceTokenWeight: '0',
        totalEquityLikeShareWeight: '0',
      },
    ];
    expect(governanceData(world, proposal)).toMatchObject({
      yes: [yes],
      no: [no],
      yesParty: { a: yes },
      noParty: { b: no },
    });
  });
});

describe('a count', () => {
  it.each([
    [9n, 91n, 'STATE_PASSED'],
    [8n, 92n, 'STATE_DECLINED'],
  ])('with %i of the stake voting and %i not is then %s', (voting, resting, state) => {
    set('requiredParticipation', '0.09');
    const proposal = propose(1);
    hold({ voting, resting });
    cast('voting', proposal);
    expect(closed(proposal)).toEqual(state === 'STATE_DECLINED' ? participation : [state, undefined]);
  });

  it.each([
    [66n, 34n, 'STATE_PASSED'],
    [65n, 35n, 'STATE_DECLINED'],
  ])('with %i for and %i against is then %s', (yes, no, state) => {
    set('requiredMajority', '0.66');
    const proposal = propose(1);
    hold({ yes, no });
    cast('yes', proposal);
    cast('no', proposal, 'VALUE_NO');
    expect(closed(proposal)).toEqual(state === 'STATE_DECLINED' ? majority : [state, undefined]);
    expect(world.governance.votes.map((entry) => entry['totalGovernanceTokenWeight'])).toEqual([
      String(Number(yes) / 100),
      String(Number(no) / 100),
    ]);
  });

  it('takes the stakes of the end', () => {
    set('requiredParticipation', '0.5');
    const proposal = propose(1);
    hold({ a: 90n, b: 10n });
    cast('a', proposal);
    hold({ a: 40n, b: 60n });
    expect(closed(proposal)).toEqual(participation);
  });

  it('without votes declines, even where the network asks for none, or nobody has stake', () => {
    set('requiredParticipation', '0');
    expect(closed(propose(1))).toEqual(participation);
    const proposal = propose(2);
    hold({ a: 1n });
    cast('a', proposal);
    hold({});
    expect(closed(proposal)).toEqual(participation);
    expect(world.governance.votes).toMatchObject([
      { totalGovernanceTokenBalance: '0', totalGovernanceTokenWeight: '0' },
    ]);
  });

  it('is not made twice: what was declined stays so when it would have been enacted', () => {
    const proposal = propose(1);
    expect(closed(proposal)).toEqual(participation);
    world.clock = () => start + 1e9;
    runGovernance(world);
    expect(world.governance.proposals.get(proposal.id)?.state).toBe('STATE_DECLINED');
  });
});

describe('the days of a proposal', () => {
  it('pass in ten seconds each', () => {
    const { id } = propose(3, { enactmentTimestamp: String(start / 1000 + 5 * day) });
    expect(world.governance.proposalTimes.get(id)).toEqual({ closes: start + 30_000, enacts: start + 50_000 });
  });

  it('pass as days where the sandbox is told so, and what closes at once has none', () => {
    Object.assign(world, { dayLasts: day });
    expect(world.governance.proposalTimes.get(propose(0).id)?.closes).toBe(start);
    expect(world.governance.proposalTimes.get(propose(2).id)?.closes).toBe(start + 2 * day * 1000);
  });

  it('are none where it closes at once, and where its enactment is over', () => {
    const times = (more: JsonObject): unknown => world.governance.proposalTimes.get(propose(0, more).id);
    expect(times({})).toEqual({ closes: start, enacts: start });
    expect(times({ enactmentTimestamp: String(start / 1000 - day) })).toEqual({ closes: start, enacts: start });
  });
});

describe('what the network asks for', () => {
  it('is nothing where it has no value', () => {
    for (const name of [
      'requiredMajority',
      'requiredParticipation',
      'minProposerBalance',
      'minVoterBalance',
      'minClose',
      'maxClose',
    ])
      world.governance.parameters.delete(`governance.proposal.freeform.${name}`);
    expect(parametersOf(world, { newFreeform: {} })).toEqual({
      requiredMajority: '0',
      requiredParticipation: '0',
      minProposerBalance: 0n,
      minVoterBalance: 0n,
      close: { min: 0, max: 0 },
      enact: undefined,
    });
  });
});
