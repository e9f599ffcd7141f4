import type { CalculatorDefinition } from '../../../protocol-math/calculators/definition.ts';

/** The calculators by name. Each is fetched only where a page has it. */
export const calculators = {
  fees: async () => (await import('../../../protocol-math/calculators/fees.ts')).fees,
  margin: async () => (await import('../../../protocol-math/calculators/margin.ts')).margin,
  funding: async () => (await import('../../../protocol-math/calculators/funding.ts')).funding,
  uncrossing: async () => (await import('../../../protocol-math/calculators/uncrossing.ts')).uncrossing,
  liquidity: async () => (await import('../../../protocol-math/calculators/liquidity.ts')).liquidity,
  staking: async () => (await import('../../../protocol-math/calculators/staking.ts')).staking,
  vesting: async () => (await import('../../../protocol-math/calculators/vesting.ts')).vesting,
  bounds: async () => (await import('../../../protocol-math/calculators/bounds.ts')).bounds,
  ranks: async () => (await import('../../../protocol-math/calculators/ranks.ts')).ranks,
  tiers: async () => (await import('../../../protocol-math/calculators/tiers.ts')).tiers,
  votes: async () => (await import('../../../protocol-math/calculators/votes.ts')).votes,
  recurring: async () => (await import('../../../protocol-math/calculators/recurring.ts')).recurring,
  work: async () => (await import('../../../protocol-math/calculators/work.ts')).work,
  limits: async () => (await import('../../../protocol-math/calculators/limits.ts')).limits,
  cap: async () => (await import('../../../protocol-math/calculators/cap.ts')).cap,
  commitment: async () => (await import('../../../protocol-math/calculators/commitment.ts')).commitment,
} as const satisfies Readonly<Record<string, () => Promise<CalculatorDefinition>>>;

export type CalculatorName = keyof typeof calculators;

/** Whether `name` is the name of a calculator. */
export function isCalculatorName(name: unknown): name is CalculatorName {
  return typeof name === 'string' && Object.hasOwn(calculators, name);
}
