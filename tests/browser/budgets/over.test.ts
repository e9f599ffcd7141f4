import { describe, expect, it } from 'vitest';
import { over } from './over.ts';

const pages = [
  { name: '/a', value: 129_000 },
  { name: '/b', value: 130_001 },
  { name: '/c', value: 140_000 },
];

describe('over', () => {
  it('names the pages above a budget, the worst first', () => {
    expect(over(pages, 130_000)).toEqual(['/c: 140000 > 130000', '/b: 130001 > 130000']);
  });

  it('lets a page be exactly as heavy as its budget', () => {
    expect(over([{ name: '/a', value: 130_000 }], 130_000)).toEqual([]);
  });

  it('fails when a budget is lowered below what the site weighs', () => {
    expect(over(pages, 100_000)).toHaveLength(3);
  });

  it('counts what it does not list', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `/${index}`, value: index + 1 }));
    expect(over(many, 0).slice(-2)).toEqual(['/10: 11 > 0', '… and 10 more']);
  });

  it('does not take a page that could not be measured for a light one', () => {
    expect(over([{ name: '/a', value: Number.NaN }], 1)).toHaveLength(1);
  });
});
