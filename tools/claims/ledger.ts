import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { Claim } from './claim.ts';
import { hasClaims } from './read-claims.ts';

/** Where what was signed is kept, a file an area. */
export const ledgerFolder = 'tests/content/claims';

/** Signed claims of each file, as marks, in the file's order. */
export type Ledger = ReadonlyMap<string, readonly string[]>;

/** What stands for a claim: long enough that no slip keeps it, short enough for thousands. */
export const markOf = ({ text }: Claim): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Folders whose files say things by hand. */
const sources = ['definitions', 'diagrams', 'docs', 'networks'] as const;
/** Other people's definitions, which come with the compiler of protobuf. */
const foreign = /^definitions\/third_party\//;

/** Every file that says things by hand, from the project's root, sorted. */
export function signedSources(root: string): string[] {
  return sources
    .flatMap((folder) => filesOf(path.join(root, folder), hasClaims).map((file) => `${folder}/${file}`))
    .filter((file) => !foreign.test(file));
}

/** `docs/concepts/…` → `docs-concepts.txt`: what stands in one file of the ledger. */
const areaOf = (file: string): string => {
  const [folder = '', next = ''] = file.split('/');
  return `${next.includes('.') && !/^v\d/.test(next) ? folder : `${folder}-${next}`}.txt`;
};

/** Reads what was signed. */
export function readLedger(root: string): Ledger {
  const folder = path.join(root, ledgerFolder);
  const ledger = new Map<string, string[]>();
  for (const area of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []) {
    let marks: string[] | undefined;
    for (const line of readFileSync(path.join(folder, area), 'utf8').split('\n')) {
      if (line.startsWith('# ')) {
        marks = [];
        ledger.set(line.slice(2), marks);
      } else marks?.push(...line.split(' ').filter((mark) => mark !== ''));
    }
  }
  return ledger;
}

/** Marks on a line: 120 columns. */
const perLine = 13;

function section([file, marks]: readonly [string, readonly string[]]): string {
  const lines = Array.from({ length: Math.ceil(marks.length / perLine) }, (_, index) =>
    marks.slice(index * perLine, (index + 1) * perLine).join(' '),
  );
  return [`# ${file}`, ...lines, ''].join('\n');
}

/** Writes what was signed. */
export function writeLedger(root: string, ledger: Ledger): void {
  const areas = new Map<string, [string, readonly string[]][]>();
  for (const entry of [...ledger].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const area = areaOf(entry[0]);
    areas.set(area, [...(areas.get(area) ?? []), entry]);
  }
  const folder = path.join(root, ledgerFolder);
  mkdirSync(folder, { recursive: true });
  for (const [area, entries] of areas) writeFileSync(path.join(folder, area), entries.map(section).join(''));
}
