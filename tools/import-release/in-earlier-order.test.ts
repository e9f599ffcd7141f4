import { expect, it } from 'vitest';
import { inEarlierOrder } from './in-earlier-order.ts';

it.each([
  ['the same in another order', 'cab', 'abc', 'abc'],
  ['new ones behind what they follow', 'axbyc', 'cba', 'cbyax'],
  ['a new one at the start', 'xab', 'ab', 'xab'],
  ['two new ones in a row', 'axyb', 'ab', 'axyb'],
  ['nothing that is gone', 'ac', 'abc', 'ac'],
])('has %s', (_, items, earlier, wanted) => {
  expect(inEarlierOrder([...items], (item) => item, [...earlier]).join('')).toBe(wanted);
});
