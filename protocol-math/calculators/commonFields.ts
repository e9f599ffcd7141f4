import type { Dec } from '../decimal.ts';
import { FieldError, type NumberField } from './definition.ts';

/** Decimal places of the settlement asset, with which amounts are rounded. */
export const assetDecimals = (value: string): NumberField => ({
  kind: 'number',
  name: 'decimals',
  label: 'Decimal places of the asset',
  default: value,
  min: 0,
  max: 18,
  places: 0,
});

/** `value` in smallest units. @throws FieldError naming `field` when it has more decimal places than the asset. */
export function smallestUnits(field: string, value: Dec, decimals: Dec): Dec {
  if (value.decimalPlaces() > decimals.toNumber()) {
    throw new FieldError(field, `Use at most ${decimals.toFixed()} decimal places, as many as the asset has.`);
  }
  return value.times(scale(decimals));
}

/** Ten to the power of `decimals`. */
function scale(decimals: Dec): Dec {
  return decimals.times(0).plus(10).pow(decimals);
}
