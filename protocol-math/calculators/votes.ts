import { votesNeeded } from '../governance/votesNeeded.ts';
import { showAmount, showPercent } from '../units.ts';
import { smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';
import { dec, type Dec } from '../decimal.ts';
import { tokenVoteOutcome } from '../governance/voteOutcome.ts';

/** Decimal places of the governance token. */
const TOKEN = dec(18);

/** Votes that a proposal still needs. */
export const votes: CalculatorDefinition = {
  id: 'votes',
  title: 'Votes that a proposal needs',
  page: 'concepts/governance#how-votes-are-counted',
  operation: 'TradingDataService_GetGovernanceData',
  fields: [
    { kind: 'number', name: 'supply', label: 'All governance tokens', default: '64999723', min: 0, above: true },
    { kind: 'number', name: 'yes', label: 'Tokens that voted yes', default: '20', min: 0 },
    { kind: 'number', name: 'no', label: 'Tokens that voted no', default: '400', min: 0 },
    {
      kind: 'number',
      name: 'participation',
      label: 'Required participation',
      unit: 'a fraction',
      default: '0.00001',
      min: 0,
      max: 1,
    },
    {
      kind: 'number',
      name: 'majority',
      label: 'Required majority',
      unit: 'a fraction',
      default: '0.66',
      min: 0,
      max: 1,
    },
  ],
  compute(values) {
    const tokens = (name: string): Dec => smallestUnits(name, values.number(name), TOKEN);
    const vote = {
      yes: tokens('yes'),
      no: tokens('no'),
      totalSupply: tokens('supply'),
      requiredParticipation: values.number('participation'),
      requiredMajority: values.number('majority'),
    };
    if (vote.yes.plus(vote.no).gt(vote.totalSupply))
      throw new FieldError('supply', 'Must be at least as many as voted.');
    const now = tokenVoteOutcome(vote);
    const needed = votesNeeded(vote);
    const outcome = {
      passed: 'passes',
      'participation-not-reached': 'fails: too few voted',
      'majority-not-reached': 'fails: too few of the votes are yes',
    }[now.outcome];
    return {
      lines: [
        { label: 'As it stands the proposal', value: outcome },
        { label: 'Participation', value: showPercent(now.participation, 8) },
        { label: 'Majority', value: showPercent(now.majority) },
        { label: 'Yes votes needed', value: needed ? showAmount(needed.yes, 18) : 'not possible any more' },
        { label: 'Still missing', value: needed ? showAmount(needed.missing, 18) : 'not possible any more' },
      ],
      danger: needed
        ? undefined
        : 'All the tokens that are left would not be enough: the proposal cannot pass against these votes.',
      note: 'Nobody else voting. The thresholds begin with those of a change to a network parameter; each kind of proposal has its own.',
    };
  },
};
