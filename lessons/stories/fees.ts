import { referralFactors } from '../../protocol-math/rewards/referral.ts';
import { volumeDiscount } from '../../protocol-math/rewards/volumeDiscount.ts';
import { show, showPercent } from '../../protocol-math/units.ts';
import { account } from '../engine/accounts.ts';
import type { Programme } from '../engine/fees.ts';
import type { LedgerEntry } from '../engine/ledger.ts';
import { Market } from '../engine/market.ts';
import { plainMarket } from '../engine/settings.ts';
import type { Lesson } from '../lesson.ts';
import { commonTable, figuresTable, partiesTable } from '../tables.ts';
import { Telling } from '../telling.ts';
import { money, told, YOU } from '../words.ts';

const PARTIES = [YOU, 'Ben', 'Rita'];
const PRICE = 10_000;
/** Smallest units of the asset in its quantum: one whole unit of it. */
const QUANTUM = 100;
const WINDOW = 2;

const volumeTiers = [
  { minimumRunningVolume: 500, discountFactor: '0.05' },
  { minimumRunningVolume: 1500, discountFactor: '0.1' },
];
const referralTiers = [
  { minimumRunningVolume: 1, minimumEpochs: 1, rewardFactor: '0.1', discountFactor: '0.04' },
] as const;

const paidBy = (moved: readonly LedgerEntry[]): number =>
  moved
    .filter(({ from, type }) => from.owner === YOU && type.includes('FEE'))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The same trade three times: without discount, with a volume discount, and with a referral besides. */
export const fees: Lesson = {
  name: 'fees',
  title: 'Fees, discounts and a referrer’s reward',
  intro:
    'The fees of a market are 0.02% for the maker, 0.05% for the infrastructure and 0.1% for liquidity. A volume discount programme gives 5% from a running volume of 500 on and 10% from 1,500 on, over two epochs; a referral programme gives referees 4% and their referrer 10% of what they then pay. Volumes are counted in quantums of the asset, here one whole unit. You choose how much you buy each time.',
  leavesOut:
    'Left out: the stake that a referrer needs, and that can multiply the reward; activity streaks; and what is done later with the fees for infrastructure and liquidity. In the close-out of a position no discount counts.',
  fields: [{ kind: 'number', name: 'size', label: 'You buy each time', default: '10', min: 1, max: 40, places: 0 }],
  run(values) {
    const market = new Market(plainMarket);
    market.markPrice = PRICE;
    market.lastTradedPrice = PRICE;
    for (const party of PARTIES) market.ledger.endow(account.general(party), 300_000);
    const size = values.number('size').toNumber();
    let programme: Programme = { discounts: {} };
    const volumes: number[] = [];
    const running = (): number => volumes.slice(-WINDOW).reduce((sum, volume) => sum + volume, 0);
    const shown = (factor: string | undefined): string => showPercent(factor ?? '0');
    const telling = new Telling(market, () => [
      figuresTable(
        {
          'Your running volume, as of the last epoch': show(running()),
          'Your volume discount': shown(programme.discounts.volumeDiscount?.toString()),
          'Your referral discount': shown(programme.discounts.referralDiscount?.toString()),
          'Your referrer’s reward': shown(programme.discounts.referrerReward?.toString()),
        },
        'Your discounts',
      ),
      partiesTable(market, PARTIES),
      commonTable(market, [account.infrastructureFees, account.liquidityFees]),
    ]);
    const buy = (why: string): void => {
      market.submit({ party: YOU, side: 'buy', size, timeInForce: 'IOC' });
      telling.step(`You buy ${size} at 100.00`, (moved) => told(why, `You pay ${money(paidBy(moved))} in all`));
    };
    const volumePart = (): string => {
      const { discount } = volumeDiscount({ volumes, windowLength: WINDOW, tiers: volumeTiers });
      programme = { ...programme, discounts: { ...programme.discounts, volumeDiscount: discount.toFixed() } };
      market.programmes.set(YOU, programme);
      return `Your running volume is ${show(running())}: your volume discount for the next epoch is ${showPercent(discount)}`;
    };
    const endEpoch = (): void => {
      market.endBlock();
      volumes.push(Math.floor((size * PRICE) / QUANTUM));
    };

    market.submit({ party: 'Ben', side: 'sell', price: PRICE, size: 120 });
    telling.step('Ben offers 120 at 100.00', 'Who waits on the book pays no fee when the order trades.');
    buy('Each fee is its factor times the value of the trade, rounded up. Ben receives the maker fee');
    endEpoch();
    telling.step(
      'The epoch ends: volumes are counted',
      told(volumePart(), 'Only volume with which you came last counts, and during an epoch nothing changes'),
    );
    buy('The discount is taken off each of the three fees, rounded down');
    telling.step(
      'You join the referral set of Rita',
      'Joining gives nothing at once: the discount asks for one epoch in the set.',
    );
    endEpoch();
    const referral = referralFactors({
      runningVolume: running(),
      epochsInSet: 1,
      referrerStake: 0,
      maxRewardProportion: '0.5',
      tiers: referralTiers,
      stakingTiers: [],
    });
    programme = {
      referrer: 'Rita',
      discounts: {
        ...programme.discounts,
        referralDiscount: referral.discount.toFixed(),
        referrerReward: referral.reward.toFixed(),
      },
    };
    telling.step('The epoch ends again', told(volumePart(), 'Your referral discount is 4%, and Rita’s reward 10%'));
    buy(
      'The referral discount comes off first, the volume discount off what is left, and Rita’s reward is taken out of what you then still pay: it makes nothing dearer for you. Ben, the validators and the liquidity providers share the rest',
    );
    return telling.run();
  },
};
