import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';

export interface Comparison {
  readonly files: number;
  /** A sentence for each file that is not the same in both. */
  readonly differences: readonly string[];
}

/** Compares all files of two folders byte for byte. */
export function compareFolders(first: string, second: string): Comparison {
  const [a, b] = [new Set(filesOf(first)), new Set(filesOf(second))];
  const all = [...new Set([...a, ...b])].sort();
  const differences = all.flatMap((file) => {
    if (!a.has(file) || !b.has(file)) return [`${file} is in the ${a.has(file) ? 'first' : 'second'} only`];
    const [left, right] = [readFileSync(path.join(first, file)), readFileSync(path.join(second, file))];
    if (left.equals(right)) return [];
    const at = left.findIndex((byte, index) => byte !== right[index]);
    return [
      `${file} differs from byte ${at < 0 ? left.length : at}: ${JSON.stringify(left.subarray(Math.max(0, at - 30), at + 30).toString('latin1'))}`,
    ];
  });
  return { files: all.length, differences };
}
