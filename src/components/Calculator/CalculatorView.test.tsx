// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fees } from '../../../protocol-math/calculators/fees.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { losses } from '../../../protocol-math/calculators/losses.ts';
import { stake } from '../../../protocol-math/calculators/stake.ts';
import { uncrossing } from '../../../protocol-math/calculators/uncrossing.ts';
import type { CalculatorDefinition } from '../../../protocol-math/calculators/definition.ts';
import { CalculatorView } from './CalculatorView.tsx';
import { loadCalculator } from './loadCalculator.tsx';
import { withNetwork, type NetworkPart } from '../../../protocol-math/calculators/withNetwork.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
let root: Root;
let host: HTMLElement;

function open(query: string, definition: CalculatorDefinition = fees, part: NetworkPart = {}): void {
  window.history.replaceState(null, '', `/concepts/fees${query}#example`);
  host = document.createElement('div');
  host.innerHTML = renderToString(<CalculatorView definition={withNetwork(definition, part)} />);
  document.body.replaceChildren(host);
  act(() => {
    root = hydrateRoot(host, <CalculatorView definition={withNetwork(definition, part)} />);
  });
}
function field(name: string): HTMLInputElement {
  const input = host.querySelector<HTMLInputElement>(`#calc-fees-${name}`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
}
function type(name: string, value: string): void {
  const input = field(name);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set;
  act(() => {
    setter?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function press(label: string): Promise<void> {
  const button = [...host.querySelectorAll('button')].find((one) => one.textContent === label);
  return act(async () => {
    button?.click();
    await Promise.resolve();
  });
}
const linkState = (search = window.location.search): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(search).get('calc-fees') ?? ''));
const results = (): string => host.querySelector('.calculator__results')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a calculator in the browser', () => {
  it('computes as the reader types', () => {
    open('');
    const before = results();
    type('price', '30000');
    expect(results()).not.toBe(before);
    expect(results()).toContain('You pay');
  });

  it('shows the message beside the field at fault, ties it to the field, and withholds the result', () => {
    open('');
    type('size', 'a lot');
    const input = field('size');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const [first = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(first)?.textContent).toMatch(/"a lot" is not a number/);
    expect(results()).toMatch(
      /^Correct the marked values to see the result\. Below are the results before\.Before discounts/,
    );
    expect(host.querySelector('.calculator__stale')).not.toBeNull();
    type('size', '1');
    expect(field('size').hasAttribute('aria-invalid')).toBe(false);
  });

  it('writes the link once typing rests, without adding to the history', () => {
    open('');
    const push = vi.spyOn(window.history, 'pushState');
    const length = window.history.length;
    type('price', '1');
    type('price', '12');
    expect(window.location.search).toBe('');
    act(() => void vi.advanceTimersByTime(400));
    expect(linkState()).toEqual({ ...defaultValues(fees), price: '12' });
    expect(window.location.hash).toBe('#example');
    expect(window.history.length).toBe(length);
    expect(push).not.toHaveBeenCalled();
  });

  it('opens with the values of the link, and forgets them on reset', async () => {
    open('?calc-fees=price%3D100%26mode%3Dauction');
    expect(field('price').value).toBe('100');
    expect(field('mode').value).toBe('auction');
    await press('Reset');
    act(() => void vi.advanceTimersByTime(400));
    expect(field('price').value).toBe('26531.4');
    expect(window.location.search).toBe('');
  });

  it('copies the link to the present values, and shows it where it cannot', async () => {
    open('');
    type('price', '7');
    await press('Copy link to these values');
    const link = new URL(writeText.mock.lastCall?.[0] ?? '');
    expect([link.pathname, link.hash]).toEqual(['/concepts/fees', '#calc-fees']);
    expect(linkState(link.search)).toEqual({ ...defaultValues(fees), price: '7' });
    expect(host.textContent).toContain('Link copied.');
    writeText.mockRejectedValue(new Error('denied'));
    await press('Copy link to these values');
    expect(host.textContent).toContain('Copy this: ');
  });
});

describe('what else a calculator does', () => {
  it('copies its results as text and as CSV', async () => {
    open('');
    await press('Copy as CSV');
    expect(writeText).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /^Input,Value\r\n[^]*\r\nPrice,26531\.4\r\n[^]*\r\nResult,Value\r\nBefore discounts,72\.202553\r\n/,
      ),
    );
    await press('Copy as text');
    expect(writeText).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /^Fees of a trade\n\nInputs\n[^]*\nPrice: 26531\.4\n[^]*\nResults\nBefore discounts: 72\.202553\n/,
      ),
    );
  });

  it('adds and removes rows', async () => {
    open('', uncrossing);
    const rows = (): number => host.querySelectorAll('.calculator__row').length;
    expect(rows()).toBe(6);
    act(() => host.querySelector<HTMLButtonElement>('[aria-label="Add a row to Buy orders"]')?.click());
    expect(rows()).toBe(7);
    expect(results()).toContain('Indicative price101');
    act(() => host.querySelector<HTMLButtonElement>('[aria-label="Remove row 1 of Buy orders"]')?.click());
    expect(host.querySelector<HTMLTextAreaElement>('#calc-uncrossing-buys')?.value).toBe('102 30\n99 40\n_ _');
  });

  it('keeps the focus in the table when its last row is removed', () => {
    open('', uncrossing);
    const last = host.querySelector<HTMLButtonElement>('[aria-label="Remove row 3 of Buy orders"]');
    last?.focus();
    act(() => last?.click());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a row to Buy orders');
  });

  it('marks the cell at fault, not its neighbours and not an empty row', () => {
    open('?calc-uncrossing=buys%3D104%2Bx%250A_%2B_', uncrossing);
    const marked = [...host.querySelectorAll('.calculator__row input[aria-invalid="true"]')];
    expect(marked.map((input) => input.getAttribute('aria-label'))).toEqual(['Buy orders, row 1, volume']);
  });
});

describe('rows whose cells are right each for itself', () => {
  const marked = (): (string | null)[] =>
    [...host.querySelectorAll('.calculator__row input[aria-invalid="true"]')].map((input) =>
      input.getAttribute('aria-label'),
    );

  it('are marked where the message names one that does not go with the others', () => {
    open('?calc-stake=records%3D_%2B_%250A60%2B5%250A90%2B7', stake);
    expect(host.textContent).toContain('Line 2 is longer ago than the line before.');
    expect(marked()).toEqual([
      'Open interest after trades, row 3, minutes ago',
      'Open interest after trades, row 3, open interest',
    ]);
  });

  it('are all marked where it means them together', () => {
    open('?calc-losses=gains%3D1000%250A9000', losses);
    expect(host.textContent).toContain('The gains must not add up to more than the losses');
    expect(marked()).toEqual(['Winners, row 1, gain', 'Winners, row 2, gain']);
  });
});

describe('the choice of values to fill in', () => {
  const choose = (value: string): void => {
    const select = host.querySelector<HTMLSelectElement>('#calc-fees-from');
    if (!select) throw new Error('no choice');
    act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const part: NetworkPart = { network: 'mainnet', values: { maker: '0.00005', infrastructure: '0.0003' } };

  it('fills in a market, leaves the rest, and stays in the link', () => {
    open('', fees, part);
    type('maker', '0.5');
    type('referral', '0.2');
    choose('perpetual');
    expect([field('price').value, field('maker').value, field('referral').value]).toEqual(['2000.5', '0.00005', '0.2']);
    act(() => void vi.advanceTimersByTime(400));
    expect(linkState()).toMatchObject({ from: 'perpetual', referral: '0.2', price: '2000.5', maker: '0.00005' });
  });

  it('opens a link with the choice and what was changed since', () => {
    open('?calc-fees=from%3Dperpetual%26size%3D3', fees, part);
    expect(host.querySelector<HTMLSelectElement>('#calc-fees-from')?.value).toBe('perpetual');
    expect([field('price').value, field('size').value]).toEqual(['2000.5', '3']);
  });

  it('brings back what the network sets, and nothing else', () => {
    open('?calc-fees=maker%3D0.5%26price%3D7', fees, part);
    choose('perpetual');
    type('price', '8');
    type('infrastructure', '0.1');
    choose('');
    expect([field('price').value, field('maker').value, field('infrastructure').value]).toEqual([
      '8',
      '0.00005',
      '0.0003',
    ]);
    expect(host.textContent).toContain('mainnet’s parameters');
    expect(host.textContent).toContain('none is live data');
  });
});

describe('a calculator whose code comes late', () => {
  it.each([
    { definition: fees, field: 'price', value: '100', query: '?calc-fees=size%3D2', line: 'Before discounts' },
    { definition: uncrossing, field: 'buys', value: '200 5', query: '', line: 'Indicative volume5' },
  ])(
    'goes on with what was entered into the static $definition.id calculator',
    async ({ definition, field: name, value, query, line }) => {
      window.history.replaceState(null, '', `/concepts/page${query}`);
      host = document.createElement('div');
      host.innerHTML = renderToString(<CalculatorView definition={withNetwork(definition, {})} />);
      document.body.replaceChildren(host);
      const control = host.querySelector<HTMLInputElement>(`#calc-${definition.id}-${name}`);
      if (control) control.value = value;
      const Loaded = await loadCalculator({ name: definition.id });
      act(() => {
        root = hydrateRoot(host, <Loaded />);
      });
      expect(host.querySelector<HTMLInputElement>(`#calc-${definition.id}-${name}`)?.value).toBe(value);
      expect(results()).toContain(line);
      act(() => void vi.advanceTimersByTime(400));
      const state = new URLSearchParams(new URLSearchParams(window.location.search).get(`calc-${definition.id}`) ?? '');
      expect(state.get(name)).toBe(value);
      if (query !== '') expect(state.get('size')).toBe('2');
    },
  );
});
