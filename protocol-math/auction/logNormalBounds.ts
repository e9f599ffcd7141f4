import type { Numeric } from '../decimal.ts';
import type { LogNormalModel } from '../risk/logNormalRiskFactors.ts';
import { logNormalFactors } from './logNormalFactors.ts';
import { priceBounds, type PriceBounds } from './priceBounds.ts';

/**
 * The valid prices of a trigger in a market with a log-normal risk model whose factors were worked out at the present
 * reference price, in the asset's smallest unit.
 * @param input.horizon seconds
 */
export function logNormalBounds(
  input: LogNormalModel & { referencePrice: Numeric; horizon: Numeric; probability: Numeric },
): PriceBounds {
  const { up, down } = logNormalFactors(input);
  return priceBounds({ referencePrice: input.referencePrice, upFactor: up, downFactor: down });
}
