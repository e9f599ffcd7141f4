import { inState } from './market-states.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** The definition of a market from the configuration that a proposal gives. */
export function newMarketDefinition(world: World, changes: JsonObject, id: string): JsonObject {
  const example = world.definitions.example('vega.Market');
  const wanted = changes['instrument'] as JsonObject;
  const product = wanted['perpetual'] ? 'perpetual' : 'future';
  const instrument: JsonObject = {
    id: '',
    code: String(wanted['code']),
    name: String(wanted['name']),
    metadata: { tags: changes['metadata'] ?? [] },
    [product]: productOf(world, product, wanted[product] as JsonObject),
  };
  const now = world.now();
  const factors = { makerFee: 'makerFee', infrastructureFee: 'infrastructureFee' } as const;
  return {
    ...example,
    id,
    tradableInstrument: {
      ...(example['tradableInstrument'] as JsonObject),
      instrument,
      ...(changes['logNormal'] ? { logNormalRiskModel: changes['logNormal'] } : {}),
    },
    decimalPlaces: String(changes['decimalPlaces'] ?? '0'),
    positionDecimalPlaces: String(changes['positionDecimalPlaces'] ?? '0'),
    fees: {
      factors: {
        makerFee: world.governance.parameters.get(`market.fee.factors.${factors.makerFee}`) ?? '0',
        infrastructureFee: world.governance.parameters.get(`market.fee.factors.${factors.infrastructureFee}`) ?? '0',
        liquidityFee: '0',
      },
    },
    ...inState('STATE_PROPOSED'),
    marketTimestamps: { proposed: now, pending: now, open: now, close: '0' },
    linearSlippageFactor: String(changes['linearSlippageFactor'] ?? '0.001'),
    quadraticSlippageFactor: String(changes['quadraticSlippageFactor'] ?? '0'),
    ...(changes['liquiditySlaParameters'] ? { liquiditySlaParams: changes['liquiditySlaParameters'] } : {}),
    ...(changes['successor'] ? { parentMarketId: (changes['successor'] as JsonObject)['parentMarketId'] ?? '' } : {}),
  };
}

/** A product as a market holds it: each data source of the configuration becomes a specification with an id. */
function productOf(world: World, product: 'perpetual' | 'future', wanted: JsonObject): JsonObject {
  const spec = (definition: unknown): JsonObject => ({
    id: world.newId(),
    createdAt: world.now(),
    updatedAt: '0',
    data: (definition ?? null) as JsonObject | null,
    status: 'STATUS_ACTIVE',
  });
  const names =
    product === 'future'
      ? ['dataSourceSpecForSettlementData', 'dataSourceSpecForTradingTermination']
      : ['dataSourceSpecForSettlementData', 'dataSourceSpecForSettlementSchedule'];
  return { ...wanted, ...Object.fromEntries(names.map((name) => [name, spec(wanted[name])])) };
}
