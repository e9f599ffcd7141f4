import { memoize } from '../../common/memoize.ts';
import { html, joined, type Html } from '../html.ts';
import { tokenize } from './highlighter.ts';

/** Once for each language: both trees show the same samples, and tests make the same pages again and again. */
const highlighted = memoize((language) =>
  memoize((code) =>
    joined(
      tokenize(code, language).map((line) =>
        line.map(({ text, type }) => (type === undefined ? text : html`<span class="${type}">${text}</span>`)),
      ),
      '\n',
    ),
  ),
);

/**
 * Code as HTML for the inside of a `<code>` element: spans with the class names of src/css/highlight.css, nothing else.
 *
 * @param language a grammar's name or alias; an unknown one gives plain text
 */
export function highlightToHtml(code: string, language: string): Html {
  return highlighted(language)(code);
}
