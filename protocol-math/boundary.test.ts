import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formulas, type FormulaName } from './formulas.ts';
import type { Plain, Vector } from './vectors/vector.ts';

const folder = path.join(import.meta.dirname, 'vectors');
const vectors = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Vector[]);
const call = (name: FormulaName, input: unknown): unknown => (formulas[name] as (input: unknown) => unknown)(input);

type Json = Record<string, Plain>;
/** Every leaf of an input with its path, and a way to put something else there. */
function leaves(value: Plain, at = ''): { at: string; value: Plain; swap: (other: unknown) => unknown }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: Plain, index) =>
      leaves(item, `${at}[${index}]`).map((leaf) => ({
        ...leaf,
        swap: (other: unknown) => value.map((one: Plain, place) => (place === index ? leaf.swap(other) : one)),
      })),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) =>
      leaves(item as Plain, at === '' ? name : `${at}.${name}`).map((leaf) => ({
        ...leaf,
        swap: (other: unknown) => ({ ...(value as Json), [name]: leaf.swap(other) }),
      })),
    );
  }
  return [{ at, value, swap: (other) => other }];
}
const NONSENSE: readonly unknown[] = [
  'ten',
  '0x10',
  '1e400',
  '',
  ' 5',
  'NaN',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  '9'.repeat(300),
  null,
  {},
];

describe.each(Object.keys(formulas) as FormulaName[])('%s', (name) => {
  const examples = vectors
    .filter((vector) => vector.formula === name)
    .map(({ input, total }) => (total ? (input as readonly Plain[])[0] : input) as Plain);
  const numbers = examples
    .flatMap((input) => leaves(input))
    .filter(({ value }) => typeof value === 'number' || (typeof value === 'string' && /^-?[\d.]+$/.test(value)));

  it('refuses what is no number wherever it wants one, by name', () => {
    const seen = new Set<string>();
    for (const { at, swap } of numbers.filter(
      (leaf) => !seen.has(leaf.at.replace(/\d+/g, '')) && seen.add(leaf.at.replace(/\d+/g, '')),
    )) {
      for (const nonsense of NONSENSE) {
        expect(() => call(name, swap(nonsense)), `${at} = ${String(nonsense)}`).toThrow(RangeError);
        expect(() => call(name, swap(nonsense))).toThrow(`${at} must be `);
      }
    }
  });

  it('refuses arguments that it does not have, that are missing, or that are no object', () => {
    const [input] = examples;
    expect(() => call(name, { ...(input as Json), nosuch: '1' })).toThrow('nosuch is no argument; there are ');
    expect(() => call(name, {})).toThrow(RangeError);
    for (const nothing of [undefined, null, '5', []])
      expect(() => call(name, nothing)).toThrow('the argument must be an object');
  });
});

const risk = { riskFactorLong: '0.1', riskFactorShort: '0.1', linearSlippageFactor: '0', quadraticSlippageFactor: '0' };
const scaling = (searchLevel: string, initialMargin: string, collateralRelease: string): object => ({
  maintenance: '1',
  scaling: { searchLevel, initialMargin, collateralRelease },
});
const tier = (minimumRunningVolume: string, discountFactor = '0.1'): object => ({
  minimumRunningVolume,
  discountFactor,
});
const funding = {
  internalTwap: '1',
  externalTwap: '1',
  interestRate: '0',
  clampLowerBound: '0',
  clampUpperBound: '0',
  elapsed: '1',
};
/** What used to be taken without a word, and worse. */
const REFUSED: readonly (readonly [FormulaName, object, RegExp])[] = [
  [
    'tradeFees',
    { price: '1', size: '-1', makerFee: '0', infrastructureFee: '0', liquidityFee: '0' },
    /^size must be a whole number of more than 0, not "-1"$/,
  ],
  [
    'tradeFees',
    { price: '1.5', size: '1', makerFee: '0', infrastructureFee: '0', liquidityFee: '0' },
    /^price must be a whole number of at least 0, not "1.5"$/,
  ],
  [
    'tradeFees',
    { price: '1', size: '1', makerFee: '2', infrastructureFee: '0', liquidityFee: '0' },
    /^makerFee must be a number of at least 0 and at most 1, not "2"$/,
  ],
  [
    'discountedFees',
    { fees: { maker: '1', infrastructure: '1', liquidity: '1' }, discounts: { volumeDiscount: '1.5' } },
    /^discounts\.volumeDiscount must be .* at most 1/,
  ],
  ['feeDistribution', { providers: [{ party: 'a', accrued: '1', penalty: '2' }] }, /^providers\[0\]\.penalty must be/],
  [
    'closeOutFees',
    { fees: { maker: '1', infrastructure: '1', liquidity: '1' }, position: '5', totalClosed: '0' },
    /^totalClosed must be .* more than 0/,
  ],
  [
    'closeOutFees',
    { fees: { maker: '1', infrastructure: '1', liquidity: '1' }, position: '5', totalClosed: '4' },
    /^totalClosed must be at least 5/,
  ],
  ['fundingPayment', { ...funding, clampLowerBound: '0.1' }, /^clampUpperBound must be at least 0\.1/],
  ['marginLevels', scaling('1.2', '1.1', '1.4'), /^scaling\.initialMargin must be more than 1\.2/],
  ['marginLevels', scaling('1.2', '1.2', '1.4'), /^scaling\.initialMargin must be more than 1\.2/],
  ['marginLevels', scaling('1.1', '1.5', '1.5'), /^scaling\.collateralRelease must be more than 1\.5/],
  ['marginLevels', scaling('0.9', '1.5', '1.7'), /^scaling\.searchLevel must be .* at least 1/],
  [
    'closeOutPrice',
    {
      volume: '5',
      levels: [
        { price: '5', volume: '1' },
        { price: '7', volume: '1' },
        { price: '6', volume: '9' },
      ],
    },
    /^levels\[2\]\.price must go on/,
  ],
  ['closeOutPrice', { volume: '0', levels: [] }, /^volume must be .* more than 0/],
  ['volumeDiscount', { volumes: ['1'], windowLength: 0, tiers: [] }, /^windowLength must be .* at least 1/],
  [
    'volumeDiscount',
    { volumes: ['1'], windowLength: 1, tiers: [tier('5'), tier('4')] },
    /^tiers\[1\]\.minimumRunningVolume must be more than 5/,
  ],
  [
    'contributionRewards',
    { reward: '1', strategy: 'lottery', contributions: [] },
    /^strategy must be "pro-rata" or "rank"/,
  ],
  ['contributionRewards', { reward: '1', strategy: 'rank', contributions: [] }, /^rankTable must hold/],
  ['expectedDifficulty', { difficulty: 1, perBlock: 0, transactions: 1 }, /^perBlock must be .* at least 1/],
  ['recurringAmount', { start: '1', factor: '1', epochs: 0.5 }, /^epochs must be a whole number/],
  ['recurringAmount', { start: '1', factor: '1', epochs: '3' }, /^epochs must be a whole number/],
  ['recurringAmount', { start: '1', factor: '1', epochs: 10_001 }, /^epochs must be .* at most 10000/],
  ['signaturesNeeded', { signers: Number.POSITIVE_INFINITY, threshold: 1 }, /^signers must be/],
  [
    'peggedPrice',
    { side: 'buy', reference: 'best', offset: '1', bestBid: '1', bestAsk: '1' },
    /^reference must be "bestBid" or "mid" or "bestAsk"/,
  ],
  [
    'rankingScore',
    { stake: '-5', totalStake: '1', performance: '1', incumbent: true, incumbentBonus: '0' },
    /^stake must be/,
  ],
  [
    'rankingScore',
    { stake: '5', totalStake: '1', performance: '1', incumbent: true, incumbentBonus: '0' },
    /^stake must be at most 1, totalStake, not 5/,
  ],
  [
    'tokenVoteOutcome',
    { yes: '6', no: '6', totalSupply: '10', requiredParticipation: '0', requiredMajority: '0' },
    /^totalSupply must be at least 12/,
  ],
  [
    'priceBounds',
    { referencePrice: '1', upFactor: '0.9', downFactor: '1.1' },
    /^downFactor must be less than upFactor/,
  ],
  ['priceBounds', { referencePrice: '1', upFactor: '1', downFactor: '1' }, /^downFactor must be less than upFactor/],
  ['logNormalRiskFactors', { mu: '0', sigma: '0', tau: '1', lambda: '0.5' }, /^sigma must be .* more than 0/],
  ['logNormalRiskFactors', { mu: '0', sigma: '1', tau: '1', lambda: '1' }, /^lambda must be .* less than 1/],
  [
    'maintenanceMargin',
    { ...risk, markPrice: '1', openVolume: '0', sellVolume: '-1' },
    /^sellVolume must be .* at least 0/,
  ],
  [
    'maintenanceMargin',
    { ...risk, markPrice: '1', openVolume: '0', positionDecimals: 7 },
    /^positionDecimals must be .* at most 6/,
  ],
  ['timeWeightedAverage', { points: [], start: 5, end: 4 }, /^end must be at least 5/],
  ['maxOpenInterest', { records: [{ time: 5, openInterest: '1' }], now: 4, timeWindow: 1 }, /^now must be at least 5/],
  [
    'slaTimeFraction',
    { start: 0, end: 5, observations: [{ time: 9, met: true }] },
    /^observations\[0\]\.time must be from 0 to 5/,
  ],
  [
    'multisigScores',
    { validators: [{ id: '', raw: '1', performance: '1', signer: true }], required: 1 },
    /^validators\[0\]\.id must be a text/,
  ],
  ['nextStreak', { wasActive: 'yes', inactivityLimit: 1, tiers: [] }, /^wasActive must be true or false/],
];

it.each(REFUSED)('%s refuses %j', (name, input, message) => {
  expect(() => call(name, input)).toThrow(message);
  expect(() => call(name, input)).toThrow(RangeError);
});
