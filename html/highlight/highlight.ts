import { html, joined, type Html } from '../html.ts';
import { tokenize } from './highlighter.ts';

/** Done before, by language and code: both trees show the same samples, and tests make the same pages again and again. */
const done = new Map<string, Html>();

/**
 * Code as HTML for the inside of a `<code>` element: spans with the class names of src/css/highlight.css, nothing else.
 *
 * @param language a grammar's name or alias; an unknown one gives plain text
 */
export function highlightToHtml(code: string, language: string): Html {
  const key = `${language}\n${code}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const lines = tokenize(code, language).map((line) =>
    line.map(({ text, type }) => (type === undefined ? text : html`<span class="${type}">${text}</span>`)),
  );
  const result = joined(lines, '\n');
  done.set(key, result);
  return result;
}
