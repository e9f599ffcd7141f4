import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checksummed, hasNoChecksum } from '../../networks/checksum.ts';

const folders = [
  'definitions',
  'docs',
  'examples',
  'networks',
  'reference',
  'content',
  'sandbox',
  'src',
  'diagrams',
  'protocol-math',
  'tests/tables',
];
/** Not part of a longer number, such as a hash or a public key. */
const address = /(?<![\da-zA-Z])0x[\da-fA-F]{40}(?![\da-fA-F])/g;

it('every Ethereum address that is written with a checksum has the right one: people send tokens there', () => {
  const faults: string[] = [];
  let seen = 0;
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (
        !/\.(?:mdx|md|json|ya?ml|proto|graphql|sol|sh|py|go|[cm]?tsx?|dot|toml)$/.test(name) ||
        name.startsWith('checksum')
      )
        continue;
      const text = readFileSync(path.join(folder, name), 'utf8');
      for (const { 0: given, index } of text.matchAll(address)) {
        seen += 1;
        if (hasNoChecksum(given) || checksummed(given) === given) continue;
        faults.push(
          `${folder}/${name}:${text.slice(0, index).split('\n').length}: ${given} has a digit or a letter's case wrong; with these digits it is ${checksummed(given)}`,
        );
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});
