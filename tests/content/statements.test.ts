import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadStatements } from '../../tools/prove/statements.ts';

const minimum = 10;
/** A quote carries what is proved: with less than this nobody can tell what the source was to show. */
const shortest = { words: 4, characters: 20, symbol: 8 } as const;
const sources =
  /^(?:vega|specs|MultisigControl|Staking_Bridge|networks|facts|documentation|vega-snap|vegawallet-desktop|cometbft):\S+/;

const statements = loadStatements();

/** Descriptions of the reference are proved in their definition; they are many, and each needs a proof only where one was disputed. */
const isDefinition = (page: string): boolean => /^(?:definitions|diagrams|lessons)\//.test(page);

/** The source of a page: a file of its own, the index of a folder, or a definition. */
function pageFile(page: string): string | undefined {
  if (isDefinition(page)) return existsSync(page) ? page : undefined;
  return [`docs/${page}.mdx`, `docs/${page}/index.mdx`].find((file) => existsSync(file));
}

/** Words as a reader sees them: no tags, no emphasis, no link targets, white space alike. */
const plain = (text: string): string =>
  text
    .replace(/^\s*(?:\/\/|#)/gm, ' ')
    .replace(/''/g, "'")
    .replace(/<Diagram [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<Runbook\s([\s\S]*?)\/>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`$\\]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

const pages = [...new Set(statements.map(({ page }) => page))].sort();

describe('statements', () => {
  it.each(pages)(
    'of %s are proved, pages at least ten times, each by a place in the release, and still stand on the page',
    (page) => {
      const file = pageFile(page);
      expect(file, 'the page exists').toBeDefined();
      const text = plain(readFileSync(file ?? '', 'utf8'));
      const own = statements.filter((item) => item.page === page);
      expect(own.length).toBeGreaterThanOrEqual(isDefinition(page) ? 1 : minimum);
      const lost = own.filter(({ quote }) => !text.includes(plain(quote).trim())).map(({ quote }) => quote);
      expect(lost, 'quotes that the page no longer holds').toEqual([]);
      expect(own.filter(({ source, symbol }) => !sources.test(source) || symbol.trim() === '')).toEqual([]);
    },
  );

  it('quote enough to tell what is proved, and name enough of the source to be found there (`npm run prove` opens it)', () => {
    const short = statements.filter(({ quote, symbol }) => {
      const words = plain(quote).trim();
      return (
        words.length < shortest.characters ||
        words.split(' ').length < shortest.words ||
        symbol.trim().length < shortest.symbol
      );
    });
    expect(short.map(({ file, quote, symbol }) => `${file}: “${quote}” (${symbol})`)).toEqual([]);
  });

  it.each(['concepts', 'quickstarts', 'tutorials'])(
    'covers every page of docs/%s, which are all written by hand',
    (area) => {
      const written = readdirSync(`docs/${area}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx') && !file.endsWith('glossary.mdx'))
        .map((file) => `${area}/${file}`.replace(/(?:\/index)?\.mdx$/, ''));
      expect(written.length).toBeGreaterThan(0);
      expect(written.filter((page) => !pages.includes(page))).toEqual([]);
    },
  );
});
