import { describe, expect, it } from 'vitest';
import { signaturesNeeded } from './multisigThreshold.ts';
import { expectedDifficulty } from './proofOfWork.ts';
import { recurringAmount } from './recurringAmount.ts';
import { transferFee } from './transferFee.ts';
import { withdrawalDelayed } from './withdrawalDelayed.ts';

describe('proof of work', () => {
  it('adds up transaction by transaction to the same total as the formula', () => {
    let total = 0;
    for (let transactions = 0; transactions < 60; transactions++) {
      const step = expectedDifficulty({ difficulty: 12, perBlock: 7, transactions });
      expect(step.total).toBe(total);
      total += step.next;
    }
  });
});

describe('transfers', () => {
  it('round fees and recurring amounts down', () => {
    expect(transferFee({ amount: '1999', feeFactor: '0.001' }).toFixed()).toBe('1');
    expect(transferFee({ amount: '1999', feeFactor: '0.001', ownVestedRewards: true }).toFixed()).toBe('0');
    expect(recurringAmount({ start: '1000', factor: '0.333', epochs: 3 }).toFixed()).toBe('36');
    expect(recurringAmount({ start: '1000', factor: '1', epochs: 10_000 }).toFixed()).toBe('1000');
  });
});

describe('the bridge', () => {
  it('delays withdrawals from the threshold on', () => {
    expect(withdrawalDelayed({ amount: '999', threshold: '1000' })).toBe(false);
    expect(withdrawalDelayed({ amount: '1000', threshold: '1000' })).toBe(true);
  });

  it('wants more than the threshold, in whole thousandths', () => {
    expect(signaturesNeeded({ signers: 3, threshold: 667 })).toBe(3);
    expect(signaturesNeeded({ signers: 3, threshold: 666 })).toBe(3);
    expect(signaturesNeeded({ signers: 3, threshold: 665 })).toBe(2);
    expect(signaturesNeeded({ signers: 2, threshold: 500 })).toBe(2);
    expect(signaturesNeeded({ signers: 1, threshold: 999 })).toBe(1);
    expect(signaturesNeeded({ signers: 4, threshold: 1000 })).toBeUndefined();
  });
});
