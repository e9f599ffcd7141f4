import { maintenanceMargin, type MarginInput } from './maintenanceMargin.ts';
import { marginLevels, type MarginLevels, type ScalingFactors } from './marginLevels.ts';

/** The four margin levels of a party in one market, in the asset's smallest unit. */
export function partyMargin({ scaling, ...input }: MarginInput & { scaling: ScalingFactors }): MarginLevels {
  return marginLevels({ maintenance: maintenanceMargin(input).required, scaling });
}
