/** What happened to the margin account at a step: see `marginTransfer` of protocol-math. */
export type MarketEvent = 'opened' | 'none' | 'search' | 'release' | 'closed';

/** One mark-to-market of the front page's example market. Prices and amounts are in hundredths, volumes whole. */
export interface MarketFrame {
  readonly mark: number;
  /** Volumes at the prices of each side, best first; prices are `step` apart. */
  readonly bids: readonly number[];
  readonly asks: readonly number[];
  /** Best bid, best ask. */
  readonly best: readonly number[];
  /** At what the position would trade against the book now. */
  readonly exit: number;
  /** Maintenance, search, initial, release. */
  readonly levels: readonly number[];
  /** The margin account after settlement, before anything is moved. */
  readonly before: number;
  /** The margin account afterwards. */
  readonly margin: number;
  readonly general: number;
  /** What the settlement paid, or took. */
  readonly gain: number;
  readonly event: MarketEvent;
  /** What was moved between the accounts. */
  readonly moved: number;
}

/** Distance between two prices of the book that is drawn, in hundredths. */
export const priceStep = 200;
