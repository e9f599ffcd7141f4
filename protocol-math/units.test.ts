import { describe, expect, it } from 'vitest';
import { factorOf, fromSmallest, show, showAmount, showPercent, toSmallest } from './units.ts';

describe('units', () => {
  it('scales between human and smallest units, and refuses what the smallest unit cannot hold', () => {
    expect(toSmallest('1.5', 2).toFixed()).toBe('150');
    expect(fromSmallest('150', 2).toFixed()).toBe('1.5');
    expect(factorOf(3).toFixed()).toBe('1000');
    expect(() => toSmallest('1.005', 2)).toThrow('value must be a number of at most 2 decimal places, not 1.005');
    expect(() => toSmallest('1500', -3)).toThrow('value must be a multiple of 1000, not 1500');
    expect(toSmallest('2000', -3).toFixed()).toBe('2');
    for (const decimals of [1.5, -19, 37]) expect(() => toSmallest('1', decimals)).toThrow(/^decimals must be /);
    expect(() => fromSmallest('1', '2' as never)).toThrow(/^decimals must be /);
    for (const decimals of [-18, 36]) expect(fromSmallest('1', decimals).isZero()).toBe(false);
  });

  it('writes numbers as people read them', () => {
    expect(show('1234567.8')).toBe('1,234,567.80');
    expect(show('-1234')).toBe('-1,234');
    expect(show('0.000001')).toBe('0.000001');
    expect(show('2.345', 2)).toBe('2.35');
    expect(show('-0.001', 2)).toBe('0');
    expect(showAmount('123456789', 6)).toBe('123.456789');
    expect(showPercent('0.0125')).toBe('1.25%');
  });
});
