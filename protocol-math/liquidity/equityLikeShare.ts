import { check, list, name, notNegative, number, record, units } from '../check.ts';
import { dec, div, max, ONE, sum, ZERO, type Dec } from '../decimal.ts';
import type { Amount, ExactFraction, Factor } from '../types.ts';

export interface ProviderStake {
  /** the provider's id */
  party: string;
  /** physical stake: the commitment */
  stake: Amount;
  /** virtual stake, which grows with the market; need not be a whole number */
  virtualStake: Amount;
  /** average entry valuation; need not be a whole number */
  averageEntryValuation: Amount;
}

/** The providers of one market, in the order they came. */
export type Stakes = readonly ProviderStake[];

export const STAKES = list(
  record<ProviderStake>({ party: name, stake: units, virtualStake: notNegative, averageEntryValuation: notNegative }),
);

function totalVirtual(stakes: Stakes): Dec {
  return sum(stakes.map((provider) => provider.virtualStake));
}

/**
 * The stakes after a provider's commitment became `stake`. An increase enters at the valuation of that moment: the total
 * virtual stake, the increase included. A decrease shrinks the virtual stake in proportion and keeps the valuation. Zero
 * removes the provider. Source: `vega:core/execution/common/equity_shares.go` (SetPartyStake, updateAvgPosDelta).
 */
export function setStake(input: {
  /** the providers before */
  stakes: Stakes;
  /** the provider whose commitment changes */
  party: string;
  /** its new commitment */
  stake: Amount;
}): Stakes {
  check(input, { stakes: STAKES, party: name, stake: units });
  const { stakes, party, stake } = input;
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
export function growStakes(input: {
  /** the providers before */
  stakes: Stakes;
  /** the market's growth, 0.1 is ten per cent; at least -1 */
  growth: Factor;
}): Stakes {
  check(input, { stakes: STAKES, growth: number({ min: -1 }) });
  const { stakes, growth } = input;
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
export function equityLikeShares(input: {
  /** all providers of the market */
  stakes: Stakes;
}): {
  /** the provider's id */
  party: string;
  /** its equity-like share */
  share: ExactFraction;
}[] {
  check(input, { stakes: STAKES });
  const { stakes } = input;
  const total = totalVirtual(stakes);
  return stakes.map(({ party, virtualStake }) => ({
    party,
    share: total.isZero() ? ZERO : div(virtualStake, total),
  }));
}
