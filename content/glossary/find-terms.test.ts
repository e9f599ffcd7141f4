import { describe, expect, it } from 'vitest';
import { termFinder } from './find-terms.ts';

const term = (id: string, name: string, ...also: string[]) => ({
  id,
  term: name,
  also,
  text: 'A thing.',
  page: '/concepts/x',
});
const find = termFinder([
  term('margin', 'Margin'),
  term('maintenance', 'Maintenance margin', 'maintenance margins'),
  term('sla', 'SLA'),
  term('block', 'Block', 'blocks'),
  term('erc', 'ERC-20'),
]);
const found = (text: string): string[] =>
  find(text).map(({ term: { id }, start, end }) => `${id}:${text.slice(start, end)}`);

describe('termFinder', () => {
  it('finds terms and their other forms whatever the case, in their order', () => {
    expect(found('Blocks need margin. MARGIN')).toEqual(['block:Blocks', 'margin:margin', 'margin:MARGIN']);
  });

  it('prefers the longest form where several begin', () => {
    expect(found('the maintenance margins and the margin')).toEqual([
      'maintenance:maintenance margins',
      'margin:margin',
    ]);
  });

  it('follows a term over a line break', () => {
    expect(found('the maintenance\nmargin')).toEqual(['maintenance:maintenance\nmargin']);
  });

  it('takes whole words only', () => {
    expect(found('blockchain, non-block, block_height, unblock')).toEqual([]);
    expect(found("the block's end, (block) block.")).toHaveLength(3);
  });

  it('takes abbreviations only as they are written', () => {
    expect(found('An SLA, a slap, sla; ERC-20 and erc-20')).toEqual(['sla:SLA', 'erc:ERC-20']);
  });

  it('finds nothing without terms', () => {
    expect(termFinder([])('margin')).toEqual([]);
  });
});
