import { closeOutFees } from '../../protocol-math/fees/closeOutFees.ts';
import { discountedFees, type Discounts } from '../../protocol-math/fees/discountedFees.ts';
import { tradeFees } from '../../protocol-math/fees/tradeFees.ts';
import { account } from './accounts.ts';
import type { Side } from './book.ts';
import type { Ledger } from './ledger.ts';
import type { MarketSettings } from './settings.ts';
import { NETWORK, type Trade } from './trade.ts';

/** What a party may pay less of its fees, and who is paid for having brought it. */
export interface Programme {
  readonly discounts: Discounts;
  readonly referrer?: string;
}

/** The party whose order came last. */
export interface Taker {
  readonly party: string;
  readonly side: Side;
  readonly programme: Programme | undefined;
}

/**
 * The party that came last pays all fees. Source: `vega:core/fee/engine.go` (CalculateForContinuousMode) and
 * `vega:core/collateral/engine.go` (TransferFeesContinuousTrading).
 * @returns false when it cannot
 */
export function payFees(
  ledger: Ledger,
  settings: MarketSettings,
  { party: taker, side, programme }: Taker,
  trades: readonly Trade[],
): boolean {
  const { makerFee, infrastructureFee, liquidityFee } = settings;
  const parts = trades.map(({ buyer, seller, price, size }) => {
    const fees = tradeFees({ price, size, makerFee, infrastructureFee, liquidityFee });
    const due = discountedFees({ fees, discounts: programme?.discounts ?? {} });
    const { referrerReward: reward } = due;
    return {
      maker: side === 'buy' ? seller : buyer,
      makerFee: due.maker.toNumber(),
      infrastructure: due.infrastructure.toNumber(),
      liquidity: due.liquidity.toNumber(),
      reward: reward.maker.plus(reward.infrastructure).plus(reward.liquidity).toNumber(),
    };
  });
  const total = (of: 'makerFee' | 'infrastructure' | 'liquidity' | 'reward'): number =>
    parts.reduce((sum, part) => sum + part[of], 0);
  const from = [account.general(taker), account.margin(taker)];
  const due = total('makerFee') + total('infrastructure') + total('liquidity');
  if (from.reduce((sum, one) => sum + ledger.balance(one), 0) < due) return false;
  for (const part of parts) ledger.collect(from, account.makerFees, part.makerFee, 'TRANSFER_TYPE_MAKER_FEE_PAY');
  ledger.collect(from, account.infrastructureFees, total('infrastructure'), 'TRANSFER_TYPE_INFRASTRUCTURE_FEE_PAY');
  ledger.collect(from, account.liquidityFees, total('liquidity'), 'TRANSFER_TYPE_LIQUIDITY_FEE_PAY');
  const reward = total('reward');
  if (reward > 0) ledger.collect(from, account.referralReward, reward, 'TRANSFER_TYPE_FEE_REFERRER_REWARD_PAY');
  for (const { maker, makerFee: amount } of parts)
    ledger.collect([account.makerFees], account.general(maker), amount, 'TRANSFER_TYPE_MAKER_FEE_RECEIVE');
  if (reward > 0 && programme?.referrer !== undefined)
    ledger.collect(
      [account.referralReward],
      account.general(programme.referrer),
      reward,
      'TRANSFER_TYPE_FEE_REFERRER_REWARD_DISTRIBUTE',
    );
  return true;
}

/** What closed-out parties pay for the network's trades, each its share. Source: `vega:core/fee/engine.go` (CalculateFeeForPositionResolution). */
export function payCloseOutFees(
  ledger: Ledger,
  settings: MarketSettings,
  closed: readonly { readonly party: string; readonly position: number }[],
  trades: readonly Trade[],
): void {
  const { makerFee, infrastructureFee, liquidityFee } = settings;
  const totalClosed = closed.reduce((sum, { position }) => sum + Math.abs(position), 0);
  for (const { buyer, seller, price, size } of trades) {
    const all = tradeFees({ price, size, makerFee, infrastructureFee, liquidityFee });
    for (const { party, position } of closed) {
      const fees = closeOutFees({ fees: all, position, totalClosed });
      const from = [account.general(party), account.margin(party)];
      const pay = (to: Parameters<Ledger['collect']>[1], amount: number, type: string): number =>
        ledger.collect(from, to, amount, type);
      pay(account.makerFees, fees.maker.toNumber(), 'TRANSFER_TYPE_MAKER_FEE_PAY');
      pay(account.infrastructureFees, fees.infrastructure.toNumber(), 'TRANSFER_TYPE_INFRASTRUCTURE_FEE_PAY');
      pay(account.liquidityFees, fees.liquidity.toNumber(), 'TRANSFER_TYPE_LIQUIDITY_FEE_PAY');
    }
    const good = buyer === NETWORK ? seller : buyer;
    ledger.collect([account.makerFees], account.general(good), all.maker.toNumber(), 'TRANSFER_TYPE_MAKER_FEE_RECEIVE');
  }
}
