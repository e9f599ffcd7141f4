import { dec } from '../../../protocol-math/decimal.ts';
import { fromSmallest, show, showPercent } from '../../../protocol-math/units.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { governanceToken, isAmount } from '../../parameters/amount-text.ts';
import { readableDuration } from './readable-duration.ts';

const number = /^\d+(?:\.\d+)?$/;

/** A value as people say it: durations in days and hours, fractions as percentages, amounts in whole units with the asset's name. */
export function readableValue({ type, unit }: Pick<NetworkParameter, 'type' | 'unit'>, value: string): string {
  if (value === '') return 'empty';
  if (type === 'duration') return readableDuration(value);
  if (!number.test(value)) return value;
  if (isAmount(unit)) return tokens(value);
  if (unit.startsWith('fraction')) return showPercent(value);
  return show(value);
}

function tokens(value: string): string {
  const amount = fromSmallest(value, governanceToken.decimals);
  if (amount.lt('0.000001'))
    return dec(value).eq(1)
      ? `the smallest unit of ${governanceToken.symbol}`
      : `${show(value)} smallest units of ${governanceToken.symbol}`;
  return `${show(amount).replace(/\.00$/, '')} ${governanceToken.symbol}`;
}
