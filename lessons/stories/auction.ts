import { account } from '../engine/accounts.ts';
import type { Order } from '../engine/book.ts';
import { Market, type Submission } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Lesson } from '../lesson.ts';
import { bookTable, figuresTable, partiesTable } from '../tables.ts';
import { tellMarking, Telling } from '../telling.ts';
import { listed, money, told, YOU } from '../words.ts';

const PARTIES = ['Ana', YOU, 'Ben', 'Cleo', 'Dan'];
const PURSE = 100_000;

const figures = (market: Market) => {
  const found = market.auction ? market.indicative() : undefined;
  return figuresTable({
    'Trading mode': market.auction ? 'opening auction' : 'continuous',
    'Indicative price': found === undefined ? 'none' : money(found.price),
    'Indicative volume': found === undefined ? '0' : String(found.volume),
    'Mark price': market.markPrice === undefined ? 'none' : money(market.markPrice),
  });
};

function tellIndicative(market: Market): string {
  const found = market.indicative();
  return found === undefined
    ? 'No buy price reaches a sell price: if the auction ended now, nothing would trade'
    : `If the auction ended now, ${found.volume} would trade at ${money(found.price)}: the middle of the lowest and the highest price of the book at which that many can trade`;
}

/** An opening auction collects orders and ends with all its trades at one price. */
export const auction: Lesson = {
  name: 'auction',
  title: 'An auction collects orders and uncrosses',
  intro:
    'The opening auction of a futures market. Each party has 1,000.00; risk factors are 0.1, and the initial margin is 1.2 times the maintenance margin. You choose the fourth order.',
  leavesOut:
    'Left out: how long the auction lasts, and that an opening auction ends only when liquidity providers have committed the target stake. No fees are paid in an opening auction; in an auction that price or liquidity monitoring started, each side pays half of the infrastructure and of the liquidity fee, and nobody a maker fee.',
  fields: [
    {
      kind: 'choice',
      name: 'side',
      label: 'Your order',
      default: 'buy',
      options: [
        { value: 'buy', label: 'buy' },
        { value: 'sell', label: 'sell' },
      ],
    },
    { kind: 'number', name: 'price', label: 'Price', default: '101.00', min: 90, max: 110, places: 2 },
    { kind: 'number', name: 'size', label: 'Size', default: '7', min: 1, max: 25, places: 0 },
  ],
  run(values) {
    const market = new Market(plainMarket);
    market.auction = true;
    for (const party of PARTIES) market.ledger.endow(account.general(party), PURSE);
    const telling = new Telling(market, () => [
      bookTable(market),
      figures(market),
      partiesTable(market, PARTIES, false),
    ]);
    const place = (action: string, wanted: Submission, why: string): Order => {
      const { order } = market.submit(wanted);
      telling.step(action, told(why, tellIndicative(market)));
      return order;
    };
    place(
      'Ana bids 10 at 104.00',
      { party: 'Ana', side: 'buy', price: 10_400, size: 10 },
      'In an auction orders only wait. Margin for an order is measured at its own price: 10 × 104.00 × 0.1 × 1.2 = 124.80',
    );
    place(
      'Ben offers 6 at 98.00',
      { party: 'Ben', side: 'sell', price: 9800, size: 6 },
      'This price lies below Ana’s, and still nothing trades yet',
    );
    place('Cleo offers 8 at 100.00', { party: 'Cleo', side: 'sell', price: 10_000, size: 8 }, '');
    const side = values.choice('side') === 'sell' ? 'sell' : 'buy';
    const own = values.number('price').times(100).toNumber();
    const size = values.number('size').toNumber();
    place(
      `You ${side === 'buy' ? 'bid' : 'offer'} ${size} at ${money(own)}`,
      { party: YOU, side, price: own, size },
      '',
    );
    const dans = place(
      'Dan offers 5 at 100.00, good for this auction only (GFA)',
      { party: 'Dan', side: 'sell', price: 10_000, size: 5, timeInForce: 'GFA' },
      'At 100.00 Cleo’s order came first',
    );
    const trades = market.uncross((reached) => {
      if (reached === 'uncrossed')
        telling.step(
          'The auction ends, and the book uncrosses',
          `All trades have one price, ${money(market.lastTradedPrice ?? 0)}. Orders trade in the order of their prices, at one price the oldest first.`,
        );
      else if (dans.status === 'CANCELLED')
        telling.step(
          'What is left of Dan’s order is cancelled',
          `It was good for the auction only: the ${dans.remaining} that found nobody leave the book. Other orders stay.`,
        );
    });
    telling.step('The market is marked, and continuous trading begins', (moved) =>
      told(
        `The mark price is ${money(market.markPrice ?? 0)}. The trades were: ${listed(
          trades.map(({ buyer, seller, size }) => `${buyer} ${size} from ${seller}`),
        )}`,
        'From now on margins are measured at the mark price instead of the prices of the orders',
        tellMarking(moved) || 'Every margin account lies between its search and release levels: nothing moves',
      ),
    );
    return telling.run();
  },
};
