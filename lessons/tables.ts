import { account } from './engine/accounts.ts';
import type { Order } from './engine/book.ts';
import type { AccountId } from './engine/ledger.ts';
import type { Market } from './engine/market.ts';
import type { LessonTable } from './lesson.ts';
import { accountName, money, signed } from './words.ts';

const row = ({ id, party, side, price = 0, remaining, reserve, iceberg }: Order, icebergs: boolean) => ({
  key: String(id),
  cells: [
    side === 'buy' ? 'buys' : 'sells',
    money(price),
    String(remaining),
    ...(icebergs ? [iceberg === undefined ? '' : String(reserve)] : []),
    party,
  ],
});

/**
 * The orders of a market: sells above buys, so that what trades first stands nearest to the middle.
 * @param icebergs whether to show what icebergs hide
 */
export function bookTable({ book }: Market, icebergs = false): LessonTable {
  return {
    id: 'book',
    caption: 'Order book: on each side, what stands nearest to the other side trades first',
    columns: ['Side', 'Price', icebergs ? 'Visible size' : 'Size', ...(icebergs ? ['Hidden size'] : []), 'Party'],
    rows: [...[...book.orders('sell')].reverse(), ...book.orders('buy')].map((order) => row(order, icebergs)),
    empty: 'The book is empty.',
  };
}

/**
 * What each party holds, and has.
 * @param maintenance whether to show the maintenance margin, which while an auction uncrosses there is none of
 */
export function partiesTable(market: Market, parties: readonly string[], maintenance = true): LessonTable {
  return {
    id: 'parties',
    caption: maintenance
      ? 'Positions, margin and general accounts, and maintenance margins'
      : 'Positions, margin and general accounts',
    columns: ['Party', 'Position', 'Margin', 'General', ...(maintenance ? ['Maintenance'] : [])],
    rows: parties.map((party) => ({
      key: party,
      cells: [
        party,
        signed(market.position(party)),
        money(market.ledger.balance(account.margin(party))),
        money(market.ledger.balance(account.general(party))),
        ...(maintenance ? [money(market.levels(party).maintenance)] : []),
      ],
    })),
    empty: 'Nobody is there.',
  };
}

/** The accounts that belong to no party. */
export function commonTable({ ledger }: Pick<Market, 'ledger'>, accounts: readonly AccountId[]): LessonTable {
  return {
    id: 'common',
    caption: 'Accounts without a party',
    columns: ['Account', 'Balance'],
    rows: accounts.map((one) => ({ key: one.type, cells: [accountName(one), money(ledger.balance(one))] })),
    empty: '',
  };
}

/** Named figures. */
export function figuresTable(figures: Readonly<Record<string, string>>, caption = 'The market'): LessonTable {
  return {
    id: 'figures',
    caption,
    columns: ['Figure', 'Value'],
    rows: Object.entries(figures).map(([name, value]) => ({ key: name, cells: [name, value] })),
    empty: '',
  };
}

const priceOf = (price: number | undefined): string => (price === undefined ? 'none' : money(price));

/** The prices of a market that trades. */
export const pricesTable = ({ book, markPrice, lastTradedPrice }: Market): LessonTable =>
  figuresTable({
    'Best buy price': priceOf(book.best('buy')),
    'Best sell price': priceOf(book.best('sell')),
    'Last traded price': priceOf(lastTradedPrice),
    'Mark price': priceOf(markPrice),
  });
