// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { filterFields, sortFields } from './field-tools.ts';
import { revealHashTarget } from './fields.ts';

beforeEach(() => {
  document.body.innerHTML = `<div class="tree"><input data-field-filter><output data-field-count></output><button aria-pressed="false"></button>
    <ul class="fields"><li id="a"><a class="name">orders</a><details id="d"><ul class="fields">
      <li id="a.b"><a class="name">price</a><p>What it costs.</p></li>
      <li id="a.c"><a class="name">size</a> <span class="badge required">required</span></li></ul></details></li>
    <li id="e"><a class="name">page</a></li></ul></div>`;
});
const input = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li')].filter((li) => !li.hidden).map(({ id }) => id);
function filter(text: string): void {
  input().value = text;
  filterFields(input());
}

describe('the filter of a field tree', () => {
  it('shows what holds every word, with the fields around it opened', () => {
    filter('What COSTS');
    expect(shown()).toEqual(['a', 'a.b']);
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.querySelector('output')?.textContent).toBe('1 of 4');
  });

  it('keeps what is inside a field that fits', () => {
    filter('orders');
    expect(shown()).toEqual(['a', 'a.b', 'a.c']);
  });

  it('shows everything again once it is empty, or a link leads to a hidden field', () => {
    filter('page');
    expect(shown()).toEqual(['e']);
    revealHashTarget('#a.b');
    expect(shown()).toContain('a.b');
    filter('');
    expect(shown()).toHaveLength(4);
  });
});

it('the required fields of each level stand first, and where they were the second time', () => {
  const button = document.querySelector('button') as HTMLElement;
  const order = (): string[] => [...document.querySelectorAll('li')].map(({ id }) => id);
  sortFields(button);
  expect(order()).toEqual(['a', 'a.c', 'a.b', 'e']);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  sortFields(button);
  expect(order()).toEqual(['a', 'a.b', 'a.c', 'e']);
});
