import { dec, type Numeric } from '../decimal.ts';

/** Refuses a part that is larger than its whole. */
export function requirePart(partName: string, part: Numeric, wholeName: string, whole: Numeric): void {
  if (dec(part).gt(dec(whole)))
    throw new RangeError(
      `${partName} must be at most ${dec(whole).toFixed()}, ${wholeName}, not ${dec(part).toFixed()}`,
    );
}
