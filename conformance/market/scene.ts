import { formulas } from '../../protocol-math/formulas.ts';
import { plain } from '../../protocol-math/vectors/compare.ts';
import type { Plain } from '../../protocol-math/vectors/vector.ts';
import type { Comparisons } from './comparisons.ts';
import type { BusEvent, Json } from './local-chain.ts';
import type { ScriptedNetwork } from './open-market.ts';
import { ledger, valuesOf, type LedgerEntry, type ScriptedMarket } from './traders.ts';

/** Decimal places of volumes in every market of the script. */
export const positionDecimals = 3;
const slippage = { linearSlippageFactor: '0.01', quadraticSlippageFactor: '0' };

type Side = 'buy' | 'sell';
type Place = Pick<BusEvent, 'block' | 'order'>;
const end: Place = { block: Infinity, order: Infinity };
const isBefore = (a: Place, b: Place): boolean => a.block < b.block || (a.block === b.block && a.order < b.order);

interface OpenOrder {
  readonly party: string;
  readonly side: Side;
  /** In the asset's smallest unit. */
  readonly price: bigint;
  readonly volume: bigint;
}

/** What the steps of the script work on: a market with what it last settled. */
export class Scene {
  /** Signed volumes at the last settlement, by party. */
  #settled = new Map<string, bigint>();
  #mark: string | undefined;
  /** Where the last settlement that was compared stands among the events. */
  #upTo: Place = { block: 0, order: 0 };

  constructor(
    readonly network: ScriptedNetwork,
    readonly market: ScriptedMarket,
    readonly compare: Comparisons,
  ) {}

  key(name: string): string {
    return this.network.key(name);
  }

  /** Taker's and maker's fee factors with the market's liquidity fee. */
  feeFactors(): { makerFee: string; infrastructureFee: string; liquidityFee: string } {
    const market = this.network.chain.last('marketUpdated', ({ id }) => id === this.market.id)?.value;
    const factors = ((market?.['fees'] as Json | undefined)?.['factors'] ?? {}) as Json;
    return {
      makerFee: String(factors['makerFee']),
      infrastructureFee: String(factors['infrastructureFee']),
      liquidityFee: String(factors['liquidityFee']),
    };
  }

  riskFactors(): { riskFactorLong: string; riskFactorShort: string } {
    const event = this.network.chain.last('riskFactor', (value) => value['market'] === this.market.id)?.value;
    return { riskFactorLong: String(event?.['long']), riskFactorShort: String(event?.['short']) };
  }

  /** What the margin of a party in this market depends on besides its own orders and position. */
  marginTerms(): Readonly<Record<string, Plain>> {
    const scaling = JSON.parse(this.network.parameter('market.margin.scalingFactors')) as Record<string, number>;
    return {
      ...this.riskFactors(),
      ...slippage,
      scaling: {
        searchLevel: String(scaling['search_level']),
        initialMargin: String(scaling['initial_margin']),
        collateralRelease: String(scaling['collateral_release']),
      },
      positionDecimals,
    };
  }

  /** The market's orders that waited on the book at a place among the events. */
  book(until: Place = end): OpenOrder[] {
    const events = this.#own().filter((event) => isBefore(event, until));
    const gone = new Set(valuesOf(events, 'expiredOrders').flatMap((one) => one['orderIds'] as string[]));
    const last = new Map(valuesOf(events, 'order').map((order) => [String(order['id']), order]));
    return [...last.values()]
      .filter(({ id, status }) => status === 'STATUS_ACTIVE' && !gone.has(String(id)))
      .map((order) => ({
        party: String(order['partyId']),
        side: order['side'] === 'SIDE_BUY' ? 'buy' : 'sell',
        price: BigInt(this.market.inAsset(order['price'])),
        volume: BigInt(String(order['remaining'])),
      }));
  }

  /** Signed volume of a party from all its trades. */
  position(party: string, until: Place = end): bigint {
    return sumOf(
      this.#trades({ block: 0, order: 0 }, until).filter((trade) => trade.party === party),
      ({ size }) => size,
    );
  }

  /**
   * Waits until the market has settled its last trades, and compares of each settlement since the last time what it
   * moved, what each party's margin became, and what was then searched or released.
   */
  async settle(step: string, { losses = false }: { losses?: boolean } = {}): Promise<readonly BusEvent[]> {
    const seconds = Number.parseInt(this.network.parameter('network.markPriceUpdateMaximumFrequency'), 10);
    await this.network.chain.forward(seconds + 1);
    const since = this.#own().filter((event) => isBefore(this.#upTo, event));
    const settlements = since.filter(({ kind }) => kind === 'settlePosition');
    for (const block of new Set(settlements.map((event) => event.block))) {
      const here = settlements.filter((event) => event.block === block);
      const [first, last] = [here[0], here[here.length - 1]];
      if (!first || !last) continue;
      this.#settlement(step, first, losses);
      this.#upTo = last;
    }
    return since;
  }

  #settlement(step: string, place: BusEvent, losses: boolean): void {
    const { market, compare } = this;
    const markPrice = String(place.value['price']);
    const traded = this.#trades(this.#upTo, place);
    const parties = [...new Set([...this.#settled.keys(), ...traded.map(({ party }) => party)])].sort();
    const inBlock = this.network.chain.events().filter(({ block }) => block === place.block);
    const entries = ledger(inBlock).filter((entry) => entry.market === market.id);
    const moved = (party: string): bigint =>
      sumOf(entries, ({ type, from, to, amount }) =>
        type === 'MTM_WIN' && to === party
          ? BigInt(amount)
          : type === 'MTM_LOSS' && from === party
            ? -BigInt(amount)
            : 0n,
      );
    const input = {
      markPrice,
      previousMarkPrice: this.#mark ?? markPrice,
      positions: parties.map((party, index) => ({
        party: `party ${index + 1}`,
        openVolume: String(this.#settled.get(party) ?? 0n),
        trades: traded
          .filter((trade) => trade.party === party)
          .map(({ price, size }) => ({ price: String(price), size: String(size) })),
      })),
      positionDecimals,
    };
    const due = (plain(formulas.settleMarkToMarket(input), undefined) as { amount: string }[]).map(({ amount }) =>
      BigInt(amount),
    );
    if (losses && due.some((amount, index) => amount !== moved(parties[index] ?? '')))
      this.#losses(step, place, new Map(parties.map((party, index) => [party, due[index] ?? 0n])));
    else
      compare.formula(
        `${step}: mark-to-market transfers`,
        'settleMarkToMarket',
        input,
        parties.map((party, index) => ({ party: `party ${index + 1}`, amount: String(moved(party)) })),
      );
    this.#mark = markPrice;
    for (const { party, size } of traded) this.#settled.set(party, (this.#settled.get(party) ?? 0n) + size);
    // Margins are told at the end of a block: beside orders of the same block they are not those of this moment.
    const orders = inBlock.some(({ kind, value }) => kind === 'order' && value['marketId'] === market.id);
    for (const party of orders ? [] : parties) {
      const levels = inBlock.find(
        (event) =>
          event.kind === 'marginLevels' &&
          isBefore(place, event) &&
          event.value['marketId'] === market.id &&
          event.value['partyId'] === party,
      );
      if (!levels || this.#settled.get(party) === 0n) continue;
      this.#margin(step, party, markPrice, levels);
      this.#searchAndRelease(step, this.#balance(party, 'MARGIN', place) + moved(party), levels, entries);
    }
  }

  /** Compares a party's margin levels with those of its position, its orders and the book. */
  #margin(step: string, party: string, markPrice: string, levels: BusEvent): void {
    const position = this.position(party, levels);
    const book = this.book(levels);
    const mine = book.filter((order) => order.party === party);
    const volumeOf = (side: Side): string =>
      String(
        sumOf(
          mine.filter((order) => order.side === side),
          ({ volume }) => volume,
        ),
      );
    const exitPrice = exitPriceOf(book, position);
    this.compare.formula(
      `${step}: margin levels`,
      'partyMargin',
      {
        ...this.marginTerms(),
        markPrice,
        openVolume: String(position),
        buyVolume: volumeOf('buy'),
        sellVolume: volumeOf('sell'),
        ...(exitPrice === undefined ? {} : { exitPrice }),
      },
      levelsOf(levels.value),
    );
  }

  #searchAndRelease(step: string, balance: bigint, levels: BusEvent, entries: readonly LedgerEntry[]): void {
    const { value } = levels;
    // Nothing can be searched for where there is nothing: whether it was tried is not seen.
    if (
      this.#balance(String(value['partyId']), 'GENERAL', levels) === 0n &&
      balance < BigInt(levelsOf(value)['search'] ?? '0')
    )
      return;
    const taken = (type: string): bigint =>
      sumOf(
        entries.filter((entry) => entry.type === type && entry.from === value['partyId']),
        ({ amount }) => BigInt(amount),
      );
    const [search, release] = [taken('MARGIN_LOW'), taken('MARGIN_HIGH')];
    const general = entries.find(({ type, from }) => type === 'MARGIN_LOW' && from === value['partyId'])?.fromBalance;
    this.compare.formula(
      `${step}: what is searched or released`,
      'marginTransfer',
      { balance: String(balance), levels: levelsOf(value) },
      {
        action: search > 0n ? 'search' : release > 0n ? 'release' : 'none',
        // What is tried is not seen where the general account gave all that it held.
        ...(general === '0' ? {} : { amount: String(search + release) }),
      },
    );
  }

  /** Compares what is collected from parties that cannot pay, and what the others receive of their gains. */
  #losses(step: string, place: BusEvent, due: ReadonlyMap<string, bigint>): void {
    const { compare, market } = this;
    const [entries = []] = this.network.chain
      .events()
      .filter((event) => event.kind === 'ledgerMovements' && event.block === place.block && isBefore(place, event))
      .map((event) => ledger([event]).filter(({ type, market: id }) => id === market.id && type.startsWith('MTM_')))
      .filter((group) => group.length > 0);
    const names = new Map([...due.keys()].map((party, index) => [party, `party ${index + 1}`]));
    const collected = new Map<string, { margin: bigint; general: bigint; insurance: bigint }>();
    let loser = '';
    for (const { from, fromType, type, amount } of entries) {
      if (type !== 'MTM_LOSS') continue;
      if (from !== '') loser = from;
      const own = collected.get(loser) ?? { margin: 0n, general: 0n, insurance: 0n };
      const part = ({ MARGIN: 'margin', GENERAL: 'general', INSURANCE: 'insurance' } as const)[fromType as 'MARGIN'];
      own[part] += BigInt(amount);
      collected.set(loser, own);
    }
    const losers = [...collected.keys()];
    compare.formula(
      `${step}: what is collected of losses`,
      'collectLosses',
      {
        losses: losers.map((party) => ({
          party: names.get(party) ?? '',
          amount: String(-(due.get(party) ?? 0n)),
          margin: String(this.#balance(party, 'MARGIN', place)),
          general: String(this.#balance(party, 'GENERAL', place)),
        })),
        insurancePool: String(this.#balance('', 'INSURANCE', place)),
      },
      {
        losses: losers.map((party) => {
          const { margin = 0n, general = 0n, insurance = 0n } = collected.get(party) ?? {};
          return {
            party: names.get(party) ?? '',
            margin: String(margin),
            general: String(general),
            insurance: String(insurance),
          };
        }),
      },
    );
    const wins = entries.filter(({ type }) => type === 'MTM_WIN');
    const total = [...collected.values()].reduce((sum, one) => sum + one.margin + one.general + one.insurance, 0n);
    compare.formula(
      `${step}: what the others receive`,
      'lossSocialisation',
      {
        expected: String(-sumOf([...due.values()], (amount) => (amount < 0n ? amount : 0n))),
        collected: String(total),
        wins: wins.map(({ to }) => ({ party: names.get(to) ?? '', amount: String(due.get(to) ?? 0n) })),
      },
      wins.map(({ to, amount }) => ({ party: names.get(to) ?? '', paid: amount })),
    );
    const told = valuesOf(
      this.network.chain.events().filter(({ block }) => block === place.block),
      'lossSocialization',
    );
    const amountOf = (party: string): unknown => told.find(({ partyId }) => partyId === party)?.['amount'];
    compare.fact(
      step,
      'lossSocialization of parties whose gain is cut: what they miss, negative',
      wins.map(({ to, amount }) => String(BigInt(amount) - (due.get(to) ?? 0n))),
      wins.map(({ to }) => amountOf(to)),
    );
    const missing = losers
      .map((party) => {
        const { margin = 0n, general = 0n, insurance = 0n } = collected.get(party) ?? {};
        return { party, amount: -(due.get(party) ?? 0n) - margin - general - insurance };
      })
      .filter(({ amount }) => amount > 0n);
    compare.fact(
      step,
      'lossSocialization of parties that cannot pay: what nobody paid for them',
      missing.map(({ amount }) => String(amount)),
      missing.map(({ party }) => amountOf(party)),
    );
  }

  /** What an account of a party held at a place among the events. */
  #balance(party: string, type: 'MARGIN' | 'GENERAL' | 'INSURANCE', until: Place): bigint {
    const last = this.network.chain
      .events()
      .findLast(
        (event) =>
          event.kind === 'account' &&
          event.value['type'] === `ACCOUNT_TYPE_${type}` &&
          (type === 'INSURANCE' || event.value['owner'] === party) &&
          event.value['asset'] === this.market.asset &&
          (type === 'GENERAL' || event.value['marketId'] === this.market.id) &&
          isBefore(event, until),
      );
    return BigInt(String(last?.value['balance'] ?? 0));
  }

  #own(): BusEvent[] {
    const { id } = this.market;
    return this.network.chain
      .events()
      .filter(({ kind, value }) => kind !== 'marketData' && (value['marketId'] === id || value['market'] === id));
  }

  /** Both sides of each trade between two places, size negative for the seller, price in the asset's smallest unit. */
  #trades(after: Place, until: Place): { party: string; size: bigint; price: bigint }[] {
    return this.#own()
      .filter((event) => event.kind === 'trade' && isBefore(after, event) && isBefore(event, until))
      .flatMap(({ value }) => {
        const [size, price] = [BigInt(String(value['size'])), BigInt(String(value['assetPrice']))];
        return [
          { party: String(value['buyer']), size, price },
          { party: String(value['seller']), size: -size, price },
        ];
      });
  }
}

export function levelsOf(levels: Json | undefined): Record<string, string> {
  return {
    maintenance: String(levels?.['maintenanceMargin']),
    search: String(levels?.['searchLevel']),
    initial: String(levels?.['initialMargin']),
    release: String(levels?.['collateralReleaseLevel']),
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + amount(item), 0n);
}

/** The average price at which a position would trade against the book, rounded down; undefined when the book holds less. */
function exitPriceOf(book: readonly OpenOrder[], position: bigint): string | undefined {
  const side: Side = position > 0n ? 'buy' : 'sell';
  const levels = book
    .filter((order) => order.side === side)
    .sort((a, b) => Number(side === 'buy' ? b.price - a.price : a.price - b.price));
  const wanted = position < 0n ? -position : position;
  let left = wanted;
  let paid = 0n;
  for (const { price, volume } of levels) {
    const taken = volume < left ? volume : left;
    paid += taken * price;
    left -= taken;
  }
  return left === 0n && wanted > 0n ? String(paid / wanted) : undefined;
}
