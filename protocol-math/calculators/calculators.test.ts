import { describe, expect, it } from 'vitest';
import type { CalculatorDefinition, RawValues } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { fees } from './fees.ts';
import { funding } from './funding.ts';
import { liquidity } from './liquidity.ts';
import { margin } from './margin.ts';
import { defaultValues } from './readValues.ts';
import { staking } from './staking.ts';
import { uncrossing } from './uncrossing.ts';
import { vesting } from './vesting.ts';
import * as workedFees from '../worked/fees.ts';
import * as workedFunding from '../worked/funding.ts';
import * as workedLiquidation from '../worked/liquidation.ts';
import * as workedMargin from '../worked/margin.ts';
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

describe('the fees calculator', () => {
  it('starts with the worked example of the fees page', () => {
    expect(line(fees, 'Before discounts')).toBe(workedFees.taker.total);
    expect(line(fees, 'You pay')).toBe(workedFees.discounts.paid);
    expect(line(fees, 'Before discounts', { mode: 'auction' })).toBe(workedFees.auction.perSide);
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
  it('starts with the worked example', () => {
    expect(line(vesting, 'Epochs until everything has vested')).toBe(workedVesting.locked.epochs);
    expect(results(vesting).table?.rows[2]).toEqual([
      '2',
      workedVesting.locked.vested2,
      workedVesting.locked.remaining2,
    ]);
  });

  it('does not count for ever', () => {
    expect(line(vesting, 'Epochs until everything has vested', { minimum: '0', rate: '0.0001' })).toBe(
      'more than 1000',
    );
  });
});
