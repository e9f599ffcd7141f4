import type { JsonObject, MarketFacts } from './types.ts';

/** The member at a path of a JSON object, or undefined. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as JsonObject | undefined)?.[name], value);
}

/**
 * What trading needs of a market's definition.
 *
 * @param assets assets by id
 * @throws Error when the market settles in an asset that there is not
 */
export function marketFacts(definition: JsonObject, assets: ReadonlyMap<string, JsonObject>): MarketFacts {
  const instrument = at(definition, 'tradableInstrument', 'instrument') as JsonObject;
  const product = (instrument['perpetual'] ?? instrument['future']) as JsonObject;
  const asset = String(product['settlementAsset']);
  const details = assets.get(asset);
  if (!details)
    throw new Error(`The market ${String(definition['id'])} settles in ${asset}, which is no asset of the sandbox.`);
  const decimals = Number(definition['decimalPlaces']);
  const positionDecimals = Number(definition['positionDecimalPlaces']);
  const exponent = Number(at(details, 'details', 'decimals')) - decimals - positionDecimals;
  const factors = at(definition, 'fees', 'factors') as JsonObject;
  return {
    id: String(definition['id']),
    asset,
    decimals,
    positionDecimals,
    notionalFactor: {
      numerator: 10n ** BigInt(Math.max(exponent, 0)),
      denominator: 10n ** BigInt(Math.max(-exponent, 0)),
    },
    fees: {
      maker: Number(factors['makerFee']),
      infrastructure: Number(factors['infrastructureFee']),
      liquidity: Number(factors['liquidityFee']),
    },
  };
}

/** price × size in the asset's smallest unit. */
export function notional(
  { notionalFactor: { numerator, denominator } }: MarketFacts,
  price: bigint,
  size: bigint,
): bigint {
  return (price * size * numerator) / denominator;
}
