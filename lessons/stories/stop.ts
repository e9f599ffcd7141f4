import { account } from '../engine/accounts.ts';
import { Market } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import { StopPair, type StopOrder, type Triggered } from '../engine/stops.ts';
import type { Lesson, LessonTable } from '../lesson.ts';
import { bookTable, partiesTable, pricesTable } from '../tables.ts';
import { tellMarking, Telling } from '../telling.ts';
import { listed, money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const SIZE = 10;

const stopsTable = (stops: readonly StopOrder[], submitted: boolean): LessonTable => ({
  id: 'stops',
  caption: 'Your stop orders: the network keeps them, and nobody sees them on the book',
  columns: ['Half', 'Trigger price', 'Order inside', 'Status'],
  rows: submitted
    ? stops.map(({ name, trigger, submission, status }) => ({
        key: name,
        cells: [
          name,
          money(trigger),
          `sell ${submission.size} ${submission.price === undefined ? 'at any price' : `at ${money(submission.price)}`}`,
          status,
        ],
      }))
    : [],
  empty: 'You have none yet.',
});

function tellTriggered({ stop, order, trades }: Triggered): string {
  const sold = order.size - order.remaining;
  return told(
    `The last trade has reached ${money(stop.trigger)}, so the order inside is submitted, and the other half is STOPPED at once`,
    trades.length === 0
      ? 'Nobody buys at its price: it ends STOPPED without a trade. You keep your position, and have no stop order any more'
      : `You sell ${listed(trades.map(({ buyer, price, size }) => `${size} to ${buyer} at ${money(price)}`))}`,
    sold > 0 && trades.some(({ price }) => price < stop.trigger)
      ? 'The trigger is not the price at which you trade: a market order takes what the book offers'
      : '',
    sold > 0
      ? 'You came last, so you pay the fees. No margin was asked for: the order could only shrink your position'
      : '',
  );
}

/** A position is protected by a pair of stop orders; the price falls, and one of them triggers. */
export const stop: Lesson = {
  name: 'stop',
  title: 'A pair of stop orders waits, and one triggers',
  intro:
    'You hold 10 at a mark price of 100.00. The book has buy orders of Cleo and Dan. You submit two stop orders as a pair: one sells when the price falls to 96.00 or below, the other when it rises to 108.00 or above. You choose the price of the second trade between others.',
  leavesOut:
    'Left out: trailing stop orders, expiry, and auctions. A trade at a price that the network sets in a close-out triggers nothing.',
  fields: [
    {
      kind: 'number',
      name: 'price',
      label: 'Price of the second trade',
      default: '96.00',
      min: 95.6,
      max: 112,
      places: 2,
    },
  ],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    for (const party of PARTIES) market.ledger.endow(account.general(party), 100_000);
    market.hold(YOU, SIZE);
    market.hold('Ben', -SIZE);
    market.submit({ party: 'Cleo', side: 'buy', price: 9550, size: 6 });
    market.submit({ party: 'Dan', side: 'buy', price: 9400, size: 9 });
    const inside = { party: YOU, side: 'sell', size: SIZE, timeInForce: 'IOC', reduceOnly: true } as const;
    const pair = new StopPair(market, [
      { name: 'falls below', direction: 'falls below', trigger: 9600, submission: inside, status: 'PENDING' },
      {
        name: 'rises above',
        direction: 'rises above',
        trigger: 10_800,
        submission: { ...inside, price: 10_750 },
        status: 'PENDING',
      },
    ]);
    let submitted = false;
    const telling = new Telling(market, () => [
      stopsTable(pair.stops, submitted),
      bookTable(market),
      partiesTable(market, PARTIES),
      pricesTable(market),
    ]);
    submitted = true;
    telling.step(
      'You submit the pair of stop orders',
      'Both wait. The orders inside are reduce-only and immediate or cancel (IOC): the first sells at any price, the second at 107.50 or more. No margin is taken for them, and the book does not show them.',
    );
    for (const price of [9800, values.number('price').times(100).toNumber()]) {
      market.submit({ party: 'Finn', side: 'buy', price, size: 1 });
      market.submit({ party: 'Eve', side: 'sell', size: 1, timeInForce: 'IOC' });
      telling.step(
        `Finn bids 1 at ${money(price)}, and Eve sells to this bid`,
        'Stop orders look at the price of the last trade, not at the mark price, and after each order that arrives.',
      );
      const found = pair.look();
      if (found !== undefined) {
        telling.step(`Your stop order “${found.stop.name}” triggers`, tellTriggered(found));
        // What the triggered order traded at may have reached the other half, which is stopped already.
        pair.look();
      } else
        telling.step(
          'The triggers are looked at',
          `${money(price)} lies between 96.00 and 108.00: both stop orders go on waiting.`,
        );
    }
    market.endBlock();
    telling.step('The block ends, and the market is marked', (moved) =>
      told(
        `The mark price becomes ${money(market.markPrice ?? 0)}`,
        tellMarking(moved),
        market.position(YOU) === 0
          ? 'With neither position nor orders, nothing stays in your margin account. Stop orders of yours that still waited would be cancelled now'
          : '',
      ),
    );
    return telling.run();
  },
};
