import { dec, type Dec, type Numeric } from '../decimal.ts';
import type { LogNormalModel } from './logNormalRiskFactors.ts';
import { normalQuantile } from './normal.ts';

/**
 * The range that holds the price `yearFraction` years ahead with the given probability, both tails being equally
 * likely. Unrounded, computed in double precision, as the release does.
 * Source: `vega:core/risk/models/lognormal.go` (PriceRange) over vegaprotocol/quant v0.2.5 (pricedistribution).
 */
export function logNormalPriceRange({
  price,
  yearFraction,
  probability,
  mu,
  sigma,
}: LogNormalModel & { price: Numeric; yearFraction: Numeric; probability: Numeric }): { min: Dec; max: Dec } {
  const years = dec(yearFraction).toNumber();
  const volatility = dec(sigma).toNumber();
  const mean = Math.log(dec(price).toNumber()) + (dec(mu).toNumber() - 0.5 * volatility * volatility) * years;
  const deviation = volatility * Math.sqrt(years);
  const inside = dec(probability).toNumber();
  const outside = (1 - inside) / 2;
  const quantile = (p: number): Dec => dec(Math.exp(mean + deviation * normalQuantile(p)));
  return { min: quantile(outside), max: quantile(inside + outside) };
}
