import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('readRange of 100 bytes', () => {
  it.each([
    ['bytes=0-4', { first: 0, last: 4 }],
    ['bytes=95-', { first: 95, last: 99 }],
    ['bytes=0-999', { first: 0, last: 99 }],
    ['bytes=-5', { first: 95, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['Bytes=7-7', { first: 7, last: 7 }],
    ['bytes= 0-4 , ', { first: 0, last: 4 }],
  ])('%s is one range', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999-', 'bytes=200-300, -0'])(
    '%s cannot be satisfied',
    (header) => {
      expect(readRange(header, 100)).toBe('unsatisfiable');
    },
  );

  it.each([
    'bytes=5-2',
    'bytes=abc',
    'bytes=1e3-2e3',
    'bytes=0x1-0x2',
    'bytes=-',
    'bytes=',
    'bytes',
    'items=0-1',
    '0-1',
    'bytes=1--2',
    'bytes=0-1, x',
    'bytes=0-1,5-6',
    'bytes=0-1,200-',
  ])('%s is answered with all of it', (header) => {
    expect(readRange(header, 100)).toBe('whole');
  });

  it('has nothing of an empty file', () => {
    expect([readRange('bytes=0-', 0), readRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
  });
});
