import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../product.ts';
import type { Change } from './compare-surfaces.ts';
import { versionDifferences, type VersionDifferences } from './version-differences.ts';

const fixture = path.join(import.meta.dirname, '..', 'fixtures', 'definitions');
const release = (label: string): Release => ({
  version: `${label.slice(1)}.0.0`,
  label,
  folder: `definitions/${label}`,
});
const [earlier, later] = [release('v1'), release('v2')];
let root: string;
let found: VersionDifferences;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  cpSync(fixture, path.join(root, 'definitions'), { recursive: true });
  cpSync('definitions/third_party', path.join(root, 'definitions', 'third_party'), { recursive: true });
  found = await versionDifferences(root, [later, earlier]);
});
afterAll(() => rmSync(root, { recursive: true }));

const line = ({ kind, name, change, breaking, details }: Change): string =>
  `${breaking ? '!' : ' '} ${change} ${kind} ${name}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
const of = (...kinds: readonly string[]): string[] =>
  found.changes.filter(({ kind }) => kinds.includes(kind)).map(line);

describe('two versions of definitions', () => {
  it('are found in their order', () => {
    expect(found.versions).toEqual(['v1', 'v2']);
  });

  it('differ in operations', () => {
    expect(of('REST operation')).toEqual([
      '! changed REST operation Shop_Buy (path: /buy → /v2/buy)',
      '! removed REST operation Shop_IsOpen',
      '  added REST operation Shop_Return',
    ]);
    expect(of('rpc')).toEqual(['! removed rpc shop.Shop.IsOpen', '  added rpc shop.Shop.Return']);
  });

  it('differ in types and fields, members of whole types not listed one by one', () => {
    expect(of('message')).toEqual(['! removed message shop.Coupon', '  added message shop.Receipt']);
    expect(of('field')).toEqual([
      '! changed field shop.BuyRequest.count (type: uint32 → uint64)',
      '  added field shop.BuyRequest.greeting',
      '! removed field shop.BuyRequest.note',
      '! added field shop.BuyRequest.purse (required)',
      '  changed field shop.BuyResponse.done (deprecated: no → yes)',
      '! changed field shop.Fruit.weight (number: 2 → 7)',
    ]);
  });

  it('differ in enum values', () => {
    expect(of('enum', 'enum value')).toEqual([
      '  added enum value shop.Ripeness.RIPENESS_OVERRIPE',
      '! removed enum value shop.Ripeness.RIPENESS_ROTTEN',
    ]);
  });

  it('differ in GraphQL: answers may promise more, arguments may ask for less', () => {
    expect(of('GraphQL field', 'GraphQL argument', 'GraphQL input field', 'GraphQL value')).toEqual([
      '  changed GraphQL argument Query.fruit(first) (type: Int! → Int; required: yes → no)',
      '  added GraphQL argument Query.fruit(sort)',
      '! added GraphQL argument Query.one(market) (required)',
      '  added GraphQL field Fruit.colour',
      '! removed GraphQL field Fruit.origin',
      '! changed GraphQL field Fruit.weight (type: Int → Float)',
      '  changed GraphQL field Query.fruit (type: [Fruit] → [Fruit!]!)',
      '! changed GraphQL field Query.one (type: Fruit! → Fruit)',
      '! changed GraphQL input field Filter.name (type: String → String!; required: no → yes)',
      '! removed GraphQL value Ripeness.GREEN',
      '  added GraphQL value Ripeness.SOFT',
    ]);
  });

  it('differ in commands and flags', () => {
    expect(of('command', 'flag')).toEqual([
      '! removed command vega burn',
      '  added command vega close',
      '  changed flag vega open --mode (choices: retail, bulk → retail, bulk, auction)',
      '! added flag vega open --owner (required)',
      '! changed flag vega open --port (short form: p → none; default: 80 → 8080)',
      '! removed flag vega open --quiet',
    ]);
  });

  it('differ in network parameters', () => {
    expect(of('network parameter')).toEqual([
      '  changed network parameter shop.discount (default: 0.1 → 0.2)',
      '! removed network parameter shop.limit',
      '  added network parameter shop.quota',
    ]);
  });

  it('differ in nothing else', () => {
    expect(found.changes).toHaveLength(35);
  });
});

describe('names that a person confirmed as renamed', () => {
  const file = 'definitions/v2/renames.yaml';
  const told = async (text: string): Promise<string[]> => {
    writeFileSync(path.join(root, file), text);
    try {
      return (await versionDifferences(root, [earlier, later])).changes
        .filter(({ name }) => /note|greeting/.test(name))
        .map(line);
    } finally {
      rmSync(path.join(root, file));
    }
  };

  it('are told at both names, when they are those of the releases that are compared', async () => {
    const names = "names: { 'shop.BuyRequest.greeting': 'shop.BuyRequest.note' }\n";
    expect(await told(`from: v1\n${names}`)).toEqual([
      '  added field shop.BuyRequest.greeting (was shop.BuyRequest.note)',
      '! removed field shop.BuyRequest.note (now shop.BuyRequest.greeting)',
    ]);
    expect(await told(`from: v0\n${names}`)).toEqual([
      '  added field shop.BuyRequest.greeting',
      '! removed field shop.BuyRequest.note',
    ]);
    await expect(told('from: v1\n')).rejects.toThrow(`${file}:1: `);
  });
});

describe('one version', () => {
  it('is compared with nothing', async () => {
    expect(await versionDifferences(root, [later, { ...later, version: '2.0.1' }])).toEqual({
      versions: ['v2'],
      changes: [],
    });
  });
});
