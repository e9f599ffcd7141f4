import type { Result, Row } from './row.ts';

const shown = ({ value, unit }: Row): string => {
  if (value === undefined) return '–';
  const digits = unit === 'kB' && value < 100 ? 1 : unit === '' && value % 1 !== 0 ? 3 : 0;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
};

function cell(row: Row | undefined, own: Row): string {
  if (row === undefined) return 'not measured';
  const ratio =
    row.value === undefined || own.value === undefined || own.value === 0
      ? ''
      : ` (${(row.value / own.value).toFixed(2)}×)`;
  return `${shown(row)}${ratio}`;
}

/**
 * A Markdown table of what was measured: this site first, the others with their ratio to it. A site that was not measured
 * has the reason in a line below.
 */
export function table(results: readonly Result[]): string {
  const [own] = results;
  if (own === undefined || !('rows' in own)) throw new Error('The table needs what was measured of this site.');
  const rows = own.rows.map((row) => {
    const others = results
      .slice(1)
      .map((result) => cell('rows' in result ? result.rows.find(({ label }) => label === row.label) : undefined, row));
    return `| ${[row.label, shown(row), ...others].join(' | ')} |`;
  });
  const head = ['', ...results.map(({ name }) => name)];
  const missing = results.flatMap((result) => ('missing' in result ? [`${result.name}: ${result.missing}.`] : []));
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    ...(missing.length === 0 ? [] : ['', ...missing]),
  ].join('\n');
}
