// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { markWords } from './markWords.ts';

const page = (): HTMLElement => {
  document.body.replaceChildren();
  const root = document.createElement('div');
  root.setAttribute('data-page', '/x');
  document.body.append(root);
  return root;
};
const add = (root: HTMLElement, tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  root.append(element);
  return element;
};
const marked = (): (string | null)[] => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('markWords', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = page();
  });

  it('marks words and takes the marks away without a trace', () => {
    add(root, 'p', 'The maker fee of a trade, and other fees.');
    const before = root.innerHTML;
    const remove = markWords(root, ['maker', 'fee']);
    expect(marked()).toEqual(['maker', 'fee', 'fees']);
    expect(root.textContent).toBe('The maker fee of a trade, and other fees.');
    remove();
    expect(root.innerHTML).toBe(before);
    expect(root.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('marks an identifier as a whole where the page has it, else its parts', () => {
    add(root, 'code', 'market.fee.factors.makerFee');
    markWords(root, ['market.fee.factors.makerfee']);
    expect(marked()).toEqual(['market.fee.factors.makerFee']);
    root = page();
    add(root, 'p', 'List ledger entries');
    markWords(root, ['list_ledger_entries']);
    expect(marked()).toEqual(['List', 'ledger', 'entries']);
  });

  it('marks an identifier across the places where it may break, and puts these back', () => {
    const code = add(root, 'code', '');
    code.innerHTML = 'market.<wbr>fee.<wbr>factors.<wbr>makerFee and fee';
    const before = root.innerHTML;
    const remove = markWords(root, ['market.fee.factors.makerfee']);
    expect(marked()).toEqual(['market.fee.factors.makerFee']);
    remove();
    expect(root.innerHTML).toBe(before);
  });

  it('leaves alone what belongs to React or is no prose', () => {
    add(root, 'div', 'fee', { 'data-island': 'Calculator' });
    add(root, 'button', 'fee');
    add(root, 'script', 'fee', { type: 'text/plain' });
    markWords(root, ['fee']);
    expect(marked()).toEqual([]);
  });

  it('stops at a number that no reader would follow', () => {
    for (let index = 0; index < 1000; index += 1) add(root, 'p', 'fee');
    markWords(root, ['fee']);
    expect(marked()).toHaveLength(200);
  });
});
