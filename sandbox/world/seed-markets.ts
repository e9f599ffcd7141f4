import { entityId } from '../../reference/examples/entity-id.ts';
import { newMarket } from '../../content/proposals/kinds/new-market.ts';
import { at } from './market-facts.ts';
import { inState } from './market-states.ts';
import { newMarketDefinition } from './new-market.ts';
import type { JsonObject } from './types.ts';
import { tether } from './seed-assets.ts';
import type { World } from './world.ts';

interface MarketSeed {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly tag: string;
  readonly decimalPlaces: string;
  readonly positionDecimalPlaces: string;
  /** In the API's integer form. */
  readonly price: bigint;
}

const markets: readonly MarketSeed[] = [
  {
    id: entityId('market'),
    code: 'BTC/USDT-PERP',
    name: 'Bitcoin / Tether USD perpetual future',
    tag: 'base:BTC',
    decimalPlaces: '2',
    positionDecimalPlaces: '3',
    price: 2_650_000n,
  },
  {
    id: entityId('second market'),
    code: 'ETH/USDT-PERP',
    name: 'Ether / Tether USD perpetual future',
    tag: 'base:ETH',
    decimalPlaces: '3',
    positionDecimalPlaces: '2',
    price: 1_850_000n,
  },
];

/** Adds the sandbox's markets: the example's market, a second one with other decimals, and a future. */
export function seedMarkets(world: World): void {
  for (const market of markets) world.addMarket(definitionOf(world, market), market.price);
  const now = Math.floor(world.clock() / 1000);
  const { changes } = newMarket.change({ now, validation: undefined, closing: now, enactment: now }) as {
    changes: JsonObject;
  };
  const future = newMarketDefinition(world, changes, entityId('futures market'));
  world.addMarket({ ...future, ...inState('STATE_ACTIVE') }, 265_000n);
}

function definitionOf(
  world: World,
  { id, code, name, tag, decimalPlaces, positionDecimalPlaces }: MarketSeed,
): JsonObject {
  const example = world.definitions.example('vega.Market');
  const instrument = at(example, 'tradableInstrument', 'instrument') as JsonObject;
  const now = world.now();
  return {
    ...example,
    id,
    decimalPlaces,
    positionDecimalPlaces,
    ...inState('STATE_ACTIVE'),
    marketTimestamps: { proposed: now, pending: now, open: now, close: '0' },
    tradableInstrument: {
      ...(example['tradableInstrument'] as JsonObject),
      instrument: {
        ...instrument,
        id: code,
        code,
        name,
        metadata: { tags: [tag, 'quote:USDT'] },
        perpetual: { ...(instrument['perpetual'] as JsonObject), settlementAsset: tether, quoteName: 'USDT' },
      },
    },
  };
}
