import { expect, it } from 'vitest';
import { loadDefinitions } from './definitions.ts';

const definitions = await loadDefinitions();

it('an example belongs to who asked for it: what is changed in it, however deep, is not there the next time', () => {
  const message = 'vega.Market';
  const first = definitions.example(message);
  const untouched = JSON.stringify(first);
  const inner = Object.values(first).find((value) => typeof value === 'object' && value !== null);
  Object.assign(inner ?? {}, { spoilt: true });
  expect(JSON.stringify(first)).not.toBe(untouched);
  expect(JSON.stringify(definitions.example(message))).toBe(untouched);
});
