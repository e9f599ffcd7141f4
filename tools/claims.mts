import { existsSync, readFileSync, statSync } from 'node:fs';
import { compareClaims, describeUnsigned } from './claims/compare-claims.ts';
import { markOf, readLedger, signedSources, writeLedger } from './claims/ledger.ts';
import { readClaims } from './claims/read-claims.ts';

/**
 * Signs what pages and definitions say. `npm run claims` lists what nobody has signed; `npm run claims -- FILE…` signs the
 * claims of files, or of all files of folders, and prints each that was not signed before, to be read once more. Who signs
 * says: I have read this against its source.
 */
const root = process.cwd();
const wanted = process.argv.slice(2).map((name) => name.replace(/^\.\//, '').replace(/\/+$/, ''));
const all = signedSources(root);
const isOf = (file: string, name: string): boolean => file === name || file.startsWith(`${name}/`);
const ledger = new Map(readLedger(root));
// Files that are gone have nothing to say; the ledger forgets them when one of their folder is signed.
const gone = [...ledger.keys()].filter((file) => !all.includes(file));
const unknown = wanted.filter((name) => ![...all, ...gone].some((file) => isOf(file, name)));
if (unknown.length > 0) {
  for (const name of unknown)
    console.error(
      existsSync(name) && statSync(name).isFile()
        ? `${name} makes no claims by hand: nothing is signed there.`
        : `${name} is no file or folder with claims: give one below docs, definitions, diagrams or networks.`,
    );
  process.exit(1);
}
let open = 0;
for (const file of all) {
  const claims = readClaims(file, readFileSync(file, 'utf8'));
  const differences = describeUnsigned(file, compareClaims(claims, ledger.get(file) ?? []));
  if (differences.length === 0) continue;
  const signs = wanted.some((name) => isOf(file, name));
  if (wanted.length === 0 || signs)
    for (const line of differences) console.log(signs ? line.replace(/: read it.*$/, '') : line);
  if (signs) ledger.set(file, claims.map(markOf));
  else open += differences.length;
}
for (const file of gone) {
  if (wanted.some((name) => isOf(file, name))) ledger.delete(file);
  else {
    open += 1;
    if (wanted.length === 0) console.log(`${file} is gone: npm run claims -- ${file}`);
  }
}
if (wanted.length > 0) writeLedger(root, ledger);
console.log(open === 0 ? 'Everything is signed.' : `${open} ${open === 1 ? 'claim is' : 'claims are'} not signed.`);
process.exitCode = open > 0 && wanted.length === 0 ? 1 : 0;
