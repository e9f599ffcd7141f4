import { ONE, ZERO, type Dec } from '../../protocol-math/decimal.ts';
import { rankingScore } from '../../protocol-math/staking/rankingScore.ts';
import { validatorScores } from '../../protocol-math/staking/validatorScores.ts';
import { votingPower } from '../../protocol-math/staking/votingPower.ts';
import { delegationsIn, sum } from './staking.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** A node with what is nominated to it in an epoch. */
interface Staked {
  readonly node: JsonObject;
  readonly delegations: readonly JsonObject[];
  readonly own: bigint;
  readonly stake: bigint;
  /** What will be nominated to it in the next epoch. */
  readonly next: bigint;
}

const status = 'VALIDATOR_NODE_STATUS_TENDERMINT';
const text = (score: Dec): string => score.toDecimalPlaces(16).toFixed();

function staked(world: World, epoch: number): Staked[] {
  const [current, pending] = [delegationsIn(world, epoch), delegationsIn(world, epoch + 1)];
  return [...world.staking.nodes.values()]
    .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    .map((node) => {
      const to = (all: readonly JsonObject[]): JsonObject[] => all.filter(({ nodeId }) => nodeId === node['id']);
      const delegations = to(current);
      const own = sum(delegations.filter(({ party }) => party === node['pubKey']));
      return { node, delegations, own, stake: sum(delegations), next: sum(to(pending)) };
    });
}

/** The sandbox's nodes propose all the blocks that they should, and sign for the bridge: only a stake of their own can be missing. */
function performances(world: World, nodes: readonly Staked[]): Dec[] {
  const least = BigInt(world.governance.parameters.get('reward.staking.delegation.minimumValidatorStake') ?? '0');
  return nodes.map(({ own }) => (own < least ? ZERO : ONE));
}

/** By which nodes keep their places in an epoch: known from its start. */
function rankings(world: World, nodes: readonly Staked[], performance: readonly Dec[]): JsonObject[] {
  const totalStake = String(nodes.reduce((total, { stake }) => total + stake, 0n));
  const incumbentBonus = world.governance.parameters.get('network.validators.incumbentBonus') ?? '0';
  const score = (index: number, more: { performance: Dec; incumbent: boolean }): Dec =>
    rankingScore({ stake: String(nodes[index]?.stake ?? 0n), totalStake, incumbentBonus, ...more });
  const scores = nodes.map((_, index) => score(index, { performance: performance[index] ?? ZERO, incumbent: true }));
  const powers = votingPower({ scores });
  return nodes.map((_, index) => ({
    stakeScore: text(score(index, { performance: ONE, incumbent: false })),
    performanceScore: text(performance[index] ?? ZERO),
    previousStatus: status,
    status,
    votingPower: Number(powers[index]),
    rankingScore: text(scores[index] ?? ZERO),
  }));
}

/** By which rewards of an epoch are shared: worked out when it ends. */
function rewards(world: World, nodes: readonly Staked[], performance: readonly Dec[]): JsonObject[] {
  const parameter = (name: string): string =>
    world.governance.parameters.get(`reward.staking.delegation.${name}`) ?? '1';
  const { scores } = validatorScores({
    validators: nodes.map(({ stake }, index) => ({ stake: String(stake), performance: performance[index] ?? ZERO })),
    parameters: {
      minValidators: parameter('minValidators'),
      competitionLevel: parameter('competitionLevel'),
      optimalStakeMultiplier: parameter('optimalStakeMultiplier'),
    },
  });
  return scores.map(({ raw, score, normalised }, index) => ({
    rawValidatorScore: text(raw),
    performanceScore: text(performance[index] ?? ZERO),
    multisigScore: '1',
    validatorScore: text(score),
    normalisedScore: text(normalised),
    validatorStatus: status,
  }));
}

/**
 * The nodes of an epoch in the order of their ids, with their stakes and scores in it. As on a data node an epoch that runs has no
 * reward scores, and no node has data of its epochs or an intended stake.
 */
export function nodesIn(world: World, epoch: number): JsonObject[] {
  const nodes = staked(world, epoch);
  const performance = performances(world, nodes);
  const ranking = rankings(world, nodes, performance);
  const reward = epoch < world.epoch ? rewards(world, nodes, performance) : [];
  return nodes.map(({ node, delegations, own, stake, next }, index) => ({
    ...node,
    stakedByOperator: String(own),
    stakedByDelegates: String(stake - own),
    stakedTotal: String(stake),
    maxIntendedStake: '0',
    pendingStake: String(next - stake),
    delegations: [...delegations],
    ...(reward[index] && { rewardScore: reward[index] }),
    rankingScore: ranking[index] ?? null,
  }));
}
