import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { refuseProposal } from './refuse-proposal.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** What the network says of a proposal's times and of its proposer's stake. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions, 1_800_000_000_000);
  world.staking.stake.set('a', 100n);
});
const asked = {
  requiredMajority: '0.5',
  requiredParticipation: '0.5',
  minProposerBalance: 100n,
  minVoterBalance: 0n,
  close: { min: 60, max: 120 },
  enact: { min: 60, max: 120 },
};
const refusal = (terms: JsonObject, more: Partial<typeof asked> = {}, party = 'a'): unknown =>
  refuseProposal(world, party, terms, { ...asked, ...more });
const inTime = { closingTimestamp: '1800000060', enactmentTimestamp: '1800000120' };

describe('a proposer', () => {
  it('needs the stake that is asked for, and no more', () => {
    expect(refusal(inTime)).toBeUndefined();
    expect(refusal(inTime, { minProposerBalance: 101n })).toEqual({
      reason: 'PROPOSAL_ERROR_INSUFFICIENT_TOKENS',
      details: 'proposer have insufficient governance token, expected >= 101 got 100',
    });
    expect(refusal(inTime, { minProposerBalance: 1n }, 'nobody')).toMatchObject({
      details: 'proposer have insufficient governance token, expected >= 1 got 0',
    });
  });
});

describe('a time that is refused', () => {
  it('is told with the bound that it breaks', () => {
    expect(refusal({ ...inTime, closingTimestamp: '1800000121' })).toEqual({
      reason: 'PROPOSAL_ERROR_CLOSE_TIME_TOO_LATE',
      details:
        'proposal closing time too late, expected < 2027-01-15 08:02:00 +0000 UTC, got 2027-01-15 08:02:01 +0000 UTC',
    });
    expect(refusal({ ...inTime, enactmentTimestamp: '1800000059' })).toEqual({
      reason: 'PROPOSAL_ERROR_ENACT_TIME_TOO_SOON',
      details:
        'proposal enactment time too soon, expected > 2027-01-15 08:01:00 +0000 UTC, got 2027-01-15 08:00:59 +0000 UTC',
    });
  });

  it('is the first second of all where none is said', () => {
    expect(refusal({ closingTimestamp: '1800000060' })).toMatchObject({
      reason: 'PROPOSAL_ERROR_ENACT_TIME_TOO_SOON',
      details: expect.stringContaining('got 1970-01-01 00:00:00 +0000 UTC') as string,
    });
  });

  it.each([
    // The last second that a date can be in, as ECMAScript says, and the one after it.
    ['8640000000000', '275760-09-13 00:00:00 +0000 UTC'],
    ['8640000000001', '8640000000001'],
  ])('of %s s is told as %s', (closingTimestamp, told) => {
    expect(refusal({ closingTimestamp })).toMatchObject({
      details: expect.stringMatching(new RegExp(`got ${told.replace('+', '\\+')}$`)) as string,
    });
  });
});
