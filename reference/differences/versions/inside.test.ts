import { expect, it } from 'vitest';
import { compareSurfaces } from './compare-surfaces.ts';
import { changesInside } from './inside.ts';
import type { Surface, SurfaceElement } from './surface.ts';

const field = (name: string, type: string, number: number): SurfaceElement => ({
  kind: 'field',
  name,
  parent: name.replace(/\.\w+$/, ''),
  facts: { type, number },
});
const release = (sizeNumber: number, path: string): Surface => [
  { kind: 'REST operation', name: 'S_List', facts: { path: '/list', request: 'a.Request', response: 'a.Response' } },
  { kind: 'REST operation', name: 'S_Other', facts: { path, request: 'a.Request', response: 'a.Request' } },
  { kind: 'transaction command', name: 'send', facts: { message: 'a.Order' } },
  field('a.Request.id', 'string', 1),
  field('a.Response.orders', 'map<string, a.Order>', 1),
  field('a.Order.size', 'uint64', sizeNumber),
  // A message may hold itself.
  field('a.Order.next', 'a.Order', 2),
];

it('finds operations and commands whose messages changed, however deep, and no others', () => {
  const [before, after] = [release(1, '/a'), release(7, '/b')];
  expect(changesInside(before, after, compareSurfaces(before, after))).toEqual([
    { kind: 'REST operation', name: 'S_List', types: ['a.Order'] },
    { kind: 'transaction command', name: 'send', types: ['a.Order'] },
  ]);
});

it('finds nothing where no message changed', () => {
  const [before, after] = [release(1, '/a'), release(1, '/b')];
  expect(changesInside(before, after, compareSurfaces(before, after))).toEqual([]);
});
