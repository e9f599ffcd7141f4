import type { GlossaryTerm } from './load-glossary.ts';

/** A place in a text where a term stands. */
export interface TermMatch {
  readonly term: GlossaryTerm;
  /** Index of the first character, and of the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** Finds the terms in a text, in their order, each place once. */
export type TermFinder = (text: string) => TermMatch[];

const escape = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

// "ERC-20" and "SLA" are written so; "Epoch" and "epoch" are the same word.
const isAcronym = (form: string): boolean => /\p{Lu}{2}/u.test(form);

/**
 * A finder for these terms and their other forms. Whole words only, so that neither "blockchain" nor "non-block" holds
 * "block"; where forms overlap, the longest that begins first.
 */
export function termFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const forms = terms
    .flatMap((term) => [term.term, ...(term.also ?? [])].map((form) => ({ form, term })))
    .sort((a, b) => b.form.length - a.form.length);
  if (forms.length === 0) return () => [];
  const byForm = new Map(forms.map(({ form, term }) => [form.toLowerCase(), { form, term }]));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${forms.map(({ form }) => escape(form)).join('|')})(?![\\p{L}\\p{N}_-])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = byForm.get(match[0].replace(/\s+/g, ' ').toLowerCase());
      if (found === undefined || (isAcronym(found.form) && found.form !== match[0])) return [];
      return [{ term: found.term, start: match.index, end: match.index + match[0].length }];
    });
}
