import { describe, expect, it } from 'vitest';
import type { Surface, SurfaceElement } from '../../reference/differences/versions/surface.ts';
import { changedElements } from './changed-elements.ts';
import { likelyRenames, renumbered } from './likely-renames.ts';
import { earlierName } from './renames.ts';

const message = (name: string, fields: Readonly<Record<string, readonly [number, string]>>): SurfaceElement[] => [
  { kind: 'message', name, facts: {} },
  ...Object.entries(fields).map(([field, [number, type]]): SurfaceElement => ({
    kind: 'field',
    name: `${name}.${field}`,
    parent: name,
    facts: { number, type },
  })),
];
const order = { id: [1, 'string'], size: [2, 'uint64'], price: [3, 'string'] } as const;
const before: Surface = message('vega.Order', order);
const proposals = (after: Surface, renames = new Map<string, string>(), gone = new Set<string>()): string[] =>
  likelyRenames(before, after, renames, gone).map((found) => `${found.before} → ${found.after}`);

describe('likely renames', () => {
  it('are messages with most of their fields in common', () => {
    expect(proposals(message('vega.Wish', order))).toEqual(['vega.Order → vega.Wish']);
    expect(proposals(message('vega.Wish', { id: [1, 'string'], other: [2, 'string'] }))).toEqual([]);
  });

  it('are fields of one message with the same number and type', () => {
    const after = message('vega.Order', { id: [1, 'string'], quantity: [2, 'uint64'], price: [3, 'string'] });
    expect(proposals(after)).toEqual(['vega.Order.size → vega.Order.quantity']);
    expect(proposals(message('vega.Order', { ...order, size: [9, 'uint64'] }))).toEqual([]);
  });

  it('are not proposed once they are confirmed or denied', () => {
    const after = message('vega.Wish', order);
    expect(proposals(after, new Map([['vega.Wish', 'vega.Order']]))).toEqual([]);
    expect(proposals(after, new Map(), new Set(['vega.Order']))).toEqual([]);
  });

  it('are looked for inside of what was renamed', () => {
    const after = message('vega.Wish', { id: [1, 'string'], quantity: [2, 'uint64'], price: [3, 'string'] });
    expect(proposals(after, new Map([['vega.Wish', 'vega.Order']]))).toEqual(['vega.Order.size → vega.Wish.quantity']);
  });
});

it('says which fields have another number', () => {
  expect(renumbered(before, message('vega.Order', { ...order, size: [9, 'uint64'] }), new Map())).toEqual([
    { name: 'vega.Order.size', from: 2, to: 9 },
  ]);
});

describe('the earlier name', () => {
  const renames = new Map([
    ['vega.Wish', 'vega.Order'],
    ['vega.Wish.quantity', 'vega.Order.size'],
  ]);
  it.each([
    ['vega.Wish', 'vega.Order'],
    ['vega.Wish.id', 'vega.Order.id'],
    ['vega.Wish.quantity', 'vega.Order.size'],
    ['vega.Wishes', 'vega.Wishes'],
    ['other', 'other'],
  ])('of %s is %s', (name, wanted) => expect(earlierName(name, renames)).toBe(wanted));
});

it('finds what changed, whatever it is called now', () => {
  const after = message('vega.Wish', { ...order, size: [2, 'uint32'] });
  expect(changedElements(before, after, new Map([['vega.Wish', 'vega.Order']]))).toEqual([
    { kind: 'message', name: 'vega.Wish', details: ['name: vega.Order → vega.Wish'] },
    { kind: 'field', name: 'vega.Wish.size', details: ['type: uint64 → uint32'] },
  ]);
});
