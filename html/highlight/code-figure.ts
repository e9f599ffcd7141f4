import { escapeAttribute, escapeHtml } from './escape-html.ts';
import { highlightToHtml } from './highlight.ts';

/**
 * What stands inside `<figure class="code">`: title, highlighted code and copy button. src/behaviour/copy.ts makes the
 * button work. The code can be focused so that the keyboard can scroll it.
 */
export function codeFigureContent(code: string, language: string, title?: string): string {
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`;
  // Read by exports, whose fences name their language.
  const name = language === 'text' ? '' : ` data-language="${escapeAttribute(language)}"`;
  return (
    `${caption}<pre tabindex="0"${name}><code>${highlightToHtml(code, language)}</code></pre>` +
    '<button type="button" class="copy" data-copy="">Copy</button>'
  );
}

/** A whole figure of code as static HTML. */
export function codeFigure(code: string, language: string, title?: string): string {
  return `<figure class="code">${codeFigureContent(code, language, title)}</figure>`;
}
