/** What Markdown would read as markup in running text: emphasis, links, HTML, code, formulas, struck-out text, entities. */
const inText = /[\\`*[\]~$]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/** Text that stands for itself in a paragraph. */
export const escapeText = (text: string): string => text.replace(inText, '\\$&');

/** A paragraph whose first characters are not taken for a heading, list, quote, rule or table. */
export function escapeStart(paragraph: string): string {
  return paragraph
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|\||=+\s*$|-{3,}\s*$)/, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Text as code, whatever backticks it holds. Line breaks become spaces: code in a sentence has one line. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (line.trim() === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const gap = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${line}${gap}${fence}`;
}

/** A block of code, fenced so that no fence inside ends it. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
