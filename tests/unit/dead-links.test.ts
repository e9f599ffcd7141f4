import { describe, expect, it } from 'vitest';
import { deadLinks } from '../browser/site/dead-links.ts';

const files = new Set(['/a.json']);
const walk = (...pages: [string, string][]): ReturnType<typeof deadLinks> =>
  deadLinks(
    pages.map(([path, html]) => ({ path, html })),
    (path) => files.has(path),
  );

describe('deadLinks', () => {
  it('follows links to pages, anchors and files, relative ones and those without quotes', () => {
    const found = walk(
      [
        '/x',
        '<h2 id="Order.price">a</h2><a href="/y#b">1</a><a class="c" href=/a.json>2</a><a href="#Order.price">3</a><a href="https://vega.xyz/no">4</a>',
      ],
      ['/y', '<p id=b>b</p><a href="x">5</a><a href="/x/">6</a>'],
    );
    expect(found).toEqual({ links: 5, anchors: 2, dead: [] });
  });

  it('finds a page, a file and an anchor that are not there', () => {
    const { dead } = walk(
      ['/x', '<a href="/z">1</a><a href="/b.json">2</a><a href="/y#c">3</a><a href="#%E2%82%AC">4</a>'],
      ['/y', '<p id="b">b</p>'],
    );
    expect(dead).toEqual(['/z on /x', '/b.json on /x', '/y#c on /x', '/x#%E2%82%AC on /x']);
  });

  it('takes an encoded anchor for the element that it names', () => {
    expect(walk(['/x', '<p id="€ &amp; £">x</p><a href="#%E2%82%AC%20&amp;%20%C2%A3">1</a>']).dead).toEqual([]);
  });
});
