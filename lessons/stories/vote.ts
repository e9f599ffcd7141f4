import { tokenVoteOutcome } from '../../protocol-math/governance/voteOutcome.ts';
import { show, showPercent } from '../../protocol-math/units.ts';
import { Ledger } from '../engine/ledger.ts';
import type { Lesson, LessonTable } from '../lesson.ts';
import { figuresTable } from '../tables.ts';
import { Telling } from '../telling.ts';
import { told, YOU } from '../words.ts';

const SUPPLY = 1_000_000;
const rules = { totalSupply: SUPPLY, requiredParticipation: '0.01', requiredMajority: '0.66' };

interface Voter {
  readonly name: string;
  tokens: number;
  vote: 'yes' | 'no' | undefined;
}

const outcomes = {
  passed: 'it would pass',
  'participation-not-reached': 'it would be declined: participation',
  'majority-not-reached': 'it would be declined: majority',
} as const;

/** Votes are cast, changed, weighed when the vote closes, and the change is enacted. */
export const vote: Lesson = {
  name: 'vote',
  title: 'A vote from proposal to enactment',
  intro:
    'Somebody proposes another value of a network parameter. There are 1,000,000 governance tokens; at least 1% of them have to vote, and 66% of the votes have to be yes. You choose your vote and the tokens that you have associated.',
  leavesOut:
    'Left out: the tokens that one needs to propose and to vote; the vote of liquidity providers, which can decide on changes of a market; and that the network checks a proposal of a new asset first. No money moves in a vote.',
  fields: [
    {
      kind: 'choice',
      name: 'vote',
      label: 'Your vote',
      default: 'yes',
      options: [
        { value: 'yes', label: 'yes' },
        { value: 'no', label: 'no' },
      ],
    },
    { kind: 'number', name: 'tokens', label: 'Your tokens', default: '8000', min: 1, max: 100_000, places: 0 },
  ],
  run(values) {
    const ana: Voter = { name: 'Ana', tokens: 6000, vote: undefined };
    const ben: Voter = { name: 'Ben', tokens: 3000, vote: undefined };
    const you: Voter = { name: YOU, tokens: values.number('tokens').toNumber(), vote: undefined };
    const voters = [ana, ben, you];
    let state = 'none';
    const count = () => {
      const of = (wanted: Voter['vote']): number =>
        voters.filter((one) => one.vote === wanted).reduce((sum, { tokens }) => sum + tokens, 0);
      const [yes, no] = [of('yes'), of('no')];
      return { yes, no, ...tokenVoteOutcome({ ...rules, yes, no }) };
    };
    const votes = (): LessonTable => ({
      id: 'votes',
      caption: 'Who votes, with the tokens that they have associated now',
      columns: ['Party', 'Tokens', 'Vote'],
      rows: voters.map(({ name, tokens, vote: cast }) => ({ key: name, cells: [name, show(tokens), cast ?? 'none'] })),
      empty: '',
    });
    const telling = new Telling({ ledger: new Ledger() }, () => {
      const { yes, no, participation, majority, outcome } = count();
      return [
        figuresTable(
          {
            'State of the proposal': state,
            'Tokens that vote yes': show(yes),
            'Tokens that vote no': show(no),
            'Part of all tokens, 1% needed': showPercent(participation),
            'Yes among the votes, 66% needed': showPercent(majority),
            ...(state === 'STATE_OPEN' ? { 'If the vote closed now': outcomes[outcome] } : {}),
          },
          'The vote',
        ),
        votes(),
      ];
    });
    state = 'STATE_OPEN';
    telling.step(
      'The proposal is submitted, and its vote opens',
      'It names when the vote closes and when the change takes effect. Its proposer has not voted by proposing.',
    );
    ana.vote = 'yes';
    telling.step(
      'Ana votes yes',
      'All the tokens of a party count for its vote. So far they are too few to decide anything.',
    );
    ben.vote = 'yes';
    telling.step('Ben votes yes', 'A vote locks nothing: the tokens can be taken away at any time.');
    you.vote = values.choice('vote') === 'no' ? 'no' : 'yes';
    telling.step(`You vote ${you.vote}`, 'Your vote stands beside the others with your tokens as they are.');
    ben.vote = 'no';
    telling.step('Ben votes again, now no', 'The last vote of a party counts: the earlier one is gone.');
    ana.tokens -= 2000;
    telling.step(
      'Ana takes 2,000 tokens away',
      'The network weighs votes when the vote closes, with the tokens of that moment. What was taken away before does not count.',
    );
    const { outcome, participation, majority } = count();
    state = outcome === 'passed' ? 'STATE_PASSED' : 'STATE_DECLINED';
    telling.step(
      'The vote closes',
      told(
        `${showPercent(participation)} of all tokens have voted, and ${showPercent(majority)} of these votes are yes`,
        outcome === 'passed'
          ? 'Both are enough: the proposal has passed'
          : outcome === 'majority-not-reached'
            ? 'Too few of the votes are yes: the proposal is declined, with the reason PROPOSAL_ERROR_MAJORITY_THRESHOLD_NOT_REACHED'
            : 'Too few have voted: the proposal is declined, with the reason PROPOSAL_ERROR_PARTICIPATION_THRESHOLD_NOT_REACHED',
      ),
    );
    if (outcome === 'passed') {
      state = 'STATE_ENACTED';
      telling.step(
        'The time of enactment comes',
        'With the first block at least a second after it the network parameter has its new value.',
      );
    }
    return telling.run();
  },
};
