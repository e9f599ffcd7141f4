import { dec, type Numeric } from '../decimal.ts';

/**
 * The last tier, in ascending order, whose requirement is met before one that is not; undefined below the first.
 * This is how every tiered programme of the release picks: it stops at the first tier it cannot have.
 * @param meets whether a tier's requirements are met
 */
export function lastTierMet<Tier>(tiers: readonly Tier[], meets: (tier: Tier) => boolean): Tier | undefined {
  let found: Tier | undefined;
  for (const tier of tiers) {
    if (!meets(tier)) break;
    found = tier;
  }
  return found;
}

/** Ascending order by one numeric property. */
export function ascending<Tier>(tiers: readonly Tier[], key: (tier: Tier) => Numeric): Tier[] {
  return [...tiers].sort((a, b) => dec(key(a)).cmp(dec(key(b))));
}
