const units: Readonly<Record<string, number>> = {
  h: 3600,
  m: 60,
  s: 1,
  ms: 1e-3,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ns: 1e-9,
};

/** A duration as Go writes it: a sign if need be, then numbers with units, or a bare zero. The micro sign has two code points. */
export const durationPattern = /^[+-]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ms|us|µs|μs|ns|[hms]))+)$/;

/** Seconds of a duration as network parameters write it (`168h`, `0h1m0s`). Throws when it is not one. */
export function seconds(duration: string): number {
  if (!durationPattern.test(duration)) throw new Error(`"${duration}" is not a duration.`);
  const parts = [...duration.matchAll(/([\d.]+)(ms|us|µs|μs|ns|[hms])/g)];
  const sum = parts.reduce((total, [, amount = '0', unit = 's']) => total + Number(amount) * (units[unit] ?? 0), 0);
  return duration.startsWith('-') ? -sum : sum;
}
