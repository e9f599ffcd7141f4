import { describe, expect, it } from 'vitest';
import { eachNameToken } from './name-tokens.ts';

function tokensOf(title: string): string[] {
  const tokens = new Set<string>();
  eachNameToken(title, (token) => tokens.add(token));
  return [...tokens].sort();
}

describe('eachNameToken', () => {
  it('finds an identifier by its whole, its endings and its parts', () => {
    expect(tokensOf('ListLedgerEntries')).toEqual(['entries', 'ledger', 'ledgerentries', 'list', 'listledgerentries']);
  });

  it('takes the words of a title one by one', () => {
    expect(tokensOf('Iceberg orders, an example')).toEqual(['an', 'example', 'iceberg', 'orders']);
  });

  it('says which tokens are parts, since only those have stems', () => {
    const whole: string[] = [];
    eachNameToken('makerFee', (token, isPart) => isPart || whole.push(token));
    expect(whole).toEqual(['makerfee']);
  });

  it('finds a version with and without its v', () => {
    expect(tokensOf('v0.73')).toEqual(['073', '73', 'v0', 'v073']);
    expect(tokensOf('vega.v1')).not.toContain('egav1');
  });

  it('keeps names of many parts by their whole and their parts alone', () => {
    expect(tokensOf('a1.b2.c3.d4.e5.f6.g7.h8.i9')).toHaveLength(10);
  });
});
