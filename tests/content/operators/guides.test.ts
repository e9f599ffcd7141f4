import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runbookRows } from '../../../content/tags/tags/runbook.ts';

/** The guides that operators follow at a terminal. Pages that only lead to them are none. */
const leadOnly = ['how-to/index.mdx', 'migration-guides/index.mdx'];
const folders = ['get-started', 'how-to', 'migration-guides'];
const guides = folders
  .flatMap((folder) => readdirSync(`docs/node-operators/${folder}`).map((file) => `${folder}/${file}`))
  .filter((guide) => !leadOnly.includes(guide));
const read = (guide: string): string => readFileSync(path.join('docs/node-operators', guide), 'utf8');

/** Numbered lists that tell what programs do: nobody follows them. */
const told = ['What happens at the height', 'What a start does', 'Automatically'];

/** The numbered steps of a page, with the heading they stand under; a step ends where the text is no longer indented. */
export function stepsOf(page: string): { heading: string; step: string }[] {
  const steps: { heading: string; step: string }[] = [];
  let heading = '';
  let open = false;
  for (const line of page.split('\n')) {
    const title = /^#{2,4} (.+)$/.exec(line)?.[1];
    if (title !== undefined) heading = title;
    if (/^\d+\. /.test(line)) {
      steps.push({ heading, step: line });
      open = true;
    } else if (open && (line === '' || /^\s/.test(line))) (steps.at(-1) as { step: string }).step += `\n${line}`;
    else open = false;
  }
  return steps.filter((step) => !told.includes(step.heading));
}

/** Whether a step says how to see that it worked. */
const checked = (step: string): boolean => step.includes('**Check.**');

it('finds the guides', () => {
  expect(guides.length).toBeGreaterThanOrEqual(14);
  expect(guides.flatMap((guide) => stepsOf(read(guide))).length).toBeGreaterThan(70);
});

describe.each(guides)('%s', (guide) => {
  const page = read(guide);

  it('begins with the box that says who, how long, what is needed, what can be lost and the way back', () => {
    const box = /^<Runbook\n([\s\S]*?)\/>$/m.exec(page);
    expect(box).not.toBeNull();
    const names = [...(box?.[1] ?? '').matchAll(/^ {2}(\w+)="[^"]{15,}"$/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(runbookRows));
    // Before the first heading, after at most one paragraph.
    expect(page.slice(0, box?.index).split('---\n')[2]?.trim().split('\n\n').length ?? 9).toBeLessThanOrEqual(1);
  });

  it('is written in numbered steps', () => {
    expect(stepsOf(page).length).toBeGreaterThanOrEqual(4);
  });

  it('says of each step how to see that it worked', () => {
    // The runbooks for a bad day end with a proof each, which runbooks.test.ts asks for.
    if (guide.endsWith('solve-frequent-issues.mdx')) return;
    expect(
      stepsOf(page)
        .filter(({ step }) => !checked(step))
        .map(({ step }) => step.split('\n')[0]),
    ).toEqual([]);
  });

  it('shows each command whole: none is longer than a line of the page', () => {
    const commands = [...page.matchAll(/^( *)```bash[^\n]*\n([\s\S]*?)^\1```/gm)].flatMap(([, , text = '']) =>
      text.split('\n'),
    );
    expect(commands.filter((line) => line.trim().length > 100 && /^\s*sudo /.test(line))).toEqual([]);
  });
});

/** A step that sends its reader to another page for what is to be done, instead of saying it. */
const elsewhere = /\b(?:as|as under|as described|as for an?|described|see|follow|how|on|by)\s\(?\[[^\]]*\]\((?!#)/i;

it.each(guides)('%s says in each step what is to be done', (guide) => {
  const sending = stepsOf(read(guide)).map(({ step }) => elsewhere.exec(step)?.[0]);
  expect(sending.filter((words) => words !== undefined)).toEqual([]);
});

it('would miss a step that only leads away', () => {
  expect(elsewhere.test('7. Send it, as [described there](./other.mdx#send).')).toBe(true);
  expect(elsewhere.test('5. Prepare the upgrade on [its page](../how-to/upgrade-network.mdx#prepare).')).toBe(true);
  expect(elsewhere.test('Take it back, as [above](#with-visor).')).toBe(false);
});

it('would miss a step without a check', () => {
  const steps = stepsOf('## Do\n\n1. One.\n\n   **Check.** Yes.\n\n2. Two.\n\nText.\n');
  expect(steps.map(({ step }) => checked(step))).toEqual([true, false]);
});
