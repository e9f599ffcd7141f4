import { expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { changeAnchor } from '../changes/changes-routes.ts';
import { changesOf, families, familyOf } from './families.ts';
import { readSurface } from './read-surface.ts';

it('puts what breaks programs first, services before messages, and leaves out what belongs to others', () => {
  const change = (name: string, breaking: boolean) =>
    ({ kind: 'field', name, change: 'changed', breaking, details: [] }) as const;
  const other = { ...change('x', true), kind: 'flag' } as const;
  const family = familyOf('field');
  expect(family.title).toBe('gRPC API and messages');
  const service = { ...change('s', true), kind: 'service' } as const;
  const changes = [change('a', false), change('b', true), other, change('c', false), change('d', true), service];
  expect(
    changesOf(family, changes)
      .map(({ name }) => name)
      .join(''),
  ).toBe('sbdac');
});

it('has a place for every element of a release, with an anchor of its own on its page', async () => {
  const elements = await readSurface(newestRelease, process.cwd());
  expect(elements.length).toBeGreaterThan(5000);
  expect(elements.some(({ kind }) => kind === 'configuration key')).toBe(true);
  for (const { kind } of elements) expect(familyOf(kind).kinds).toContain(kind);
  for (const family of families) {
    const anchors = elements.filter(({ kind }) => familyOf(kind) === family).map(changeAnchor);
    expect(new Set(anchors).size, family.id).toBe(anchors.length);
  }
});
