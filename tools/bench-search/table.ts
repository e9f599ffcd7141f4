import { engineLabels, querySets, type EngineName, type Measured } from './types.ts';

interface Row {
  readonly title: string;
  readonly of: (measured: Measured) => number;
  readonly show: (value: number) => string;
  /** Whether less is better. */
  readonly less: boolean;
}

const kilobytes = (value: number): string => `${(value / 1024).toFixed(0)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

const rows: readonly Row[] = [
  { title: 'Index before the first hit, gzip', of: ({ indexBytes }) => indexBytes, show: kilobytes, less: true },
  { title: 'Code for it, gzip', of: ({ codeBytes }) => codeBytes, show: kilobytes, less: true },
  {
    title: 'Index and code, gzip',
    of: ({ indexBytes, codeBytes }) => indexBytes + codeBytes,
    show: kilobytes,
    less: true,
  },
  { title: 'Index in all, after all queries, gzip', of: ({ allBytes }) => allBytes, show: kilobytes, less: true },
  {
    title: 'Time to the first hit, nothing cached',
    of: ({ firstHitMs }) => firstHitMs,
    show: milliseconds,
    less: true,
  },
  { title: 'Keystroke, median', of: ({ keyMedianMs }) => keyMedianMs, show: milliseconds, less: true },
  { title: 'Keystroke, 95th percentile', of: ({ key95Ms }) => key95Ms, show: milliseconds, less: true },
  ...querySets.flatMap((set) =>
    (['page', 'place'] as const).map((by) => ({
      title: `MRR@8, \`${set}\`, by ${by === 'page' ? 'page' : 'page and anchor'}`,
      of: ({ relevance }: Measured) => relevance[set][by],
      show: (value: number) => value.toFixed(3),
      less: false,
    })),
  ),
];

/** The measurements side by side, with how many times better ours is. */
export function resultTable(results: readonly (Measured & { readonly name: EngineName })[]): string {
  const [ours, ...others] = results;
  if (ours === undefined) return '';
  const head = `| | ${engineLabels[ours.name]} | ${others.map(({ name }) => `${engineLabels[name]} | ratio`).join(' | ')} |`;
  const rule = `|---|${'---|'.repeat(1 + 2 * others.length)}`;
  const lines = rows.map(({ title, of, show, less }) => {
    const own = of(ours);
    const cells = others.map((other) => {
      const ratio = less ? of(other) / own : own / of(other);
      return `${show(of(other))} | ${ratio.toFixed(1)}×`;
    });
    return `| ${title} | ${show(own)} | ${cells.join(' | ')} |`;
  });
  return [head, rule, ...lines, '', 'A ratio above 1 is in favour of ours. All are judged alike.'].join('\n');
}
