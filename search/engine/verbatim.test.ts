import { describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search } from './search.ts';
import { isSaidIn } from './verbatim.ts';

const pages = [
  builtPage('/concepts/wrong', 'Keys', '<p>What is in use, be it a wallet or another, cannot by the node be reached.'),
  builtPage(
    '/concepts/right',
    'Messages',
    '<p>The program’s last line is: The node wallet in use cannot be reached (code 3).<h2 id=other>Other</h2><p>Nothing.',
  ),
  builtPage('/api/bridge', 'Bridge', '<div class=reference><h3 id=set_threshold>set_threshold</h3><p>Sets it.</div>'),
];
const order = async (query: string): Promise<string[]> =>
  search(await smallIndex(pages), query, { limit: 8 }).results.map(({ document }) => document.title);

describe('a message that was pasted', () => {
  it('finds the text that holds it as it is before those that hold its words, whatever its case and spaces', async () => {
    expect((await order('The node wallet in use cannot be reached'))[0]).toBe('Messages');
    expect((await order('  The Node  wallet in use cannot be REACHED'))[0]).toBe('Messages');
  });

  it('is found by a part of its first and last word, and by its straight apostrophes', async () => {
    expect((await order("program's last line is: the node wallet in use cannot be reach"))[0]).toBe('Messages');
  });

  it('is not found by its words in another order', async () => {
    expect((await order('in use wallet node cannot be the'))[0]).toBe('Keys');
  });
});

const rows = builtPage(
  '/api/errors',
  'Errors',
  '<div class=reference><h2 id=core>Core</h2><table class="members errors"><tbody><tr id=a><td>89<td><code>party is banned</code><td>x<td>y<td>Wait.<tr id=b><td>10000<td><code>no more than … of … per epoch</code><td>x<td>y<td>Wait.</table></div>',
);
const guide = builtPage(
  '/concepts/bans',
  'When a party is banned',
  '<p>A party is banned when it sends too much: no more than some of these per epoch.<h2 id=banned>Party banned</h2><p>A party is banned.',
);

describe('the text of an error', () => {
  const first = async (query: string): Promise<string | undefined> =>
    search(await smallIndex([rows, guide]), query, { limit: 8 }).results[0]?.document.hash;

  it('is found before pages about it, also with values in it and words around it', async () => {
    expect(await first('party is banned')).toBe('#a');
    expect(await first('Error: party is banned!')).toBe('#a');
    expect(await first('no more than 3 of proposals per epoch')).toBe('#b');
  });

  it('is not found by some of its words', async () => {
    expect(await first('banned party')).not.toBe('#a');
  });

  it('is what was pasted, or most of it, in its order', () => {
    expect(isSaidIn('limit of … reached for …', 'limit of 3 reached for party')).toBe(true);
    expect(isSaidIn('limit of … reached for …', 'reached for a party is the limit of all')).toBe(false);
    expect(isSaidIn('too many', 'there are too many of them')).toBe(false);
    expect(isSaidIn('no such market', 'a long sentence in which somebody says that there is no such market')).toBe(
      false,
    );
  });
});
