/** Shorter words are not worth a place to break. */
const shortest = 13;
const word = new RegExp(`[\\w.]{${shortest},}`, 'g');
/** What holds together without a space: a signature, a path, JSON on one line. Entities of HTML are part of it. */
const run = new RegExp(`[^\\s<>]{${shortest},}`, 'g');
/** Between a mark and what it leads to: arguments, members of JSON, parts of a path. Not in numbers, and not before a closing mark. */
const marks = /,(?=[A-Za-z_"&{[])|[([](?=[\w"&{[])|\{(?=["&])|:(?=["&{[])|(?<=\w)\/(?=\w)/g;

/** An address, key or hash: its capitals are a checksum or a habit, no beginnings of words. Amounts are digits alone, and no such value. */
const hexadecimal = /^(?:0x|(?=\d*[A-Fa-f]))[\dA-Fa-f]{20,}$/;

/** Even pieces, so that lines below one another can be compared: a quarter of an address is 10 digits, of a key or hash 16. */
function evenPieces(value: string): string[] {
  const digits = value.replace(/^0x/, '');
  const size = digits.length === 40 ? 10 : 16;
  const pieces = digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return pieces.map((piece, index) => (index === 0 ? value.slice(0, value.length - digits.length) + piece : piece));
}

/**
 * Where an identifier may end a line: behind a dot or an underscore, and before a capital that follows a small letter. A hexadecimal
 * value ends it after even pieces.
 */
export function breakPlaces(identifier: string): string[] {
  return identifier
    .split(/(?<=[._])(?=[^._])/)
    .flatMap((part) => (hexadecimal.test(part) ? evenPieces(part) : part.split(/(?<=[a-z0-9])(?=[A-Z])/)));
}

/** Text of HTML (already escaped) whose long identifiers, signatures and paths break where readers would break them. */
export function breakable(text: string): string {
  return text.replace(run, (found) =>
    found.replace(marks, '$&<wbr>').replace(word, (identifier) => breakPlaces(identifier).join('<wbr>')),
  );
}

/** Paths and addresses shorter than this fit a line of a phone. */
const shortestPath = 24;
const path = new RegExp(`[^\\s<>]{${shortestPath},}`, 'g');

/** Flags of programs, which browsers would break behind any of their hyphens. Longer ones have no room in the line of a phone. */
const flag = /(?<=^|\s)--[a-z][\w-]{0,34}(?![\w-])/g;

/**
 * The HTML of a command whose flags stay whole, whose paths break behind their slashes, and signatures behind their commas. Without these places a browser breaks behind the spaces that a
 * line begins with, and shows an empty line.
 */
export function breakablePaths(html: string): string {
  return html.replace(
    /(^|>)([^<]+)/g,
    (_, before: string, text: string) =>
      before +
      text
        .replace(path, (found) => found.replace(/(?<=\w)\/(?=\w)|[?(](?=\w)|,(?=[a-z])|&amp;(?=\w)/g, '$&<wbr>'))
        .replace(flag, '<span class="flag">$&</span>'),
  );
}

/** The same for a piece of HTML: what stands inside tags is left alone. */
export function breakableHtml(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => before + breakable(text));
}

/** A list of names, marked as a whole, in columns that have room for so many letters. */
const list = /(<p translate="no">[^]*?<\/p>)/;
const columnWidth = 32;

/** Lets identifiers of a rendered page break: code in lines of text, and links that are nothing but an identifier. Blocks of code stay. */
export function withBreaks(html: string): string {
  return html
    .split(list)
    .map((part, index) => (index % 2 === 1 ? brokenLinks(part, columnWidth) : brokenLinks(brokenCode(part), 0)))
    .join('');
}

const brokenCode = (html: string): string =>
  html.replace(/(<pre[^>]*>)?<code>([^<]+)<\/code>/g, (all, pre: string | undefined, text: string) =>
    pre === undefined ? `<code>${breakable(text)}</code>` : all,
  );

const brokenLinks = (html: string, room: number): string =>
  html.replace(/(<a\s[^>]*>)((?:[A-Z]+ )?[\w./{}]+)(?=<\/a>)/g, (all, start: string, text: string) =>
    text.length < room ? all : start + breakable(text),
  );
