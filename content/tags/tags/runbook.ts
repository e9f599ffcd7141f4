import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { product } from '../../../product.ts';
import { code, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** What a box tells, in its order: attribute of the tag → words of the row. All are required. */
export const runbookRows = {
  who: 'Who',
  time: 'How long',
  needs: 'Needs',
  risk: 'Risk',
  loses: 'If it goes wrong',
  back: 'Way back',
} as const;

/** The text with what stands between backticks as code. */
const phrasing = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((part, index) => (part === '' ? [] : [index % 2 === 0 ? text(part) : code(part)]));

const row = (...cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});

function element(className: string, children: RootContent[]): RootContent {
  const found: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
    children: children as MdxJsxFlowElement['children'],
  };
  return found;
}

/**
 * `<Runbook who time needs risk loses back />`: the box that an operator's guide begins with. It names network and release, on
 * paper on each sheet too.
 */
export const runbook: TagHandler = ({ facts, required }) => {
  const where = `${facts.tree}, ${facts.network.chainId}, release v${product.release}`;
  const rows = Object.entries(runbookRows).map(([name, words]) =>
    row([{ type: 'strong', children: [text(words)] }], phrasing(required(name))),
  );
  return [
    element('runbook', [
      { type: 'table', align: [null, null], children: [row([text('Before you begin')], [text(where)]), ...rows] },
    ]),
    element('runbook-sheet', [{ type: 'paragraph', children: [text(where)] }]),
  ];
};
