export interface Measured {
  readonly name: string;
  readonly value: number;
}

/** Those that are above a limit, the worst first, as lines for a failed test. */
export function over(measured: readonly Measured[], limit: number): string[] {
  return measured
    .filter(({ value }) => !(value <= limit))
    .sort((a, b) => b.value - a.value)
    .map(({ name, value }) => `${name}: ${value} > ${limit}`);
}
