import { describe, expect, it } from 'vitest';
import { isDecodable } from './normalise-path.ts';

describe('isDecodable', () => {
  it.each(['/', '/mainnet/a%20b', '/%E2%82%AC', '/%25'])('takes %s', (path) => expect(isDecodable(path)).toBe(true));
  it.each(['/%', '/%E0%A4%A', '/%ff', '/a%zz'])('refuses %s', (path) => expect(isDecodable(path)).toBe(false));
});
