import type { CalculatorDefinition } from '../../../protocol-math/calculators/definition.ts';
import { fees } from '../../../protocol-math/calculators/fees.ts';
import { funding } from '../../../protocol-math/calculators/funding.ts';
import { liquidity } from '../../../protocol-math/calculators/liquidity.ts';
import { margin } from '../../../protocol-math/calculators/margin.ts';
import { staking } from '../../../protocol-math/calculators/staking.ts';
import { uncrossing } from '../../../protocol-math/calculators/uncrossing.ts';
import { bounds } from '../../../protocol-math/calculators/bounds.ts';
import { ranks } from '../../../protocol-math/calculators/ranks.ts';
import { tiers } from '../../../protocol-math/calculators/tiers.ts';
import { votes } from '../../../protocol-math/calculators/votes.ts';
import { vesting } from '../../../protocol-math/calculators/vesting.ts';
import { recurring } from '../../../protocol-math/calculators/recurring.ts';
import { work } from '../../../protocol-math/calculators/work.ts';
import { limits } from '../../../protocol-math/calculators/limits.ts';
import { cap } from '../../../protocol-math/calculators/cap.ts';
import { commitment } from '../../../protocol-math/calculators/commitment.ts';
import type { CalculatorName } from './registry.ts';

/** All calculators at once, for the build: the browser goes through `registry.ts` and fetches one. */
export const definitions: Readonly<Record<CalculatorName, CalculatorDefinition>> = {
  fees,
  margin,
  funding,
  uncrossing,
  liquidity,
  staking,
  vesting,
  bounds,
  ranks,
  tiers,
  votes,
  commitment,
  cap,
  limits,
  work,
  recurring,
};
