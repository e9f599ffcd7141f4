import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadGlossary } from './load-glossary.ts';

const project = path.resolve(import.meta.dirname, '../..');
const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

function load(yaml: string): ReturnType<typeof loadGlossary> {
  const root = mkdtempSync(path.join(tmpdir(), 'glossary-'));
  roots.push(root);
  mkdirSync(path.join(root, 'definitions'));
  writeFileSync(path.join(root, 'definitions/glossary.yaml'), yaml);
  return loadGlossary(root);
}

const entry = (id: string, term: string, more = ''): string =>
  `  - id: ${id}\n    term: ${term}\n    text: A thing.\n    page: /concepts/x\n${more}`;

describe('loadGlossary', () => {
  it('gives the terms', () => {
    expect(load(`terms:\n${entry('epoch', 'Epoch', '    also: [epochs]\n')}`)).toEqual([
      { id: 'epoch', term: 'Epoch', also: ['epochs'], text: 'A thing.', page: '/concepts/x' },
    ]);
  });

  it('names the line of a form that two terms claim', () => {
    const yaml = `terms:\n${entry('stake', 'Stake')}${entry('bond', 'Bond', '    also: [stake]\n')}`;
    expect(() => load(yaml)).toThrow(/glossary\.yaml:6: "stake" belongs to "stake" already/);
  });

  it('names the line of an id that is given twice', () => {
    expect(() => load(`terms:\n${entry('a1', 'One')}${entry('a1', 'Two')}`)).toThrow(
      /glossary\.yaml:6: "#a1" belongs to "a1"/,
    );
  });

  it('refuses a definition that is no sentence', () => {
    expect(() => load(`terms:\n${entry('a1', 'One').replace('A thing.', 'A thing')}`)).toThrow(/glossary\.yaml:4/);
  });
});

describe('the glossary of the site', () => {
  const terms = loadGlossary(project);

  it('has at least ninety terms', () => {
    expect(terms.length).toBeGreaterThanOrEqual(90);
  });

  it.each([...new Set(terms.map(({ page }) => page))])('leads to a page that exists: %s', (page) => {
    const files = [`docs${page}.mdx`, `docs${page}/index.mdx`];
    expect(files.some((file) => existsSync(path.join(project, file)))).toBe(true);
  });
});
