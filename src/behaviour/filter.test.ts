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
