import { describe, expect, it } from 'vitest';
import { IdSequence } from './id-sequence.ts';

describe('IdSequence', () => {
  it('begins with the SHA3-256 hash of the signature and hashes on', () => {
    // The hashes of no bytes and of that hash, as the standard's test vectors and any other program compute them.
    const ids = new IdSequence('');
    expect(ids.next()).toBe('a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a');
    expect(ids.next()).toBe('a1292c11ccdb876535c6699e8217e1a1294190d83e4233ecc490d32df17a4116');
  });

  it('differs with the signature', () => {
    expect(new IdSequence('00').next()).not.toBe(new IdSequence('01').next());
  });
});
