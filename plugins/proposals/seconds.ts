const units: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9 };

/** Seconds of a duration as network parameters write it (`168h`, `0h1m0s`). Throws when it is not one. */
export function seconds(duration: string): number {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|us|µs|ns|[hms])/g)];
  if (parts.map(([part]) => part).join('') !== duration || duration === '') throw new Error(`"${duration}" is not a duration.`);
  return parts.reduce((sum, [, amount = '0', unit = 's']) => sum + Number(amount) * (units[unit] ?? 0), 0);
}
