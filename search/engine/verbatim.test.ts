import { describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search } from './search.ts';

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
