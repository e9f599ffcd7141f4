import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('works each text out once, one that gives nothing too', () => {
  const work = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const length = memoize(work);
  expect([length('a'), length(''), length('bb'), length('a'), length('')]).toEqual([1, undefined, 2, 1, undefined]);
  expect(work.mock.calls).toEqual([['a'], [''], ['bb']]);
});

it('does not keep a failure', () => {
  const work = vi
    .fn(() => 'done')
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const attempt = memoize(work);
  expect(() => attempt('a')).toThrow('not yet');
  expect(attempt('a')).toBe('done');
});
