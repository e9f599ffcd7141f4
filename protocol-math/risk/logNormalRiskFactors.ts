import { any, check, number, positive } from '../check.ts';
import { dec } from '../decimal.ts';
import type { ExactFraction, Factor, Fraction, Years } from '../types.ts';
import { normalCdf, normalQuantile } from './normal.ts';

export interface LogNormalModel {
  /** growth rate per year, 0.1 is ten per cent */
  mu: Factor;
  /** volatility per square root of a year, more than 0 */
  sigma: Factor;
}

export const LOG_NORMAL = { mu: any, sigma: positive };
/** A probability that leaves both outcomes possible. */
export const openProbability = number({ above: 0, below: 1 });

export interface RiskFactors {
  /** of a long position, a fraction of the price */
  long: ExactFraction;
  /** of a short position, a fraction of the price */
  short: ExactFraction;
}

/**
 * The risk factors of a futures market whose log-normal model looks `tau` years ahead: the expected shortfall, at
 * probability `lambda`, of holding one unit long and one unit short, each as a fraction of the price.
 * Computed in double precision, as the release does. Source: `vega:core/risk/models/lognormal.go`
 * (CalculateRiskFactors) over vegaprotocol/quant v0.2.5 (riskmodelbs, riskmeasures).
 */
export function logNormalRiskFactors(
  input: LogNormalModel & {
    /** how far the model looks ahead */
    tau: Years;
    /** the model's `riskAversionParameter`, a probability */
    lambda: Fraction;
  },
): RiskFactors {
  check(input, { ...LOG_NORMAL, tau: positive, lambda: openProbability });
  const years = dec(input.tau).toNumber();
  const level = dec(input.lambda).toNumber();
  const volatility = dec(input.sigma).toNumber();
  const deviation = Math.sqrt(years) * volatility;
  const drift = (dec(input.mu).toNumber() - 0.5 * volatility * volatility) * years;
  const mean = Math.exp(drift + deviation * deviation * 0.5) / level;
  const long = 1 - mean * normalCdf(normalQuantile(level) - deviation);
  const short = mean * (1 - normalCdf(normalQuantile(1 - level) - deviation)) - 1;
  return { long: dec(long), short: dec(short) };
}
