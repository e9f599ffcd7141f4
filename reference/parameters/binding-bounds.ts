import { goDuration } from '../../common/go-duration.ts';
import { dec, type Dec } from '../../protocol-math/decimal.ts';
import type { Bound, ParameterType } from './types.ts';

/** Whether a value that keeps to the first bound keeps to the second, by the place of the two limits. */
const implies = (stricter: Bound, op: string, own: Dec, other: Dec): boolean => {
  const order = op.startsWith('<') ? own.cmp(other) : other.cmp(own);
  return order < 0 || (order === 0 && (stricter.op === op || !stricter.op.endsWith('=')));
};

function limit({ value, parameter, otherPath }: Bound, type: ParameterType): Dec | undefined {
  if (value === undefined || parameter !== undefined || otherPath !== undefined) return undefined;
  if (type === 'duration') {
    const nanoseconds = goDuration(value);
    return nanoseconds === undefined ? undefined : dec(String(nanoseconds));
  }
  return /^-?\d+(?:\.\d+)?$/.test(value) ? dec(value) : undefined;
}

/**
 * The bounds that decide: without those that a stricter one of the same direction makes idle. The release gives a parameter two upper
 * limits where it adds rules in two places; both hold, so that only the lower one is ever met.
 */
export function bindingBounds(bounds: readonly Bound[], type: ParameterType): readonly Bound[] {
  return bounds.filter((bound, index) => {
    const other = limit(bound, type);
    if (other === undefined || !/^[<>]/.test(bound.op)) return true;
    return !bounds.some((candidate, place) => {
      const own = limit(candidate, type);
      if (place === index || own === undefined || candidate.path !== bound.path) return false;
      if (candidate.op[0] !== bound.op[0] || !implies(candidate, bound.op, own, other)) return false;
      // Of two that say the same the first stays.
      return place < index || !(own.eq(other) && candidate.op === bound.op);
    });
  });
}
