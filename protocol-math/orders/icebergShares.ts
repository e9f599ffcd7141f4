import { check, list, units } from '../check.ts';
import { dec, div, min, sum, whole, ZERO } from '../decimal.ts';
import type { Volume, WholeVolume } from '../types.ts';

/**
 * How the hidden volume of the icebergs at one price level is shared when an incoming order still wants `wanted` after
 * it took all that is visible there: in proportion to the reserves, each share rounded down, and what rounding leaves
 * from the earliest iceberg on.
 * Source: `vega:core/matching/pricelevel.go` (uncrossIcebergs).
 * @returns what is taken from each, in the same order
 */
export function icebergShares(input: {
  /** what the incoming order still wants */
  wanted: Volume;
  /** hidden volumes, the earliest order first */
  reserves: readonly Volume[];
}): WholeVolume[] {
  check(input, { wanted: units, reserves: list(units) });
  const { wanted, reserves } = input;
  const hidden = reserves.map(dec);
  const total = sum(hidden);
  if (total.isZero()) return hidden.map(() => ZERO);
  const crossed = min(wanted, total);
  const shares = hidden.map((reserve) => whole(div(reserve.times(crossed), total)));
  let left = crossed.minus(sum(shares));
  return shares.map((share, index) => {
    const extra = min(left, (hidden[index] ?? ZERO).minus(share));
    left = left.minus(extra);
    return share.plus(extra);
  });
}
