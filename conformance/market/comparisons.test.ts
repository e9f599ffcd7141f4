import { expect, it } from 'vitest';
import { Recorder } from '../recorder.ts';
import { Comparisons } from './comparisons.ts';

const trade = {
  price: '100500000',
  size: '1237',
  positionDecimals: 3,
  makerFee: '0.00025',
  infrastructureFee: '0.0005',
  liquidityFee: '0.003',
};
const fees = { maker: '31080', infrastructure: '62160', liquidity: '372956' };

function compared(act: (compare: Comparisons) => void): { compare: Comparisons; recorder: Recorder; lines: string[] } {
  const recorder = new Recorder('market');
  const lines: string[] = [];
  const compare = new Comparisons(recorder, (line) => lines.push(line));
  act(compare);
  return { compare, recorder, lines };
}

it('tells a number beside what was computed, and keeps the case as a vector once', () => {
  const { compare, recorder, lines } = compared((one) => {
    one.formula('fees', 'tradeFees', trade, fees);
    one.formula('fees again', 'tradeFees', trade, fees);
  });
  expect(recorder.report().differences).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(compare.vectors).toMatchObject([{ formula: 'tradeFees', where: 'fees', input: trade, expect: fees }]);
});

it.each([
  ['a fee that is one too high', { ...fees, maker: '31081' }],
  ['a fee that was not paid', { ...fees, liquidity: '0' }],
])('finds %s', (_, observed) => {
  const { recorder } = compared((one) => {
    one.formula('fees', 'tradeFees', trade, observed);
  });
  expect(recorder.report().differences).toMatchObject([{ element: 'fees', aspect: 'tradeFees' }]);
});

it('looks only at the fields that were observed', () => {
  const { recorder } = compared((one) => {
    one.formula('fees', 'tradeFees', trade, { maker: '31080' });
  });
  expect(recorder.report().differences).toEqual([]);
});

it('compares a price that is told in whole ticks with the exact one, rounded down', () => {
  const peg = { side: 'sell', reference: 'mid', offset: '3', bestBid: '100011000', bestAsk: '101000000', tick: '1000' };
  const look = (observed: string): number =>
    compared((one) => {
      one.wholeTicks('pegs', 'peggedPrice', peg, observed, 1000n);
    }).recorder.report().differences.length;
  expect([look('100508'), look('100509')]).toEqual([0, 1]);
});

it('finds a status that is not the documented one', () => {
  const { recorder } = compared((one) => {
    one.fact('order', 'status', 'STATUS_STOPPED', 'STATUS_CANCELLED');
  });
  expect(recorder.report().differences).toHaveLength(1);
});
