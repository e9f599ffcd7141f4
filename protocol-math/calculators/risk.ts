import { ceil, dec, type Dec } from '../decimal.ts';
import { maintenanceMargin } from '../margin/maintenanceMargin.ts';
import { logNormalRiskFactors, type RiskFactors } from '../risk/logNormalRiskFactors.ts';
import { simpleRiskFactors } from '../risk/simpleModel.ts';
import { show, showAmount } from '../units.ts';
import { assetDecimals, smallestUnits, smallestVolumes } from './commonFields.ts';
import type { CalculatorDefinition, Values } from './definition.ts';
import type { Picture } from './picture.ts';

/** Volatilities of the picture, from nothing to twice the one given. */
const STEPS = 16;
/** Decimal places that are read of a factor. */
const PLACES = 6;

function logNormal(values: Values, sigma: Dec): RiskFactors {
  return logNormalRiskFactors({
    mu: values.number('mu'),
    sigma,
    tau: values.number('tau'),
    lambda: values.number('lambda'),
  });
}

/** Both factors by volatility, each as far as the picture is wide. */
function byVolatility(values: Values): Picture {
  const sigma = values.number('sigma');
  const points = Array.from({ length: STEPS }, (_, step) => {
    const at = sigma.times(2 * (step + 1)).div(STEPS);
    return { at: at.toNumber(), ...logNormal(values, at) };
  });
  const round = (value: Dec): number => value.toDecimalPlaces(PLACES).toNumber();
  const now = logNormal(values, sigma);
  return {
    title: 'Risk factors by volatility',
    description: `Both risk factors grow with the volatility, that of short positions faster, since a price can rise without end. At a volatility of ${show(sigma)} they are ${show(now.long, PLACES)} for long and ${show(now.short, PLACES)} for short positions.`,
    x: 'volatility, sigma',
    y: 'part of the price',
    kind: 'lines',
    series: [
      { name: 'long positions', points: points.map(({ at, long }) => [at, round(long)]) },
      { name: 'short positions', points: points.map(({ at, short }) => [at, round(short)]) },
    ],
    marks: [{ axis: 'x', at: sigma.toNumber(), label: 'this model' }],
  };
}

/** The risk factors of both risk models, and what a position needs of them. */
export const risk: CalculatorDefinition = {
  id: 'risk',
  title: 'Risk factors of a market',
  page: 'concepts/trading-on-vega/positions-margin#risk-factors',
  operation: 'TradingDataService_GetRiskFactors',
  fields: [
    {
      kind: 'choice',
      name: 'model',
      label: 'Risk model',
      default: 'log-normal',
      options: [
        { value: 'log-normal', label: 'log-normal' },
        { value: 'simple', label: 'simple' },
      ],
    },
    {
      kind: 'number',
      name: 'sigma',
      label: 'Volatility',
      unit: 'sigma',
      default: '1.5',
      min: 0.001,
      max: 50,
      hint: 'Log-normal: per square root of a year.',
    },
    {
      kind: 'number',
      name: 'mu',
      label: 'Growth rate',
      unit: 'mu',
      default: '0',
      min: -0.000001,
      max: 0.000001,
      hint: 'Log-normal: per year.',
    },
    {
      kind: 'number',
      name: 'tau',
      label: 'Time ahead',
      unit: 'tau, years',
      default: '0.0001140771161',
      min: 0.00000001,
      max: 1,
      hint: 'Log-normal: this is an hour.',
    },
    {
      kind: 'number',
      name: 'lambda',
      label: 'Risk aversion',
      unit: 'lambda',
      default: '0.001',
      min: 0.00000001,
      max: 0.1,
      hint: 'Log-normal: the worst part of cases.',
    },
    { kind: 'number', name: 'long', label: 'Factor of long positions', default: '0.15', min: 0, hint: 'Simple.' },
    { kind: 'number', name: 'short', label: 'Factor of short positions', default: '0.25', min: 0, hint: 'Simple.' },
    { kind: 'number', name: 'mark', label: 'Mark price', default: '2000', min: 0, above: true },
    { kind: 'number', name: 'volume', label: 'Open volume', default: '3', hint: 'Negative for a short position.' },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'calm',
      label: 'a log-normal model of a calm market (example)',
      values: { model: 'log-normal', sigma: '0.4' },
    },
    {
      id: 'release',
      label: 'the model of the release’s test futures',
      values: { model: 'log-normal', sigma: '2', mu: '0', tau: '0.0001140771161', lambda: '0.001' },
    },
    { id: 'simple', label: 'a simple model (example)', values: { model: 'simple', long: '0.15', short: '0.25' } },
  ],
  compute(values) {
    const simple = values.choice('model') === 'simple';
    const factors = simple
      ? simpleRiskFactors({ factorLong: values.number('long'), factorShort: values.number('short') })
      : logNormal(values, values.number('sigma'));
    const decimals = values.number('decimals');
    const { positionDecimals, volumes } = smallestVolumes({ volume: values.number('volume') });
    const margin = (openVolume: Dec): string =>
      showAmount(
        // As the network rounds a maintenance margin: up, to the asset's smallest unit.
        ceil(
          maintenanceMargin({
            markPrice: smallestUnits('mark', values.number('mark'), decimals),
            openVolume,
            positionDecimals,
            riskFactorLong: factors.long,
            riskFactorShort: factors.short,
            linearSlippageFactor: 0,
            quadraticSlippageFactor: 0,
          }).required,
        ),
        decimals.toNumber(),
      );
    const size = volumes.volume.abs();
    const beyond = factors.long.gt(1) || factors.short.gt(1);
    return {
      lines: [
        { label: 'Risk factor of long positions', value: show(factors.long, PLACES) },
        { label: 'Risk factor of short positions', value: show(factors.short, PLACES) },
        { label: 'This position needs, without slippage', value: margin(volumes.volume) },
        { label: 'If it were long', value: margin(size) },
        { label: 'If it were short', value: margin(dec(0).minus(size)) },
      ],
      danger: beyond ? 'A factor of more than one asks for more margin than the whole position is worth.' : undefined,
      picture: simple ? undefined : byVolatility(values),
      note: 'After a market is proposed and after each update of it, both factors of a log-normal model are one until the validators have agreed on them. The maintenance margin adds slippage to what the factors ask for. Factors are shown to six decimal places.',
    };
  },
};
