import { ceil, type Dec } from '../decimal.ts';
import { estimatePosition } from '../margin/estimatePosition.ts';
import { liquidationOutlook } from '../margin/liquidationPrice.ts';
import { maintenanceMargin, type MarginInput } from '../margin/maintenanceMargin.ts';
import { marginLevels, type MarginLevels } from '../margin/marginLevels.ts';
import { factorOf, showAmount } from '../units.ts';
import { assetDecimals, smallestUnits, smallestVolumes } from './commonFields.ts';
import { FieldError, type CalculatorDefinition, type NumberField, type Values } from './definition.ts';
import type { Picture } from './picture.ts';

const factor = (name: string, label: string, value: string, max = 1_000_000): NumberField => ({
  kind: 'number',
  name,
  label,
  default: value,
  min: 0,
  max,
});

/** What the liquidation price with full slippage means, which the number alone does not say. */
const OUTLOOK = {
  below: 'With full slippage the position is closed out when the price falls below its liquidation price.',
  above: 'With full slippage the position is closed out when the price rises above its liquidation price.',
  never: 'With full slippage the collateral covers the margin of the open volume at every price.',
  already:
    'With full slippage the collateral is already below the maintenance margin: the position is closed out at the next mark-to-market.',
} as const;

const DANGER = 'Already below the maintenance margin: the position is closed out at the next mark-to-market.';

/** Prices from well below to well above the mark price: what the collateral is worth there, and what the position needs. */
function ladder(
  levels: MarginLevels,
  position: MarginInput,
  values: Values,
  decimals: Dec,
  liquidation: Dec | undefined,
): Picture {
  const scale = (value: Dec): number => value.div(factorOf(decimals.toNumber())).toNumber();
  const mark = values.number('mark').toNumber();
  const volume = values.number('volume').toNumber();
  const collateral = values.number('collateral').toNumber();
  const needed = scale(maintenanceMargin(position).required) / mark;
  const prices = Array.from({ length: 13 }, (_, index) => mark * (0.7 + index / 20));
  const close =
    liquidation && prices[0] !== undefined && scale(liquidation) >= prices[0] ? scale(liquidation) : undefined;
  const worth = (price: number): number => collateral + volume * (price - mark);
  return {
    title: 'Collateral and margin by price',
    description: `The collateral, with gains and losses of the open volume, against the maintenance margin of that volume, at prices from ${prices[0]?.toFixed(2)} to ${prices[12]?.toFixed(2)}. Where the collateral falls below the margin, the position is closed out. At the mark price the margin levels with open orders are ${scale(levels.maintenance)}, ${scale(levels.search)}, ${scale(levels.initial)} and ${scale(levels.release)}.`,
    x: 'price',
    y: 'amount of the asset',
    kind: 'lines',
    series: [
      { name: 'collateral', points: prices.map((price) => [price, worth(price)]) },
      { name: 'maintenance margin, full slippage', points: prices.map((price) => [price, needed * price]) },
    ],
    marks: [
      { axis: 'x', at: mark, label: 'mark price' },
      ...(close === undefined ? [] : [{ axis: 'x' as const, at: close, label: 'closed out' }]),
    ],
  };
}

/** Margin levels and liquidation price of a position with open orders, in cross margin and continuous trading. */
export const margin: CalculatorDefinition = {
  id: 'margin',
  title: 'Margin levels and liquidation price',
  page: 'concepts/trading-on-vega/positions-margin#margin-levels',
  operation: 'TradingDataService_EstimatePosition',
  fields: [
    { kind: 'number', name: 'mark', label: 'Mark price', default: '2000', min: 0, above: true },
    { kind: 'number', name: 'volume', label: 'Open volume', default: '3', hint: 'Negative for a short position.' },
    { kind: 'number', name: 'buys', label: 'Volume of open buy orders', default: '2', min: 0 },
    { kind: 'number', name: 'sells', label: 'Volume of open sell orders', default: '4', min: 0 },
    {
      kind: 'number',
      name: 'exit',
      label: 'Exit price',
      default: '1991',
      min: 0,
      optional: true,
      hint: 'Volume-weighted price of closing the position on the book now. Leave empty if the book is too thin.',
    },
    { kind: 'number', name: 'collateral', label: 'Collateral available', default: '900', min: 0 },
    factor('rfLong', 'Risk factor of long positions', '0.04'),
    factor('rfShort', 'Risk factor of short positions', '0.05'),
    factor('linear', 'Linear slippage factor', '0.01'),
    factor('quadratic', 'Quadratic slippage factor', '0'),
    { ...factor('search', 'Search level scaling factor', '1.1', 100), min: 1 },
    { ...factor('initial', 'Initial margin scaling factor', '1.5', 100), min: 1 },
    { ...factor('release', 'Collateral release scaling factor', '1.7', 100), min: 1 },
    assetDecimals('2'),
  ],
  // Risk factors: of the release's default test market (sigma 2, lambda 0.001, an hour), and of this site's example of a proposal.
  presets: [
    {
      id: 'future',
      label: 'a linear future (example)',
      values: {
        mark: '26500',
        volume: '2',
        buys: '1',
        sells: '0',
        exit: '26450',
        collateral: '12000',
        rfLong: '0.069598',
        rfShort: '0.074347',
        linear: '0.01',
      },
    },
    {
      id: 'perpetual',
      label: 'a perpetual, short (example)',
      values: {
        mark: '2000',
        volume: '-15',
        buys: '0',
        sells: '5',
        exit: '',
        collateral: '6000',
        rfLong: '0.076331',
        rfShort: '0.082371',
        linear: '0.001',
      },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const scaled = (name: string): Dec => smallestUnits(name, values.number(name), decimals);
    const exit = values.optional('exit');
    const scaling = {
      searchLevel: values.number('search'),
      initialMargin: values.number('initial'),
      collateralRelease: values.number('release'),
    };
    if (scaling.initialMargin.lte(scaling.searchLevel)) {
      throw new FieldError('initial', 'Must be more than the search level factor.');
    }
    if (scaling.collateralRelease.lte(scaling.initialMargin)) {
      throw new FieldError('release', 'Must be more than the initial margin factor.');
    }
    const { positionDecimals, volumes } = smallestVolumes({
      volume: values.number('volume'),
      buys: values.number('buys'),
      sells: values.number('sells'),
    });
    const position = {
      markPrice: scaled('mark'),
      openVolume: volumes.volume,
      positionDecimals,
      riskFactorLong: values.number('rfLong'),
      riskFactorShort: values.number('rfShort'),
      linearSlippageFactor: values.number('linear'),
      quadraticSlippageFactor: values.number('quadratic'),
    };
    const sides = maintenanceMargin({
      ...position,
      buyVolume: volumes.buys,
      sellVolume: volumes.sells,
      exitPrice: exit === undefined ? undefined : smallestUnits('exit', exit, decimals),
    });
    const levels = marginLevels({ maintenance: sides.required, scaling });
    const estimate = estimatePosition({ ...position, collateral: scaled('collateral'), scaling });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const price = (value: Dec | undefined): string => (value === undefined ? 'none exists' : amount(value));
    const outlook = liquidationOutlook({ ...position, collateral: scaled('collateral') });
    const open = !position.openVolume.isZero();
    return {
      lines: [
        { label: 'Maintenance margin', value: amount(levels.maintenance) },
        { label: 'Search level', value: amount(levels.search) },
        { label: 'Initial margin', value: amount(levels.initial) },
        { label: 'Collateral release level', value: amount(levels.release) },
        { label: 'Margin of the long side', value: amount(ceil(sides.long)) },
        { label: 'Margin of the short side', value: amount(ceil(sides.short)) },
        ...(open
          ? [
              {
                label: 'Liquidation price with full slippage',
                value: price(estimate.worst.liquidation?.openVolumeOnly),
              },
              { label: 'Liquidation price without slippage', value: price(estimate.best.liquidation?.openVolumeOnly) },
            ]
          : []),
      ],
      danger: outlook.when === 'already' && open ? DANGER : undefined,
      picture: open ? ladder(levels, position, values, decimals, outlook.price) : undefined,
      note: `${OUTLOOK[outlook.when]} The liquidation prices are those that EstimatePosition gives for the open volume alone.`,
    };
  },
};
