import { describe, expect, it } from 'vitest';
import { wrapLabel } from './wrap.ts';

describe('wrapLabel', () => {
  it('breaks between words, into lines as even as they get', () => {
    expect(wrapLabel('what is left goes to the insurance pool', 26)).toEqual([
      'what is left goes to',
      'the insurance pool',
    ]);
    expect(wrapLabel('market', 26)).toEqual(['market']);
  });

  it('keeps the line breaks of the source', () => {
    expect(wrapLabel('one\ntwo', 26)).toEqual(['one', 'two']);
  });

  it('breaks an identifier behind its joints only, and leaves other long words whole', () => {
    expect(wrapLabel('SUSPENDED_VIA_GOVERNANCE', 15)).toEqual(['SUSPENDED_VIA_', 'GOVERNANCE']);
    expect(wrapLabel('incomprehensibilities', 10)).toEqual(['incomprehensibilities']);
  });
});
