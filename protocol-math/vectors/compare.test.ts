import { describe, expect, it } from 'vitest';
import { dec } from '../decimal.ts';
import { addUp, likeExpected, plain } from './compare.ts';

describe('comparing results with vectors', () => {
  it('turns numbers into texts, rounding only where places are given', () => {
    expect(plain({ a: dec('1.50'), b: [2, true, undefined], c: 'passed' }, undefined)).toEqual({
      a: '1.5',
      b: ['2', true, null],
      c: 'passed',
    });
    expect(plain(['1.25', dec('1.25')], 1)).toEqual(['1.3', '1.3']);
    expect(() => plain(Symbol('x'), undefined)).toThrow('a result cannot hold symbol');
  });

  it('looks only at the fields that a vector names, but at every element of a list', () => {
    expect(likeExpected({ a: '1', b: '2' }, { a: '0' })).toEqual({ a: '1' });
    expect(likeExpected([{ a: '1', b: '2' }, { a: '3' }], [{ a: '1' }])).toEqual([{ a: '1' }, {}]);
    expect(likeExpected({}, { a: '1' })).toEqual({ a: null });
  });

  it('adds results up field by field', () => {
    expect(
      plain(
        addUp([
          { a: dec(1), b: { c: dec(2) } },
          { a: dec(3), b: { c: dec(4) } },
        ]),
        undefined,
      ),
    ).toEqual({
      a: '4',
      b: { c: '6' },
    });
    expect(() => addUp(['a'])).toThrow('only decimals');
  });
});
