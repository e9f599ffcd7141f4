const nanoseconds: Readonly<Record<string, number>> = {
  h: 3.6e12,
  m: 6e10,
  s: 1e9,
  ms: 1e6,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ns: 1,
};
/** A duration of Go is a signed 64-bit number of nanoseconds. */
const limit = 1n << 63n;

/**
 * A duration as Go writes and reads it (`time.ParseDuration`): a sign if need be, then numbers with units, or a bare zero. The micro
 * sign has two code points. What has this form may still be too long: see `goDuration`.
 */
const pattern = /^[+-]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ms|us|µs|μs|ns|[hms]))+)$/;

/** Nanoseconds of a fraction of a unit: Go counts them in floating point, and drops digits beyond an unsigned 64-bit number. */
function fractionOf(digits: string, unit: number): bigint {
  let fraction = 0n;
  let scale = 1;
  for (const digit of digits) {
    if (fraction > (limit - 1n) / 10n) break;
    const next = fraction * 10n + BigInt(digit);
    if (next > limit) break;
    fraction = next;
    scale *= 10;
  }
  return BigInt(Math.trunc(Number(fraction) * (unit / scale)));
}

/** Nanoseconds of a duration in Go's notation (`168h`, `1h30m`, `-1.5s`, `0`); undefined for what Go does not read as one. */
export function goDuration(text: string): bigint | undefined {
  if (!pattern.test(text)) return undefined;
  let sum = 0n;
  for (const [, whole = '', fraction = '', unit = ''] of text.matchAll(/(\d*)\.?(\d*)(ms|us|µs|μs|ns|[hms])/g)) {
    const size = nanoseconds[unit] ?? 0;
    sum += BigInt(whole) * BigInt(size) + fractionOf(fraction, size);
    if (sum > limit) return undefined;
  }
  if (text.startsWith('-')) return -sum;
  return sum === limit ? undefined : sum;
}

/**
 * Seconds of a duration in Go's notation.
 * @throws Error when it is not one
 */
export function goSeconds(text: string): number {
  const duration = goDuration(text);
  if (duration === undefined) throw new Error(`"${text}" is not a duration.`);
  return Number(duration) / 1e9;
}
