import { dec, type Dec } from '../decimal.ts';
import { contributionRewards } from '../rewards/contribution.ts';
import { fromSmallest, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** Shares of a reward by rank. */
export const ranks: CalculatorDefinition = {
  id: 'ranks',
  title: 'Reward shares by rank',
  page: 'concepts/trading-on-vega/discounts-rewards#who-is-in-scope-and-how-it-is-shared',
  operation: 'TradingDataService_ListEpochRewardSummaries',
  fields: [
    { kind: 'number', name: 'reward', label: 'Reward', default: '1000', min: 0 },
    {
      kind: 'rows',
      name: 'parties',
      label: 'Parties',
      hint: 'Value of the metric, and the reward multiplier.',
      default: '900 1\n700 1\n700 2\n300 1\n100 1',
      columns: [
        { label: 'Metric', min: 0 },
        { label: 'Multiplier', min: 0 },
      ],
      maxRows: 30,
    },
    {
      kind: 'rows',
      name: 'table',
      label: 'Rank table',
      hint: 'First rank of the tier, and its share ratio.',
      default: '1 10\n2 5\n4 1',
      columns: [
        { label: 'Start rank', min: 1, places: 0, max: 1_000_000 },
        { label: 'Share ratio', min: 0, places: 0, max: 1_000_000 },
      ],
      maxRows: 20,
    },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'winner',
      label: 'the first takes all',
      values: { table: '1 1\n2 0' },
    },
    {
      id: 'podium',
      label: 'three places, the rest alike',
      values: { table: '1 20\n2 10\n3 5\n4 1' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const rankTable = values.rows('table').map(([startRank, shareRatio]) => ({
      startRank: (startRank ?? dec(1)).toNumber(),
      shareRatio: (shareRatio ?? dec(0)).toNumber(),
    }));
    const unsorted = rankTable.findIndex(
      ({ startRank }, index) => index > 0 && startRank <= (rankTable[index - 1]?.startRank ?? 0),
    );
    if (unsorted > 0)
      throw new FieldError('table', `Line ${unsorted + 1} must start at a later rank than the line before.`);
    const paid = contributionRewards({
      reward: smallestUnits('reward', values.number('reward'), decimals),
      strategy: 'rank',
      rankTable,
      contributions: values.rows('parties').map(([score, multiplier], index) => ({
        party: String(index + 1),
        score: score ?? 0,
        multiplier: multiplier ?? 1,
      })),
    });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    return {
      lines: [
        { label: 'Paid altogether', value: amount(paid.reduce<Dec>((total, one) => total.plus(one.amount), dec(0))) },
      ],
      picture: {
        title: 'Reward of each party',
        description: `In the order given the parties receive ${paid.map(({ amount: own }) => amount(own)).join(', ')}.`,
        x: 'party',
        y: 'reward',
        kind: 'bars',
        series: [
          {
            name: 'reward',
            points: paid.map(({ amount: own }, index) => [
              index + 1,
              fromSmallest(own, decimals.toNumber()).toNumber(),
            ]),
          },
        ],
      },
      table: {
        caption: 'Each party, in the order given',
        columns: ['No.', 'Share', 'Reward'],
        rows: paid.map(({ party, share, amount: own }) => [party, showPercent(share), amount(own)]),
      },
      note: 'Equal values share the better rank. The first rank with a ratio of zero ends the pay-out.',
    };
  },
};
