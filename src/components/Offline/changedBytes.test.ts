import { describe, expect, it } from 'vitest';
import { changedBytes } from './changedBytes.ts';
import { formatBytes } from './formatBytes.ts';

const file = (sha256: string, bytes = 10): { bytes: number; sha256: string } => ({ bytes, sha256 });

describe('changedBytes', () => {
  it('counts what is new or changed, not what is the same', () => {
    const found = changedBytes(
      { '/a': file('1'), '/b': file('2') },
      { '/a': file('1'), '/b': file('3', 20), '/c': file('4', 5) },
    );
    expect(found).toEqual({ files: 2, bytes: 25, differs: true });
  });

  it('knows that a page which is gone is a difference too', () => {
    expect(changedBytes({ '/a': file('1'), '/b': file('2') }, { '/a': file('1') })).toEqual({
      files: 0,
      bytes: 0,
      differs: true,
    });
    expect(changedBytes({ '/a': file('1') }, { '/a': file('1') }).differs).toBe(false);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1500, '1.5 kB'],
    [30_440_000, '30.4 MB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
