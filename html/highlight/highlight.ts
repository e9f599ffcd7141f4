import { html, joined, type Html } from '../html.ts';
import { tokenize } from './highlighter.ts';

/**
 * Code as HTML for the inside of a `<code>` element: spans with the class names of src/css/highlight.css, nothing else.
 *
 * @param language a grammar's name or alias; an unknown one gives plain text
 */
export function highlightToHtml(code: string, language: string): Html {
  const lines = tokenize(code, language).map((line) =>
    line.map(({ text, type }) => (type === undefined ? text : html`<span class="${type}">${text}</span>`)),
  );
  return joined(lines, '\n');
}
