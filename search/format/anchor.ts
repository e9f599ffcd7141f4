import { slugOf } from './slug.ts';

const rules: Readonly<Record<string, (title: string, parentHash: string) => string>> = {
  t: (title) => title,
  s: slugOf,
  p: (title, parentHash) => `${parentHash}.${title}`,
  q: (title) => `parameter.${title}`,
  e: (title) => `event-${title}`,
};

/** Mark of an anchor that follows from nothing and is written out. */
export const writtenOut = '-';

/** The letter of the rule by which an anchor follows from the title (and the parent's anchor). */
export function anchorRule(hash: string, title: string, parentHash: string): string {
  return Object.keys(rules).find((letter) => rules[letter]?.(title, parentHash) === hash) ?? writtenOut;
}

/** The anchor by its rule. Throws on a letter that is none. */
export function anchorBy(letter: string, title: string, parentHash: string): string {
  const rule = rules[letter];
  if (rule === undefined) throw new Error(`Search index: there is no anchor rule “${letter}”.`);
  return rule(title, parentHash);
}
