import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/node-operators/how-to/solve-frequent-issues.mdx', 'utf8');

/** The bad days that the site promises a way out of, by the headings of their runbooks. */
const badDays = [
  'Stuck at a height',
  'The network has stopped',
  'Diverged app hash',
  'Full disk',
  'Corrupted snapshot',
  'Failed upgrade',
  'Lost key',
  'Slow data node',
  'Data node does not start',
  'Network restarts from a checkpoint',
];

const runbook = (heading: string): string =>
  new RegExp(`^## ${heading}\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(page)?.[1] ?? '';

/** A part is a labelled paragraph, `**Cause.**`, or a column of a table. Logs and signs are what one checks. */
const has = (text: string, part: string, columns: readonly string[]): boolean =>
  text.includes(`**${part}.**`) || columns.some((column) => new RegExp(`^\\|(?:.*\\|)? ${column} \\|`, 'm').test(text));

describe.each(badDays)('the runbook "%s"', (heading) => {
  const text = runbook(heading);

  it.each([
    ['Symptom', []],
    ['Cause', ['cause', 'consequence', 'what went wrong']],
    ['Check', ['check', 'log', 'sign']],
    ['Fix', ['fix', 'do']],
    ['Proof', []],
  ])('tells its %s', (part, columns) => {
    expect(has(text, part, columns), text.slice(0, 80)).toBe(true);
  });

  it('is named in the first table of the page', () => {
    const anchor = heading.toLowerCase().replaceAll(' ', '-');
    expect(page.slice(0, page.indexOf('## Stuck'))).toContain(`(#${anchor})`);
  });
});

it('would miss a part that is missing', () => {
  expect(has('**Symptom.** x\n\n| log | fix |\n| --- | --- |\n', 'Cause', ['cause'])).toBe(false);
  expect(has('| log | cause | fix |\n', 'Cause', ['cause'])).toBe(true);
});
