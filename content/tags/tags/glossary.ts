import type { Heading, RootContent } from 'mdast';
import { loadGlossary, type GlossaryTerm } from '../../glossary/load-glossary.ts';
import { siteLink, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

function heading(depth: 2 | 3, label: string, id: string): Heading {
  return { type: 'heading', depth, children: [text(label)], data: { hProperties: { id } } };
}

function entry({ id, term, text: definition, page }: GlossaryTerm, tree: string): RootContent[] {
  const more = siteLink(`/${tree}${page}`, [text('Read more')]);
  return [heading(3, term, id), { type: 'paragraph', children: [text(`${definition} `), more] }];
}

/**
 * `<Glossary />`: every term of definitions/glossary.yaml with its definition and a link to the page that explains it, in
 * alphabetical order and under its first letter. Terms are headings: they are anchors, and search finds them.
 */
export const glossary: TagHandler = ({ facts, inline, fail }) => {
  if (inline) return fail('put the tag on a line of its own.');
  const terms = [...loadGlossary(facts.siteDir)].sort((a, b) => a.term.localeCompare(b.term, 'en'));
  let last = '';
  return terms.flatMap((term) => {
    const letter = term.term.slice(0, 1).toUpperCase();
    const head = letter === last ? [] : [heading(2, letter, `letter-${letter.toLowerCase()}`)];
    last = letter;
    return [...head, ...entry(term, facts.tree)];
  });
};
