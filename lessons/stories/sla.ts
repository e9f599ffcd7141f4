import { dec, sum } from '../../protocol-math/decimal.ts';
import { bondSlash } from '../../protocol-math/liquidity/bondSlash.ts';
import { feeAllocation } from '../../protocol-math/liquidity/feeAllocation.ts';
import { feeDistribution } from '../../protocol-math/liquidity/feeDistribution.ts';
import { meetsCommitment } from '../../protocol-math/liquidity/meetsCommitment.ts';
import { slaPenalties } from '../../protocol-math/liquidity/slaPenalties.ts';
import { slaTimeFraction } from '../../protocol-math/liquidity/slaTimeFraction.ts';
import { showPercent } from '../../protocol-math/units.ts';
import { account } from '../engine/accounts.ts';
import { Ledger } from '../engine/ledger.ts';
import type { Lesson, LessonTable } from '../lesson.ts';
import { commonTable, figuresTable } from '../tables.ts';
import { Telling } from '../telling.ts';
import { money, told, YOU } from '../words.ts';

const LENA = 'Lena';
/** In the order of their ids, in which the release goes through them. */
const PROVIDERS = [LENA, YOU] as const;
const COMMITMENT = { [LENA]: 3_000_000, [YOU]: 1_000_000 } as const;
const SHARE = { [LENA]: '0.75', [YOU]: '0.25' } as const;
const PRICE = 10_000;
const LENGTH = 10;
const ORDERS = { both: ['buy', 'sell'], one: ['buy'] } as const;
const rules = { minTimeFraction: '0.6', competitionFactor: '0.5', bondPenaltySlope: 2, bondPenaltyMax: '0.1' };

/** What the reader's orders come to, against the commitment. */
function stateOf(sides: readonly ('buy' | 'sell')[]) {
  const orders = sides.map((side) => ({ side, price: side === 'buy' ? 9850 : 10_150, remaining: 110 }));
  return meetsCommitment({
    commitment: COMMITMENT[YOU],
    stakeToCcyVolume: 1,
    priceRange: '0.05',
    markPrice: PRICE,
    // The middle stands between Lena's orders, which never go.
    midPrice: PRICE,
    orders,
  });
}

const accountsTable = (ledger: Ledger): LessonTable => ({
  id: 'parties',
  caption: 'The providers’ accounts: the bond holds the commitment, the fee account what is set aside for them',
  columns: ['Provider', 'Bond', 'Liquidity fees', 'General'],
  rows: PROVIDERS.map((party) => ({
    key: party,
    cells: [
      party,
      ...[account.bond, account.providerFees, account.general].map((of) => money(ledger.balance(of(party)))),
    ],
  })),
  empty: '',
});

/** A liquidity provider leaves the book for a while; at the end of the epoch fees and bond answer for it. */
export const sla: Lesson = {
  name: 'sla',
  title: 'A liquidity provider through an epoch',
  intro:
    'Two parties provide liquidity: Lena has committed 30,000.00 and you 10,000.00. The stake is multiplied by 1, so you have to keep orders worth 10,000.00 on each side, within 5% of the middle, at least 60% of the time. The competition factor is 0.5; the bond penalty has a slope of 2 and is at most 0.1. An epoch of ten hours begins. You choose how long your sell order is away.',
  leavesOut:
    'Left out: margin for the orders, penalties of earlier epochs (the hysteresis), auctions, how shares and liquidity scores come about (yours is a quarter, and the scores are equal), and what a slashed bond does to the commitment at the next epoch.',
  fields: [
    {
      kind: 'choice',
      name: 'gap',
      label: 'Your sell order is away for',
      default: '2',
      options: [
        { value: '2', label: '2 hours' },
        { value: '6', label: '6 hours' },
        { value: '8', label: '8 hours' },
      ],
    },
  ],
  run(values) {
    const gap = Number(values.choice('gap'));
    const ledger = new Ledger();
    for (const party of PROVIDERS) {
      ledger.endow(account.bond(party), COMMITMENT[party]);
      ledger.endow(account.general(party), 500_000);
    }
    ledger.endow(account.liquidityFees, 40_000);
    let hours = 0;
    let sides: readonly ('buy' | 'sell')[] = ORDERS.both;
    const seen = [{ time: 0, met: true }];
    const fraction = () => slaTimeFraction({ start: 0, end: hours, observations: seen });
    const telling = new Telling({ ledger }, () => {
      const { buys, sells, required, met } = stateOf(sides);
      return [
        figuresTable(
          {
            'Hours of the epoch': String(hours),
            'Required on each side': money(required.toNumber()),
            'Your buy orders in range': money(buys.toNumber()),
            'Your sell orders in range': money(sells.toNumber()),
            'Commitment met': met ? 'yes' : 'no',
            'Part of the time so far': hours === 0 ? 'none' : showPercent(fraction()),
          },
          'Your commitment',
        ),
        accountsTable(ledger),
        commonTable({ ledger }, [account.liquidityFees, account.bonusFees, account.insurance]),
      ];
    });
    const at = (hour: number, orders: readonly ('buy' | 'sell')[]): void => {
      hours = hour;
      sides = orders;
      seen.push({ time: hour, met: stateOf(orders).met });
    };
    at(1, ORDERS.one);
    telling.step(
      'After 1 hour you take your sell order away',
      'The end of every block shows whether you keep your commitment. Both sides count: without sells you do not keep it from here on.',
    );
    at(1 + gap, ORDERS.both);
    telling.step(
      `After ${hours} hours it is back`,
      `You were away for ${gap} hours. Each order in range counts with its size times the mark price, whatever its own price.`,
    );
    hours = 9.5;
    const collected = ledger.balance(account.liquidityFees);
    const set = feeAllocation({
      collected,
      providers: PROVIDERS.map((party) => ({ party, share: SHARE[party], score: '0.5' })),
    });
    for (const { party, amount } of set)
      ledger.collect(
        [account.liquidityFees],
        account.providerFees(party),
        amount.toNumber(),
        'TRANSFER_TYPE_LIQUIDITY_FEE_ALLOCATE',
      );
    telling.step(
      'The fees that were collected are set aside',
      `At every fee time step the ${money(collected)} of the market’s liquidity fees are shared out by equity-like share times liquidity score. They are not yours yet: they wait in a fee account for each provider.`,
    );
    hours = LENGTH;
    const met = { [LENA]: dec(1), [YOU]: fraction() } as const;
    const penalties = PROVIDERS.map((party) => ({ party, ...slaPenalties({ ...rules, timeFraction: met[party] }) }));
    for (const { party, bond } of penalties) {
      const amount = bondSlash({ penalty: bond, commitment: COMMITMENT[party] }).toNumber();
      if (amount > 0)
        ledger.collect(
          [account.bond(party), account.margin(party)],
          account.insurance,
          amount,
          'TRANSFER_TYPE_SLA_PENALTY_BOND_APPLY',
        );
    }
    const own = penalties.find(({ party }) => party === YOU);
    const fee = showPercent(own?.fee ?? 0);
    telling.step(
      'The epoch ends: penalties are worked out',
      told(
        `You kept your commitment ${showPercent(met[YOU])} of the time, and Lena all of it`,
        met[YOU].lt(rules.minTimeFraction)
          ? `That is less than 60%: you lose ${fee} of your fees, and ${showPercent(own?.bond ?? 0)} of your commitment go from your bond to the insurance pool`
          : `That is enough for your bond. Your fee penalty is ${fee}: it is 50% for somebody who is there 60% of the time, and falls to nothing for all of the time`,
      ),
    );
    const paid = feeDistribution({
      providers: penalties.map(({ party, fee: penalty }) => ({
        party,
        penalty,
        accrued: ledger.balance(account.providerFees(party)),
      })),
    }).providers;
    for (const { party, net, withheld } of paid) {
      const from = [account.providerFees(party)];
      if (net.gt(0))
        ledger.collect(from, account.general(party), net.toNumber(), 'TRANSFER_TYPE_LIQUIDITY_FEE_NET_DISTRIBUTE');
      if (withheld.gt(0))
        ledger.collect(from, account.bonusFees, withheld.toNumber(), 'TRANSFER_TYPE_LIQUIDITY_FEE_UNPAID_COLLECT');
    }
    telling.step(
      'Fees are paid, less the penalties',
      'What the penalties withhold is not lost to the market: it goes into a pool for the providers.',
    );
    for (const { party, bonus } of paid)
      if (bonus.gt(0))
        ledger.collect(
          [account.bonusFees],
          account.general(party),
          bonus.toNumber(),
          'TRANSFER_TYPE_SLA_PERFORMANCE_BONUS_DISTRIBUTE',
        );
    const bonuses = sum(paid.map(({ bonus }) => bonus)).toNumber();
    const mine = paid.find(({ party }) => party === YOU)?.bonus.toNumber() ?? 0;
    telling.step(
      'The pool is shared out',
      told(
        `The ${money(bonuses)} are shared in proportion to the fees after penalty: whoever kept the commitment better gains from those who did not`,
        mine > 0 ? `You get ${money(mine)} of it back` : 'With a penalty of all fees you get nothing of it',
      ),
    );
    return telling.run();
  },
};
