import { expect, it } from 'vitest';
import { randomNumbers } from './traders.ts';

it.each([
  // From a second writing of mulberry32, in another language.
  [1, [0.6270739405881613, 0.002735721180215478, 0.5274470399599522]],
  [73, [0.7474775793962181, 0.8875488217454404, 0.9900041129440069]],
])('chance with the seed %i is mulberry32', (seed, wanted) => {
  const random = randomNumbers(seed);
  expect(wanted.map(() => random())).toEqual(wanted);
});
