import { account } from '../engine/accounts.ts';
import { Market, type Submission } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Trade } from '../engine/trade.ts';
import type { Lesson, Values } from '../lesson.ts';
import { bookTable, commonTable, partiesTable, pricesTable } from '../tables.ts';
import { tellMarking, Telling } from '../telling.ts';
import { listed, money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ana', 'Ben', 'Cleo', 'Dan', 'Finn'];
const MARK = 10_000;
const PURSE = 100_000;

const ofTrades = (trades: readonly Trade[], party: string): string =>
  listed(
    trades.map(({ buyer, seller, price, size }) =>
      buyer === party ? `${size} from ${seller} at ${money(price)}` : `${size} to ${buyer} at ${money(price)}`,
    ),
  );

function ownOrder(values: Values): Submission {
  return {
    party: YOU,
    side: values.choice('side') === 'sell' ? 'sell' : 'buy',
    price: values.number('price').times(100).toNumber(),
    size: values.number('size').toNumber(),
  };
}

function submitOwn(market: Market, telling: Telling, wanted: Submission): void {
  const { order, trades } = market.submit(wanted);
  const other = wanted.side === 'buy' ? 'sell' : 'buy';
  const verb = wanted.side === 'buy' ? 'buy' : 'sell';
  const margin =
    order.status === 'REJECTED'
      ? 'The margin that it needs is more than you have: it is rejected'
      : 'First the initial margin for it moves to your margin account';
  const traded =
    trades.length === 0
      ? `No ${other} order reaches your price, so nothing trades`
      : `You ${verb} ${ofTrades(trades, YOU)}: the best price first, at one price the order that waits longest, and always at the price of the order that waits. You came last, so you pay all fees: out of your general account to those you traded with, to the validators and to the liquidity providers`;
  const rest =
    order.status === 'FILLED'
      ? 'Your order is filled. The mark price has not moved yet'
      : `The ${order.remaining} that are left wait on the book at ${money(order.price ?? 0)}`;
  telling.step(
    `You ${verb} ${wanted.size} at ${money(wanted.price ?? 0)} ${wanted.side === 'buy' ? 'or less' : 'or more'}`,
    order.status === 'REJECTED' ? told(margin) : told(margin, traded, rest),
  );
}

function endBlock(market: Market, telling: Telling): void {
  const traded = market.endBlock();
  telling.step('The block ends, and the market is marked', (moved) =>
    traded
      ? told(
          `The mark price becomes ${money(market.markPrice ?? 0)}, the price of the last trade`,
          tellMarking(moved) ||
            'Nobody has gained or lost: each trade counts from its own price. All margin accounts lie between their search and release levels, so nothing moves',
        )
      : 'Nothing has traded since the market was marked last: the mark price stays.',
  );
}

function sellAtAnyPrice(market: Market, telling: Telling): void {
  const { order, trades } = market.submit({ party: 'Finn', side: 'sell', size: 6, timeInForce: 'IOC' });
  telling.step(
    'Finn sells 6 at any price: a market order, IOC',
    trades.length === 0
      ? 'Nobody buys: nothing trades, the order ends STOPPED, and the margin that it asked for goes back.'
      : told(
          `Finn sells ${ofTrades(trades, 'Finn')}, and pays the fees`,
          order.remaining === 0
            ? 'The order is filled'
            : `There are no more buy orders: the ${order.remaining} that are left are dropped, and the order ends ${order.status}`,
        ),
  );
}

/** Orders arrive, wait and trade; the market is marked; an order is taken back. */
export const match: Lesson = {
  name: 'match',
  title: 'Place orders and watch the book match',
  intro:
    'A futures market in which nobody has a position. Its mark price is 100.00, and each party has 1,000.00. Risk factors are 0.1, so the maintenance margin is a tenth of the value, and the initial margin 1.2 times that. Fees are 0.02% for the maker, 0.05% for the infrastructure and 0.1% for liquidity. You choose the fifth order.',
  leavesOut:
    'Left out: price monitoring, which would start an auction, or stop an order that cannot wait, when a price leaves its bounds; slippage in margins; pegged orders; what is done with the fees later.',
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
    { kind: 'number', name: 'price', label: 'Price', default: '101.50', min: 90, max: 110, places: 2 },
    { kind: 'number', name: 'size', label: 'Size', default: '8', min: 1, max: 25, places: 0 },
  ],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = MARK;
    market.lastTradedPrice = MARK;
    for (const party of PARTIES) market.ledger.endow(account.general(party), PURSE);
    const telling = new Telling(market, () => [
      bookTable(market),
      partiesTable(market, PARTIES),
      pricesTable(market),
      commonTable(market, [account.infrastructureFees, account.liquidityFees]),
    ]);
    market.submit({ party: 'Ben', side: 'sell', price: 10_100, size: 5 });
    telling.step(
      'Ben offers 5 at 101.00',
      'Nobody buys, so the order waits on the book. It could make Ben 5 short: the initial margin for that, 5 × 100.00 × 0.1 × 1.2 = 60.00, moves to Ben’s margin account.',
    );
    market.submit({ party: 'Cleo', side: 'sell', price: 10_100, size: 5 });
    telling.step('Cleo offers 5 at 101.00 as well', 'At the same price, Ben’s order came first and will trade first.');
    const { order: dans } = market.submit({ party: 'Dan', side: 'sell', price: 10_200, size: 10 });
    telling.step('Dan offers 10 at 102.00', 'A worse price for buyers: it waits behind the other two.');
    market.submit({ party: 'Ana', side: 'buy', price: 9900, size: 4 });
    telling.step(
      'Ana bids 4 at 99.00',
      'That price does not reach the best offer, so nothing trades. Between 99.00 and 101.00 is the spread.',
    );
    submitOwn(market, telling, ownOrder(values));
    endBlock(market, telling);
    sellAtAnyPrice(market, telling);
    endBlock(market, telling);
    if (dans.status === 'ACTIVE') {
      const idle = market.position('Dan') === 0;
      market.cancel(dans);
      telling.step(
        'Dan cancels what is left of the order at 102.00',
        idle
          ? 'With neither position nor orders left, the whole margin goes back at once.'
          : 'Dan still has a position: the margin stays as it is until the market is marked again.',
      );
    }
    return telling.run();
  },
};
