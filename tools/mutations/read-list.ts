import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Mutant } from './mutant.ts';

/** The faults that somebody once planted and nothing noticed, and their like. */
export const listFile = 'tests/mutations/list.yaml';

/**
 * Reads the list.
 *
 * @throws Error that names the entry whose text does not stand in its file, or stands there more than once
 */
export function readList(read: (file: string) => string = (file) => readFileSync(file, 'utf8')): Mutant[] {
  const entries = parse(read(listFile)) as readonly Record<'file' | 'from' | 'to' | 'why', string>[];
  return entries.map(({ file, from, to, why }) => {
    const text = read(file);
    const at = text.indexOf(from);
    if (at === -1) throw new Error(`${listFile}: ${file} does not hold “${from}”: mend the entry.`);
    if (text.indexOf(from, at + 1) !== -1)
      throw new Error(`${listFile}: ${file} holds “${from}” more than once: take more of the text around it.`);
    return { kind: 'list', file, at, from, to, why };
  });
}
