import { describe, expect, it } from 'vitest';
import { cap } from './cap.ts';
import { commitment } from './commitment.ts';
import type { CalculatorDefinition, RawValues } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { fees } from './fees.ts';
import { funding } from './funding.ts';
import { liquidity } from './liquidity.ts';
import { limits } from './limits.ts';
import { losses } from './losses.ts';
import { margin } from './margin.ts';
import { defaultValues } from './readValues.ts';
import { recurring } from './recurring.ts';
import { risk } from './risk.ts';
import { stake } from './stake.ts';
import { staking } from './staking.ts';
import { uncrossing } from './uncrossing.ts';
import { vesting } from './vesting.ts';
import { votes } from './votes.ts';
import { work } from './work.ts';
import { loadNetwork } from '../../networks/index.ts';
import { trees, type TreeName } from '../../product.ts';
import { networkValues } from '../../content/calculators/networkValues.ts';
import * as workedFees from '../worked/fees.ts';
import * as workedFunding from '../worked/funding.ts';
import * as workedLiquidation from '../worked/liquidation.ts';
import * as workedMargin from '../worked/margin.ts';
import * as workedLiquidity from '../worked/liquidity.ts';
import * as workedPrices from '../worked/priceMonitoring.ts';
import * as workedSettlement from '../worked/settlement.ts';
import * as workedUncrossing from '../worked/auction.ts';
import * as workedVesting from '../worked/vesting.ts';

function results(definition: CalculatorDefinition, changes: RawValues = {}) {
  const evaluation = evaluate(definition, { ...defaultValues(definition), ...changes });
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return evaluation.results;
}
function line(definition: CalculatorDefinition, label: string, changes: RawValues = {}): string | undefined {
  return results(definition, changes).lines.find((one) => one.label === label)?.value;
}
function errors(definition: CalculatorDefinition, changes: RawValues): Readonly<Record<string, string>> {
  const evaluation = evaluate(definition, { ...defaultValues(definition), ...changes });
  return 'errors' in evaluation ? evaluation.errors : {};
}

const networks = (Object.keys(trees) as TreeName[]).map((tree) => ({ tree, parameters: loadNetwork(tree).parameters }));

describe('the fees calculator', () => {
  it.each(networks)('starts with the worked example of the fees page on $tree', ({ parameters }) => {
    const values = networkValues('fees', parameters);
    expect(line(fees, 'Before discounts', values)).toBe(workedFees.taker(parameters).total);
    expect(line(fees, 'You pay', values)).toBe(workedFees.discounts(parameters).paid);
    expect(line(fees, 'Before discounts', { ...values, mode: 'auction' })).toBe(workedFees.auction(parameters).perSide);
  });

  it('refuses a price and a size of nothing', () => {
    const refused = { price: 'Must be more than 0.', size: 'Must be more than 0.' };
    expect(errors(fees, { price: '0', size: '0' })).toEqual(refused);
  });

  it('refuses a price with more decimal places than the asset, and an unknown choice', () => {
    expect(errors(fees, { price: '1.2345678' })).toEqual({
      price: expect.stringContaining('at most 6 decimal places'),
    });
    expect(errors(fees, { mode: 'batch' })).toEqual({ mode: 'Choose one of the options.' });
  });

  it('names every field at fault at once', () => {
    expect(Object.keys(errors(fees, { price: '-1', size: 'x', referral: '2' })).sort()).toEqual([
      'price',
      'referral',
      'size',
    ]);
  });
});

describe('the margin calculator', () => {
  it('starts with the worked examples of margin and liquidation', () => {
    expect(line(margin, 'Maintenance margin')).toBe(workedMargin.orders.maintenance);
    expect(line(margin, 'Initial margin')).toBe(workedMargin.orders.initial);
    expect(line(margin, 'Liquidation price with full slippage')).toBe(workedLiquidation.long.worst);
    expect(line(margin, 'Liquidation price without slippage')).toBe(workedLiquidation.long.best);
  });

  it('shows no liquidation price without a position, and uses the bound without an exit price', () => {
    expect(line(margin, 'Liquidation price with full slippage', { volume: '0' })).toBeUndefined();
    expect(line(margin, 'Maintenance margin', { exit: '', buys: '0', sells: '0' })).toBe('300');
  });

  it('refuses scaling factors that the network would refuse', () => {
    expect(errors(margin, { initial: '1.1' })).toEqual({ initial: 'Must be more than the search level factor.' });
    expect(errors(margin, { release: '1.2' })).toEqual({ release: 'Must be more than the initial margin factor.' });
  });

  it('keeps the levels when no liquidation price exists, and says what a price of zero means', () => {
    expect(line(margin, 'Maintenance margin', { rfLong: '1', linear: '0', buys: '0', sells: '0' })).toBe('6,000');
    expect(line(margin, 'Liquidation price with full slippage', { rfLong: '1', linear: '0' })).toBe('none exists');
    expect(results(margin, { collateral: '6000' }).note).toMatch(/at every price/);
    expect(line(margin, 'Liquidation price with full slippage', { collateral: '6000' })).toBe('0');
    expect(results(margin, { rfLong: '2', collateral: '6000' }).note).toMatch(/already below the maintenance margin/);
    expect(line(margin, 'Liquidation price with full slippage', { rfLong: '2', collateral: '6000' })).toBe('0');
  });
});

describe('the funding calculator', () => {
  it('starts with the worked example, and turns the sign for a short position', () => {
    expect(line(funding, 'Funding payment of one unit long')).toBe(workedFunding.payment.payment);
    expect(line(funding, 'Funding rate')).toBe(workedFunding.payment.rate);
    expect(line(funding, 'You pay')).toBe(workedFunding.payment.shortCashFlow);
    expect(line(funding, 'You receive', { volume: '-2.5' })).toBe(workedFunding.payment.shortCashFlow);
  });

  it('pays nothing when a series has no price up to the end of the period', () => {
    for (const series of ['internal', 'external']) {
      const changes = { [series]: '9 2000' };
      expect(line(funding, 'You pay', changes)).toBeUndefined();
      expect(line(funding, 'Funding payment', changes)).toBe('none');
    }
  });

  it('refuses bounds in the wrong order', () => {
    expect(errors(funding, { upper: '-0.01' })).toEqual({ upper: 'Must be at least the lower bound.' });
  });
});

describe('the uncrossing calculator', () => {
  it('starts with the worked example', () => {
    expect(line(uncrossing, 'Indicative price')).toBe(workedUncrossing.uncrossing.price);
    expect(line(uncrossing, 'Indicative volume')).toBe(workedUncrossing.uncrossing.volume);
  });

  it('says so when nothing would trade', () => {
    expect(results(uncrossing, { buys: '90 1' }).note).toMatch(/nothing trades/);
  });

  it('takes volumes with as many decimal places as a market may have, and names the side with more', () => {
    const halves = { buys: '104 0.5\n102 0.25', sells: '97 0.6' };
    expect(line(uncrossing, 'Indicative volume', halves)).toBe('0.60');
    expect(results(uncrossing, halves).picture?.series[0]?.points.map(([, volume]) => volume)).toContain(0.75);
    expect(errors(uncrossing, { sells: '97 0.1234567' })).toEqual({
      sells: expect.stringContaining('at most 6 decimal places'),
    });
  });
});

describe('the liquidity calculator', () => {
  it('pays out what was collected, penalties or not', () => {
    const paid =
      results(liquidity).table?.rows.reduce((total, row) => total + Number(row[6]?.replace(/,/g, '')), 0) ?? 0;
    const left = Number(line(liquidity, 'Left of the bonus by rounding, to one provider'));
    expect(paid + left).toBeCloseTo(999.98, 2);
  });

  it('says what rounding leaves in the fee account', () => {
    const changes = { collected: '1002', decimals: '0', providers: '1000 0.8 1 1\n1000 0.15 1 1\n1000 0.05 1 1' };
    expect(results(liquidity, changes).table?.rows.map((row) => row[2])).toEqual(['801', '150', '50']);
    expect(line(liquidity, 'Stays in the fee account of the market', changes)).toBe('1');
  });

  it('refuses shares that add up to more than the whole, and takes rounded ones', () => {
    expect(errors(liquidity, { providers: '1 0.9 0.5 1\n1 0.9 0.5 1' })).toEqual({
      providers: expect.stringContaining('add up to 1.80'),
    });
    expect(errors(liquidity, { providers: '1 0.67 0.5 1\n1 0.34 0.5 1' })).toEqual({});
  });

  it('sends everything to the insurance pool when nobody met the minimum', () => {
    expect(line(liquidity, 'To the insurance pool', { providers: '100 1 1 0.5' })).toBe('1,000');
  });
});

describe('the staking calculator', () => {
  it('gives a validator on the optimum and a larger one the same stake score', () => {
    const rows =
      results(staking, { validators: '0 100 1\n0 100 1\n0 100 1\n0 100 1\n0 100 1\n0 200 1', own: '50' }).table?.rows ??
      [];
    expect(rows[5]?.[2]).toBe('18.3333%');
    expect(rows[0]?.[2]).toBe('14.2857%');
  });

  it('refuses a validator that is not there and a stake that is too large', () => {
    expect(errors(staking, { choice: '7' })).toEqual({ choice: 'Choose a validator from 1 to 6.' });
    expect(errors(staking, { own: '900000' })).toEqual({ own: expect.stringContaining('delegated stake') });
  });

  it('lives with validators that have no stake at all', () => {
    expect(line(staking, 'Your reward', { validators: '0 0 1', choice: '1', own: '0' })).toBe('0');
  });
});

describe('the vesting calculator', () => {
  it.each(networks)('starts with the worked example on $tree', ({ parameters }) => {
    const worked = workedVesting.locked(parameters);
    const values = networkValues('vesting', parameters);
    expect(line(vesting, 'Epochs until everything has vested', values)).toBe(worked.epochs);
    expect(results(vesting, values).table?.rows[2]).toEqual(['2', worked.vested2, worked.remaining2]);
  });

  it('does not count for ever', () => {
    expect(line(vesting, 'Epochs until everything has vested', { minimum: '0', rate: '0.0001' })).toBe(
      'more than 1000',
    );
  });
});

describe('the calculator of recurring transfers', () => {
  it('lists what is moved, fees on top, until the balance no longer pays for both', () => {
    const changes = { factor: '1', fee: '0.01', balance: '2500', epochs: '5' };
    expect(results(recurring, changes).table?.rows).toEqual([
      ['0', '1,000', '10', '1,000', '1,490'],
      ['1', '1,000', '10', '2,000', '480'],
    ]);
    expect(results(recurring, changes).danger).toMatch(/amount and fee/);
    expect(line(recurring, 'Transfers that happen', { ...changes, balance: '' })).toBe('5');
  });

  it('moves nothing while nobody is rewarded, and goes on with the changed amount', () => {
    const rows = results(recurring, { factor: '0.5', idle: '1', epochs: '3', balance: '' }).table?.rows;
    expect(rows?.map((row) => row.slice(0, 2))).toEqual([
      ['0', '1,000'],
      ['2', '250'],
    ]);
  });
});

describe('the calculator of proof of work', () => {
  it('counts the work of one block, a second and a machine', () => {
    const changes = { rate: '5', block: '1', perBlock: '2', difficulty: '10', hashing: '10240' };
    // Two of 10, two of 11 and one of 12 leading zeros.
    expect(line(work, 'Hashes for each block, on average', changes)).toBe('10,240');
    expect(line(work, 'Of your machine', changes)).toBe('100%');
    expect(line(work, 'Hashes a second, on average', { ...changes, rate: '0.5' })).toBe('512');
  });

  it('says that no machine finds so many zeros instead of a number that nobody can read', () => {
    const much = results(work, { rate: '1000' });
    expect(much.danger).toMatch(/No machine does that/);
    expect(much.lines.find(({ label }) => label === 'Difficulty of the last one')?.value).toBe('514');
  });

  it('says when the rate is more than a block or a machine bears', () => {
    expect(results(work, { increasing: '0' }).danger).toMatch(/refused/);
    expect(results(work, { hashing: '10' }).danger).toMatch(/cannot keep up/);
  });
});

describe('the calculator of spam limits', () => {
  it('lets through what limit and tokens allow', () => {
    expect(line(limits, 'Proposals', { stake: '1999' })).toBe('0 of 2 go through');
    expect(line(limits, 'Proposals', { stake: '2000', proposals: '5' })).toBe('3 of 5 go through');
    expect(line(limits, 'Transfers and their cancellations', { stake: '0', transfers: '20' })).toBe(
      'all 20 go through',
    );
    expect(results(limits, { stake: '2000', transfers: '1' }).danger).toBeUndefined();
  });

  it('says that a key has one referral set, whatever goes through', () => {
    const sets = { proposals: '0', createSets: '3' };
    expect(line(limits, 'New referral sets', sets)).toBe('all 3 go through');
    expect(results(limits, sets).note).toContain('A key has at most one referral set');
  });

  it('lets a referrer and a validator do what the release lets them', () => {
    const referrer = { proposals: '0', transfers: '0', updateSets: '4', codes: '6' };
    expect(line(limits, 'New referral sets', referrer)).toBe('goes through');
    expect(line(limits, 'Changes of referral sets', referrer)).toBe('3 of 4 go through');
    expect(line(limits, 'Changes of referral sets', { ...referrer, referralTokens: '1500.1' })).toBe(
      '0 of 4 go through',
    );
    expect(line(limits, 'Referral codes applied', referrer)).toBe('5 of 6 go through');
    expect(line(limits, 'Referral codes applied', { ...referrer, balance: '10' })).toBe('5 of 6 go through');
    expect(results(limits, { ...referrer, balance: '9.9' }).danger).toContain(
      'Referral codes applied: too small a balance for any',
    );
    const validator = { nodes: '1', signatures: '2' };
    expect(line(limits, 'Announcements of a node', { ...validator, stake: '2999' })).toBe('0 of 1 go through');
    expect(line(limits, 'Announcements of a node', { ...validator, stake: '3000' })).toBe('goes through');
    expect(line(limits, 'Requests for signatures', validator)).toBe('1 of 2 go through');
    expect(line(limits, 'Requests for signatures', { ...validator, stake: '99' })).toBe('0 of 2 go through');
  });
});

describe('the calculator of the cap', () => {
  it('pays without a cap what the other staking calculator pays', () => {
    const rows = results(cap, { cap: '0', others: '1' });
    const alone = results(staking, {
      validators: '3000 400000 1\n3000 250000 1\n5000 300000 1\n3000 500000 1\n20000 180000 1\n3000 700000 1',
      reward: '5000',
      choice: '1',
      own: '60000',
    });
    const other = results(staking, {
      validators: '3000 400000 1\n3000 250000 1\n5000 300000 1\n3000 500000 1\n20000 180000 1\n3000 700000 1',
      reward: '5000',
      choice: '3',
      own: '25000',
    });
    const number = (text: string | undefined): number => Number(text?.replaceAll(',', ''));
    const reward = (of: typeof alone): number => number(of.lines.find(({ label }) => label === 'Your reward')?.value);
    expect(reward(rows)).toBeCloseTo(reward(alone) + reward(other), 6);
  });

  it('spreads in one example what the other nominates to one', () => {
    const presets = cap.presets ?? [];
    const nominated = (id: string): number =>
      (presets.find((preset) => preset.id === id)?.values['validators'] ?? '')
        .split('\n')
        .flatMap((row) => row.split(' ').slice(1))
        .reduce((sum, stake) => sum + Number(stake), 0);
    const ids = presets.map(({ id }) => id);
    expect(ids).toContain('spread');
    expect(new Set(ids.map(nominated))).toEqual(new Set([2_780_000]));
  });

  it('cuts at the cap and says so', () => {
    expect(line(cap, 'Your reward', { cap: '10' })).toBe('10');
    expect(results(cap, { cap: '10' }).danger).toMatch(/cuts your reward/);
    expect(results(cap).danger).toBeUndefined();
    expect(errors(cap, { validators: '1 10 11' })).toEqual({ validators: expect.stringContaining('Line 1') });
  });
});

describe('the calculator of a commitment', () => {
  it('counts the time met, and penalises below the minimum', () => {
    expect(line(commitment, 'Commitment met for')).toBe('88.5%');
    expect(line(commitment, 'Withheld of the fees', { gaps: '', competition: '0.5' })).toBe('0');
    const missed = results(commitment, { gaps: '0 57.5', minTime: '0.85', slope: '0.1', most: '0.1' });
    expect(missed.danger).toMatch(/all fees of the epoch are lost, and a part of the bond/);
    expect(missed.lines.find(({ label }) => label === 'Taken from the bond')?.value).toBe('2,250');
  });

  it('refuses times that overlap or run backwards', () => {
    expect(errors(commitment, { gaps: '10 20\n15 30' })).toEqual({
      gaps: 'Line 2 begins before the line before ends.',
    });
    expect(errors(commitment, { gaps: '10 10' })).toEqual({ gaps: 'Line 1: it must end after it begins.' });
  });
});

describe('the calculator of risk factors', () => {
  it('gives the worked factors, and those that a simple model names', () => {
    const worked = workedPrices.riskFactors;
    const model = { sigma: worked.volatility, lambda: worked.lambda, tau: worked.tau };
    const short = (text: string | undefined): string => Number(text).toFixed(4);
    expect(short(line(risk, 'Risk factor of long positions', model))).toBe(short(worked.long));
    expect(short(line(risk, 'Risk factor of short positions', model))).toBe(short(worked.short));
    const simple = { model: 'simple', long: '0.1', short: '1.2', mark: '2000', volume: '-3' };
    expect(line(risk, 'This position needs, without slippage', simple)).toBe('7,200');
    expect(line(risk, 'If it were long', simple)).toBe('600');
    expect(results(risk, simple).danger).toMatch(/more margin than the whole position/);
  });

  it('refuses what no proposal may name', () => {
    expect(errors(risk, { tau: '2', lambda: '0.000000001', sigma: '51' })).toEqual({
      tau: 'Must be at most 1.',
      lambda: 'Must be at least 0.00000001.',
      sigma: 'Must be at most 50.',
    });
  });
});

describe('the calculator of the target stake', () => {
  it('gives the worked example, with the largest value of the window', () => {
    const worked = workedLiquidity.targetStakeOf;
    const records = `95 520\n55 ${worked.openInterest}\n40 300`;
    const values = { records, mark: worked.markPrice.replace(',', ''), scaling: worked.scalingFactor };
    expect(line(stake, 'Target stake', values)).toBe(worked.targetStake);
    expect(line(stake, 'Largest open interest that counts', { ...values, window: '100' })).toBe('520');
  });

  it('counts the last trade even when the window has left it behind', () => {
    expect(results(stake, { records: '600 900\n420 300' }).table?.rows.map((row) => row[2])).toEqual(['no', 'yes']);
    expect(errors(stake, { records: '10 5\n20 5' })).toEqual({
      records: 'Line 2 is longer ago than the line before.',
    });
  });

  it('warns below the triggering ratio, not between it and the target', () => {
    const target = Number(line(stake, 'Target stake')?.replaceAll(',', ''));
    expect(results(stake, { committed: String(target * 0.9) }).danger).toBeUndefined();
    expect(results(stake, { committed: String(target * 0.9 - 0.01) }).danger).toMatch(/liquidity auction starts/);
  });
});

describe('the calculator of losses', () => {
  it('asks margin, general and bond account, then the pool, and cuts the gains by what is missing', () => {
    const found = results(losses);
    // 900: 500 + 250, then 120 of the pool, 30 missing; 600: 400 + 100 + 50, 50 missing.
    expect(found.table?.rows[0]).toEqual(['loser 1', '-900', '500', '250', '0', '120', '750', '30']);
    expect(found.table?.rows[1]).toEqual(['loser 2', '-600', '400', '100', '50', '0', '550', '50']);
    expect(found.danger).toMatch(/every gain of this settlement is cut/);
    const paid = found.table?.rows.slice(2).map((row) => Number(row[6]?.replaceAll(',', ''))) ?? [];
    expect(paid).toHaveLength(3);
    expect(paid.reduce((total, one) => total + one, 0)).toBeCloseTo(1420, 2);
  });

  it('gives the worked example of loss socialisation', () => {
    const worked = workedSettlement.socialisation;
    const rows = results(losses, { losses: '900 900 0 0\n600 350 0 0', gains: '1000\n500', pool: '0' }).table?.rows;
    expect(rows?.slice(2).map((row) => [row[6], row[7]])).toEqual([
      [worked.firstPaid, worked.firstShortfall],
      [worked.secondPaid, worked.secondShortfall],
    ]);
  });

  it('refuses gains that nobody lost', () => {
    expect(errors(losses, { gains: '2000' })).toEqual({ gains: expect.stringContaining('1,500 together') });
  });
});

describe('the votes calculator', () => {
  it('takes votes of all tokens there are, and no more', () => {
    const cast = { yes: '600', no: '400', participation: '0.5', majority: '0.6' };
    expect(line(votes, 'As it stands the proposal', { ...cast, supply: '1000' })).toBe('passes');
    expect(errors(votes, { ...cast, supply: '999.9' })).toEqual({ supply: 'Must be at least as many as voted.' });
  });
});
