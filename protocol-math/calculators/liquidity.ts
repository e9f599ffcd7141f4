import { dec, sum, type Dec } from '../decimal.ts';
import { bondSlash } from '../liquidity/bondSlash.ts';
import { feeAllocation } from '../liquidity/feeAllocation.ts';
import { feeDistribution } from '../liquidity/feeDistribution.ts';
import { slaPenalties } from '../liquidity/slaPenalties.ts';
import { show, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition, type Values } from './definition.ts';

/** What equity-like shares may add up to: those of all providers are 1, and each may have been rounded by whoever typed it. */
const MOST_SHARES = 1.01;

/** A penalty at every hundredth of the epoch. */
function penaltyCurve(values: Values, of: 'fee' | 'bond'): [number, number][] {
  return Array.from({ length: 101 }, (_, hundredth): [number, number] => {
    const penalties = slaPenalties({
      timeFraction: dec(hundredth).div(100),
      minTimeFraction: values.number('minTime'),
      competitionFactor: values.number('competition'),
      bondPenaltySlope: values.number('slope'),
      bondPenaltyMax: values.number('most'),
    });
    return [hundredth, penalties[of].times(100).toNumber()];
  });
}

/** How the liquidity fees of an epoch are shared, with both penalties. */
export const liquidity: CalculatorDefinition = {
  id: 'liquidity',
  title: 'Fee share and penalties of liquidity providers',
  page: 'concepts/liquidity/rewards-penalties#fee-penalty-and-bonus',
  operation: 'TradingDataService_ListLiquidityProvisions',
  fields: [
    { kind: 'number', name: 'collected', label: 'Liquidity fees of the epoch', default: '1000', min: 0 },
    {
      kind: 'rows',
      name: 'providers',
      label: 'Providers',
      hint: 'One per line: commitment, equity-like share, liquidity score, and the part of the epoch with the commitment met.',
      default: '30000 0.24 0.35 0.9\n45000 0.37 0.45 0.78\n60000 0.39 0.2 1',
      columns: [
        { label: 'Commitment', min: 0 },
        { label: 'Equity-like share', min: 0, max: 1 },
        { label: 'Liquidity score', min: 0, max: 1 },
        { label: 'Time', min: 0, max: 1 },
      ],
      maxRows: 20,
    },
    { kind: 'number', name: 'minTime', label: 'Minimum time fraction', default: '0.8', min: 0, above: true, max: 1 },
    { kind: 'number', name: 'competition', label: 'SLA competition factor', default: '0.5', min: 0, max: 1 },
    { kind: 'number', name: 'slope', label: 'Slope of the bond penalty', default: '2', min: 0, max: 1000 },
    { kind: 'number', name: 'most', label: 'Largest bond penalty', default: '0.1', min: 0, max: 1 },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'perpetual',
      label: 'a perpetual (example)',
      values: { minTime: '0.85', competition: '0.5' },
    },
    {
      id: 'release',
      label: 'the terms of the release’s test futures',
      values: { minTime: '0.5', competition: '1' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const providers = values.rows('providers').map(([commitment, share, score, time], index) => {
      const penalties = slaPenalties({
        timeFraction: time ?? 0,
        minTimeFraction: values.number('minTime'),
        competitionFactor: values.number('competition'),
        bondPenaltySlope: values.number('slope'),
        bondPenaltyMax: values.number('most'),
      });
      const bond = smallestUnits('providers', commitment ?? dec(0), decimals);
      return { party: String(index + 1), bond, share: share ?? dec(0), score: score ?? dec(0), penalties };
    });
    const shares = sum(providers.map(({ share }) => share));
    if (shares.gt(MOST_SHARES))
      throw new FieldError(
        'providers',
        `The equity-like shares add up to ${show(shares)}: those of all providers of a market add up to 1.`,
      );
    const collected = smallestUnits('collected', values.number('collected'), decimals);
    const allocated = feeAllocation({
      collected,
      providers: providers.map(({ party, share, score }) => ({ party, share, score })),
    });
    const kept = collected.minus(sum(allocated.map((provider) => provider.amount)));
    const paid = feeDistribution({
      providers: allocated.map(({ party, amount: accrued }, index) => ({
        party,
        accrued,
        penalty: providers[index]?.penalties.fee ?? 0,
      })),
    });
    return {
      lines: [
        { label: 'Withheld and shared out as a bonus', value: amount(paid.pool) },
        { label: 'To the insurance pool', value: amount(paid.toInsurancePool) },
        { label: 'Stays in the fee account of the market', value: amount(kept) },
        { label: 'Left of the bonus by rounding, to one provider', value: amount(paid.leftover) },
      ],
      table: {
        caption: 'Each provider, in the order given',
        columns: ['No.', 'Weight', 'Set aside', 'Fee penalty', 'Paid', 'Bonus', 'Altogether', 'Taken from the bond'],
        rows: paid.providers.map((provider, index) => {
          const own = providers[index];
          return [
            provider.party,
            showPercent(allocated[index]?.weight ?? 0),
            amount(allocated[index]?.amount ?? dec(0)),
            showPercent(own?.penalties.fee ?? 0),
            amount(provider.net),
            amount(provider.bonus),
            amount(provider.net.plus(provider.bonus)),
            amount(bondSlash({ penalty: own?.penalties.bond ?? 0, commitment: own?.bond ?? 0 })),
          ];
        }),
      },
      danger: providers.some(({ penalties }) => penalties.bond.gt(0))
        ? 'A provider missed the minimum time: it loses all its fees of the epoch and part of its bond.'
        : undefined,
      picture: {
        title: 'Fee penalty by time on the book',
        description: `Below ${showPercent(values.number('minTime'))} of the epoch all fees are lost; from there the penalty falls from ${showPercent(values.number('competition'))} to nothing. The bars of time of the providers are ${values
          .rows('providers')
          .map(([, , , time]) => showPercent(time ?? 0))
          .join(', ')}.`,
        x: 'part of the epoch with the commitment met, per cent',
        y: 'penalty, per cent',
        kind: 'lines',
        series: [
          { name: 'fee penalty', points: penaltyCurve(values, 'fee') },
          { name: 'bond penalty', points: penaltyCurve(values, 'bond') },
        ],
        marks: values
          .rows('providers')
          .slice(0, 4)
          .map(([, , , time], index) => ({
            axis: 'x' as const,
            at: (time ?? dec(0)).times(100).toNumber(),
            label: String(index + 1),
          })),
      },
      note: 'Penalties of earlier epochs (hysteresis) are left out.',
    };
  },
};
