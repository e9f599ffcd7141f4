import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readYaml } from './read-yaml.ts';

const schema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['size'],
    properties: { size: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
    additionalProperties: false,
  },
};
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yaml-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (text: string): ReturnType<typeof readYaml<Record<string, { size: number }>>> => {
  writeFileSync(path.join(root, 'a.yaml'), text);
  return readYaml(root, 'a.yaml', schema);
};

it('gives the value and the lines of its entries', () => {
  const file = read('# note\none:\n  size: 1\ntwo/three:\n  size: 2\n  tags:\n    - x\n');
  expect(file.value).toEqual({ one: { size: 1 }, 'two/three': { size: 2, tags: ['x'] } });
  expect([file.line('one'), file.line('two/three'), file.line('two/three', 'tags', 0)]).toEqual([2, 4, 7]);
});

it('names file and line of text that is no YAML', () => {
  expect(() => read('one:\n  size: 1\none:\n  size: 2\n')).toThrow(/^a\.yaml:3: Map keys must be unique/);
});

it('names file, line and entry that departs from the schema', () => {
  expect(() => read('one:\n  size: 1\ntwo/three:\n  size: x\n')).toThrow('a.yaml:4: two/three / size must be integer');
  expect(() => read('one:\n  size: 1\n  siez: 2\n')).toThrow('a.yaml:1: one must NOT have additional properties siez');
});
