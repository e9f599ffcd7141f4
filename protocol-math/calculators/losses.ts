import { dec, sum, type Dec } from '../decimal.ts';
import { collectLosses } from '../settlement/collectLosses.ts';
import { lossSocialisation } from '../settlement/lossSocialisation.ts';
import { fromSmallest, show, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** Insurance pools of the picture. */
const STEPS = 12;

/** What a settlement collects from the losers and the insurance pool, and what the winners receive of their gains. */
export const losses: CalculatorDefinition = {
  id: 'losses',
  title: 'Who pays a loss',
  page: 'concepts/trading-on-vega/market-protections#insurance-pool-and-loss-socialisation',
  operation: 'TradingDataService_ListAccounts',
  fields: [
    {
      kind: 'rows',
      name: 'losses',
      label: 'Losers',
      hint: 'One per line: loss, and what margin, general and bond account hold. A final settlement leaves the bond account out: give 0.',
      default: '900 500 250 0\n600 400 100 50',
      columns: [
        { label: 'Loss', min: 0, above: true },
        { label: 'Margin', min: 0 },
        { label: 'General', min: 0 },
        { label: 'Bond', min: 0 },
      ],
      maxRows: 20,
    },
    {
      kind: 'rows',
      name: 'gains',
      label: 'Winners',
      hint: 'One gain per line, altogether no more than the losses. What is missing up to them is taken as the gain of one more winner.',
      default: '1000\n300',
      columns: [{ label: 'Gain', min: 0, above: true }],
      maxRows: 20,
    },
    { kind: 'number', name: 'pool', label: 'Insurance pool of the market', default: '120', min: 0 },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'covered',
      label: 'losers who can pay',
      values: { losses: '900 500 450 0\n600 400 300 0', gains: '1000\n500', pool: '120' },
    },
    {
      id: 'pool',
      label: 'a pool that covers the rest',
      values: { losses: '900 500 250 0\n600 400 100 50', gains: '1000\n500', pool: '1000' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const plain = (value: Dec): number => fromSmallest(value, decimals.toNumber()).toNumber();
    const owed = values.rows('losses').map((cells, index) => {
      const [loss, margin, general, bond] = cells.map((cell) => smallestUnits('losses', cell, decimals));
      return {
        party: `loser ${index + 1}`,
        amount: loss ?? dec(0),
        margin: margin ?? dec(0),
        general: general ?? dec(0),
        bond: bond ?? dec(0),
      };
    });
    const gains = values.rows('gains').map(([gain]) => smallestUnits('gains', gain ?? dec(0), decimals));
    const pool = smallestUnits('pool', values.number('pool'), decimals);
    const settled = collectLosses({ losses: owed, insurancePool: pool });
    const others = settled.expected.minus(sum(gains));
    if (others.lt(0))
      throw new FieldError(
        'gains',
        `The gains must not add up to more than the losses, which are ${amount(settled.expected)} together.`,
      );
    const wins = [...gains, ...(others.isZero() ? [] : [others])].map((gain, index) => ({
      party: `winner ${index + 1}`,
      amount: gain,
    }));
    const { expected, collected } = settled;
    const paid = lossSocialisation({ expected, collected, wins });
    const missing = expected.minus(collected);
    const from = (account: 'margin' | 'general' | 'bond' | 'insurance'): Dec =>
      sum(settled.losses.map((loss) => loss[account]));
    const partPaid = collected.div(expected);
    // Up to the pool that would pay everything, or the one there is where that is more.
    const enough = expected.minus(from('margin')).minus(from('general')).minus(from('bond'));
    const most = enough.gt(pool) ? enough : pool;
    const curve = Array.from({ length: STEPS + 1 }, (_, step): [number, number] => {
      const held = most.times(step).div(STEPS).trunc();
      const { collected: then } = collectLosses({ losses: owed, insurancePool: held });
      return [plain(held), then.div(expected).times(100).toDecimalPlaces(4).toNumber()];
    });
    return {
      lines: [
        { label: 'Owed altogether', value: amount(expected) },
        { label: 'From margin accounts', value: amount(from('margin')) },
        { label: 'From general accounts', value: amount(from('general')) },
        { label: 'From bond accounts', value: amount(from('bond')) },
        { label: 'From the insurance pool', value: amount(from('insurance')) },
        { label: 'Nobody pays', value: amount(missing) },
        { label: 'Winners receive', value: showPercent(partPaid), unit: 'of their gains' },
        { label: 'Left in the insurance pool', value: amount(settled.insurancePool) },
      ],
      danger: missing.isZero()
        ? undefined
        : 'The insurance pool is empty and the losses are not covered: every gain of this settlement is cut.',
      picture: most.isZero()
        ? undefined
        : {
            title: 'Part of the gains paid, by insurance pool',
            description: `The larger the insurance pool, the larger the part of the gains that can be paid: ${showPercent(partPaid, 2)} with ${amount(pool)}. ${enough.isZero() ? 'The losers pay everything themselves.' : `All of it is paid from a pool of ${amount(enough)} on.`}`,
            x: 'insurance pool',
            y: 'part of the gains paid, per cent',
            kind: 'lines',
            series: [{ name: 'gains paid', points: curve }],
            marks: [{ axis: 'x', at: plain(pool), label: 'this pool' }],
          },
      table: {
        caption: 'Each party, losers first',
        columns: ['Party', 'Loss or gain', 'Margin', 'General', 'Bond', 'Pool', 'Paid or received', 'Short of it'],
        rows: [
          ...settled.losses.map((loss, index) => {
            const due = owed[index]?.amount ?? dec(0);
            return [
              loss.party,
              show(fromSmallest(due.neg(), decimals.toNumber())),
              amount(loss.margin),
              amount(loss.general),
              amount(loss.bond),
              amount(loss.insurance),
              amount(due.minus(loss.insurance).minus(loss.missing)),
              amount(loss.missing),
            ];
          }),
          ...paid.map((win, index) => [
            win.party,
            amount(wins[index]?.amount ?? dec(0)),
            '',
            '',
            '',
            '',
            amount(win.paid),
            amount(win.shortfall),
          ]),
        ],
      },
      note: 'Losers are asked in the order given, each for its margin, general and bond account before the pool. What rounding leaves goes to the last winner; in a mark-to-market with a gain of the network itself, from a close-out, it goes there instead.',
    };
  },
};
