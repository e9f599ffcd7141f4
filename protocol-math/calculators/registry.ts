import type { CalculatorDefinition } from './definition.ts';

/** The calculators by name. Each is fetched only where a page has it. */
export const calculators = {
  fees: async () => (await import('./fees.ts')).fees,
  margin: async () => (await import('./margin.ts')).margin,
  funding: async () => (await import('./funding.ts')).funding,
  uncrossing: async () => (await import('./uncrossing.ts')).uncrossing,
  liquidity: async () => (await import('./liquidity.ts')).liquidity,
  staking: async () => (await import('./staking.ts')).staking,
  vesting: async () => (await import('./vesting.ts')).vesting,
  bounds: async () => (await import('./bounds.ts')).bounds,
  ranks: async () => (await import('./ranks.ts')).ranks,
  tiers: async () => (await import('./tiers.ts')).tiers,
  votes: async () => (await import('./votes.ts')).votes,
  recurring: async () => (await import('./recurring.ts')).recurring,
  work: async () => (await import('./work.ts')).work,
  limits: async () => (await import('./limits.ts')).limits,
  cap: async () => (await import('./cap.ts')).cap,
  commitment: async () => (await import('./commitment.ts')).commitment,
  stake: async () => (await import('./stake.ts')).stake,
  losses: async () => (await import('./losses.ts')).losses,
  risk: async () => (await import('./risk.ts')).risk,
} as const satisfies Readonly<Record<string, () => Promise<CalculatorDefinition>>>;

export type CalculatorName = keyof typeof calculators;

/** Whether `name` is the name of a calculator. */
export function isCalculatorName(name: unknown): name is CalculatorName {
  return typeof name === 'string' && Object.hasOwn(calculators, name);
}
