import { check, fraction, list, oneOf, someUnits, units } from '../check.ts';
import { dec, div, max, min, ONE, type Dec, type Numeric } from '../decimal.ts';
import type { ExactFraction, Fraction, Price } from '../types.ts';

/** Probability at the best price or better, and the factor that scales all others to it. */
const AT_BEST = dec('0.5');
/** Distance from the best price that counts as near while no probabilities are agreed upon. */
const NEAR = dec('0.2');
/** Offsets count in millionths of the best price; a probability stands at every thousandth. */
const MILLION = 1_000_000;
const STEP = 1000;

export interface ProbabilityInput {
  /** side of the order */
  side: 'buy' | 'sell';
  /** price of the order */
  price: Price;
  /** best static bid for buy orders, best static ask for sell orders */
  best: Price;
  /** the lowest price at which no price monitoring auction starts */
  minPrice: Price;
  /** the highest one */
  maxPrice: Price;
  /** probabilities at the best price and every thousandth of it further away; empty until they are agreed upon */
  probabilities: readonly Fraction[];
  /** `market.liquidity.minimum.probabilityOfTrading.lpOrders` */
  minProbability: Fraction;
}

function fromGrid(offset: number, grid: readonly Numeric[], least: Numeric): Dec {
  const at = (index: number): Dec => dec(grid[index] ?? 0);
  const last = (grid.length - 1) * STEP;
  if (offset > last) {
    if (grid.length === 1) return dec(least);
    const slope = div(offset - (last - STEP), STEP);
    const before = at(grid.length - 2);
    const beyond = before.plus(
      at(grid.length - 1)
        .minus(before)
        .times(slope),
    );
    return min(ONE, max(least, beyond.times(AT_BEST)));
  }
  const next = Math.floor(offset / STEP) + 1;
  if (next >= grid.length) return max(least, at(grid.length - 1).times(AT_BEST));
  const ratio = div(offset - (next - 1) * STEP, STEP);
  const between = ratio.times(at(next)).plus(ONE.minus(ratio).times(at(next - 1)));
  return max(least, between.times(AT_BEST));
}

/**
 * The probability of trading that the liquidity score gives an order: one half at the best price or better, and less
 * with distance, by straight lines between the agreed probabilities. (The score itself counts orders outside the price
 * monitoring bounds with zero.)
 * Source: `vega:core/liquidity/supplied/statevar.go` (getProbabilityOfTrading and the functions it calls).
 */
export function probabilityOfTrading(input: ProbabilityInput): ExactFraction {
  check(input, {
    side: oneOf('buy', 'sell'),
    price: units,
    best: someUnits,
    minPrice: units,
    maxPrice: units,
    probabilities: list(fraction),
    minProbability: fraction,
  });
  const price = dec(input.price);
  const best = dec(input.best);
  const away = input.side === 'buy' ? best.minus(price) : price.minus(best);
  if (away.lte(0)) return AT_BEST;
  const outside = input.side === 'buy' ? price.lt(dec(input.minPrice)) : price.gt(dec(input.maxPrice));
  if (outside) return dec(input.minProbability);
  if (input.probabilities.length === 0) return away.lte(NEAR.times(best)) ? AT_BEST : dec(input.minProbability);
  const offset = div(away, best).times(MILLION).floor().toNumber();
  return fromGrid(offset, input.probabilities, input.minProbability);
}
