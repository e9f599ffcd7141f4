import { closeOutPrice } from '../../protocol-math/margin/closeOutPrice.ts';
import { maintenanceMargin } from '../../protocol-math/margin/maintenanceMargin.ts';
import { marginLevels } from '../../protocol-math/margin/marginLevels.ts';
import { marginTransfer } from '../../protocol-math/margin/marginTransfer.ts';
import { markToMarket } from '../../protocol-math/settlement/markToMarket.ts';
import { dec, max, min, ZERO, type Dec } from '../../protocol-math/decimal.ts';
import type { BookLevel } from '../../protocol-math/auction/indicativeUncrossing.ts';
import type { MarketFrame, MarketEvent } from '../../common/market-frame.ts';

/** Levels of each side of the book that are drawn. */
const depth = 7;
/** What a party holds in the example market: three long at 2,000, prices and amounts with two decimals. */
const volume = 3;
const decimals = 100;
const begin = 2000 * decimals;
/** As in the worked example of the margin page. */
const market = {
  riskFactorLong: '0.04',
  riskFactorShort: '0.05',
  linearSlippageFactor: '0.01',
  quadraticSlippageFactor: '0',
};
const scaling = { searchLevel: '1.1', initialMargin: '1.5', collateralRelease: '1.7' };
/** What the party's general account holds at first; the position takes its margin from it. */
const funds = 560 * decimals;

/** Where the mark price goes, in whole units: up until margin is released, then down until nothing is left to search. */
const path = [
  2000, 2003, 2001, 2006, 2011, 2009, 2015, 2019, 2024, 2022, 2027, 2021, 2016, 2018, 2009, 2001, 1996, 1999, 1990,
  1984, 1987, 1979, 1971, 1974, 1966, 1957, 1961, 1950, 1941, 1944, 1932, 1921, 1925, 1911, 1899, 1886, 1868,
] as const;

/** A number from 0 to 1 that only depends on where it stands: the book looks alive, and every build draws the same one. */
function noise(a: number, b: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** One side of the book, best price first, volumes in whole units. */
function side(step: number, best: number, direction: 1 | -1): BookLevel[] {
  return Array.from({ length: depth }, (_, index) => ({
    price: (best + direction * index * 2) * decimals,
    // A price keeps some of its volume from one step to the next; the book is deeper away from the best price.
    volume:
      1 +
      Math.round(
        2 * noise(best + direction * index * 2, direction) + 1.3 * index + 2 * noise(step, index * direction) - 0.6,
      ),
  }));
}

const number = (value: Dec): number => value.toNumber();

/**
 * A long position in an example market, mark-to-market by mark-to-market, until it is closed out: the book is made up, everything else
 * follows from it by the formulas of protocol-math. Amounts and prices are in hundredths.
 */
export function marketFrames(): MarketFrame[] {
  const frames: MarketFrame[] = [];
  let general = dec(funds);
  let margin = ZERO;
  let previous: number = begin;
  for (const [step, mark] of path.entries()) {
    const bids = side(step, mark - 1, -1);
    const asks = side(step, mark + 1, 1);
    const markPrice = mark * decimals;
    const exitPrice = closeOutPrice({ volume, levels: bids });
    const levels = marginLevels({
      maintenance: maintenanceMargin({ ...market, markPrice, openVolume: volume, exitPrice }).required,
      scaling,
    });
    // The first step puts the initial margin aside; each later one is settled to the new mark price first.
    const gain = markToMarket({ markPrice, previousMarkPrice: previous, openVolume: volume }).amount;
    const settled = max(ZERO, margin.plus(gain));
    const transfer = marginTransfer({ balance: settled, levels });
    const moved = transfer.action === 'search' ? min(transfer.amount, general) : transfer.amount;
    margin = transfer.action === 'release' ? settled.minus(moved) : settled.plus(moved);
    general = transfer.action === 'release' ? general.plus(moved) : general.minus(moved);
    const closed = margin.lt(levels.maintenance);
    const event: MarketEvent = closed ? 'closed' : step === 0 ? 'opened' : transfer.action;
    frames.push({
      mark: markPrice,
      bids: bids.map((level) => number(dec(level.volume))),
      asks: asks.map((level) => number(dec(level.volume))),
      best: [(mark - 1) * decimals, (mark + 1) * decimals],
      exit: number(exitPrice ?? ZERO),
      levels: [levels.maintenance, levels.search, levels.initial, levels.release].map(number),
      before: number(settled),
      margin: number(margin),
      general: number(general),
      gain: number(gain),
      event,
      moved: number(moved),
    });
    if (closed) break;
    previous = markPrice;
  }
  return frames;
}
