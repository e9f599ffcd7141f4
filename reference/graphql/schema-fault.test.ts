import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadGraphql } from './load-graphql.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';

const folder = `${newestRelease.folder}/graphql`;
const descriptors = await loadDescriptors(newestRelease);

/** Loads the schema with a line put into one file, and gives what is refused. */
async function refusal(change: (text: string) => string): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'graphql-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(folder, path.join(root, folder), { recursive: true });
  const file = path.join(root, folder, 'orders.graphql');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return loadGraphql(descriptors, root).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );
}
const lines = readFileSync(path.join(folder, 'orders.graphql'), 'utf8').split('\n').length;

it('names file, line and remedy of what is no GraphQL', async () => {
  expect(await refusal((text) => `${text}\ntype Broken {\n  a: \n}\n`)).toMatch(
    new RegExp(
      `^DefinitionError: ${folder}/orders\\.graphql:${lines + 3}: Syntax Error: .*\\n  Correct the GraphQL\\.$`,
    ),
  );
});

it('and of a type that is unknown, or there twice', async () => {
  expect(
    await refusal(
      (text) => `${text}\n"A type of this test."\ntype Added {\n  "A field of this test."\n  a: Nowhere\n}\n`,
    ),
  ).toMatch(new RegExp(`^DefinitionError: ${folder}/orders\\.graphql:${lines + 4}: Unknown type "Nowhere"`));
  expect(await refusal((text) => `${text}\n"A type of this test."\nenum Side {\n  "A value."\n  UP\n}\n`)).toMatch(
    /^DefinitionError: definitions\/v0\.73\/graphql\/orders\.graphql:\d+: /,
  );
});
