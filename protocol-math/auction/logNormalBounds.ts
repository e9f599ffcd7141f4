import { check } from '../check.ts';
import { LOG_NORMAL_TRIGGER, logNormalFactors, type LogNormalTrigger } from './logNormalFactors.ts';
import { priceBounds, type PriceBounds } from './priceBounds.ts';

/**
 * The valid prices of a trigger in a market with a log-normal risk model whose factors were worked out at the present
 * reference price.
 */
export function logNormalBounds(input: LogNormalTrigger): PriceBounds {
  check(input, LOG_NORMAL_TRIGGER);
  const { up, down } = logNormalFactors(input);
  return priceBounds({ referencePrice: input.referencePrice, upFactor: up, downFactor: down });
}
