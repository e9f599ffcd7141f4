import { any, check, notNegative, someUnits } from '../check.ts';
import { dec, div, max, ZERO } from '../decimal.ts';
import type { ExactFactor, ExactPrice, Fraction, Price } from '../types.ts';
import type { RiskFactors } from './logNormalRiskFactors.ts';

/**
 * The risk factors of a market with the simple risk model: those that the model names.
 * Source: `vega:core/risk/models/simple.go` (CalculateRiskFactors).
 */
export function simpleRiskFactors(input: {
  /** the model's `factorLong` */
  factorLong: Fraction;
  /** the model's `factorShort`; it may exceed 1 */
  factorShort: Fraction;
}): RiskFactors {
  check(input, { factorLong: notNegative, factorShort: notNegative });
  return { long: dec(input.factorLong), short: dec(input.factorShort) };
}

/**
 * The price range of the simple risk model, whatever horizon and probability, and the factors that price monitoring keeps of it: the
 * model's moves up and down from the reference price, the lower end not below zero and the sign of the move down ignored.
 * Source: `vega:core/risk/models/simple.go` (PriceRange), `vega:core/monitor/price/statevar.go` (startCalcPriceRanges).
 */
export function simplePriceRange(input: {
  /** the price that the range is worked out from */
  referencePrice: Price;
  /** the model's `maxMoveUp`; need not be a whole number */
  maxMoveUp: Price;
  /** the model's `minMoveDown`, of either sign; need not be a whole number */
  minMoveDown: Price;
}): {
  /** lower end */
  min: ExactPrice;
  /** upper end */
  max: ExactPrice;
  /** upper end over reference price */
  upFactor: ExactFactor;
  /** lower end over reference price */
  downFactor: ExactFactor;
} {
  check(input, { referencePrice: someUnits, maxMoveUp: notNegative, minMoveDown: any });
  const reference = dec(input.referencePrice);
  const lower = max(reference.minus(dec(input.minMoveDown).abs()), ZERO);
  const upper = reference.plus(dec(input.maxMoveUp));
  return { min: lower, max: upper, upFactor: div(upper, reference), downFactor: div(lower, reference) };
}
