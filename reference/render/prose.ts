import { escapeHtml } from '../../html/highlight/escape-html.ts';

/**
 * A description as HTML: paragraphs separated by empty lines, lines that start with `- ` as a list, `` `code` ``.
 * Empty text gives nothing.
 */
export function prose(text: string): string {
  return text.split('\n\n').filter(Boolean).map(block).join('');
}

/** A description in a cell of a table: without a paragraph around it where there is only one. */
export function cellProse(text: string): string {
  return text.includes('\n') ? prose(text) : inlineProse(text);
}

/** One line of description as HTML without a paragraph around it. */
export function inlineProse(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<code>${escapeHtml(part)}</code>`))
    .join('');
}

function block(text: string): string {
  const lines = text.split('\n');
  const lead = lines.filter((line) => !line.startsWith('- ')).join(' ');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => `<li>${inlineProse(line.slice(2))}</li>`);
  return (lead && `<p>${inlineProse(lead)}</p>`) + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}
