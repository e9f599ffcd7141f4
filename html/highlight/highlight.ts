import { escapeHtml } from './escape-html.ts';
import { tokenize } from './highlighter.ts';

/**
 * Code as HTML for the inside of a `<code>` element: spans with the class names of src/css/highlight.css, nothing else.
 *
 * @param language a grammar's name or alias; an unknown one gives plain text
 */
export function highlightToHtml(code: string, language: string): string {
  return tokenize(code, language)
    .map((line) =>
      line
        .map(({ text, type }) =>
          type === undefined ? escapeHtml(text) : `<span class="${type}">${escapeHtml(text)}</span>`,
        )
        .join(''),
    )
    .join('\n');
}
