/** Shorter words are not worth a place to break. */
const shortest = 13;
const word = new RegExp(`[\\w.]{${shortest},}`, 'g');

/** Where an identifier may end a line: behind a dot or an underscore, and before a capital that follows a small letter. */
export function breakPlaces(identifier: string): string[] {
  return identifier.split(/(?<=[._])(?=[^._])|(?<=[a-z0-9])(?=[A-Z])/);
}

/** Text of HTML (already escaped) whose long identifiers break where readers would break them. */
export function breakable(text: string): string {
  return text.replace(word, (found) => breakPlaces(found).join('<wbr>'));
}

/** The same for a piece of HTML: what stands inside tags is left alone. */
export function breakableHtml(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => before + breakable(text));
}

/** Lets identifiers of a rendered page break: code in lines of text, and links that are nothing but an identifier. Blocks of code stay. */
export function withBreaks(html: string): string {
  return html
    .replace(/(<pre[^>]*>)?<code>([^<]+)<\/code>/g, (all, pre: string | undefined, text: string) =>
      pre === undefined ? `<code>${breakable(text)}</code>` : all,
    )
    .replace(/(<a\s[^>]*>)([\w.]+)(?=<\/a>)/g, (_, start: string, text: string) => start + breakable(text));
}
