import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Node, Parent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoize } from '../../../common/memoize.ts';
import { attributeOf, below, builtPages, contentOf, textOf, type Page } from './built-pages.ts';

interface Twin extends Page {
  readonly markdown: string;
  readonly shown: Shown;
  readonly told: Told;
}

/** What of a page has to be in its twin. Read once: its document is parsed and let go, those of all pages would fill the memory. */
interface Shown {
  /** Rows of cells, as letters, each table as JSON. */
  readonly tables: readonly string[];
  readonly code: readonly { readonly text: string; readonly language: string }[];
  /** Headings as letters, without those of cards. */
  readonly headings: readonly string[];
  readonly headingCount: number;
}

/** What the twin tells, read in the same way. */
interface Told {
  /** The first heading, with its depth, and the text after it. */
  readonly title: { readonly depth: number; readonly text: string; readonly next: string | undefined } | undefined;
  /** What belongs in a program and not in a text: HTML, JSX, imports, names of components. */
  readonly markup: string | undefined;
  readonly tables: readonly string[];
  /** Language of each block of code, by its text. */
  readonly code: ReadonlyMap<string, string>;
  readonly headings: ReadonlySet<string>;
  readonly formulas: number;
  readonly quotes: number;
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
const twinFile = (path: string): string => `build${path === '/' ? '/index' : path}.md`;

/** Text without formulas, as letters and digits: how it is punctuated depends on the form. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
function plain(node: Node): string {
  if (node.type === 'inlineMath' || node.type === 'math') return '';
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node as Parent).children.map(plain).join('') : '';
}

function shownOn(page: Page): Shown {
  const content = contentOf(page);
  const headings = below(content, ['h1', 'h2', 'h3', 'h4']);
  return {
    tables: below(content, ['table']).map((table) =>
      JSON.stringify(below(table, ['tr']).map((row) => below(row, ['td', 'th']).map((cell) => letters(textOf(cell))))),
    ),
    code: below(content, ['pre'])
      .map((pre) => ({ text: textOf(pre).replace(/\n$/, ''), language: attributeOf(pre, 'data-language') }))
      .filter(({ text }) => text !== ''),
    headings: headings
      .filter((heading) => !attributeOf(heading, 'class').includes('card'))
      .map((heading) => letters(textOf(heading))),
    headingCount: headings.length,
  };
}

const components = new RegExp(
  `<\\/?(?:${[...readdirSync('src/components'), 'Param', 'NetworkValue', 'Endpoints', 'Operation', 'Type', 'Gql', 'WalletMethod', 'Command', 'Sample', 'Diagram', 'Num', 'TabItem'].join('|')})\\b`,
);

function markupIn(node: Node): string | undefined {
  if ('value' in node) {
    const value = String(node.value);
    if (node.type === 'html') return `HTML ${value.slice(0, 60)}`;
    if (node.type === 'text' && /<\/?[A-Z][a-z][A-Za-z]*[\s/>]|=\{|className=/.test(value))
      return `JSX ${value.slice(0, 60)}`;
    if (node.type !== 'code' && node.type !== 'inlineCode' && components.test(value))
      return `component ${value.slice(0, 60)}`;
  }
  return node.type === 'paragraph' && /^(?:import|export) [\w{*]+.* from |^export (?:const|default) /.test(plain(node))
    ? `import ${plain(node).slice(0, 60)}`
    : undefined;
}

/**
 * The parts of a text that begin with a heading: outside of code one at the start of a line ends whatever is open, so that they can
 * be read one by one. Where links lead is not told, and both trees say most things alike.
 */
function partsOf(markdown: string): string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.replaceAll('](/testnet', '](/mainnet').split('\n')) {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) {
      fence = marks;
      if (/^#{1,6} /.test(line)) parts.push([]);
    } else if (marks?.startsWith(fence) === true && line.trim() === marks) fence = undefined;
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

interface ToldByPart extends Omit<Told, 'title' | 'code' | 'headings'> {
  /** Its first two blocks; the depth of those that are headings. */
  readonly first: readonly { readonly depth: number | undefined; readonly text: string }[];
  readonly code: readonly (readonly [text: string, language: string])[];
  readonly headings: readonly string[];
}

const toldByPart = memoize((part): ToldByPart => {
  const tree: Root = reader.parse(part);
  const tables: string[] = [];
  const code: [text: string, language: string][] = [];
  const headings: string[] = [];
  const count = { formulas: 0, quotes: 0 };
  let markup: string | undefined;
  visit(tree, (node) => {
    markup ??= markupIn(node);
    if (node.type === 'table')
      tables.push(JSON.stringify(node.children.map((row) => row.children.map((cell) => letters(plain(cell))))));
    else if (node.type === 'code') code.push([node.value, node.lang ?? '']);
    else if (node.type === 'heading') headings.push(letters(plain(node)));
    else if (node.type === 'inlineMath' || node.type === 'math') count.formulas += 1;
    else if (node.type === 'blockquote') count.quotes += 1;
  });
  const first = tree.children
    .slice(0, 2)
    .map((node) => ({ depth: node.type === 'heading' ? node.depth : undefined, text: plain(node) }));
  return { first, markup, tables, code, headings, ...count };
});

function toldBy(markdown: string): Told {
  const parts = partsOf(markdown).map(toldByPart);
  const [first, second] = parts.flatMap((part) => part.first);
  const code = new Map<string, string>();
  // Of the same code twice the language that one of them has.
  for (const [text, language] of parts.flatMap((part) => part.code)) code.set(text, language || (code.get(text) ?? ''));
  const sum = (of: (part: ToldByPart) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    title: first?.depth === undefined ? undefined : { depth: first.depth, text: first.text, next: second?.text },
    markup: parts.find((part) => part.markup !== undefined)?.markup,
    tables: parts.flatMap((part) => part.tables),
    code,
    headings: new Set(parts.flatMap((part) => part.headings)),
    formulas: sum((part) => part.formulas),
    quotes: sum((part) => part.quotes),
  };
}

let pages: Page[];
let twins: Twin[];
beforeAll(() => {
  pages = builtPages();
  twins = pages
    .filter(({ path }) => existsSync(twinFile(path)))
    .map((page) => {
      const markdown = readFileSync(twinFile(page.path), 'utf8');
      return { ...page, markdown, shown: shownOn(page), told: toldBy(markdown) };
    });
}, 600_000);

/** The pages for which `wrong` says something, with what it says. */
const faults = (wrong: (twin: Twin) => string | undefined): string[] =>
  twins.flatMap((twin) => {
    const fault = wrong(twin);
    return fault === undefined ? [] : [`${twin.path}: ${fault}`];
  });

describe('the Markdown export', () => {
  it('is there for every page, and every page leads to its own', () => {
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.filter(({ path }) => !existsSync(twinFile(path))).map(({ path }) => path)).toEqual([]);
    const unlinked = pages.filter(({ html, path }) => {
      const link = [...html.matchAll(/<link [^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes('text/markdown'));
      return (
        link.length !== 1 ||
        !new RegExp(`href="?${twinFile(path).slice('build'.length).replaceAll('.', '\\.')}["\\s]`).test(link[0] ?? '')
      );
    });
    expect(unlinked.map(({ path }) => path)).toEqual([]);
  });

  it("begins with the page's title and says which page and network it is", () => {
    expect(
      faults(({ told: { title }, path, markdown }) => {
        if (title?.depth !== 1 || title.text === '') return 'no title';
        if (title.next?.startsWith(`Page ${path} of the `) !== true) return 'no source';
        return markdown.match(/^# /gm)?.length === 1 || markdown.includes('```') ? undefined : 'more than one title';
      }),
    ).toEqual([]);
  });

  it('has no HTML, JSX, import or component name in it', () => {
    expect(faults(({ told }) => told.markup)).toEqual([]);
  });

  it('has every table of the page, cell by cell', () => {
    let count = 0;
    const found = faults((twin) => {
      const texts = [...twin.told.tables];
      for (const wanted of twin.shown.tables) {
        const at = texts.indexOf(wanted);
        if (at < 0) return `no table ${wanted.slice(0, 200)}`;
        texts.splice(at, 1);
        count += 1;
      }
      return undefined;
    });
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(2000);
    console.log(`${count} tables are in the twins`);
  });

  it('has every block of code of the page, with its language', () => {
    let count = 0;
    const found = faults((twin) => {
      for (const { text, language: shown } of twin.shown.code) {
        const language = twin.told.code.get(text);
        if (language === undefined) return `no code ${text.slice(0, 80)}`;
        if (shown !== '' && language === '') return `no language of ${text.slice(0, 80)}`;
        count += 1;
      }
      return undefined;
    });
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(2000);
    console.log(`${count} blocks of code are in the twins`);
  });

  it("has every heading, every formula, every admonition, every tab and every diagram's text", () => {
    const counts = { headings: 0, formulas: 0, admonitions: 0, tabs: 0, diagrams: 0 };
    expect(
      faults((twin) => {
        const { html, markdown, told } = twin;
        counts.headings += twin.shown.headingCount;
        const lost = twin.shown.headings.find((heading) => !told.headings.has(heading));
        if (lost !== undefined) return `no heading ${lost}`;
        const formulas = [...html.matchAll(/<annotation encoding="?application\/x-tex"?>/g)].length;
        if (told.formulas !== formulas) return `${told.formulas} of ${formulas} formulas`;
        counts.formulas += told.formulas;
        const admonitions = [...html.matchAll(/theme-admonition-\w+/g)].length;
        if (told.quotes < admonitions) return `${told.quotes} of ${admonitions} admonitions`;
        counts.admonitions += admonitions;
        for (const [, label = ''] of html.matchAll(/<button type="?button"? role="?tab"?[^>]*>([^<]*)</g)) {
          counts.tabs += 1;
          if (!markdown.includes(`**${label}:**`)) return `no tab ${label}`;
        }
        for (const [, alternative = ''] of html.matchAll(/<title id="?diagram-[^>]*>([^<]*)</g)) {
          counts.diagrams += 1;
          if (!letters(markdown).includes(letters(alternative.replaceAll('&amp;', '&'))))
            return `no diagram ${alternative.slice(0, 60)}`;
        }
        return undefined;
      }),
    ).toEqual([]);
    console.log(counts);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(5);
  });
});
