import { expect, it } from 'vitest';
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
