import { epochData } from '../answers/network.ts';
import { governanceData } from '../world/governance.ts';
import { nodesIn } from '../world/nodes.ts';
import type { JsonObject } from '../world/types.ts';
import type { GraphqlContext } from './context.ts';
import type { Source } from './source.ts';

/** Finds the object that an id in a message stands for, by the name of its GraphQL type. */
export function entityLookup({ world, definitions }: GraphqlContext): (type: string, id: string) => Source | undefined {
  const source = (message: string, json: JsonObject | undefined): Source | undefined => json && { message, json };
  const finders: Readonly<Record<string, (id: string) => Source | undefined>> = {
    Market: (id) => source('vega.Market', world.trading.markets.get(id)?.definition),
    Party: (id) => source('vega.Party', { id }),
    Asset: (id) => source('vega.Asset', world.funds.assets.get(id)),
    Node: (id) =>
      source(
        'vega.Node',
        nodesIn(world, world.epoch).find((node) => node['id'] === id),
      ),
    Order: (id) => source('vega.Order', world.trading.orders.get(id)),
    Epoch: (id) => {
      const known = Number(id) === world.epoch || world.pastEpochs.has(Number(id));
      return source(
        'vega.Epoch',
        known ? epochData(world, Number(id)) : { ...definitions.example('vega.Epoch'), seq: id },
      );
    },
    LiquidityProvision: (id) =>
      source(
        'vega.LiquidityProvision',
        [...world.liquidity.provisions.values()].find((provision) => provision['id'] === id),
      ),
    Proposal: (id) => {
      const proposal = world.governance.proposals.get(id);
      return source('vega.GovernanceData', proposal && governanceData(world, proposal));
    },
  };
  return (type, id) => finders[type]?.(id);
}
