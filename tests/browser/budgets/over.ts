export interface Measured {
  readonly name: string;
  readonly value: number;
}

const mostLines = 20;

/** Those that are above a limit, the worst first, as lines for a failed test; of many the worst and how many more. */
export function over(measured: readonly Measured[], limit: number): string[] {
  const lines = measured
    .filter(({ value }) => !(value <= limit))
    .sort((a, b) => b.value - a.value)
    .map(({ name, value }) => `${name}: ${value} > ${limit}`);
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more`];
}
