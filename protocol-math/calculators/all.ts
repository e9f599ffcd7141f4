import type { CalculatorDefinition } from './definition.ts';
import { fees } from './fees.ts';
import { funding } from './funding.ts';
import { liquidity } from './liquidity.ts';
import { margin } from './margin.ts';
import { staking } from './staking.ts';
import { uncrossing } from './uncrossing.ts';
import { bounds } from './bounds.ts';
import { ranks } from './ranks.ts';
import { tiers } from './tiers.ts';
import { votes } from './votes.ts';
import { vesting } from './vesting.ts';
import { recurring } from './recurring.ts';
import { work } from './work.ts';
import { limits } from './limits.ts';
import { cap } from './cap.ts';
import { commitment } from './commitment.ts';
import { stake } from './stake.ts';
import { losses } from './losses.ts';
import { risk } from './risk.ts';
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
  stake,
  losses,
  risk,
  cap,
  limits,
  work,
  recurring,
};
