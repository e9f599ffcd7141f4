import { describe, expect, it } from 'vitest';
import { builtPages } from '../data/built-pages.ts';

/** Where things stand in a page's head decides what its first frame waits for: decisions/read-after-the-sheet.md. */
describe('the head of every page', () => {
  it('asks for the style sheet first, and lets the scripts behind it wait for it', () => {
    const pages = builtPages();
    expect(pages.length).toBeGreaterThan(500);
    const wrong = pages.flatMap(({ path, html }) => {
      const head = html.slice(0, html.indexOf('</head>'));
      const places = [
        head.search(/<link rel="?preload"? as="?style/),
        head.indexOf('<script data-faces'),
        head.search(/<link rel="?stylesheet/),
        head.indexOf('data-theme-choice'),
        head.indexOf('<title'),
        head.search(/<script src=[^>]* defer/),
      ];
      return places.every((place, index) => place > (places[index - 1] ?? -1)) ? [] : [`${path}: ${places.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
