import { dec, type Dec } from '../decimal.ts';
import { bondSlash } from '../liquidity/bondSlash.ts';
import { requiredLiquidity } from '../liquidity/requiredLiquidity.ts';
import { slaPenalties } from '../liquidity/slaPenalties.ts';
import { slaTimeFraction } from '../liquidity/slaTimeFraction.ts';
import { show, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** Per cent of an epoch. */
const WHOLE = 100;

/** A time at which the book was short of what a commitment asks for, from and to, in per cent of the epoch. */
type Gap = readonly [from: Dec, to: Dec];

/** Per cent of the epoch met up to each moment in which that changes. */
function metByTime(gaps: readonly Gap[]): [number, number][] {
  const points: [number, number][] = [[0, 0]];
  let met = dec(0);
  let last = dec(0);
  for (const [from, to] of gaps) {
    met = met.plus(from.minus(last));
    points.push([from.toNumber(), met.toNumber()], [to.toNumber(), met.toNumber()]);
    last = to;
  }
  return [...points, [WHOLE, met.plus(dec(WHOLE).minus(last)).toNumber()]];
}

/** A liquidity commitment over an epoch: what it asks for, how long it was met, and what that costs. */
export const commitment: CalculatorDefinition = {
  id: 'commitment',
  title: 'A liquidity commitment over an epoch',
  page: 'concepts/liquidity/provision#how-performance-is-measured',
  operation: 'TradingDataService_ListLiquidityProviders',
  fields: [
    { kind: 'number', name: 'commitment', label: 'Commitment', default: '45000', min: 0, above: true },
    {
      kind: 'number',
      name: 'factor',
      label: 'Volume for each unit committed',
      default: '20',
      min: 0,
      hint: 'Notional value on each side, over the commitment.',
    },
    {
      kind: 'number',
      name: 'minutes',
      label: 'Length of the epoch',
      unit: 'minutes',
      default: '1440',
      min: 0,
      above: true,
      max: 100_000,
    },
    {
      kind: 'rows',
      name: 'gaps',
      label: 'Times without enough on the book',
      hint: 'Per cent of the epoch, from and to, earliest first.',
      default: '7 12.5\n42 46\n62 64',
      optional: true,
      columns: [
        { label: 'From', min: 0, max: WHOLE },
        { label: 'To', min: 0, max: WHOLE },
      ],
      maxRows: 30,
    },
    { kind: 'number', name: 'minTime', label: 'Minimum time fraction', default: '0.85', min: 0, above: true, max: 1 },
    { kind: 'number', name: 'competition', label: 'SLA competition factor', default: '0.5', min: 0, max: 1 },
    { kind: 'number', name: 'slope', label: 'Slope of the bond penalty', default: '2', min: 0, max: 1000 },
    { kind: 'number', name: 'most', label: 'Largest bond penalty', default: '0.1', min: 0, max: 1 },
    { kind: 'number', name: 'fees', label: 'Fees set aside for you', default: '150', min: 0 },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'strict',
      label: 'a perpetual with strict terms',
      values: { minTime: '0.95', competition: '0.9', gaps: '2 3\n83 86' },
    },
    {
      id: 'release',
      label: 'the terms of the release’s test markets',
      values: { minTime: '0.5', competition: '1', gaps: '0 55' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const minutes = values.number('minutes');
    const gaps = values.rows('gaps').map(([from, to]): Gap => [from ?? dec(0), to ?? dec(0)]);
    gaps.forEach(([from, to], index) => {
      const line = `Line ${index + 1}`;
      if (to.lte(from)) throw new FieldError('gaps', `${line}: it must end after it begins.`);
      if (from.lt(gaps[index - 1]?.[1] ?? 0))
        throw new FieldError('gaps', `${line} begins before the line before ends.`);
    });
    const [first] = gaps;
    const timeFraction = slaTimeFraction({
      start: 0,
      end: WHOLE,
      observations: [
        ...(first?.[0].isZero() ? [] : [{ time: 0, met: true }]),
        ...gaps.flatMap(([from, to]) => [
          { time: from, met: false },
          { time: to, met: true },
        ]),
      ],
    });
    const minTimeFraction = values.number('minTime');
    const penalties = slaPenalties({
      timeFraction,
      minTimeFraction,
      competitionFactor: values.number('competition'),
      bondPenaltySlope: values.number('slope'),
      bondPenaltyMax: values.number('most'),
    });
    const bond = smallestUnits('commitment', values.number('commitment'), decimals);
    const accrued = smallestUnits('fees', values.number('fees'), decimals);
    const withheld = accrued.minus(dec(1).minus(penalties.fee).times(accrued).trunc());
    const missed = timeFraction.lt(minTimeFraction);
    const slashed = bondSlash({ penalty: penalties.bond, commitment: bond });
    const needed = minTimeFraction.times(WHOLE);
    const met = metByTime(gaps);
    return {
      lines: [
        {
          label: 'Notional value on each side',
          value: amount(requiredLiquidity({ commitment: bond, stakeToCcyVolume: values.number('factor') })),
        },
        { label: 'Commitment met for', value: showPercent(timeFraction), unit: 'of the epoch' },
        {
          label: 'Time that may still be missed',
          value: show(minutes.times(dec(1).minus(minTimeFraction)), 2),
          unit: 'minutes of an epoch',
        },
        { label: 'Fee penalty', value: showPercent(penalties.fee) },
        { label: 'Withheld of the fees', value: amount(withheld) },
        { label: 'Taken from the bond', value: amount(slashed) },
      ],
      danger: missed
        ? `The minimum was missed: all fees of the epoch are lost${slashed.isZero() ? '' : ', and a part of the bond'}.`
        : undefined,
      picture: {
        title: 'Time met over the epoch',
        description: `The time for which the commitment was met grows to ${show(met.at(-1)?.[1] ?? 0, 2)} per cent of the epoch at its end; it stands still while there is not enough on the book. At the end ${show(needed, 2)} per cent are needed.`,
        x: 'part of the epoch that is over, per cent',
        y: 'part of it met, per cent',
        kind: 'lines',
        series: [
          { name: 'commitment met', points: met },
          {
            name: 'least, if evenly spread',
            points: [
              [0, 0],
              [WHOLE, needed.toNumber()],
            ],
          },
        ],
        marks: [{ axis: 'y', at: needed.toNumber(), label: 'needed at the end' }],
      },
      note: 'What is withheld is a bonus for providers who did better, which you share in if you are not penalised in full. Fee penalties of earlier epochs can raise this one; that is left out.',
    };
  },
};
