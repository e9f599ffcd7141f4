import { indicativeUncrossing } from '../../protocol-math/auction/indicativeUncrossing.ts';
import { closeOutPrice } from '../../protocol-math/margin/closeOutPrice.ts';
import { marginTransfer } from '../../protocol-math/margin/marginTransfer.ts';
import { partyMargin } from '../../protocol-math/margin/partyMargin.ts';
import { lossSocialisation } from '../../protocol-math/settlement/lossSocialisation.ts';
import { settleMarkToMarket } from '../../protocol-math/settlement/settleMarkToMarket.ts';
import { account } from './accounts.ts';
import { Book, type Match, type Order, type Side, type TimeInForce } from './book.ts';
import { payCloseOutFees, payFees, type Programme } from './fees.ts';
import { Ledger } from './ledger.ts';
import type { MarketSettings } from './settings.ts';
import { NETWORK, type Trade } from './trade.ts';

/** The margin levels of a party, in the asset's smallest unit. */
export interface Levels {
  readonly maintenance: number;
  readonly search: number;
  readonly initial: number;
  readonly release: number;
}

/** A party in a market: what the release keeps in its position engine. */
interface Holder {
  readonly party: string;
  size: number;
  /** what it held when the market was last marked; undefined before the first time */
  settled: number | undefined;
  /** its trades since then */
  trades: { readonly price: number; readonly size: number }[];
}

/** What a lesson submits. */
export interface Submission {
  readonly party: string;
  readonly side: Side;
  /** left out for a market order */
  readonly price?: number;
  readonly size: number;
  readonly timeInForce?: TimeInForce;
  readonly reduceOnly?: boolean;
  readonly iceberg?: Order['iceberg'];
}

/** The parts of the end of a block at which a lesson may look at the market. */
export type Phase =
  | 'marked'
  | 'searched'
  | 'orders-stopped'
  | 'closed-out'
  | 'close-out-fees'
  | 'confiscated'
  | 'network-settled'
  | 'done';

/**
 * A futures market of release v0.73.9 as far as lessons need it: order book, fees, mark-to-market, margin and close-out, in the order
 * in which the release does them. Amounts and prices are whole numbers of the asset's smallest unit, sizes whole positions. Formulas
 * are protocol-math's; what happens when is `vega:core/execution/future/market.go`.
 *
 * Left out: price and liquidity monitoring, pegged orders, bond accounts, quadratic slippage, and close-outs that the settlement of
 * a close-out leads to.
 */
export class Market {
  readonly ledger = new Ledger();
  readonly book = new Book();
  readonly settings: MarketSettings;
  markPrice: number | undefined;
  lastTradedPrice: number | undefined;
  auction = false;
  /** What parties pay less. */
  readonly programmes = new Map<string, Programme>();
  readonly #holders: Holder[] = [];
  readonly #knownLevels = new Map<string, Levels>();
  #settledPrice = 0;
  #orders = 0;

  constructor(settings: MarketSettings) {
    this.settings = settings;
  }

  /** Parties in the order in which the market came to know them. */
  get parties(): string[] {
    return this.#holders.map(({ party }) => party).filter((party) => party !== NETWORK);
  }

  position(party: string): number {
    return this.#find(party)?.size ?? 0;
  }

  /** Gives a party a position from before the lesson: marked at `markPrice`, with its initial margin in the margin account. */
  hold(party: string, size: number): void {
    const holder = this.#holder(party);
    holder.size = size;
    holder.settled = size;
    this.#settledPrice = this.markPrice ?? 0;
    this.ledger.endow(account.margin(party), this.levels(party).initial);
  }

  /** The margin levels of a party, with one more order where it has one in hand. */
  levels(party: string, order?: Order): Levels {
    const own = [...this.book.of(party), ...(order === undefined ? [] : [order])];
    const of = (side: Side): Order[] => own.filter((one) => one.side === side);
    const volume = (side: Side): number => of(side).reduce((sum, one) => sum + one.remaining + one.reserve, 0);
    const product = (side: Side): number =>
      of(side).reduce((sum, one) => sum + (one.remaining + one.reserve) * (one.price ?? 0), 0);
    const exitPrice = this.#exitPrice(this.position(party));
    const input = {
      markPrice: this.#observable(order),
      openVolume: this.position(party),
      buyVolume: volume('buy'),
      sellVolume: volume('sell'),
      ...(exitPrice === undefined ? {} : { exitPrice }),
      ...(this.auction ? { auction: true, buySumProduct: product('buy'), sellSumProduct: product('sell') } : {}),
    };
    // Most parties need what they needed a moment ago, and the formula is exact, not quick.
    const key = JSON.stringify(input);
    const known = this.#knownLevels.get(key);
    if (known !== undefined) return known;
    const { riskFactorLong, riskFactorShort, linearSlippageFactor, scaling } = this.settings;
    const factors = { riskFactorLong, riskFactorShort, linearSlippageFactor, quadraticSlippageFactor: 0, scaling };
    const exact = partyMargin({ ...factors, ...input });
    const levels = {
      maintenance: exact.maintenance.toNumber(),
      search: exact.search.toNumber(),
      initial: exact.initial.toNumber(),
      release: exact.release.toNumber(),
    };
    this.#knownLevels.set(key, levels);
    return levels;
  }

  /** The price and volume at which the auction's book would uncross now; undefined when nothing would trade. */
  indicative(): { readonly price: number; readonly volume: number } | undefined {
    const side = (of: Side): { price: number; volume: number }[] =>
      this.book.orders(of).map(({ price = 0, remaining, reserve }) => ({ price, volume: remaining + reserve }));
    const found = indicativeUncrossing({ buys: side('buy'), sells: side('sell') });
    return found && { price: found.price.toNumber(), volume: found.volume.toNumber() };
  }

  /** An order arrives. Source: `vega:core/execution/future/market.go` (submitValidatedOrder). */
  submit(submission: Submission): { readonly order: Order; readonly trades: Trade[] } {
    const order = this.#newOrder(submission);
    const holder = this.#holder(order.party);
    const refused = this.#refuse(holder, order);
    if (refused !== undefined) return { order: refused, trades: [] };
    const wanted = { ...order, remaining: this.#tradable(holder, order) };
    const matches = this.auction ? [] : this.#ready(wanted);
    const trades = matches.map((match) => this.#tradeOf(order, match));
    const taker = { party: order.party, side: order.side, programme: this.programmes.get(order.party) };
    if (trades.length > 0 && !payFees(this.ledger, this.settings, taker, trades)) {
      return { order: this.#end(order, 'REJECTED', 'INSUFFICIENT_FUNDS_TO_PAY_FEES'), trades: [] };
    }
    this.book.reduce(matches);
    order.remaining -= matches.reduce((sum, { size }) => sum + size, 0);
    this.#place(order);
    this.#record(trades);
    this.#releaseIdle([order.party]);
    return { order, trades };
  }

  /** A party takes an order back. Source: `vega:core/execution/future/market.go` (cancelOrder). */
  cancel(order: Order, status = 'CANCELLED'): void {
    this.book.remove(order, status);
    this.#releaseIdle([order.party]);
  }

  /**
   * The end of a block in which the market is marked: `network.markPriceUpdateMaximumFrequency` has gone by since the last time.
   * Source: `vega:core/execution/future/market.go` (BlockEnd).
   * @returns whether anything traded since the last time; the market is marked only then
   */
  endBlock(look: (phase: Phase) => void = () => undefined): boolean {
    if (this.lastTradedPrice === undefined || this.auction) return false;
    const traded = this.#holders.some(({ trades }) => trades.length > 0);
    if (traded) {
      const price = this.lastTradedPrice;
      this.markPrice = price;
      this.#markToMarket(look);
      // A close-out's own trades leave no mark.
      this.lastTradedPrice = price;
    }
    this.#releaseIdle(this.parties);
    look('done');
    return traded;
  }

  /**
   * The end of an auction: the book uncrosses at one price. In an opening auction nobody pays fees.
   * Source: `vega:core/matching/orderbook.go` (uncrossBook, uncrossBookSide) and `vega:core/execution/future/market.go` (leaveAuction).
   */
  uncross(look: (phase: 'uncrossed' | 'cancelled') => void = () => undefined): Trade[] {
    const found = this.indicative();
    if (found === undefined) return [];
    const side = this.book.fillingSide(found.volume);
    const trades: Trade[] = [];
    const all: Match[] = [];
    for (const order of this.book.extract(side, found.volume)) {
      const matches = this.book.matches(order, undefined).map((match) => ({ ...match, price: found.price }));
      this.book.take(matches);
      all.push(...matches);
      order.remaining -= matches.reduce((sum, { size }) => sum + size, 0);
      order.status = 'FILLED';
      trades.push(...matches.map((match) => this.#tradeOf(order, match)));
    }
    // Icebergs are refreshed when all orders have traded.
    this.book.settle(all);
    this.#record(trades);
    look('uncrossed');
    for (const order of [...this.book.orders('buy'), ...this.book.orders('sell')])
      if (order.timeInForce === 'GFA') this.cancel(order);
    look('cancelled');
    this.auction = false;
    this.markPrice = this.lastTradedPrice;
    this.#markToMarket(() => undefined);
    this.#releaseIdle(this.parties);
    return trades;
  }

  /** Looks at margins after something other than a marking moved money. @param parties in the order in which it did */
  checkMargins(parties: readonly string[], look: (phase: Phase) => void = () => undefined): void {
    const closed = this.#searchMargin(parties);
    if (closed.length > 0) this.#closeOut(closed, look);
  }

  #find(party: string): Holder | undefined {
    return this.#holders.find((holder) => holder.party === party);
  }

  #holder(party: string): Holder {
    const known = this.#find(party);
    if (known !== undefined) return known;
    const holder: Holder = { party, size: 0, settled: undefined, trades: [] };
    this.#holders.push(holder);
    return holder;
  }

  #newOrder({ timeInForce = 'GTC', reduceOnly = false, ...wanted }: Submission): Order {
    this.#orders += 1;
    const { party, side, price, size, iceberg } = wanted;
    return {
      id: this.#orders,
      party,
      side,
      price,
      size,
      timeInForce,
      reduceOnly,
      iceberg,
      remaining: size,
      reserve: 0,
      status: 'ACTIVE',
      reason: undefined,
    };
  }

  #end(order: Order, status: string, reason?: string): Order {
    order.status = status;
    order.reason = reason;
    this.#releaseIdle([order.party]);
    return order;
  }

  /** What margins are measured at: the mark price, in the opening auction the indicative price or the order's own. */
  #observable(order?: Order): number {
    if (!this.auction) return this.markPrice ?? 0;
    return this.indicative()?.price ?? order?.price ?? 0;
  }

  /** At what price the book would take a position now; undefined when it cannot, and in an auction. */
  #exitPrice(size: number): number | undefined {
    if (size === 0 || this.auction) return undefined;
    const levels = new Map<number, number>();
    for (const { price = 0, remaining, reserve } of this.book.orders(size > 0 ? 'buy' : 'sell'))
      levels.set(price, (levels.get(price) ?? 0) + remaining + reserve);
    const found = closeOutPrice({
      volume: Math.abs(size),
      levels: [...levels].map(([price, volume]) => ({ price, volume })),
    });
    return found?.toNumber();
  }

  /** Asks the party for margin; undefined when the order may go on. */
  #refuse(holder: Holder, order: Order): Order | undefined {
    if (order.reduceOnly) {
      const reduces = order.side === 'buy' ? holder.size < 0 : holder.size > 0;
      return reduces ? undefined : this.#end(order, 'STOPPED', 'REDUCE_ONLY_ORDER_WOULD_NOT_REDUCE_POSITION');
    }
    if (this.#onlyReduces(holder, order)) return undefined;
    const { party } = order;
    const { initial } = this.levels(party, order);
    const held = this.ledger.balance(account.margin(party));
    if (held + this.ledger.balance(account.general(party)) < initial)
      return this.#end(order, 'REJECTED', 'MARGIN_CHECK_FAILED');
    if (held < initial)
      this.ledger.collect([account.general(party)], account.margin(party), initial - held, 'TRANSFER_TYPE_MARGIN_LOW');
    return undefined;
  }

  /** Source: `vega:core/positions/market_position.go` (OrderReducesExposure). */
  #onlyReduces({ party, size }: Holder, order: Order): boolean {
    if (size === 0 || size > 0 === (order.side === 'buy')) return false;
    const waiting = this.book
      .of(party)
      .filter(({ side }) => side === order.side)
      .reduce((sum, { remaining, reserve }) => sum + remaining + reserve, 0);
    return Math.abs(size) >= order.remaining + (order.price === undefined ? 0 : waiting);
  }

  /** How much of an order may trade: a reduce-only one no more than the position. */
  #tradable({ size }: Holder, order: Order): number {
    return order.reduceOnly ? Math.min(order.remaining, Math.abs(size)) : order.remaining;
  }

  /** What an order trades; nothing for an order that wants all or nothing and does not see all of it. */
  #ready(order: Order): Match[] {
    const matches = this.book.matches(order, order.party);
    return order.timeInForce === 'FOK' && this.book.visible(order) < order.remaining ? [] : matches;
  }

  #tradeOf({ party, side }: Order, { order: waiting, price, size }: Match): Trade {
    return side === 'buy'
      ? { buyer: party, seller: waiting.party, price, size }
      : { buyer: waiting.party, seller: party, price, size };
  }

  #place(order: Order): void {
    const traded = order.remaining < order.size;
    if (order.remaining === 0) order.status = 'FILLED';
    else if (order.reduceOnly) order.status = 'STOPPED';
    else if (order.timeInForce === 'IOC') order.status = traded ? 'PARTIALLY_FILLED' : 'STOPPED';
    else if (order.timeInForce === 'FOK') order.status = 'STOPPED';
    else this.book.add(order);
  }

  #record(trades: readonly Trade[]): void {
    for (const { buyer, seller, price, size } of trades) {
      const [bought, sold] = [this.#holder(buyer), this.#holder(seller)];
      bought.size += size;
      sold.size -= size;
      bought.trades.push({ price, size });
      sold.trades.push({ price, size: -size });
    }
    this.lastTradedPrice = trades.at(-1)?.price ?? this.lastTradedPrice;
  }

  /** A party without position and orders gets its margin back. Source: `vega:core/execution/future/market.go` (releaseExcessMargin). */
  #releaseIdle(parties: readonly string[]): void {
    for (const party of parties) {
      const holder = this.#find(party);
      const waits = holder?.settled !== undefined && holder.trades.length > 0;
      const held = this.ledger.balance(account.margin(party));
      if (waits || held === 0 || this.position(party) !== 0 || this.book.of(party).length > 0) continue;
      this.ledger.collect([account.margin(party)], account.general(party), held, 'TRANSFER_TYPE_MARGIN_HIGH');
    }
  }

  /** Source: `vega:core/execution/future/market.go` (confirmMTM). */
  #markToMarket(look: (phase: Phase) => void): void {
    const order = this.#settle();
    look('marked');
    const closed = this.#searchMargin(order);
    look('searched');
    if (closed.length > 0) this.#closeOut(closed, look);
    this.#searchMargin(this.parties, true);
  }

  /**
   * Those who lost pay those who won. Source: `vega:core/settlement/engine.go` (SettleMTM) and `vega:core/collateral/engine.go`
   * (mtmOrFundingSettlement).
   * @param network what the network has taken over and traded
   * @returns the parties whose margin is looked at, in that order
   */
  #settle(network?: Holder): string[] {
    const mark = this.markPrice ?? 0;
    const previous = this.#settledPrice;
    const all = network === undefined ? this.#holders : [network, ...this.#holders];
    const amounts = settleMarkToMarket({
      markPrice: mark,
      previousMarkPrice: previous,
      positions: all.map(({ party, settled = 0, trades }) => ({ party, openVolume: settled, trades })),
    }).map(({ party, amount }) => ({ party, amount: amount.toNumber() }));
    const unchanged = new Set(
      all
        .filter(({ party, settled, trades }) => {
          const untouched = settled === undefined ? this.book.of(party).length === 0 : mark === previous;
          return trades.length === 0 && untouched;
        })
        .map(({ party }) => party),
    );
    const losses = amounts.filter(({ amount }) => amount < 0);
    const wins = amounts.filter(({ party, amount }) => amount >= 0 && !unchanged.has(party));
    const expected = losses.reduce((sum, { amount }) => sum - amount, 0);
    const collected = losses.reduce((sum, { party, amount }) => {
      const own = party === NETWORK ? [] : [account.margin(party), account.general(party)];
      const from = [...own, account.insurance];
      return sum + this.ledger.collect(from, account.settlement, -amount, 'TRANSFER_TYPE_MTM_LOSS');
    }, 0);
    const due = wins.filter(({ amount }) => amount > 0);
    // The units left over by rounding go to the last in this list: to the network where it has a gain.
    const listed = [...due.filter(({ party }) => party !== NETWORK), ...due.filter(({ party }) => party === NETWORK)];
    const cut = new Map(
      (collected < expected ? lossSocialisation({ expected, collected, wins: listed }) : []).map(
        ({ party, paid }) => [party, paid.toNumber()] as const,
      ),
    );
    for (const { party, amount } of due) {
      const to = party === NETWORK ? account.insurance : account.margin(party);
      this.ledger.collect([account.settlement], to, cut.get(party) ?? amount, 'TRANSFER_TYPE_MTM_WIN');
    }
    for (const holder of this.#holders) {
      const gone = holder.size === 0 && this.book.of(holder.party).length === 0;
      holder.settled = gone ? undefined : holder.size;
      holder.trades = [];
    }
    this.#settledPrice = mark;
    return [...losses, ...wins].map(({ party }) => party).filter((party) => party !== NETWORK);
  }

  /**
   * Compares margin accounts with their levels and moves what is asked for.
   * Source: `vega:core/risk/engine.go` (UpdateMarginsOnSettlement) and `vega:core/collateral/engine.go` (MarginUpdate).
   * @param again for the second look, which moves nothing where both accounts hold less than what maintenance lacks (MarginUpdateOnOrder)
   * @returns the parties that stay below their maintenance margin
   */
  #searchMargin(parties: readonly string[], again = false): string[] {
    return parties.filter((party) => {
      const levels = this.levels(party);
      const [margin, general] = [account.margin(party), account.general(party)];
      const held = this.ledger.balance(margin);
      const { action, amount, belowMaintenance } = marginTransfer({ balance: held, levels });
      if (action === 'release' && amount.gt(0))
        this.ledger.collect([margin], general, amount.toNumber(), 'TRANSFER_TYPE_MARGIN_HIGH');
      const moves = !again || held + this.ledger.balance(general) >= levels.maintenance - held;
      if (action === 'search' && moves)
        this.ledger.collect([general], margin, amount.toNumber(), 'TRANSFER_TYPE_MARGIN_LOW');
      return belowMaintenance && this.ledger.balance(margin) < levels.maintenance;
    });
  }

  /** Source: `vega:core/execution/future/market.go` (resolveClosedOutParties, finalizePartiesCloseOut). */
  #closeOut(distressed: readonly string[], look: (phase: Phase) => void): void {
    const orders = distressed.flatMap((party) => this.book.of(party));
    for (const order of orders) this.book.remove(order, 'STOPPED');
    const closed = orders.length === 0 ? distressed : distressed.filter((party) => this.#staysDistressed(party));
    if (orders.length > 0) look('orders-stopped');
    const volume = closed.reduce((sum, party) => sum + this.position(party), 0);
    if (volume === 0) {
      this.#takeOver(closed);
      look('confiscated');
      return;
    }
    const order = this.#newOrder({
      party: NETWORK,
      side: volume > 0 ? 'sell' : 'buy',
      size: Math.abs(volume),
      timeInForce: 'FOK',
    });
    const matches = this.#ready(order);
    // Without enough orders on the book the party stays, distressed, until a marking at another price or after a trade of its own, or a
    // funding payment, looks at its margin again.
    if (matches.length === 0) return;
    this.book.reduce(matches);
    const trades = matches.map((match) => this.#tradeOf(order, match));
    this.#record(trades);
    look('closed-out');
    const positions = closed.map((party) => ({ party, position: this.position(party) }));
    payCloseOutFees(this.ledger, this.settings, positions, trades);
    look('close-out-fees');
    const network = this.#takeOver(closed);
    look('confiscated');
    this.#searchMargin(this.#settle(network));
    this.#searchMargin(this.parties, true);
    look('network-settled');
  }

  /** Whether a party is still closed out when its orders are gone. Source: `vega:core/risk/engine.go` (ExpectMargins). */
  #staysDistressed(party: string): boolean {
    return this.ledger.balance(account.margin(party)) <= this.levels(party).maintenance;
  }

  /** The parties lose position and margin. @returns the network with what it took over and traded */
  #takeOver(closed: readonly string[]): Holder {
    const traded = this.#find(NETWORK);
    const volume = closed.reduce((sum, party) => sum + this.position(party), 0);
    for (const party of closed) {
      const [margin, general] = [account.margin(party), account.general(party)];
      const rest = this.ledger.balance(general);
      if (rest > 0) this.ledger.collect([general], margin, rest, 'TRANSFER_TYPE_MARGIN_LOW');
      const held = this.ledger.balance(margin);
      if (held > 0) this.ledger.collect([margin], account.insurance, held, 'TRANSFER_TYPE_MARGIN_CONFISCATED');
    }
    const gone = this.#holders.filter(({ party }) => !closed.includes(party) && party !== NETWORK);
    this.#holders.splice(0, this.#holders.length, ...gone);
    return { party: NETWORK, size: 0, settled: volume, trades: traded?.trades ?? [] };
  }
}
