import { check, list, name, positionDecimals, record, signedUnits, units } from '../check.ts';
import { dec, div, ONE, sum, whole, ZERO, type Dec } from '../decimal.ts';
import type { Decimals, Price, Volume, WholeAmount } from '../types.ts';
import { factorOf } from '../units.ts';
import { TRADES, type SettledTrade } from './markToMarket.ts';

export interface Position {
  /** the party's id; the network, if it traded, comes first */
  party: string;
  /** signed volume held at the last settlement */
  openVolume: Volume;
  /** the party's trades since then, in the order in which they happened */
  trades?: readonly SettledTrade[];
}

interface Marked {
  party: string;
  exact: Dec;
  amount: Dec;
  /** a gain of nothing that rounding may raise to one unit */
  zeroGain: boolean;
}

/** The sign that the release keeps beside an amount, even beside zero: a sale at the mark price, or a short position at it, is a loss. */
function isLoss(markPrice: Dec, previous: Dec, openVolume: Dec, trades: readonly SettledTrade[]): boolean {
  let gain = openVolume.times(markPrice.minus(previous));
  let loss = openVolume.isNegative() ? !markPrice.lt(previous) : markPrice.lt(previous);
  for (const trade of trades) {
    const price = dec(trade.price);
    const size = dec(trade.size);
    const losing = size.isNegative() ? !markPrice.lt(price) : markPrice.lt(price);
    const before = gain;
    gain = gain.plus(size.times(markPrice.minus(price)));
    if (before.isZero()) loss = losing;
    else if (!gain.isZero()) loss = gain.isNegative();
  }
  return loss;
}

/**
 * The transfers of one mark-to-market settlement of a whole market: positive paid to the
 * party, negative collected from it. Every amount is rounded towards zero. What losses then exceed gains goes first, one unit each,
 * to parties whose gain was rounded to nothing, and the rest to the one with the largest gain; should gains exceed losses, the
 * largest receives less. A party without trades is left out when the mark has not moved or it holds nothing, and one that sold at
 * the mark, or is short at an unchanged one, counts as having lost nothing, not as having gained it.
 * Source: `vega:core/settlement/engine.go` (SettleMTM, calcMTM).
 * @throws RangeError when positions or trades do not net to zero: the release settles whole markets only.
 */
export function settleMarkToMarket(input: {
  /** new mark price */
  markPrice: Price;
  /** mark price of the last settlement */
  previousMarkPrice: Price;
  /** all parties of the market, in the order in which the release settles them */
  positions: readonly Position[];
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}): {
  /** the party's id */
  party: string;
  /** what is paid to it; negative, what is collected from it */
  amount: WholeAmount;
}[] {
  check(input, {
    markPrice: units,
    previousMarkPrice: units,
    positions: list(record<Position>({ party: name, openVolume: signedUnits, trades: TRADES })),
    positionDecimals,
  });
  const { markPrice, previousMarkPrice, positions } = input;
  const mark = dec(markPrice);
  const previous = dec(previousMarkPrice);
  const trades = positions.flatMap((position) => position.trades ?? []);
  requireZero('positions: the open volumes', sum(positions.map(({ openVolume }) => openVolume)));
  requireZero('positions: the sizes of the trades', sum(trades.map(({ size }) => size)));
  requireZero(
    'positions: what the trades paid and received',
    sum(trades.map(({ size, price }) => dec(size).times(dec(price)))),
  );

  const results = positions.map(({ party, openVolume, trades: own = [] }): Marked => {
    const open = dec(openVolume);
    const numerator = sum([
      open.times(mark.minus(previous)),
      ...own.map((trade) => dec(trade.size).times(mark.minus(dec(trade.price)))),
    ]);
    const exact = div(numerator, factorOf(input.positionDecimals ?? 0));
    const amount = whole(exact);
    const leftOut = own.length === 0 && (open.isZero() || mark.eq(previous));
    return { party, exact, amount, zeroGain: !leftOut && amount.isZero() && !isLoss(mark, previous, open, own) };
  });

  let left = sum(results.map((result) => result.amount)).neg();
  if (!left.isZero()) {
    for (const result of results.filter(({ zeroGain }) => zeroGain)) {
      result.amount = ONE;
      left = left.minus(ONE);
      if (left.isZero()) break;
    }
    const largest = results.reduce((best, result) => (result.exact.gt(best.exact) ? result : best));
    largest.amount = largest.amount.plus(left);
  }
  return results.map(({ party, amount }) => ({ party, amount: amount.plus(ZERO) }));
}

function requireZero(what: string, total: Dec): void {
  if (!total.isZero()) throw new RangeError(`${what} must add up to zero, not to ${total.toFixed()}`);
}
