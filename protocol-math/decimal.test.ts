import { describe, expect, it } from 'vitest';
import { ceil, dec, div, max, min, round, sum, whole } from './decimal.ts';

describe('decimal arithmetic', () => {
  it('keeps sums and products exact where binary floating point does not', () => {
    expect(dec('0.1').plus('0.2').toFixed()).toBe('0.3');
    expect(dec('12345678901234567890.5').times('1000000000.000000001').toFixed()).toBe(
      '12345678901234567902845678901.2345678905',
    );
  });

  it('rounds quotients to sixteen places, half away from zero', () => {
    expect(div(1, 3).toFixed()).toBe('0.3333333333333333');
    expect(div(2, 3).toFixed()).toBe('0.6666666666666667');
    expect(div(-2, 3).toFixed()).toBe('-0.6666666666666667');
    expect(div('0.0000000000000001', 2).toFixed()).toBe('0.0000000000000001');
  });

  it('truncates towards zero when an amount becomes whole, and rounds up only where asked', () => {
    expect(whole('-1.9').toFixed()).toBe('-1');
    expect(whole('1.9').toFixed()).toBe('1');
    expect(ceil('1.0000000001').toFixed()).toBe('2');
    expect(round('2.5').toFixed()).toBe('3');
  });

  it('refuses what is no number, and division by zero', () => {
    expect(() => dec('ten')).toThrow('"ten" is not a number');
    expect(() => dec('Infinity')).toThrow('not a finite number');
    expect(() => div(1, 0)).toThrow('division by zero');
  });

  it('picks extremes and totals', () => {
    expect(max('1', '3', '2').toFixed()).toBe('3');
    expect(min('1', '3', '-2').toFixed()).toBe('-2');
    expect(sum(['0.1', '0.2', '0.7']).toFixed()).toBe('1');
    expect(sum([]).toFixed()).toBe('0');
  });
});
