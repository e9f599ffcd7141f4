/**
 * The standard normal distribution in double precision, as the release's risk models use it
 * (vegaprotocol/quant v0.2.5 takes both functions from gonum's `distuv.UnitNormal`).
 */

const SQRT_2PI = Math.sqrt(2 * Math.PI);

/** Density at `x`. */
function density(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_2PI;
}

/** Tail beyond a large positive `x`, from the continued fraction of Mills' ratio. */
function tail(x: number): number {
  let fraction = 0;
  for (let k = 160; k > 0; k--) fraction = k / (x + fraction);
  return density(x) / (x + fraction);
}

/** Probability of a value of at most `x`. */
export function normalCdf(x: number): number {
  if (x > 3) return 1 - tail(x);
  if (x < -3) return tail(-x);
  // 1/2 + phi(x) (x + x^3/3 + x^5/(3*5) + ...)
  let term = x;
  let series = x;
  for (let k = 3; Math.abs(term) > 1e-18; k += 2) {
    term *= (x * x) / k;
    series += term;
  }
  return 0.5 + density(x) * series;
}

/**
 * The value that is not exceeded with probability `p`.
 * @throws RangeError unless 0 < p < 1.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability lies between 0 and 1, not ${p}`);
  if (p > 0.5) return -normalQuantile(1 - p);
  let low = -40;
  let high = 0;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  let x = (low + high) / 2;
  for (let step = 0; step < 6; step++) x -= (normalCdf(x) - p) / density(x);
  return x;
}
