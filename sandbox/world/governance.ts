import { enact, NotEnacted } from './enactment.ts';
import { parametersOf } from './governance-parameters.ts';
import { follow, introduce } from './proposed-things.ts';
import { refuseParameter } from './refuse-parameter.ts';
import { refuseProposal, type Refusal } from './refuse-proposal.ts';
import type { JsonObject, Proposal, Vote } from './types.ts';
import type { World } from './world.ts';

const day = 86_400;

function store(world: World, proposal: Proposal): void {
  world.governance.proposals.set(proposal.id, proposal);
  follow(world, proposal);
  world.events.emit('proposal', proposal);
}

/** Milliseconds on the sandbox's clock until a time of the proposal, which days away passes in seconds. */
function until(world: World, seconds: unknown): number {
  const distance = Number(seconds) * 1000 - world.clock();
  return Math.max(distance, 0) * (world.dayLasts / day);
}

function refuseValue(world: World, terms: JsonObject): Refusal | undefined {
  const details = refuseParameter(world, terms);
  return details === undefined ? undefined : { reason: 'PROPOSAL_ERROR_NETWORK_PARAMETER_VALIDATION_FAILED', details };
}

/**
 * Runs a proposalSubmission. The network would let its days pass; the sandbox's clock for proposals runs faster.
 *
 * @throws Error when the network would reject it; it is kept as rejected, with the reason
 */
export function submitProposal(world: World, party: string, command: JsonObject, id = world.newId()): Proposal {
  const terms = command['terms'] as JsonObject;
  const parameters = parametersOf(world, terms);
  const proposal: Proposal = {
    id,
    reference: String(command['reference'] ?? ''),
    partyId: party,
    state: 'newAsset' in terms ? 'STATE_WAITING_FOR_NODE_VOTE' : 'STATE_OPEN',
    timestamp: world.now(),
    terms,
    rationale: command['rationale'] as JsonObject,
    requiredParticipation: parameters.requiredParticipation,
    requiredMajority: parameters.requiredMajority,
  };
  const refusal =
    refuseProposal(world, party, terms, parameters) ?? refuseValue(world, terms) ?? introduce(world, proposal);
  if (refusal) {
    store(world, { ...proposal, state: 'STATE_REJECTED', reason: refusal.reason, errorDetails: refusal.details });
    throw new Error(refusal.details);
  }
  const closes = world.clock() + until(world, terms['closingTimestamp']);
  const enacts = world.clock() + until(world, terms['enactmentTimestamp'] ?? terms['closingTimestamp']);
  world.governance.proposalTimes.set(id, { closes, enacts });
  store(world, proposal);
  return proposal;
}

/** Runs a voteSubmission; a later vote replaces the earlier one. @throws Error when the proposal is not open */
export function vote(world: World, party: string, { proposalId, value }: JsonObject): void {
  const proposal = world.governance.proposals.get(String(proposalId));
  if (!proposal) throw new Error('proposal does not exist');
  // Votes count already while validators look at a new asset.
  if (!['STATE_OPEN', 'STATE_WAITING_FOR_NODE_VOTE'].includes(proposal.state))
    throw new Error('proposal is not open for votes');
  const stake = world.staking.stake.get(party) ?? 0n;
  if (stake < parametersOf(world, proposal.terms).minVoterBalance || stake === 0n)
    throw new Error('vote requires more tokens than the party has');
  const cast: Vote = {
    partyId: party,
    proposalId: proposal.id,
    value: String(value),
    timestamp: world.now(),
    totalGovernanceTokenBalance: String(stake),
    // Weighed when voting closes.
    totalGovernanceTokenWeight: '0',
    totalEquityLikeShareWeight: '0',
  };
  const known = world.governance.votes.findIndex(
    ({ partyId, proposalId: other }) => partyId === party && other === proposal.id,
  );
  if (known >= 0) world.governance.votes[known] = cast;
  else world.governance.votes.push(cast);
  world.events.emit('vote', cast);
}

/** The votes of a proposal as `vega.GovernanceData` holds them. */
export function governanceData(world: World, proposal: Proposal): JsonObject {
  const cast = votesOf(world, proposal);
  const side = (value: string): Vote[] => cast.filter((entry) => entry.value === value);
  const byParty = (votes: readonly Vote[]): JsonObject =>
    Object.fromEntries(votes.map((entry) => [entry.partyId, entry]));
  const [yes, no] = [side('VALUE_YES'), side('VALUE_NO')];
  return { proposal, yes, no, yesParty: byParty(yes), noParty: byParty(no) };
}

const votesOf = (world: World, { id }: Proposal): Vote[] =>
  world.governance.votes.filter(({ proposalId }) => proposalId === id);

const share = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 1e6);

const add = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** Counts the votes of a proposal as voting closes: each gets its stake of now and its part of all that voted. */
function closeVote(world: World, proposal: Proposal): Partial<Proposal> {
  const cast = votesOf(world, proposal).map((entry) => ({
    entry,
    stake: world.staking.stake.get(entry.partyId) ?? 0n,
  }));
  const voted = add(cast.map(({ stake }) => stake));
  for (const { entry, stake } of cast) {
    Object.assign(entry, {
      totalGovernanceTokenBalance: String(stake),
      totalGovernanceTokenWeight: String(share(stake, voted)),
    });
    world.events.emit('vote', entry);
  }
  const yes = add(cast.filter(({ entry }) => entry.value === 'VALUE_YES').map(({ stake }) => stake));
  // No votes are too few even where the network asks for none, as in computeVoteStateUsingTokens of the release.
  if (voted === 0n || share(voted, add(world.staking.stake.values())) < Number(proposal['requiredParticipation']))
    return { state: 'STATE_DECLINED', reason: 'PROPOSAL_ERROR_PARTICIPATION_THRESHOLD_NOT_REACHED' };
  if (share(yes, voted) < Number(proposal['requiredMajority']))
    return { state: 'STATE_DECLINED', reason: 'PROPOSAL_ERROR_MAJORITY_THRESHOLD_NOT_REACHED' };
  return { state: 'STATE_PASSED' };
}

/** Closes and enacts the proposals whose time has come; the sandbox's validators approve a new asset with the next block. */
export function runGovernance(world: World): void {
  const now = world.clock();
  for (const proposal of [...world.governance.proposals.values()]) {
    const times = world.governance.proposalTimes.get(proposal.id);
    if (!times) continue;
    if (proposal.state === 'STATE_WAITING_FOR_NODE_VOTE') store(world, { ...proposal, state: 'STATE_OPEN' });
    else if (proposal.state === 'STATE_OPEN' && now >= times.closes)
      store(world, { ...proposal, ...closeVote(world, proposal) } as Proposal);
    else if (proposal.state === 'STATE_PASSED' && now >= times.enacts) {
      try {
        enact(world, proposal);
        store(world, { ...proposal, state: 'STATE_ENACTED' });
      } catch (error) {
        store(world, {
          ...proposal,
          state: 'STATE_FAILED',
          ...(error instanceof NotEnacted && { reason: error.reason }),
          errorDetails: (error as Error).message,
        });
      }
    }
  }
}
