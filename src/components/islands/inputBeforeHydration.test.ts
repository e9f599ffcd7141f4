// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { inputBeforeHydration } from './inputBeforeHydration.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<input id="calc-size" value="10"><select id="calc-side"><option>buy<option>sell</select><p id="calc-note"></p>';
});
const written = { size: '10', side: 'buy', note: '', gone: 'x' };

describe('inputBeforeHydration', () => {
  it('is nothing when the reader has entered nothing', () => {
    expect(inputBeforeHydration('calc-', written)).toBeUndefined();
  });

  it('finds what was typed and chosen, and only that', () => {
    (document.getElementById('calc-size') as HTMLInputElement).value = '12';
    (document.getElementById('calc-side') as HTMLSelectElement).value = 'sell';
    expect(inputBeforeHydration('calc-', written)).toEqual({ size: '12', side: 'sell' });
    expect(inputBeforeHydration('other-', written)).toBeUndefined();
  });
});
