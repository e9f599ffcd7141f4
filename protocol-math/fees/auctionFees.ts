import { check } from '../check.ts';
import { ceil, ZERO } from '../decimal.ts';
import { TRADE, tradeFees, type Fees, type Trade } from './tradeFees.ts';

/**
 * What each of the two sides pays for a trade made when an auction uncrosses, before discounts: no maker fee, and half of the
 * infrastructure and of the liquidity fee, rounded up for each side.
 * Source: `vega:core/fee/engine.go` (calculateAuctionModeFees).
 */
export function auctionFees(trade: Trade): Fees {
  check(trade, TRADE);
  const full = tradeFees(trade);
  return { maker: ZERO, infrastructure: ceil(full.infrastructure.div(2)), liquidity: ceil(full.liquidity.div(2)) };
}
