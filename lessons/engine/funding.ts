import { fundingCashFlow } from '../../protocol-math/perpetual/fundingCashFlow.ts';
import { lossSocialisation } from '../../protocol-math/settlement/lossSocialisation.ts';
import { account } from './accounts.ts';
import type { Market } from './market.ts';

/**
 * Pays the funding of a period: those who owe pay first, out of margin, general account and insurance pool, then those who are owed
 * receive. Margins are not looked at yet.
 * Source: `vega:core/settlement/engine.go` (SettleFundingPeriod) and `vega:core/collateral/engine.go` (PerpsFundingSettlement).
 * @param payment of one position, in the asset's smallest unit
 * @returns whom it touched, in that order
 */
export function payFunding(market: Market, payment: number): string[] {
  const { ledger } = market;
  const flows = market.parties
    .map((party) => ({ party, amount: fundingCashFlow({ payment, openVolume: market.position(party) }).toNumber() }))
    .filter(({ amount }) => amount !== 0);
  const losses = flows.filter(({ amount }) => amount < 0);
  const wins = flows.filter(({ amount }) => amount > 0);
  const expected = losses.reduce((sum, { amount }) => sum - amount, 0);
  const collected = losses.reduce((sum, { party, amount }) => {
    const from = [account.margin(party), account.general(party), account.insurance];
    return sum + ledger.collect(from, account.settlement, -amount, 'TRANSFER_TYPE_PERPETUALS_FUNDING_LOSS');
  }, 0);
  const paid =
    collected < expected
      ? lossSocialisation({ expected, collected, wins }).map((win) => win.paid.toNumber())
      : wins.map(({ amount }) => amount);
  wins.forEach(({ party }, index) =>
    ledger.collect(
      [account.settlement],
      account.margin(party),
      paid[index] ?? 0,
      'TRANSFER_TYPE_PERPETUALS_FUNDING_WIN',
    ),
  );
  return [...losses, ...wins].map(({ party }) => party);
}
