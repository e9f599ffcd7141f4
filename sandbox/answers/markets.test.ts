import { describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { markets } from './markets.ts';

const world = seededWorld(await loadDefinitions());
const marketId = entityId('market');
const levels = (request: object): number => {
  const { buy } = markets['GetLatestMarketDepth']?.(world, { marketId, ...request }) as { buy: unknown[] };
  return buy.length;
};

it('the depth of a market has as many levels as are asked for, and all without a number or with zero', () => {
  const all = world.trading.markets.get(marketId)?.book.levels('SIDE_BUY').length ?? 0;
  expect(all).toBeGreaterThan(3);
  expect([levels({}), levels({ maxDepth: '0' }), levels({ maxDepth: '2' })]).toEqual([all, all, 2]);
});

it('risk factors are the share of a position’s value that is asked as margin', () => {
  const { riskFactor } = markets['GetRiskFactors']?.(world, { marketId }) as { riskFactor: Record<string, string> };
  expect(riskFactor).toEqual({ market: marketId, short: '0.1', long: '0.1' });
});

describe('the line of markets that succeed one another', () => {
  const [second, third, other] = ['b', 'c', 'd'].map((letter) => letter.repeat(64)) as [string, string, string];
  const add = (id: string, parentMarketId: string, state: string): void => {
    const { definition } = world.trading.markets.get(marketId) ?? { definition: {} };
    world.addMarket({ ...definition, id, parentMarketId, state }, 1n);
  };
  add(second, marketId, 'STATE_ACTIVE');
  add(third, second, 'STATE_ACTIVE');
  add(other, third, 'STATE_PENDING');
  const proposed = [...world.governance.proposals.values()][0];
  if (proposed)
    world.governance.proposals.set(other, {
      ...proposed,
      id: other,
      terms: { newMarket: { changes: { successor: { parentMarketId: third } } } },
    });
  interface Row {
    readonly node: {
      readonly market: { readonly id: string; readonly successorMarketId?: string };
      readonly proposals: readonly { readonly proposal: { readonly id: string } }[];
    };
  }
  const line = (id: string, includeFullHistory = false): readonly unknown[] => {
    const answer = markets['ListSuccessorMarkets']?.(world, { marketId: id, includeFullHistory }) as unknown as {
      readonly successorMarkets: { readonly edges: readonly Row[] };
    };
    return answer.successorMarkets.edges.map(({ node: { market, proposals } }) => [
      market.id,
      market.successorMarketId,
      proposals.map(({ proposal }) => proposal.id),
    ]);
  };

  it('begins with the market that is asked for, or with the first, and names what succeeded each', () => {
    expect(line(second)).toEqual([
      [third, undefined, [other]],
      [second, third, []],
    ]);
    expect(line(second, true)).toEqual([...line(second), [marketId, second, []]]);
  });

  it('has a market once it has opened: before, it comes alone and without proposals', () => {
    expect(line(other)).toEqual([[other, undefined, []]]);
    expect(line(other, true)).toEqual([[other, undefined, []]]);
  });
});
