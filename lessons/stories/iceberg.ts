import { account } from '../engine/accounts.ts';
import { Market } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Trade } from '../engine/trade.ts';
import type { Lesson } from '../lesson.ts';
import { bookTable, partiesTable, pricesTable } from '../tables.ts';
import { Telling } from '../telling.ts';
import { listed, money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ana', 'Ben', 'Cleo', 'Finn'];
const PRICE = 10_100;
const PURSE = 100_000;

const sellers = (trades: readonly Trade[]): string =>
  listed(trades.map(({ seller, price, size }) => `${size} from ${seller} at ${money(price)}`));

/** Icebergs show a part of themselves, are refreshed, lose their place, and share what comes for their hidden part. */
export const iceberg: Lesson = {
  name: 'iceberg',
  title: 'An iceberg shows a part, and is refreshed',
  intro:
    'A futures market with a mark price of 100.00 in which nobody has a position. Each party has 1,000.00. Risk factors are 0.1, and the initial margin is 1.2 times the maintenance margin. You choose the size of your order.',
  leavesOut:
    'Left out: icebergs that are pegged, and icebergs in auctions, where the whole size counts. A plain order that waits trades in the same way as an iceberg that hides nothing.',
  fields: [{ kind: 'number', name: 'size', label: 'Size of your order', default: '18', min: 1, max: 40, places: 0 }],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    for (const party of PARTIES) market.ledger.endow(account.general(party), PURSE);
    const telling = new Telling(market, () => [
      bookTable(market, true),
      partiesTable(market, PARTIES),
      pricesTable(market),
    ]);
    const { order: anas } = market.submit({
      party: 'Ana',
      side: 'sell',
      price: PRICE,
      size: 20,
      iceberg: { peak: 5, minimum: 3 },
    });
    telling.step(
      'Ana offers 20 at 101.00 as an iceberg: peak size 5, minimum visible size 3',
      'The book shows 5; the other 15 are in reserve. Margin is asked for all 20.',
    );
    market.submit({ party: 'Ben', side: 'sell', price: PRICE, size: 4 });
    telling.step(
      'Ben offers 4 at 101.00',
      'A plain order. Ana’s order came first, so what it shows trades before Ben’s.',
    );
    market.submit({ party: 'Cleo', side: 'sell', price: PRICE, size: 10, iceberg: { peak: 2, minimum: 1 } });
    telling.step(
      'Cleo offers 10 at 101.00 as an iceberg: peak size 2, minimum visible size 1',
      'It stands behind Ben’s order: 2 to be seen, 8 in reserve.',
    );
    market.submit({ party: 'Finn', side: 'buy', size: 3, timeInForce: 'IOC' });
    telling.step(
      'Finn buys 3 at any price',
      `Ana’s order came first and gives all 3. Then it shows 2, less than its minimum of 3: out of the reserve it shows ${anas.remaining} again, and for that it goes to the end of the queue. Now Ben is first.`,
    );
    const size = values.number('size').toNumber();
    const visible = market.book.orders('sell').reduce((sum, order) => sum + order.remaining, 0);
    const { order, trades } = market.submit({ party: YOU, side: 'buy', price: PRICE, size });
    telling.step(
      `You buy ${size} at 101.00`,
      told(
        `You get ${sellers(trades)}`,
        size > visible
          ? `The ${visible} that the book shows come first, in the order of the queue. What you still want comes out of the reserves, in proportion to them, rounded down; what rounding leaves comes from the iceberg that is first in the queue`
          : 'What the book shows is enough, in the order of the queue: no reserve is touched while your order trades',
        order.remaining > 0
          ? `There is no more at this price: the other ${order.remaining} wait on the book as your own buy order`
          : 'When your order is done, each iceberg that shows less than its minimum is refreshed and goes to the end of the queue',
      ),
    );
    market.endBlock();
    telling.step(
      'The block ends, and the market is marked',
      `The mark price becomes ${money(market.markPrice ?? 0)}. Margins are measured anew: for the hidden parts as well.`,
    );
    return telling.run();
  },
};
