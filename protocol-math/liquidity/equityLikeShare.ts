import { dec, div, max, ONE, sum, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface ProviderStake {
  party: string;
  /** physical stake: the commitment, in the asset's smallest unit */
  stake: Numeric;
  /** virtual stake, which grows with the market */
  virtualStake: Numeric;
  /** average entry valuation, in the asset's smallest unit */
  averageEntryValuation: Numeric;
}

/** The providers of one market, in the order they came. */
export type Stakes = readonly ProviderStake[];

function totalVirtual(stakes: Stakes): Dec {
  return sum(stakes.map((provider) => provider.virtualStake));
}

/**
 * The stakes after a provider's commitment became `stake`. An increase enters at the valuation of that moment: the total
 * virtual stake, the increase included. A decrease shrinks the virtual stake in proportion and keeps the valuation. Zero
 * removes the provider. Source: `vega:core/execution/common/equity_shares.go` (SetPartyStake, updateAvgPosDelta).
 */
export function setStake({ stakes, party, stake }: { stakes: Stakes; party: string; stake: Numeric }): Stakes {
  const next = dec(stake);
  const others = stakes.filter((provider) => provider.party !== party);
  if (next.isZero()) return others;
  const current = stakes.find((provider) => provider.party === party) ?? {
    party,
    stake: ZERO,
    virtualStake: ZERO,
    averageEntryValuation: ZERO,
  };
  const delta = next.minus(dec(current.stake));
  if (delta.isZero()) return stakes;
  if (delta.lt(0)) {
    const virtualStake = dec(current.virtualStake).times(div(next, current.stake));
    return replace(stakes, { ...current, stake: next, virtualStake });
  }
  const valuation = totalVirtual(stakes).plus(delta);
  const averageEntryValuation = div(dec(current.averageEntryValuation).times(dec(current.stake)), next).plus(
    div(valuation.times(delta), next),
  );
  return replace(stakes, {
    party,
    stake: next,
    virtualStake: dec(current.virtualStake).plus(delta),
    averageEntryValuation,
  });
}

function replace(stakes: Stakes, provider: ProviderStake): Stakes {
  const known = stakes.some((other) => other.party === provider.party);
  return known ? stakes.map((other) => (other.party === provider.party ? provider : other)) : [...stakes, provider];
}

/**
 * The stakes after market growth: a virtual stake grows by the rate, and never falls below the physical stake.
 * Source: `vega:core/execution/common/equity_shares.go` (UpdateVStake).
 */
export function growStakes({ stakes, growth }: { stakes: Stakes; growth: Numeric }): Stakes {
  const factor = ONE.plus(dec(growth));
  return stakes.map((provider) => ({
    ...provider,
    virtualStake: max(provider.stake, dec(provider.virtualStake).times(factor)),
  }));
}

/**
 * Each provider's equity-like share: its virtual stake over all virtual stakes, a fraction of sixteen decimal places.
 * Source: `vega:core/execution/common/equity_shares.go` (equity).
 */
export function equityLikeShares({ stakes }: { stakes: Stakes }): { party: string; share: Dec }[] {
  const total = totalVirtual(stakes);
  return stakes.map(({ party, virtualStake }) => ({
    party,
    share: total.isZero() ? ZERO : div(virtualStake, total),
  }));
}
