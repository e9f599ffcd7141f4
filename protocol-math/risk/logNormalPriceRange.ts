import { check, positive } from '../check.ts';
import { dec, type Dec } from '../decimal.ts';
import type { ExactPrice, Fraction, Price, Years } from '../types.ts';
import { LOG_NORMAL, openProbability, type LogNormalModel } from './logNormalRiskFactors.ts';
import { normalQuantile } from './normal.ts';

/**
 * The range that holds the price `yearFraction` years ahead with the given probability, both tails being equally
 * likely. Unrounded, computed in double precision, as the release does.
 * Source: `vega:core/risk/models/lognormal.go` (PriceRange) over vegaprotocol/quant v0.2.5 (pricedistribution).
 */
export function logNormalPriceRange(
  input: LogNormalModel & {
    /** the price now; need not be a whole number here */
    price: Price;
    /** how far ahead */
    yearFraction: Years;
    /** how probable the range is */
    probability: Fraction;
  },
): {
  /** lower end of the range */
  min: ExactPrice;
  /** upper end of the range */
  max: ExactPrice;
} {
  check(input, { ...LOG_NORMAL, price: positive, yearFraction: positive, probability: openProbability });
  const years = dec(input.yearFraction).toNumber();
  const volatility = dec(input.sigma).toNumber();
  const mean =
    Math.log(dec(input.price).toNumber()) + (dec(input.mu).toNumber() - 0.5 * volatility * volatility) * years;
  const deviation = volatility * Math.sqrt(years);
  const inside = dec(input.probability).toNumber();
  const outside = (1 - inside) / 2;
  const quantile = (p: number): Dec => dec(Math.exp(mean + deviation * normalQuantile(p)));
  return { min: quantile(outside), max: quantile(inside + outside) };
}
