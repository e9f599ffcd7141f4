import { tokensOf, type Token } from './tokens.ts';

/** Options that the definitions have; those of other tools say how they make their own files. */
const isOurs = (name: string): boolean => name.startsWith('google.api.');

/**
 * A .proto file without the options that other tools put into it and without imports of files that are not there: they
 * are replaced by spaces, so that every line keeps its number.
 *
 * @param known names of the files that can be imported
 */
export function withoutForeignOptions(text: string, known: ReadonlySet<string>): string {
  const tokens = tokensOf(text);
  let result = text;
  const blank = (from: number, to: number): void => {
    result = result.slice(0, from) + result.slice(from, to).replace(/[^\n]/g, ' ') + result.slice(to);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === 'option' && tokens[at + 1]?.text === '(') {
      const end = endOf(tokens, at, ';');
      if (!isOurs(tokens[at + 2]?.text ?? '')) blank(token.start, tokens[end]?.end ?? token.end);
      at = end;
    } else if (token.text === 'import') {
      const end = endOf(tokens, at, ';');
      const name = (tokens[end - 1]?.text ?? '').slice(1, -1);
      if (!name.startsWith('google/') && !known.has(name)) blank(token.start, tokens[end]?.end ?? token.end);
      at = end;
    } else if (token.text === '[' && tokens[at - 2]?.text === '=') {
      const end = endOf(tokens, at, ']');
      const entries = entriesOf(tokens.slice(at + 1, end));
      const kept = entries.filter(([first, second]) => first?.text !== '(' || isOurs(second?.text ?? ''));
      if (kept.length < entries.length) {
        const words = kept.map((entry) => text.slice(entry[0]?.start, entry.at(-1)?.end)).join(', ');
        const [from, to] = [token.start, tokens[end]?.end ?? token.end];
        blank(from, to);
        if (kept.length > 0) {
          // What is kept goes on the first line of the list: line breaks behind it stay, so no number changes.
          const flat = `[${words.replace(/\s+/g, ' ')}]`;
          const breaks = text.slice(from, to).replace(/[^\n]/g, '');
          const padding = ' '.repeat(Math.max(0, to - from - flat.length - breaks.length));
          result = result.slice(0, from) + flat + padding + breaks + result.slice(to);
        }
      }
      at = end;
    }
  }
  return result;
}

/** Index of the sign that ends what begins at a token, outside of all brackets that are opened after it. */
function endOf(tokens: readonly Token[], from: number, end: string): number {
  let depth = 0;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (depth === 0 && text === end) return at;
    if ('{[('.includes(text)) depth += 1;
    if ('}])'.includes(text)) depth -= 1;
  }
  return tokens.length - 1;
}

/** The options of a list, each with its tokens. */
function entriesOf(tokens: readonly Token[]): Token[][] {
  const entries: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if ('{[('.includes(token.text)) depth += 1;
    if ('}])'.includes(token.text)) depth -= 1;
    if (depth === 0 && token.text === ',') entries.push([]);
    else entries.at(-1)?.push(token);
  }
  return entries.filter((entry) => entry.length > 0);
}
