import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml';
import { filesOf } from '../../common/files-of.ts';

/** What the sources of an import, or a person's answers, say something about; all else of a release is copied as it is. */
const read =
  /^(?:proto|graphql|network-parameters|wallet\/methods|cli\/commands|contracts)\/|^(?:rest|renames|cli\/flags)\.yaml$/;

/** A file that no source tells of: what it says of the earlier release may not hold for the new one. */
export interface UnreadFile {
  /** Path from the project's root. */
  readonly file: string;
  /** Where its first entry stands, from 1. */
  readonly line: number;
  readonly entries: number;
  /** The parts of a long file. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly name: string;
  readonly line: number;
  readonly entries: number;
}

/** With more entries than this, the parts of a file are named one by one. */
const long = 20;

/**
 * The files of a release that an import copied without reading anything about them: lists of errors, configuration files, rules of
 * commands.
 *
 * @param root what paths start from
 * @param folder folder of the release below it
 */
export function unreadFiles(root: string, folder: string): UnreadFile[] {
  return filesOf(path.join(root, folder), (file) => file !== 'review.md' && !read.test(file)).map((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    return {
      file,
      ...(/\.ya?ml$/.test(name) ? yamlEntries(text) : { line: 1, entries: text.split('\n').length, parts: [] }),
    };
  });
}

function yamlEntries(text: string): Omit<UnreadFile, 'file'> {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: ParsedNode | null | undefined): number => lines.linePos(node?.range[0] ?? 0).line;
  const entriesOf = (node: ParsedNode | null): { name: string; line: number; entries: number }[] => {
    if (isSeq(node)) return node.items.map((item) => ({ name: '', line: lineOf(item), entries: 1 }));
    if (!isMap(node)) return [];
    return node.items.map(({ key, value }) => ({
      name: String(key),
      line: lineOf(key),
      entries: isMap(value) || isSeq(value) ? value.items.length : 1,
    }));
  };
  const line = lineOf(contents);
  const keys = isMap(contents) ? contents.get('keys', true) : undefined;
  // A configuration file: keys such as `API.Port`, which pages show by their first part.
  if (isMap(keys)) {
    const own = entriesOf(keys as ParsedNode);
    const parts = new Map<string, Part>();
    for (const { name: key, line: at } of own) {
      const name = key.includes('.') ? (key.split('.')[0] ?? '') : 'top level';
      const known = parts.get(name);
      parts.set(name, { name, line: known?.line ?? at, entries: (known?.entries ?? 0) + 1 });
    }
    return { line: own[0]?.line ?? line, entries: own.length, parts: own.length > long ? [...parts.values()] : [] };
  }
  const top = entriesOf(contents);
  const nested = isMap(contents)
    ? contents.items.flatMap(({ key, value }) =>
        isMap(value) && value.items.every((item) => isMap(item.value))
          ? entriesOf(value as ParsedNode).map((part) => ({ ...part, name: `${String(key)} ${part.name}` }))
          : [],
      )
    : [];
  // Errors of the APIs: a list of errors and one of rpcs for each service.
  const whole = nested.length > top.length && nested.length <= long ? nested : [];
  const entries = whole.length > 0 ? whole.reduce((sum, part) => sum + part.entries, 0) : top.length;
  return { line, entries, parts: whole };
}

/** A box for each file, with the parts of long ones below it. */
export function unreadLines(files: readonly UnreadFile[]): string[] {
  const count = (entries: number): string => (entries === 1 ? 'one entry' : `${entries} entries`);
  return files.flatMap(({ file, line, entries, parts }) => [
    `- [ ] ${file}:${line}, ${count(entries)}`,
    ...parts.map((part) => `  - ${file}:${part.line} ${part.name}, ${count(part.entries)}`),
  ]);
}
