import { dec } from '../../../protocol-math/decimal.ts';
import { fromSmallest, show, showPercent } from '../../../protocol-math/units.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { readableDuration } from './readable-duration.ts';

const tokenDecimals = 18;
const number = /^\d+(?:\.\d+)?$/;

/** A value as people say it: durations in days and hours, fractions as percentages, token amounts in whole tokens. */
export function readableValue({ type, unit }: Pick<NetworkParameter, 'type' | 'unit'>, value: string): string {
  if (value === '') return 'empty';
  if (type === 'duration') return readableDuration(value);
  if (!number.test(value)) return value;
  if (unit.startsWith('governance token')) return tokens(value);
  if (unit.startsWith('fraction')) return showPercent(value);
  return show(value);
}

function tokens(value: string): string {
  const amount = fromSmallest(value, tokenDecimals);
  if (amount.lt('0.000001'))
    return dec(value).eq(1) ? 'the smallest unit of the token' : `${show(value)} smallest units of the token`;
  return `${show(amount).replace(/\.00$/, '')} ${amount.eq(1) ? 'token' : 'tokens'}`;
}
