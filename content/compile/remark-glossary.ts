import type { Link, Parent, PhrasingContent, Root, Text } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { treeOf } from '../tags/tag-context-data.ts';
import { siteLink, text } from '../tags/nodes.ts';
import { termFinder, type TermFinder } from '../glossary/find-terms.ts';
import { loadGlossary, type GlossaryTerm } from '../glossary/load-glossary.ts';
import { conceptRoute } from '../glossary/concept-route.ts';

/** More marks would make a page hard to read. */
const mostOnPage = 12;

/** Inside these, words belong to something else: a link's label, the name of a tag, the title of an admonition. */
const foreign = new Set([
  'link',
  'linkReference',
  'inlineCode',
  'html',
  'footnoteReference',
  'mdxJsxTextElement',
  'inlineMath',
]);

/** The term's word as a link to its entry. The definition is its title: shown, and read out, without any script. */
function mark(term: GlossaryTerm, word: string, tree: string): Link {
  const link = siteLink(`/${tree}/concepts/glossary#${term.id}`, [text(word)]);
  return { ...link, title: term.text, data: { hProperties: { className: ['term'] } } };
}

/** What a page has yet to be given: terms that may still be marked on it, and how many. */
interface Budget {
  readonly open: Set<GlossaryTerm>;
  left: number;
}

function marked(node: Text, find: TermFinder, budget: Budget, tree: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const { term, start, end } of find(node.value)) {
    if (budget.left === 0 || !budget.open.delete(term)) continue;
    budget.left -= 1;
    if (start > from) parts.push(text(node.value.slice(from, start)));
    parts.push(mark(term, node.value.slice(start, end), tree));
    from = end;
  }
  if (from < node.value.length) parts.push(text(node.value.slice(from)));
  return parts;
}

/**
 * Marks the first use of each glossary term in a page's paragraphs: not in headings, tables, links and code, not a term
 * that the page itself explains, and at most twelve.
 */
export const remarkGlossary: Plugin<[], Root> = () => {
  let finder: { readonly terms: readonly GlossaryTerm[]; readonly find: TermFinder } | undefined;
  return (root, file) => {
    const terms = loadGlossary(file.cwd);
    if (finder?.terms !== terms) finder = { terms, find: termFinder(terms.filter((term) => term.mark !== false)) };
    const { find } = finder;
    const route = conceptRoute(file.path);
    if (route === '/concepts/glossary') return;
    const tree = treeOf(file.path);
    const budget: Budget = { open: new Set(terms.filter(({ page }) => page !== route)), left: mostOnPage };
    visit(root, 'paragraph', (paragraph) => {
      const { directiveLabel = false } = (paragraph.data ?? {}) as { directiveLabel?: boolean };
      if (directiveLabel) return SKIP;
      visit(paragraph, (node, index, parent: Parent | undefined) => {
        if (foreign.has(node.type)) return SKIP;
        if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
        const parts = marked(node as Text, find, budget, tree);
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length];
      });
      return SKIP;
    });
  };
};
