import { describe, expect, it } from 'vitest';
import { foundAddress, foundWords } from './foundWords.ts';

describe('the address of a document that was found', () => {
  it('carries the words to a new tab', () => {
    const address = new URL(
      foundAddress({ url: '/mainnet/a', hash: '#b' }, ['mark price', 'a&b']),
      'https://docs.example',
    );
    expect([address.pathname, address.hash]).toEqual(['/mainnet/a', '#b']);
    expect(foundWords(address.search).words).toEqual(['mark price', 'a&b']);
  });

  it('is the document’s own where there is nothing to mark', () => {
    expect(foundAddress({ url: '/mainnet/a', hash: '#b' }, [])).toBe('/mainnet/a#b');
  });
});

describe('the words of an address', () => {
  it('leave the rest of its query as it was', () => {
    expect(foundWords('?x=1&_highlight=a&y=2')).toEqual({ words: ['a'], rest: '?x=1&y=2' });
  });

  it('are few and short, whatever the address holds', () => {
    const many = `?${'_highlight=A&'.repeat(100)}_highlight=${'b'.repeat(1000)}`;
    expect(foundWords(many).words).toHaveLength(16);
    expect(foundWords(`?_highlight=${'b'.repeat(1000)}&_highlight=%20`).words).toEqual(['b'.repeat(100)]);
  });
});
