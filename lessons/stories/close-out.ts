import { account } from '../engine/accounts.ts';
import type { LedgerEntry } from '../engine/ledger.ts';
import { Market, type Phase } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Lesson } from '../lesson.ts';
import { bookTable, commonTable, figuresTable, partiesTable } from '../tables.ts';
import { Telling } from '../telling.ts';
import { money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const OWN = 10;

const sumOf = (moved: readonly LedgerEntry[], type: string, fits: (entry: LedgerEntry) => boolean): number =>
  moved
    .filter((entry) => entry.type === `TRANSFER_TYPE_${type}` && fits(entry))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The reader's margin account against its levels. */
const figures = (market: Market) => {
  const levels = market.levels(YOU);
  return figuresTable(
    {
      'Mark price': money(market.markPrice ?? 0),
      'Your margin account': money(market.ledger.balance(account.margin(YOU))),
      'Release level': money(levels.release),
      'Initial margin': money(levels.initial),
      'Search level': money(levels.search),
      'Maintenance margin': money(levels.maintenance),
    },
    'Your margin and its levels',
  );
};

/** @param previous the mark price before */
function tellSettled(market: Market, moved: readonly LedgerEntry[], previous: number): string {
  const mine = (entry: LedgerEntry): boolean => entry.from.owner === YOU || entry.to.owner === YOU;
  const lost = sumOf(moved, 'MTM_LOSS', ({ from }) => from.owner === YOU);
  const missing = sumOf(moved, 'MTM_LOSS', ({ from }) => from.owner === undefined);
  const won = sumOf(moved, 'MTM_WIN', mine);
  const mark = market.markPrice ?? 0;
  const price = money(mark);
  const levels = market.levels(YOU);
  const held = market.ledger.balance(account.margin(YOU));
  const owed = Math.max(0, market.position(YOU) * (previous - mark));
  const unpaid = owed - lost - missing;
  if (market.position(YOU) === 0)
    return told(`The mark price becomes ${price}. You have no position: it does not touch you`);
  const change =
    lost > 0
      ? missing > 0
        ? `You lose ${money(owed)}. Your margin and your general account are emptied for it, and the insurance pool pays ${money(missing)}${
            unpaid > 0
              ? `. That empties it as well: the last ${money(unpaid)} nobody pays, and those who gained receive that much less (loss socialisation)`
              : ''
          }`
        : `You lose ${money(lost)}: first your margin account pays, then your general account`
      : won > 0
        ? `You gain ${money(won)}, which arrive in your margin account`
        : 'For you nothing changes';
  const place =
    levels.maintenance > held
      ? `${money(held)} are less than your maintenance margin, ${money(levels.maintenance)}`
      : levels.search > held
        ? `${money(held)} are less than your search level, ${money(levels.search)}`
        : held >= levels.release
          ? `${money(held)} have reached your release level, ${money(levels.release)}`
          : `${money(held)} lie between your search and your release level: nothing needs to be done`;
  return told(`The mark price becomes ${price}`, change, place);
}

function tellSearched(market: Market, moved: readonly LedgerEntry[]): string {
  const called = sumOf(moved, 'MARGIN_LOW', ({ to }) => to.owner === YOU);
  const released = sumOf(moved, 'MARGIN_HIGH', ({ from }) => from.owner === YOU);
  const levels = market.levels(YOU);
  const held = market.ledger.balance(account.margin(YOU));
  if (released > 0)
    return told(`What exceeds the initial margin, ${money(released)}, goes back to your general account`);
  const call =
    called === 0
      ? 'The network looks for what your initial margin lacks in your general account, and finds nothing there'
      : held >= levels.initial
        ? `${money(called)} move out of your general account: your margin account is back at the initial margin`
        : `The network wants to restore the initial margin, but your general account holds only ${money(called)}: all of it moves`;
  return told(
    call,
    levels.maintenance > held
      ? 'Your margin account stays below the maintenance margin: your position will be closed out, in this same block'
      : levels.initial > held
        ? 'You are above the maintenance margin, so you keep your position'
        : '',
  );
}

const average = (moved: readonly LedgerEntry[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);

/** What the lesson says at each part of a close-out. */
const said: Partial<
  Readonly<Record<Phase, readonly [action: string, says: (market: Market, moved: readonly LedgerEntry[]) => string]>>
> = {
  'orders-stopped': [
    'Your orders are taken off the book',
    (market) =>
      told(
        'Your sell order at 130.00 ends STOPPED',
        `Without it your margin is looked at again: ${money(market.ledger.balance(account.margin(YOU)))} are not more than the maintenance margin, ${money(market.levels(YOU).maintenance)}, so you are closed out`,
      ),
  ],
  'closed-out': [
    'The network trades your whole position away',
    (market) =>
      told(
        `A network order, all or nothing, sells ${OWN} to the best buy orders of the book: Cleo’s and Dan’s`,
        `These trades do not move the mark price, which stays ${money(market.markPrice ?? 0)}`,
      ),
  ],
  'close-out-fees': [
    'You pay the fees of the close-out',
    (_, moved) =>
      moved.length === 0
        ? 'There is nothing left to pay them with: nobody receives any.'
        : told(
            `For each of the network’s trades the fees of continuous trading leave your margin account, ${money(
              average(moved.filter(({ from }) => from.owner === YOU)),
            )} in all; Cleo and Dan receive the maker fee`,
          ),
  ],
  confiscated: [
    'What is left of your margin goes to the insurance pool',
    (_, moved) =>
      moved.length === 0
        ? 'Nothing is left. Your position is gone: you hold 0.'
        : told(
            `${money(sumOf(moved, 'MARGIN_CONFISCATED', () => true))} are taken, whatever the network loses or gains on your position`,
            'Your position is gone: you hold 0',
          ),
  ],
  'network-settled': [
    'The insurance pool pays for what the network lost',
    (market, moved) => {
      const paid = sumOf(moved, 'MTM_LOSS', () => true);
      const empty = market.ledger.balance(account.insurance) === 0;
      return told(
        `The network sold below the mark price. The difference is a gain of Cleo and Dan, and the insurance pool pays ${money(paid)} of it`,
        empty ? 'The pool is empty now: what it cannot pay, Cleo and Dan do not receive' : '',
        'Their margins are then looked at as well',
      );
    },
  ],
};

/** A long position loses, is called for margin, and is closed out. */
export const closeOut: Lesson = {
  name: 'close-out',
  title: 'A margin call and a close-out',
  intro:
    'You hold 10 at a mark price of 100.00, with 120.00 in your margin account and 40.00 in your general account, and you offer all 10 at 130.00. Ben is short 10. Risk factors are 0.1; search level, initial margin and release level are 1.1, 1.2 and 1.4 times the maintenance margin. You choose the prices of three trades between others, one in each block.',
  leavesOut:
    'Left out: price monitoring, which would stop trading for a while at large moves; slippage in margins; bond accounts. Each block here ends with a marking: on a network that happens at most once in network.markPriceUpdateMaximumFrequency. If the buy orders of the book were too small for the whole position, nothing would be closed out; it would be tried again at a later marking, if the mark price is another one by then and the margin is still too low.',
  fields: [
    { kind: 'number', name: 'first', label: 'First price', default: '98.50', min: 70, max: 125, places: 2 },
    { kind: 'number', name: 'second', label: 'Second price', default: '95.00', min: 70, max: 125, places: 2 },
    { kind: 'number', name: 'third', label: 'Third price', default: '91.50', min: 70, max: 125, places: 2 },
  ],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = 10_000;
    market.lastTradedPrice = 10_000;
    for (const party of PARTIES) market.ledger.endow(account.general(party), party === YOU ? 4000 : 500_000);
    market.ledger.endow(account.insurance, 2500);
    market.hold(YOU, OWN);
    market.hold('Ben', -OWN);
    market.submit({ party: YOU, side: 'sell', price: 13_000, size: OWN });
    const prices = ['first', 'second', 'third'].map((name) => values.number(name).times(100).toNumber());
    const lowest = Math.min(...prices);
    market.submit({ party: 'Cleo', side: 'buy', price: lowest - 100, size: 6 });
    market.submit({ party: 'Dan', side: 'buy', price: lowest - 200, size: 9 });
    const telling = new Telling(market, () => [
      figures(market),
      partiesTable(market, PARTIES),
      bookTable(market),
      commonTable(market, [account.insurance, account.infrastructureFees, account.liquidityFees]),
    ]);
    for (const price of prices) {
      const before = market.position(YOU);
      const previous = market.markPrice ?? 0;
      market.submit({ party: 'Finn', side: 'buy', price, size: 1 });
      market.submit({ party: 'Eve', side: 'sell', price, size: 1, timeInForce: 'IOC' });
      telling.step(
        `Finn bids 1 at ${money(price)}, and Eve sells to this bid`,
        told(
          `The last traded price is ${money(price)}`,
          before === 0 ? 'You have no position any more' : 'Your accounts do not change before the market is marked',
        ),
      );
      market.endBlock((phase) => {
        if (phase === 'marked')
          telling.step('The block ends: those who lost pay those who gained', (moved) =>
            tellSettled(market, moved, previous),
          );
        else if (phase === 'searched') {
          if (market.position(YOU) !== 0) {
            const levels = market.levels(YOU);
            const held = market.ledger.balance(account.margin(YOU));
            telling.step('Margins are looked at', (moved) =>
              moved.some(({ from, to }) => from.owner === YOU || to.owner === YOU) || held < levels.search
                ? tellSearched(market, moved)
                : 'Yours needs nothing.',
            );
          }
        } else {
          const [action, says] = said[phase] ?? [];
          if (action !== undefined && says !== undefined) telling.step(action, (moved) => says(market, moved));
        }
      });
    }
    return telling.run();
  },
};
