import { check } from '../check.ts';
import { MARGIN, maintenanceMargin, type MarginInput } from './maintenanceMargin.ts';
import { marginLevels, SCALING, type MarginLevels, type ScalingFactors } from './marginLevels.ts';

/** The four margin levels of a party in one market. */
export function partyMargin(
  input: MarginInput & {
    /** the market's scaling factors */
    scaling: ScalingFactors;
  },
): MarginLevels {
  check(input, { ...MARGIN, scaling: SCALING });
  const { scaling, ...margin } = input;
  return marginLevels({ maintenance: maintenanceMargin(margin).required, scaling });
}
