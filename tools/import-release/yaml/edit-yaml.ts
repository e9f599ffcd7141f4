import { isMap, isSeq, parseDocument, type Document, type Pair } from 'yaml';

type Keys = readonly (string | number)[];
type Range = readonly [start: number, value: number, node: number];

/**
 * Changes a YAML file by its text, so that everything that is not named keeps its layout. Places are those of the text
 * as it was given: edits do not see each other.
 */
export class YamlEdits {
  private readonly document: Document;
  private readonly edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];

  constructor(private readonly text: string) {
    this.document = parseDocument(text);
  }

  /** Puts a value, written as YAML, in the place of another one. Throws when there is none. */
  replace(keys: Keys, value: string): void {
    const { range } = this.document.getIn(keys, true) as { range?: Range };
    if (range === undefined) throw new Error(`No value at ${keys.join(' / ')}.`);
    this.edits.push({ from: range[0], to: range[1], text: value });
  }

  /** Puts another key in the place of one; what stands under it stays. Throws when there is none. */
  rename(keys: Keys, key: string): void {
    const { items, index } = this.siblings(keys);
    const item = items[index];
    const range = isPair(item) ? (item.key as { range?: Range } | undefined)?.range : undefined;
    if (range === undefined) throw new Error(`No key at ${keys.join(' / ')}.`);
    this.edits.push({ from: range[0], to: range[1], text: key });
  }

  /** Removes an entry of a map or a list with its lines, and the comments right above it. */
  remove(keys: Keys): void {
    const { from, to } = this.lines(keys);
    this.edits.push({ from, to, text: '' });
  }

  /** Puts lines after an entry, indented as it is. */
  insertAfter(keys: Keys, lines: readonly string[]): void {
    const { from, to } = this.lines(keys);
    const start = this.entryStart(keys);
    const line = this.text.slice(this.lineStart(start), start);
    // The value of an entry of a list begins behind its dash.
    const indent = ' '.repeat(line.replace(/- +$/, '').length);
    // Entries that are parted by empty lines stay so, the new one among them.
    const parted = (range: { from: number; to: number }): boolean =>
      /\n[ \t]*\n$/.test(this.text.slice(range.from, range.to));
    const { items } = this.siblings(keys);
    const first = this.lines([...keys.slice(0, -1), isPair(items[0]) ? keyOf(items[0]) : 0]);
    const text = lines.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('');
    const [above, below] = parted({ from, to }) ? ['', '\n'] : parted(first) ? ['\n', ''] : ['', ''];
    const ends = this.text.slice(from, to).endsWith('\n') ? '' : '\n';
    this.edits.push({ from: to, to, text: `${ends}${above}${text}${below}` });
  }

  /** The text after all edits. */
  result(): string {
    let text = this.text;
    // From the end of the text to its start; of those at one place the last one first, so that they come to stand in their order.
    for (const { from, to, text: put } of [...this.edits].reverse().sort((a, b) => b.from - a.from || b.to - a.to))
      text = text.slice(0, from) + put + text.slice(to);
    return `${text.trimEnd()}\n`;
  }

  private lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  private entryStart(keys: Keys): number {
    const { items, index } = this.siblings(keys);
    return startOf(items[index]);
  }

  /** From the first line of an entry to the first one of the next, or of what stands above that. */
  private lines(keys: Keys): { from: number; to: number } {
    const { items, index, end } = this.siblings(keys);
    const next = items[index + 1];
    return {
      from: this.aboveComments(this.lineStart(startOf(items[index]))),
      to: next === undefined ? end : this.aboveComments(this.lineStart(startOf(next))),
    };
  }

  /** The start of the lines of comments that stand right above a line. */
  private aboveComments(line: number): number {
    let start = line;
    while (start > 0) {
      const above = this.lineStart(start - 1);
      if (!/^[ \t]*#/.test(this.text.slice(above, start))) return start;
      start = above;
    }
    return line;
  }

  private siblings(keys: Keys): { items: readonly unknown[]; index: number; end: number } {
    const parent: unknown = keys.length === 1 ? this.document.contents : this.document.getIn(keys.slice(0, -1), true);
    const last = keys.at(-1);
    const items: readonly unknown[] = isMap(parent) || isSeq(parent) ? parent.items : [];
    const index = isMap(parent) ? parent.items.findIndex((pair) => keyOf(pair) === String(last)) : Number(last);
    if (items[index] === undefined) throw new Error(`No entry at ${keys.join(' / ')}.`);
    // What follows the last entry's value on later lines belongs to an entry above.
    const tail = endOf(items.at(-1));
    const line = this.text.indexOf('\n', Math.max(0, tail - 1));
    return { items, index, end: line < 0 ? this.text.length : line + 1 };
  }
}

function startOf(item: unknown): number {
  const node = (isPair(item) ? item.key : item) as { range?: Range } | undefined;
  return node?.range?.[0] ?? 0;
}

function endOf(item: unknown): number {
  const node = (isPair(item) ? (item.value ?? item.key) : item) as { range?: Range } | undefined;
  return node?.range?.[1] ?? 0;
}

const keyOf = ({ key }: Pair): string => String((key as { value?: unknown }).value);
const isPair = (item: unknown): item is Pair => typeof item === 'object' && item !== null && 'key' in item;

/** A text as YAML in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
