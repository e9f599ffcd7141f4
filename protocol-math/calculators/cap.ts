import { dec, sum, type Dec } from '../decimal.ts';
import { stakingRewards, type RewardedValidator } from '../staking/stakingRewards.ts';
import { validatorScores } from '../staking/validatorScores.ts';
import { fromSmallest, show, showAmount, showPercent, toSmallest } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition, type Values } from './definition.ts';

/** Decimal places of the governance token. */
const TOKEN = 18;
/** Stakes of the picture. */
const STEPS = 12;
const YOU = 'you';
/** Decimal places that are read of an amount; a reward has eighteen. */
const SHOWN_PLACES = 6;

interface Validator {
  self: Dec;
  delegated: Dec;
  yours: Dec;
}

/** What you receive, with and without the cap, when your delegation to the validator at `place` is `stake`. */
function payout(
  validators: readonly Validator[],
  place: number,
  stake: Dec,
  values: Values,
  maxPayout: Dec,
): { yours: Dec; left: Dec; optimum: Dec; scores: readonly Dec[] } {
  const held = validators.map((validator, index) => {
    const yours = index === place ? stake : validator.yours;
    return { ...validator, yours, delegated: validator.delegated.minus(validator.yours).plus(yours) };
  });
  const { optimum, scores } = validatorScores({
    validators: held.map(({ self, delegated }) => ({ stake: self.plus(delegated), performance: 1 })),
    parameters: {
      minValidators: values.number('minValidators'),
      competitionLevel: values.number('competition'),
      optimalStakeMultiplier: values.number('multiplier'),
    },
  });
  const others = values.number('others');
  const rewarded = held.map(({ self, delegated, yours }, index): RewardedValidator => {
    const rest = delegated.minus(yours);
    const part = rest.div(others).trunc();
    return {
      party: `validator ${index}`,
      normalisedScore: scores[index]?.normalised ?? 0,
      selfStake: self,
      delegations: [
        ...(yours.isZero() ? [] : [{ party: YOU, amount: yours }]),
        ...Array.from({ length: rest.isZero() ? 0 : others.toNumber() }, (_, place) => ({
          party: `delegator ${index} ${place}`,
          // The first one takes what does not divide.
          amount: place === 0 ? rest.minus(part.times(others.minus(1))) : part,
        })),
      ],
    };
  });
  const { parties, left } = stakingRewards({
    reward: smallestUnits('reward', values.number('reward'), values.number('decimals')),
    delegatorShare: values.number('delegatorShare'),
    maxPayout,
    validators: rewarded,
  });
  return {
    yours: parties.find(({ party }) => party === YOU)?.amount ?? dec(0),
    left,
    optimum,
    scores: scores.map(({ normalised }) => normalised),
  };
}

/** What the cap per party leaves of the staking rewards of one who nominates several validators. */
export const cap: CalculatorDefinition = {
  id: 'cap',
  title: 'Your staking reward and the cap per party',
  page: 'concepts/vega-chain/validator-scores-and-rewards#what-is-paid',
  operation: 'TradingDataService_ListNodes',
  fields: [
    {
      kind: 'rows',
      name: 'validators',
      label: 'Consensus validators',
      hint: 'One per line: own stake, all that others and you delegate, and your part of it.',
      default: '3000 400000 60000\n3000 250000 0\n5000 300000 25000\n3000 500000 0\n20000 180000 0\n3000 700000 0',
      columns: [
        { label: 'Own stake', min: 0 },
        { label: 'Delegated', min: 0 },
        { label: 'By you', min: 0 },
      ],
      maxRows: 30,
    },
    {
      kind: 'number',
      name: 'others',
      label: 'Other delegators of each validator',
      default: '20',
      min: 1,
      max: 100,
      places: 0,
      hint: 'Taken to delegate equally much.',
    },
    { kind: 'number', name: 'reward', label: 'Reward of the epoch', default: '5000', min: 0 },
    {
      kind: 'number',
      name: 'cap',
      label: 'Largest payout per party',
      default: '700',
      min: 0,
      hint: 'Of an epoch, from all validators together, and for the reward account only: infrastructure fees are paid without it. 0 is no cap.',
    },
    { kind: 'number', name: 'delegatorShare', label: 'Delegator share', default: '0.883', min: 0, max: 1 },
    {
      kind: 'number',
      name: 'minValidators',
      label: 'Minimum number of validators',
      default: '5',
      min: 1,
      max: 500,
      places: 0,
    },
    { kind: 'number', name: 'competition', label: 'Competition level', default: '1.1', min: 1, max: 500 },
    { kind: 'number', name: 'multiplier', label: 'Optimal stake multiplier', default: '3', min: 1, max: 500 },
    assetDecimals('18'),
  ],
  presets: [
    {
      id: 'whale',
      label: 'a stake that the cap cuts',
      values: {
        validators: '3000 700000 450000\n3000 250000 0\n5000 300000 0\n3000 500000 0\n20000 180000 0\n3000 400000 0',
        reward: '10000',
      },
    },
    {
      id: 'spread',
      label: 'the same stake spread over three',
      values: {
        validators:
          '3000 400000 150000\n3000 400000 150000\n5000 450000 150000\n3000 500000 0\n20000 180000 0\n3000 400000 0',
        reward: '10000',
      },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const tokens = (value: Dec | undefined): Dec => smallestUnits('validators', value ?? dec(0), dec(TOKEN));
    const validators = values.rows('validators').map(([self, delegated, yours], index): Validator => {
      if (yours && delegated?.lt(yours))
        throw new FieldError('validators', `Line ${index + 1}: your part must not exceed what is delegated.`);
      return { self: tokens(self), delegated: tokens(delegated), yours: tokens(yours) };
    });
    const maxPayout = smallestUnits('cap', values.number('cap'), decimals);
    const place = validators.reduce(
      (best, { yours }, index) => (yours.gt(validators[best]?.yours ?? 0) ? index : best),
      0,
    );
    const own = validators[place]?.yours ?? dec(0);
    const now = payout(validators, place, own, values, maxPayout);
    const free = payout(validators, place, own, values, dec(0));
    const amount = (value: Dec): string => show(fromSmallest(value, decimals.toNumber()), SHOWN_PLACES);
    const plain = (value: Dec): number => fromSmallest(value, decimals.toNumber()).toNumber();
    // Up to twice the optimal stake, or what is delegated now where that is more.
    const most = Math.max(
      now.optimum.times(2).div(toSmallest(1, TOKEN)).toNumber(),
      fromSmallest(own, TOKEN).toNumber(),
    );
    const curve = (limit: Dec): [number, number][] =>
      Array.from({ length: STEPS + 1 }, (_, step): [number, number] => {
        // Not a number of JavaScript, which writes large ones as no formula reads them.
        const stake = dec(most).times(step).div(STEPS).round();
        return [stake.toNumber(), plain(payout(validators, place, toSmallest(stake, TOKEN), values, limit).yours)];
      });
    const capped = !maxPayout.isZero() && now.yours.eq(maxPayout);
    return {
      lines: [
        { label: 'Your reward', value: amount(now.yours) },
        { label: 'Without the cap', value: amount(free.yours) },
        { label: 'You delegate', value: showAmount(sum(validators.map(({ yours }) => yours)), TOKEN) },
        { label: 'Optimal stake of a validator', value: show(now.optimum.div(toSmallest(1, TOKEN)), 0) },
        { label: 'Stays in the reward account', value: amount(now.left) },
      ],
      danger: capped
        ? 'The cap cuts your reward: what you delegate beyond it earns you nothing in this epoch.'
        : undefined,
      picture: {
        title: `Your reward by what you delegate to validator ${place + 1}`,
        description: `Up to the optimal stake of a validator the reward grows with what you delegate, beyond it hardly, and far beyond it falls. The cap ends it at ${maxPayout.isZero() ? 'no amount: there is none' : amount(maxPayout)}. You delegate ${showAmount(own, TOKEN)} to it now.`,
        x: `delegated to validator ${place + 1} by you`,
        y: 'your reward',
        kind: 'lines',
        series: [
          { name: 'with the cap', points: curve(maxPayout) },
          { name: 'without it', points: curve(dec(0)) },
        ],
        marks: [{ axis: 'x', at: fromSmallest(own, TOKEN).toNumber(), label: 'now' }],
      },
      table: {
        caption: 'Each validator, in the order given',
        columns: ['No.', 'Stake', 'Of the optimum', 'Part of the reward', 'By you'],
        rows: validators.map(({ self, delegated, yours }, index) => [
          String(index + 1),
          showAmount(self.plus(delegated), TOKEN),
          now.optimum.isZero() ? '0%' : showPercent(self.plus(delegated).div(now.optimum), 0),
          showPercent(now.scores[index] ?? 0),
          showAmount(yours, TOKEN),
        ]),
      },
      note: 'Every validator is taken to perform fully and to be on the multisig contract. What the cap leaves goes to the other delegators of the same validator, as far as they may take it. Amounts are shown to six decimal places.',
    };
  },
};
