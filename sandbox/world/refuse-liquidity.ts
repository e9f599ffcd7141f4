import { at } from './market-facts.ts';
import type { JsonObject } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

/** What a liquidity command asks for; zero where it says nothing. */
export interface Wanted {
  /** In the asset's smallest unit. */
  readonly amount: bigint;
  readonly fee: number;
}

const open = new Set([
  'STATE_PROPOSED',
  'STATE_PENDING',
  'STATE_ACTIVE',
  'STATE_SUSPENDED',
  'STATE_SUSPENDED_VIA_GOVERNANCE',
]);
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * Reads amount and fee as the release converts them. An empty amount is zero; an empty fee is no number.
 *
 * @throws Error with the release's text when one of them is not a number
 */
export function readCommitment(command: JsonObject): Wanted {
  const [amount, fee] = [String(command['commitmentAmount'] ?? ''), String(command['fee'] ?? '')];
  if (!decimal.test(fee)) throw new Error(`can't convert ${fee} to decimal`);
  if (!/^(?:[+-]?\d+)?$/.test(amount)) throw new Error('invalid commitment amount');
  const whole = BigInt(amount);
  if (whole >= 2n ** 256n) throw new Error('invalid commitment amount');
  // A negative amount becomes a very large one, as in the release.
  return { amount: BigInt.asUintN(256, whole), fee: Number(fee) };
}

/** @throws Error when the market is in a state in which it takes no commitments */
export function refuseMarket({ definition }: MarketState): void {
  if (!open.has(String(definition['state']))) throw new Error('commitment submission not allowed');
}

/** @throws Error when the fee is negative or above the network's maximum */
export function refuseFee(world: World, { fee }: Wanted): void {
  const most = Number(world.governance.parameters.get('market.liquidity.maximumLiquidityFeeFactorLevel') ?? '1');
  if (fee < 0 || fee > most) throw new Error('invalid liquidity provision fee');
}

/** @throws Error when the amount is below the network's multiple of the asset's quantum */
export function refuseAmount(world: World, { facts }: MarketState, { amount }: Wanted): void {
  const quantum = Number(at(world.funds.assets.get(facts.asset), 'details', 'quantum') ?? 0);
  const multiple = Number(
    world.governance.parameters.get('market.liquidityProvision.minLpStakeQuantumMultiple') ?? '0',
  );
  if (Number(amount) < quantum * multiple) throw new Error('commitment amount is too low');
}
