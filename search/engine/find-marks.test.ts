import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';

const marked = (text: string, ...words: string[]): string[] =>
  findMarks(text, words).map(([from, to]) => text.slice(from, to));

describe('findMarks', () => {
  it('marks words, and parts of identifiers where they begin', () => {
    expect(marked('List of ledger entries', 'ledger')).toEqual(['ledger']);
    expect(marked('ListLedgerEntries', 'ledger', 'entries')).toEqual(['LedgerEntries']);
    expect(marked('ledger_entries', 'ledger', 'entries')).toEqual(['ledger', 'entries']);
  });

  it('does not mark the middle of a word', () => {
    expect(marked('border and order', 'order')).toEqual(['order']);
  });

  it('marks other forms of a word as a whole, but not words that only begin alike', () => {
    expect(marked('Staking what you staked', 'stake')).toEqual(['Staking', 'staked']);
    expect(marked('stakeholdersmeeting', 'staking')).toEqual([]);
  });

  it('joins marks that overlap', () => {
    expect(findMarks('makerFee', ['maker', 'makerfee', 'fee'])).toEqual([[0, 8]]);
  });

  it('marks nothing where small letters take another number of characters', () => {
    expect(findMarks('İ order', ['order'])).toEqual([]);
  });
});
