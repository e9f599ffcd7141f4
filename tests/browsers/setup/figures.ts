import { readFileSync, writeFileSync } from 'node:fs';

/** What one browser showed. */
export interface Figures {
  readonly engine: string;
  version: string;
  /** Behaviours with the expected outcome. */
  passed: number;
  /** Templates of which a page was opened. */
  templates: number;
  /** What the policy refused. */
  refused: number;
  /** Errors in consoles. */
  errors: number;
  readonly lacks: readonly string[];
}

const file = new URL('../README.md', import.meta.url);
const [from, to] = ['<!-- figures: written by npm run test:browsers -->', '<!-- end of figures -->'];

/** Puts the table of browsers into the README beside the tests. */
export function writeFigures(all: readonly Figures[], behaviours: number, templates: number): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start)
    throw new Error(`tests/browsers/README.md: the lines “${from}” and “${to}” are missing.`);
  const rows: readonly (readonly [string, (one: Figures) => string | number])[] = [
    ['version', ({ version }) => version],
    [`behaviours as expected, of ${behaviours}`, ({ passed }) => passed],
    [`templates opened, of ${templates}`, (one) => one.templates],
    ['refusals of the policy', ({ refused }) => refused],
    ['errors in the console', ({ errors }) => errors],
    ['does not have', ({ lacks }) => lacks.join(', ') || 'nothing of what is asked for'],
  ];
  const table = [
    `| | ${all.map(({ engine }) => engine).join(' | ')} |`,
    `| --- |${' --- |'.repeat(all.length)}`,
    ...rows.map(([name, value]) => `| ${name} | ${all.map((one) => value(one)).join(' | ')} |`),
  ].join('\n');
  writeFileSync(file, `${text.slice(0, start + from.length)}\n\n${table}\n\n${text.slice(end)}`);
  console.log(table);
}
