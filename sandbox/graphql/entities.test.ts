import { describe, expect, it } from 'vitest';
import { makeService } from '../answers/service.ts';
import { loadDefinitions } from '../definitions.ts';
import { RequestLog } from '../requests.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { entityLookup } from './entities.ts';

const definitions = await loadDefinitions();
const world = seededWorld(definitions);
const find = entityLookup({
  definitions,
  world,
  service: makeService(definitions, world),
  requests: new RequestLog(),
});
const last = <Value>(values: Iterable<Value>): Value | undefined => [...values].at(-1);

describe('what an id stands for', () => {
  it.each([
    ['Market', 'vega.Market', last(world.trading.markets.keys())],
    ['Asset', 'vega.Asset', last(world.funds.assets.keys())],
    ['Node', 'vega.Node', last(world.staking.nodes.keys())],
    ['Order', 'vega.Order', last(world.trading.orders.keys())],
    ['LiquidityProvision', 'vega.LiquidityProvision', last(world.liquidity.provisions.values())?.['id']],
    ['Party', 'vega.Party', last(world.parties)],
  ])('of the type %s is the %s of the world', (type, message, id) => {
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    const found = find(type, String(id));
    expect([found?.message, found?.json['id']]).toEqual([message, id]);
  });

  it('is a proposal with its votes, by its id', () => {
    const id = last(world.governance.proposals.keys()) ?? '';
    expect(find('Proposal', id)).toMatchObject({ message: 'vega.GovernanceData', json: { proposal: { id } } });
  });

  it('is this epoch, or one like it for one that is not known', () => {
    expect(find('Epoch', String(world.epoch))?.json['seq']).toBe(String(world.epoch));
    expect(find('Epoch', '1')).toMatchObject({ message: 'vega.Epoch', json: { seq: '1' } });
  });

  it('is nothing where the world has none of it, or there is no such type', () => {
    for (const type of ['Market', 'Asset', 'Node', 'Order', 'LiquidityProvision', 'Proposal'])
      expect(find(type, '0'.repeat(64))).toBeUndefined();
    expect(find('Nonsense', last(world.trading.markets.keys()) ?? '')).toBeUndefined();
  });
});
