// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installBehaviour, pageShown } from './index.ts';

beforeAll(() => installBehaviour());
beforeEach(() => {
  document.body.innerHTML = `
    <p class="filter"><input data-filter><output data-filter-count></output></p>
    <div id="a" data-filter-group><section data-filter-item>market.fee makerFee</section><section data-filter-item>market.margin</section></div>
    <div id="b" data-filter-group><section data-filter-item>spam.votes</section></div>`;
  pageShown();
});

function type(text: string): void {
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-filter-item]')]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent ?? '');

describe('filters', () => {
  it('keep the entries that hold every word, whatever the case', () => {
    type('MARKET fee');
    expect(shown()).toEqual(['market.fee makerFee']);
    expect(document.querySelector('output')?.textContent).toBe('1 of 3');
  });

  it('hide a group without a match, and bring everything back when emptied', () => {
    type('spam');
    expect([document.getElementById('a')?.hidden, document.getElementById('b')?.hidden]).toEqual([true, false]);
    type('');
    expect(shown()).toHaveLength(3);
    expect(document.getElementById('a')?.hidden).toBe(false);
  });
});

describe('a filter for whole messages', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <p class="filter"><input data-filter="closest"><output data-filter-count></output></p>
      <table data-filter-group><tbody>
        <tr data-filter-item><td>1</td><td>ORDER_ERROR_INVALID_MARKET_ID</td></tr>
        <tr data-filter-item><td>14</td><td>ORDER_ERROR_MARGIN_CHECK_FAILED</td></tr>
        <tr data-filter-item><td>404, 5</td><td>NOT_FOUND</td></tr>
        <tr data-filter-item><td>30005</td><td>failed to get all markets</td></tr>
      </tbody></table>`;
    pageShown();
  });

  it.each([
    ['OrderError: Margin Check Failed', '14ORDER_ERROR_MARGIN_CHECK_FAILED'],
    ['{"code":5,"message":"NotFound error"}', '404, 5NOT_FOUND'],
    ['NotFound', '404, 5NOT_FOUND'],
    ['failed to get all markets: context canceled', '30005failed to get all markets'],
  ])('finds what is meant by %s', (message, row) => {
    type(message);
    expect(shown()).toEqual([row]);
    expect(document.querySelector('output')?.textContent).toBe('None holds every word; closest: 1 of 4');
  });

  it('shows nothing for what has hardly a word of any entry, or none at all', () => {
    type('???');
    expect(shown()).toEqual([]);
    type('could not open market.db');
    expect(shown()).toEqual([]);
    expect(document.querySelector('output')?.textContent).toBe('0 of 4');
  });
});
