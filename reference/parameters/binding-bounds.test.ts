import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { bindingBounds } from './binding-bounds.ts';
import { loadParameters } from './load-parameters.ts';

const parameters = loadParameters(newestRelease);

describe('the bounds that decide', () => {
  it('are one upper limit for the parameter that the release gives two', () => {
    const own = parameters.find(({ key }) => key === 'network.markPriceUpdateMaximumFrequency');
    expect(own?.bounds).toHaveLength(3);
    expect(bindingBounds(own?.bounds ?? [], 'duration')).toEqual([
      { op: '>=', value: '0s' },
      { op: '<=', value: '1h0m0s' },
    ]);
  });

  it('are all bounds of every other parameter', () => {
    for (const { key, bounds, type } of parameters)
      if (key !== 'network.markPriceUpdateMaximumFrequency') expect(bindingBounds(bounds, type), key).toEqual(bounds);
  });

  it.each([
    {
      bounds: [
        ['<=', '2'],
        ['<', '2'],
      ],
      left: [['<', '2']],
    },
    {
      bounds: [
        ['<', '2'],
        ['<=', '2'],
      ],
      left: [['<', '2']],
    },
    {
      bounds: [
        ['>=', '1'],
        ['>', '0'],
        ['>=', '1'],
      ],
      left: [['>=', '1']],
    },
    {
      bounds: [
        ['>', '1'],
        ['<', '5'],
      ],
      left: [
        ['>', '1'],
        ['<', '5'],
      ],
    },
  ])('of $bounds are $left', ({ bounds, left }) => {
    const typed = (list: string[][]) => list.map(([op, value]) => ({ op: op as '<', value: value ?? '' }));
    expect(bindingBounds(typed(bounds), 'decimal')).toEqual(typed(left));
  });

  it('compare no limits of different places, and none with another parameter', () => {
    const bounds = [
      { op: '<=', value: '2', path: 'a' },
      { op: '<=', value: '1', path: 'b' },
      { op: '<=', parameter: 'x' },
    ] as const;
    expect(bindingBounds(bounds, 'json')).toEqual(bounds);
  });
});
