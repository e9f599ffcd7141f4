import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareClaims, describeUnsigned } from '../../tools/claims/compare-claims.ts';
import { readLedger, signedSources } from '../../tools/claims/ledger.ts';
import { readClaims } from '../../tools/claims/read-claims.ts';

const sources = signedSources('.');
const ledger = readLedger('.');

describe('what pages and definitions say', () => {
  it('is signed: no figure, limit, negation, unit or order changes without somebody who read it against its source', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(
      sources.flatMap((file) =>
        describeUnsigned(file, compareClaims(readClaims(file, readFileSync(file, 'utf8')), ledger.get(file) ?? [])),
      ),
    ).toEqual([]);
  });

  it('is signed for files that are there', () => {
    expect([...ledger.keys()].filter((file) => !sources.includes(file))).toEqual([]);
  });
});
