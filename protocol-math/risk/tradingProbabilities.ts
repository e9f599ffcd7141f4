import { check, oneOf, positive, someUnits } from '../check.ts';
import { dec, type Dec } from '../decimal.ts';
import type { ExactFraction, Price, Years } from '../types.ts';
import { LOG_NORMAL, type LogNormalModel } from './logNormalRiskFactors.ts';
import { normalCdf } from './normal.ts';

/** Probabilities at or below this end the list. */
const LEAST = 1e-8;
/** How far up sell orders are looked at, as a multiple of the best ask. */
const HIGHEST_ASK = 6;

/**
 * The probabilities of trading at the best price and at every thousandth of it further away, under a log-normal risk
 * model: that the price gets there within the horizon, given that it stays between zero and the best bid (between the
 * best ask and six times it for sell orders). In double precision, as the release computes them.
 * Source: `vega:core/liquidity/supplied/statevar.go` (calculateBidRange, calculateAskRange) over vegaprotocol/quant v0.2.5.
 */
export function tradingProbabilities(
  input: LogNormalModel & {
    /** side of the order */
    side: 'buy' | 'sell';
    /** best static bid for buy orders, best static ask for sell orders */
    best: Price;
    /** the model's horizon times `market.liquidity.probabilityOfTrading.tau.scaling` */
    tau: Years;
  },
): ExactFraction[] {
  check(input, { ...LOG_NORMAL, side: oneOf('buy', 'sell'), best: someUnits, tau: positive });
  const { side, best, tau, mu, sigma } = input;
  const from = dec(best).toNumber();
  const years = dec(tau).toNumber();
  const volatility = dec(sigma).toNumber();
  const mean = Math.log(from) + (dec(mu).toNumber() - 0.5 * volatility * volatility) * years;
  const deviation = volatility * Math.sqrt(years);
  const below = (price: number): number => (price <= 0 ? 0 : normalCdf((Math.log(price) - mean) / deviation));
  const buying = side === 'buy';
  const farthest = below(buying ? 0 : from * HIGHEST_ASK);
  const whole = Math.abs(below(from) - farthest);
  const probabilities: Dec[] = [];
  for (let step = 0; ; step++) {
    const price = from * (1 + ((buying ? -1 : 1) * step) / 1000);
    const beyond = buying ? price < 0 : price > from * HIGHEST_ASK;
    const probability = beyond ? 0 : Math.abs(below(price) - farthest) / whole;
    if (probability <= LEAST) return probabilities;
    probabilities.push(dec(probability));
  }
}
