import { html, type Html } from '../../html/html.ts';

/**
 * A description as HTML: paragraphs separated by empty lines, lines that start with `- ` as a list, `` `code` ``.
 * Empty text gives nothing.
 */
export function prose(text: string): Html {
  return html`${text.split('\n\n').filter(Boolean).map(block)}`;
}

/** A description in a cell of a table: without a paragraph around it where there is only one. */
export function cellProse(text: string): Html {
  return text.includes('\n') ? prose(text) : inlineProse(text);
}

/** One line of description as HTML without a paragraph around it. */
export function inlineProse(text: string): Html {
  return html`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

function block(text: string): Html {
  const lines = text.split('\n');
  const lead = lines.filter((line) => !line.startsWith('- ')).join(' ');
  const items = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => html`<li>${inlineProse(line.slice(2))}</li>`);
  return html`${lead && html`<p>${inlineProse(lead)}</p>`}${items.length > 0 && html`<ul>${items}</ul>`}`;
}
