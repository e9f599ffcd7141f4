import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadParameters } from './load-parameters.ts';
import type { NetworkParameter } from './types.ts';

type FactParameter = Pick<
  NetworkParameter,
  'bounds' | 'default' | 'deprecated' | 'governanceUpdatable' | 'jsonMessage' | 'key' | 'type'
> & { readonly mainnet: string; readonly testnet: string };

const parameters = loadParameters(newestRelease);
const facts = factTable<{ parameters: readonly FactParameter[] }>('network-parameters.json');
const routes = factTable<{ testnet: readonly string[] }>('routes.json');

describe('the table of the release', () => {
  it('has the same 171 parameters, types, defaults, bounds and flags', () => {
    const expected = facts.parameters.map((fact) => ({
      key: fact.key,
      type: fact.type,
      jsonMessage: fact.jsonMessage,
      default: fact.type === 'json' ? JSON.stringify(JSON.parse(fact.default)) : fact.default,
      bounds: fact.bounds,
      deprecated: fact.deprecated,
      governanceUpdatable: fact.governanceUpdatable,
    }));
    const actual = parameters.map((parameter) => ({
      key: parameter.key,
      type: parameter.type,
      jsonMessage: parameter.jsonMessage,
      default: parameter.default,
      bounds: parameter.bounds,
      deprecated: parameter.deprecated,
      governanceUpdatable: parameter.governanceUpdatable,
    }));
    expect(expected).toHaveLength(171);
    expect(actual).toEqual(expected.sort((a, b) => (a.key < b.key ? -1 : 1)));
  });

  it.each(['mainnet', 'testnet'] as const)('has the values of %s', (tree) => {
    const expected = Object.fromEntries(facts.parameters.map((fact) => [fact.key, fact[tree]]));
    expect(loadNetwork(tree).parameters).toEqual(expected);
  });
});

describe('every parameter', () => {
  it.each(['mainnet', 'testnet'] as const)('has a value on %s', (tree) => {
    expect(Object.keys(loadNetwork(tree).parameters).sort()).toEqual(parameters.map((parameter) => parameter.key));
  });

  it('has a description of its own that says more than the key', () => {
    const seen = new Map<string, string>();
    for (const { key, description } of parameters) {
      expect(description.split(/\s+/).length, key).toBeGreaterThan(6);
      expect(seen.get(description), key).toBeUndefined();
      seen.set(description, key);
    }
  });

  it('leads to a concept page of the site', () => {
    const known = new Set(routes.testnet);
    expect(parameters.filter(({ concept }) => !known.has(`/testnet${concept}`)).map(({ key }) => key)).toEqual([]);
  });

  it('names only parameters that exist when it refers to others', () => {
    const keys = new Set(parameters.map(({ key }) => key));
    const roots = [...new Set([...keys].map((key) => key.split('.')[0]))].join('|');
    const named = new RegExp(`\\b(?:${roots})\\.[A-Za-z.]*[A-Za-z]`, 'g');
    for (const { key, description } of parameters) {
      for (const [other] of description.matchAll(named)) expect(keys, `${other} in ${key}`).toContain(other);
    }
  });
});

describe('a mistake in a definition', () => {
  const folder = `${newestRelease.folder}/network-parameters`;
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'parameters-'));
    cpSync(folder, path.join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const add = (text: string): void => writeFileSync(path.join(root, folder, 'zz.yaml'), text);
  const entry = (key: string, bounds: string): string =>
    `${key}:\n  type: int\n  default: '1'\n  bounds: ${bounds}\n  unit: x\n  concept: /concepts/governance\n` +
    '  description: A parameter that only this test knows of.\n';

  it('stops the load when a key stands in two files', () => {
    add(entry('transfer.fee.factor', '[]'));
    expect(() => loadParameters(newestRelease, root)).toThrow(
      /zz\.yaml:1: transfer\.fee\.factor is already in .*programs\.yaml/,
    );
  });

  it('stops the load when a bound compares with an unknown parameter', () => {
    add(entry('test.a', "[{ op: '<', parameter: test.b }]"));
    expect(() => loadParameters(newestRelease, root)).toThrow('zz.yaml:1: a bound names test.b');
  });
});
