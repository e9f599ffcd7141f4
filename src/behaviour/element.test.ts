// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { element } from './element.ts';

it('keeps code that a script writes from being translated', () => {
  for (const name of ['code', 'kbd', 'pre'] as const) expect(element(name, {}).getAttribute('translate')).toBe('no');
  expect(element('p', {}).hasAttribute('translate')).toBe(false);
});
