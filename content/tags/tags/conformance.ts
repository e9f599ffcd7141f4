import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { parse } from 'yaml';
import type { PartReport } from '../../../common/conformance-report.ts';
import { code, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';
import { table } from './table.ts';

interface Mended {
  readonly part: string;
  readonly element: string;
  readonly documented: string;
  readonly observed: string;
  readonly mended: string;
}

interface Report {
  readonly release: string;
  readonly date: string;
  readonly parts: readonly PartReport[];
}

/** What the parts of the suite are called on the page. */
const titles: Readonly<Record<string, string>> = {
  cli: 'commands and flags',
  parameters: 'network parameters',
  rules: 'rules of transactions',
  core: 'REST of a core node',
  'data-node': 'REST of a data node',
  grpc: 'gRPC',
  errors: 'errors of a data node',
  'core-errors': 'errors of a core node',
  market: 'scripted markets',
  graphql: 'GraphQL',
  wallet: 'wallet service',
};

const number = (value: number): string => value.toLocaleString('en-GB');

/** The text with what stands between backticks as code. */
const phrasing = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((part, index) => (part === '' ? [] : [index % 2 === 0 ? text(part) : code(part)]));

function counts({ parts }: Report): RootContent[] {
  const rows = parts.map(({ part, notChecked, compared, differences, left }) => [
    [text(titles[part] ?? part)],
    [
      text(
        notChecked === undefined
          ? Object.entries(compared)
              .map(([kind, count]) => `${number(count)} ${kind}`)
              .join(', ')
          : 'not checked',
      ),
    ],
    [text(notChecked === undefined ? number(differences.length) : '')],
    [text(notChecked === undefined ? number(left.length) : '')],
  ]);
  return [table([[text('part')], [text('compared')], [text('open differences')], [text('left out')]], rows)];
}

function open({ parts }: Report): RootContent[] {
  const rows = parts.flatMap(({ part, differences }) =>
    differences.map(({ element, aspect, documented, observed }) => [
      [text(titles[part] ?? part)],
      [code(element)],
      [text(aspect)],
      [code(documented.slice(0, 200))],
      [code(observed.slice(0, 200))],
    ]),
  );
  if (rows.length === 0) return [{ type: 'paragraph', children: [text('None.')] }];
  return [table([[text('part')], [text('element')], [text('what')], [text('documented')], [text('observed')]], rows)];
}

function mended(entries: readonly Mended[]): RootContent[] {
  const rows = entries.map((entry) => [
    [text(titles[entry.part] ?? entry.part)],
    phrasing(entry.element),
    phrasing(entry.documented),
    phrasing(entry.observed),
    phrasing(entry.mended),
  ]);
  return [
    table(
      [[text('part')], [text('element')], [text('the pages said')], [text('the release does')], [text('mended')]],
      rows,
    ),
  ];
}

interface Runbook {
  readonly guide: string;
  readonly steps: readonly {
    readonly command: string;
    readonly status: number;
    readonly members?: readonly string[];
    readonly says?: string;
  }[];
}

function runbooks(all: readonly Runbook[]): RootContent[] {
  return all.flatMap(({ guide, steps }) => [
    { type: 'heading' as const, depth: 3 as const, children: [text(guide)] },
    table(
      [[text('step')], [text('exit status')], [text('came back')]],
      steps.map(({ command, status, members = [], says }) => {
        const [words = '', ...condition] = command.split(', ');
        const came =
          says === undefined
            ? members.flatMap((name, index) => [...(index === 0 ? [] : [text(', ')]), code(name)])
            : [code(says)];
        return [
          [code(words), text(condition.length === 0 ? '' : `, ${condition.join(', ')}`)],
          [text(String(status))],
          came,
        ];
      }),
    ),
  ]);
}

/** `<Conformance show="counts" />`, `open`, `mended` or `runbooks`: tables of what was seen, from the files in conformance/. */
export const conformance: TagHandler = ({ facts, inline, required, fail }) => {
  const show = required('show');
  if (inline) return fail('the table is a block: put the tag on a line of its own.');
  const read = (name: string): string => readFileSync(path.join(facts.siteDir, 'conformance', name), 'utf8');
  if (show === 'mended') return mended(parse(read('mended.yaml')) as Mended[]);
  if (show === 'runbooks') return runbooks(parse(read('observed/runbooks.yaml')) as Runbook[]);
  const report = JSON.parse(read('report.json')) as Report;
  if (show === 'counts') return counts(report);
  if (show === 'open') return open(report);
  return fail(`nothing to show as "${show}": use "counts", "open", "mended" or "runbooks".`);
};
