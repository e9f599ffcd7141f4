import { example } from '../example.ts';
import { logNormalBounds } from '../auction/logNormalBounds.ts';
import { DEFAULT_FACTORS, priceBounds } from '../auction/priceBounds.ts';
import { logNormalRiskFactors } from '../risk/logNormalRiskFactors.ts';
import { show, showAmount, toSmallest } from '../units.ts';

const PRICE = 2;
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, PRICE);
const model = { mu: '0', sigma: '0.8' };
const reference = '2000';
const referencePrice = toSmallest(reference, PRICE);
const hour = { horizon: '3600', probability: '0.9999' };
const day = { horizon: '86400', probability: '0.999' };
const hourBounds = logNormalBounds({ referencePrice, ...hour, ...model });
const dayBounds = logNormalBounds({ referencePrice, ...day, ...model });
const defaults = priceBounds({ referencePrice, upFactor: DEFAULT_FACTORS.up, downFactor: DEFAULT_FACTORS.down });

export const oneHour = example('Bounds of a trigger that looks an hour ahead.', {
  reference: [show(reference), 'reference price'],
  horizon: [show(hour.horizon), 'horizon in seconds'],
  probability: [hour.probability, 'probability level'],
  volatility: [model.sigma, 'volatility of the risk model, per square root of a year'],
  growth: [model.mu, 'growth rate of the risk model'],
  downFactor: [show(hourBounds.downFactor, 6), 'lower factor'],
  upFactor: [show(hourBounds.upFactor, 6), 'upper factor'],
  min: [amount(hourBounds.min), 'lowest price that trades on, rounded up'],
  max: [amount(hourBounds.max), 'highest price that trades on, rounded down'],
});

export const oneDay = example('Bounds of a second trigger that looks a day ahead.', {
  horizon: [show(day.horizon), 'horizon in seconds'],
  probability: [day.probability, 'probability level'],
  downFactor: [show(dayBounds.downFactor, 6), 'lower factor'],
  upFactor: [show(dayBounds.upFactor, 6), 'upper factor'],
  min: [amount(dayBounds.min), 'lowest price that trades on'],
  max: [amount(dayBounds.max), 'highest price that trades on'],
});

export const beforeConsensus = example('Bounds until the validators have agreed on the factors.', {
  downFactor: [DEFAULT_FACTORS.down, 'lower factor'],
  upFactor: [DEFAULT_FACTORS.up, 'upper factor'],
  min: [amount(defaults.min), 'lowest price that trades on'],
  max: [amount(defaults.max), 'highest price that trades on'],
});

const risk = { tau: '0.0001140771161', lambda: '0.000001' };
const factors = logNormalRiskFactors({ ...model, ...risk });

export const riskFactors = example('Risk factors of the same model.', {
  tau: [risk.tau, 'projection horizon in years: one hour'],
  lambda: [risk.lambda, 'risk aversion parameter'],
  volatility: [model.sigma, 'volatility'],
  long: [show(factors.long, 6), 'risk factor of long positions'],
  short: [show(factors.short, 6), 'risk factor of short positions'],
});
