import { describe, expect, it } from 'vitest';
import { withPart } from './with-part.ts';

describe('withPart', () => {
  it('replaces what stands between the markers and nothing else', () => {
    expect(withPart('a\n<!-- load:start -->\nold $1\n<!-- load:end -->\nb', 'load', 'new $&')).toBe(
      'a\n<!-- load:start -->\nnew $&\n<!-- load:end -->\nb',
    );
  });

  it('names the markers when they are gone, or when they are another part’s', () => {
    expect(() => withPart('a\n<!-- bench:start -->\n<!-- bench:end -->', 'load', 'b')).toThrow('load:start');
  });
});
