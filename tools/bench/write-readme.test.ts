import { describe, expect, it } from 'vitest';
import { withBench } from './write-readme.ts';

describe('withBench', () => {
  it('replaces what stands between the markers and nothing else', () => {
    expect(withBench('a\n<!-- bench:start -->\nold $1\n<!-- bench:end -->\nb', 'new $&')).toBe(
      'a\n<!-- bench:start -->\nnew $&\n<!-- bench:end -->\nb',
    );
  });

  it('names the markers when they are gone', () => {
    expect(() => withBench('a', 'b')).toThrow('bench:start');
  });
});
