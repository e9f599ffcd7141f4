import { fundingPeriod } from '../../protocol-math/perpetual/fundingPeriod.ts';
import { showPercent } from '../../protocol-math/units.ts';
import { account } from '../engine/accounts.ts';
import { payFunding } from '../engine/funding.ts';
import { Market } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Lesson, LessonTable } from '../lesson.ts';
import { figuresTable, partiesTable } from '../tables.ts';
import { tellMarking, Telling } from '../telling.ts';
import { money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ben', 'Cleo', 'Eve', 'Finn'];
const HOUR = 3600;
const LENGTH = 8;

interface Point {
  readonly time: number;
  readonly price: number;
}

const fundingOf = (internal: readonly Point[], external: readonly Point[], hours: number) =>
  fundingPeriod({
    internal,
    external,
    start: 0,
    end: hours * HOUR,
    interestRate: 0,
    clampLowerBound: 0,
    clampUpperBound: 0,
  });

function figures(hours: number, internal: readonly Point[], external: readonly Point[]): LessonTable {
  const funding = fundingOf(internal, external, hours);
  const shown = (amount: { toNumber(): number } | undefined): string =>
    amount === undefined ? 'none' : money(amount.toNumber());
  return figuresTable(
    {
      'Hours since the period began': String(hours),
      'Mark price': money(internal.at(-1)?.price ?? 0),
      'Price of the data source': money(external.at(-1)?.price ?? 0),
      'Time-weighted average of the mark price': shown(funding?.internalTwap),
      'Time-weighted average of the data source': shown(funding?.externalTwap),
      'Payment of a position of +1, if the period ended now': shown(funding?.payment),
      'Funding rate': funding === undefined ? 'none' : showPercent(funding.rate),
    },
    'The funding period',
  );
}

const tellFlow = (payment: number): string =>
  payment > 0
    ? `Longs pay and shorts receive: ${money(payment)} for each position`
    : `Shorts pay and longs receive: ${money(-payment)} for each position`;

/** A funding period of a perpetual: two averages part, and at its end one side pays the other. */
export const funding: Lesson = {
  name: 'funding',
  title: 'The funding of a perpetual',
  intro:
    'A perpetual future. You hold 10; Ben is short 6 and Cleo 4. Risk factors are 0.1. A funding period of eight hours begins; mark price and data source are at 100.00, values that are carried over into it. You choose what the data source says after three hours.',
  leavesOut:
    'Left out: the interest rate and its clamp, which are zero in this market, and the margin funding factor, zero too: where it is not, margin for the coming payment is asked for during the period.',
  fields: [
    {
      kind: 'number',
      name: 'external',
      label: 'The data source after three hours',
      default: '101.00',
      min: 85,
      max: 120,
      places: 2,
    },
  ],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    for (const party of PARTIES) market.ledger.endow(account.general(party), 200_000);
    market.hold(YOU, 10);
    market.hold('Ben', -6);
    market.hold('Cleo', -4);
    const internal: Point[] = [{ time: 0, price: 10_000 }];
    const external: Point[] = [{ time: 0, price: 10_000 }];
    let hours = 0;
    const telling = new Telling(market, () => [figures(hours, internal, external), partiesTable(market, PARTIES)]);
    const trade = (at: number, price: number): void => {
      hours = at;
      market.submit({ party: 'Finn', side: 'buy', price, size: 1 });
      market.submit({ party: 'Eve', side: 'sell', price, size: 1, timeInForce: 'IOC' });
      market.endBlock();
      internal.push({ time: at * HOUR, price });
      telling.step(`After ${at} hours Eve sells 1 to Finn at ${money(price)}, and the market is marked`, (moved) =>
        told(
          `The new mark price, ${money(price)}, counts for the average from now on`,
          `Gains and losses are settled at once, as in every market: ${tellMarking(moved)}`,
        ),
      );
    };
    trade(2, 10_300);
    hours = 3;
    const said = values.number('external').times(100).toNumber();
    external.push({ time: hours * HOUR, price: said });
    telling.step(
      `After 3 hours the data source says ${money(said)}`,
      'This price counts for the other average from now on. It moves no money, and not the mark price.',
    );
    trade(5, 10_500);
    hours = LENGTH;
    const payment = fundingOf(internal, external, hours)?.payment.toNumber() ?? 0;
    const touched = payment === 0 ? [] : payFunding(market, payment);
    telling.step(
      'After 8 hours the schedule ends the period: funding is paid',
      payment === 0
        ? 'Both averages are the same: nobody pays.'
        : told(
            'What one position pays is the average of the mark price minus that of the data source, each rounded down',
            tellFlow(payment),
            `Your 10 ${payment > 0 ? 'pay' : 'receive'} ${money(Math.abs(10 * payment))}, ${payment > 0 ? 'out of' : 'into'} your margin account`,
          ),
    );
    market.checkMargins(touched);
    telling.step('Margins are looked at', (moved) =>
      told(
        tellMarking(moved) || 'All margin accounts lie between their search and release levels: nothing moves',
        'The next period begins with the last two prices',
      ),
    );
    return telling.run();
  },
};
