import { dec, type Dec, type Numeric } from '../decimal.ts';
import { normalCdf, normalQuantile } from './normal.ts';

export interface LogNormalModel {
  /** growth rate per year, a fraction */
  mu: Numeric;
  /** volatility per square root of a year, a fraction */
  sigma: Numeric;
}

/**
 * The risk factors of a futures market whose log-normal model looks `tau` years ahead: the expected shortfall, at
 * probability `lambda`, of holding one unit long and one unit short, each as a fraction of the price.
 * Computed in double precision, as the release does. Source: `vega:core/risk/models/lognormal.go`
 * (CalculateRiskFactors) over vegaprotocol/quant v0.2.5 (riskmodelbs, riskmeasures).
 * @param lambda `riskAversionParameter`
 */
export function logNormalRiskFactors({ mu, sigma, tau, lambda }: LogNormalModel & { tau: Numeric; lambda: Numeric }): {
  long: Dec;
  short: Dec;
} {
  const years = dec(tau).toNumber();
  const level = dec(lambda).toNumber();
  const volatility = dec(sigma).toNumber();
  const deviation = Math.sqrt(years) * volatility;
  const drift = (dec(mu).toNumber() - 0.5 * volatility * volatility) * years;
  const mean = Math.exp(drift + deviation * deviation * 0.5) / level;
  const long = 1 - mean * normalCdf(normalQuantile(level) - deviation);
  const short = mean * (1 - normalCdf(normalQuantile(1 - level) - deviation)) - 1;
  return { long: dec(long), short: dec(short) };
}
