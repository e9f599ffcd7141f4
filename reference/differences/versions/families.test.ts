import { expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { byFamily } from './families.ts';
import { readSurface } from './read-surface.ts';

it('puts what breaks programs first, and leaves out what did not change', () => {
  const change = (name: string, breaking: boolean) =>
    ({ kind: 'field', name, change: 'changed', breaking, details: [] }) as const;
  const [only, ...others] = byFamily([change('a', false), change('b', true), change('c', false), change('d', true)]);
  expect(others).toEqual([]);
  expect(only?.title).toBe('gRPC API and messages');
  expect(only?.changes.map(({ name }) => name).join('')).toBe('bdac');
});

it('has a place for every element of a release', async () => {
  const changes = (await readSurface(newestRelease, process.cwd())).map(
    ({ kind, name }) => ({ kind, name, change: 'added', breaking: false, details: [] }) as const,
  );
  expect(changes.length).toBeGreaterThan(5000);
  expect(byFamily(changes).flatMap((family) => family.changes).length).toBe(changes.length);
});
