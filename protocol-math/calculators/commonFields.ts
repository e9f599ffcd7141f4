import type { Dec } from '../decimal.ts';
import { factorOf } from '../units.ts';
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

/** Most position decimal places that a market may have. */
const MOST_PLACES = 6;

/**
 * Decimal places of a market's positions that volumes as typed need, each given with the field that it stands in.
 * @throws FieldError naming the first field with more decimal places than any market has.
 */
export function positionPlaces(volumes: readonly (readonly [field: string, volume: Dec])[]): number {
  const tooFine = volumes.find(([, volume]) => volume.decimalPlaces() > MOST_PLACES);
  if (tooFine)
    throw new FieldError(
      tooFine[0],
      `Use at most ${MOST_PLACES} decimal places, the most that a market's positions have.`,
    );
  return Math.max(0, ...volumes.map(([, volume]) => volume.decimalPlaces()));
}

/**
 * Volumes of one market as typed, in its smallest unit of position: that of a market with as many decimal places as they need.
 * @throws FieldError naming the first field with more decimal places than any market has.
 */
export function smallestVolumes<Name extends string>(
  volumes: Readonly<Record<Name, Dec>>,
): { positionDecimals: number; volumes: Record<Name, Dec> } {
  const entries = Object.entries<Dec>(volumes);
  const positionDecimals = positionPlaces(entries);
  const scaled = entries.map(([name, value]) => [name, value.times(factorOf(positionDecimals))]);
  return { positionDecimals, volumes: Object.fromEntries(scaled) as Record<Name, Dec> };
}

/** Ten to the power of `decimals`. */
function scale(decimals: Dec): Dec {
  return decimals.times(0).plus(10).pow(decimals);
}
