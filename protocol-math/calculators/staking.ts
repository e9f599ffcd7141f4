import { dec, whole, type Dec } from '../decimal.ts';
import { validatorReward } from '../staking/validatorReward.ts';
import { validatorScores } from '../staking/validatorScores.ts';
import { factorOf, show, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** Decimal places of the governance token. */
const TOKEN = 18;

/** Scores of a validator set, and the reward of validators and of one delegator. */
export const staking: CalculatorDefinition = {
  id: 'staking',
  title: 'Validator scores and staking rewards',
  page: 'concepts/vega-chain/validator-scores-and-rewards#what-is-paid',
  operation: 'TradingDataService_ListNodes',
  fields: [
    {
      kind: 'rows',
      name: 'validators',
      label: 'Consensus validators',
      hint: 'One per line: own stake, delegated stake, performance score.',
      default: '20000 100000 1\n30000 150000 1\n40000 200000 0.855556\n50000 250000 1\n60000 300000 1\n100000 800000 1',
      columns: [
        { label: 'Own stake', min: 0 },
        { label: 'Delegated stake', min: 0 },
        { label: 'Performance', min: 0, max: 1 },
      ],
      maxRows: 30,
    },
    { kind: 'number', name: 'reward', label: 'Reward of the epoch', default: '1000', min: 0 },
    { kind: 'number', name: 'choice', label: 'You delegate to validator number', default: '3', min: 1, places: 0 },
    { kind: 'number', name: 'own', label: 'Your part of its delegated stake', default: '50000', min: 0 },
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
      id: 'even',
      label: 'validators of equal stake',
      values: { validators: Array.from({ length: 13 }, () => '3000 200000 1').join('\n') },
    },
    {
      id: 'whale',
      label: 'one of them far above the optimum',
      values: {
        validators: '3000 150000 1\n3000 150000 1\n3000 150000 1\n3000 150000 1\n3000 150000 1\n3000 1500000 1',
      },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const tokens = (field: string, value: Dec | undefined): Dec => smallestUnits(field, value ?? dec(0), dec(TOKEN));
    const validators = values.rows('validators').map(([self, delegated, performance]) => ({
      self: tokens('validators', self),
      delegated: tokens('validators', delegated),
      stake: tokens('validators', self).plus(tokens('validators', delegated)),
      performance: performance ?? dec(0),
    }));
    const { optimum, scores } = validatorScores({
      validators: validators.map(({ stake, performance }) => ({ stake, performance })),
      parameters: {
        minValidators: values.number('minValidators'),
        competitionLevel: values.number('competition'),
        optimalStakeMultiplier: values.number('multiplier'),
      },
    });
    const reward = smallestUnits('reward', values.number('reward'), decimals);
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const chosen = validators[values.number('choice').toNumber() - 1];
    if (!chosen) throw new FieldError('choice', `Choose a validator from 1 to ${validators.length}.`);
    const own = tokens('own', values.number('own'));
    if (own.gt(chosen.delegated)) throw new FieldError('own', 'Must not exceed the delegated stake of the validator.');
    const rewards = validators.map((validator, index) =>
      validatorReward({
        reward,
        normalisedScore: scores[index]?.normalised ?? 0,
        selfStake: validator.self,
        delegations: validator === chosen ? [own, validator.delegated.minus(own)] : [validator.delegated],
        delegatorShare: values.number('delegatorShare'),
      }),
    );
    const yours = rewards[validators.indexOf(chosen)]?.perDelegator[0] ?? dec(0);
    return {
      lines: [
        { label: 'Optimal stake', value: show(whole(optimum.div(factorOf(TOKEN)))) },
        { label: 'Your reward', value: amount(yours) },
      ],
      table: {
        caption: 'Each validator, in the order given',
        columns: ['No.', 'Stake', 'Stake score', 'Normalised score', 'Validator keeps', 'To its delegators'],
        rows: validators.map((validator, index) => [
          String(index + 1),
          showAmount(validator.stake, TOKEN),
          showPercent(scores[index]?.raw ?? 0),
          showPercent(scores[index]?.normalised ?? 0),
          amount(rewards[index]?.validator ?? dec(0)),
          amount(rewards[index]?.delegators ?? dec(0)),
        ]),
      },
      note: 'Every validator is taken to be on the multisig contract, and nobody to reach the largest payout per party.',
    };
  },
};
