import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { nextBlock, epochSeconds } from '../world/clock.ts';
import { execute } from '../world/execute.ts';
import { walletKeys } from '../world/seed.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { money } from './money.ts';
import { network } from './network.ts';
import { RpcError } from './rpc-error.ts';

/** Nodes and epochs as datanode/sqlstore/node.go and epochs.go of the release find them. */

const definitions = await loadDefinitions();
const party = walletKeys[0].publicKey;
const node = entityId('node');
let world: World;
beforeEach(() => {
  world = seededWorld(definitions);
});

const nodes = (request: JsonObject = {}): JsonObject[] =>
  ((network['ListNodes']?.(world, request)['nodes'] as JsonObject)['edges'] as JsonObject[]).map(
    (edge) => edge['node'] as JsonObject,
  );
const nodeIn = (epochSeq: string): JsonObject => nodes({ epochSeq }).find(({ id }) => id === node) ?? {};
const epoch = (request: JsonObject): JsonObject => network['GetEpoch']?.(world, request)['epoch'] as JsonObject;
const delegations = (epochId: string): JsonObject[] =>
  ((money['ListDelegations']?.(world, { epochId })['delegations'] as JsonObject)['edges'] as JsonObject[]).map(
    (edge) => edge['node'] as JsonObject,
  );
function letEpochEnd(): void {
  const end = world.epochStarted + epochSeconds * 1000;
  world.clock = () => end;
  nextBlock(world, () => 0.5);
}
function refusal(ask: () => unknown): unknown {
  try {
    ask();
  } catch (error) {
    if (error instanceof RpcError) return [error.kind, error.number, error.message];
    throw error;
  }
  return undefined;
}
const noEpoch = ['notFound', 250001, 'failed to get epoch'];

describe('the nodes of an epoch', () => {
  it('have reward scores when it has ended, and ranking scores from its start', () => {
    expect(world.epoch).toBe(560);
    for (const one of [...nodes(), ...nodes({ epochSeq: '560' }), network['GetNode']?.(world, { id: node })['node']]) {
      expect(one).toMatchObject({ rankingScore: { status: 'VALIDATOR_NODE_STATUS_TENDERMINT' } });
      expect(one).not.toHaveProperty('rewardScore');
    }
    letEpochEnd();
    expect(nodes()[0]).not.toHaveProperty('rewardScore');
    const past = nodes({ epochSeq: '560' }).map(({ rewardScore }) => rewardScore as JsonObject);
    for (const score of past) expect(score).toMatchObject({ multisigScore: '1', performanceScore: '1' });
    expect(past.reduce((sum, { normalisedScore }) => sum + Number(normalisedScore), 0)).toBeCloseTo(1, 12);
  });

  it('come with the highest id first, unless the opposite is asked for', () => {
    const ids = ['node', 'second node', 'third node'].map(entityId).sort();
    expect(nodes({ pagination: { newestFirst: false } }).map(({ id }) => id)).toEqual(ids);
    expect(nodes().map(({ id }) => id)).toEqual(ids.reverse());
  });

  it('have the stakes of that epoch, and what the next one changes', () => {
    const thousand = 10n ** 21n;
    const stakes = ({ stakedByOperator, stakedByDelegates, stakedTotal, pendingStake }: JsonObject): unknown[] =>
      [stakedByOperator, stakedByDelegates, stakedTotal, pendingStake].map((text) => BigInt(String(text)) / thousand);
    expect(stakes(nodeIn('560'))).toEqual([5n, 1n, 6n, 0n]);
    const act = (command: JsonObject): void => expect(execute(world, party, command).error).toBeUndefined();
    act({ delegateSubmission: { nodeId: node, amount: String(2n * thousand) } });
    expect(stakes(nodeIn('560'))).toEqual([5n, 1n, 6n, 2n]);
    letEpochEnd();
    act({ undelegateSubmission: { nodeId: node, amount: '0', method: 'METHOD_AT_END_OF_EPOCH' } });
    expect([stakes(nodeIn('560')), stakes(nodeIn('561'))]).toEqual([
      [5n, 1n, 6n, 2n],
      [5n, 3n, 8n, -3n],
    ]);
    const amounts = (id: string): unknown[] =>
      delegations(id).flatMap((row) => (row['party'] === party ? [[row['epochSeq'], row['amount']]] : []));
    expect(['560', '561', '562', '563'].map(amounts)).toEqual([
      [['560', String(thousand)]],
      [['561', String(3n * thousand)]],
      [['562', '0']],
      [],
    ]);
    expect(nodeIn('560')['delegations']).toEqual(delegations('560').filter(({ nodeId }) => nodeId === node));
  });

  it('have no performance without a stake of their own', () => {
    const own = String(nodeIn('560')['pubKey']);
    execute(world, own, { undelegateSubmission: { nodeId: node, amount: '0', method: 'METHOD_AT_END_OF_EPOCH' } });
    letEpochEnd();
    letEpochEnd();
    expect(nodeIn('561')).toMatchObject({
      rankingScore: { performanceScore: '0', rankingScore: '0', votingPower: 1 },
      rewardScore: { performanceScore: '0', validatorScore: '0', normalisedScore: '0' },
    });
  });
});

describe('an epoch', () => {
  it('that the node does not know is not found, and a number beyond its table is the present one', () => {
    const first = Math.min(...world.pastEpochs.keys());
    for (const epochSeq of ['0', String(first - 1), '561'])
      expect(
        refusal(() => nodes({ epochSeq })),
        epochSeq,
      ).toEqual(noEpoch);
    expect(nodes({ epochSeq: String(first) })[0]).toHaveProperty('rewardScore');
    expect(nodes({ epochSeq: '9223372036854775808' })).toEqual(nodes());
    expect(refusal(() => epoch({ id: '561' }))).toEqual(noEpoch);
    expect(refusal(() => network['GetNode']?.(world, { id: 'f'.repeat(64) }))).toEqual([
      'notFound',
      10000,
      'no resource corresponding to this id',
    ]);
  });

  it('is found by its number and by a block, the present one only by its number', () => {
    letEpochEnd();
    const past = epoch({ id: '560' });
    expect(past).toMatchObject({ seq: '560', timestamps: { lastBlock: String(world.height) } });
    expect(past['validators']).toEqual(nodes({ epochSeq: '560', pagination: { newestFirst: false } }));
    const { firstBlock, endTime } = past['timestamps'] as JsonObject;
    expect(epoch({ block: String(firstBlock) })).toEqual(past);
    expect(epoch({})).toMatchObject({
      seq: '561',
      timestamps: { startTime: endTime, firstBlock: String(world.height), endTime: '0', lastBlock: '0' },
    });
    expect(refusal(() => epoch({ block: String(world.height) }))).toEqual(noEpoch);
  });
});

it('a node in the consensus keeps its place by its stake, its performance and the bonus of those who are there', () => {
  const ranked = (): number[][] =>
    nodes().map(({ rankingScore }) => {
      const { stakeScore, performanceScore, rankingScore: score } = rankingScore as Record<string, string>;
      return [Number(stakeScore) * Number(performanceScore), Number(score)];
    });
  for (const bonus of [0, 0.5]) {
    world.governance.parameters.set('network.validators.incumbentBonus', String(bonus));
    expect(ranked().length).toBeGreaterThan(1);
    for (const [without = 0, score = 0] of ranked()) {
      expect(without).toBeGreaterThan(0);
      expect(score).toBeCloseTo(without * (1 + bonus), 9);
    }
  }
});
