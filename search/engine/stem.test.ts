import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['stake', 'stakes', 'staking', 'staked'],
    ['delegate', 'delegation', 'delegating', 'delegations'],
    ['withdraw', 'withdrawal', 'withdrawals', 'withdrawing'],
    ['propose', 'proposal', 'proposals'],
    ['settle', 'settlement', 'settlements', 'settled'],
    ['validate', 'validator', 'validators'],
    ['liquidate', 'liquidation', 'liquidated'],
    ['transfer', 'transferring', 'transfers', 'transferred'],
    ['policy', 'policies'],
    ['fee', 'fees'],
  ])('gives %s and its forms the same stem', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each(['status', 'class', 'erc20', 'analysis', 'gas', 'id', 'string'])('leaves %s whole', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('keeps words of different meaning apart', () => {
    expect(stem('order')).not.toBe(stem('ordinal'));
    expect(stem('position')).not.toBe(stem('posit'.concat('ive')));
  });
});
