import { expect, it } from 'vitest';
import { Dec } from './decimal.ts';
import { delegatorPayouts } from './staking/delegatorPayouts.ts';

it('an amount is below two to the power of 256, in whatever form it comes', () => {
  const limit = Dec.pow(2, 256);
  for (const form of [(value: Dec) => value, (value: Dec) => value.toFixed()]) {
    const pay = (value: Dec): unknown => delegatorPayouts({ amount: form(value), delegations: ['1'] });
    expect(pay(limit.minus(1))).toEqual([limit.minus(1)]);
    expect(() => pay(limit)).toThrow('amount must be');
  }
});
