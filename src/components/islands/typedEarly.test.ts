// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { typedEarly } from './typedEarly.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<input id="calc-size" value="10"><select id="calc-side"><option>buy<option>sell</select><p id="calc-note"></p>';
});
const written = { size: '10', side: 'buy', note: '', gone: 'x' };

describe('typedEarly', () => {
  it('is nothing when the reader has entered nothing', () => {
    expect(typedEarly('calc-', written)).toBeUndefined();
  });

  it('finds what was typed and chosen, and only that', () => {
    (document.getElementById('calc-size') as HTMLInputElement).value = '12';
    (document.getElementById('calc-side') as HTMLSelectElement).value = 'sell';
    expect(typedEarly('calc-', written)).toEqual({ size: '12', side: 'sell' });
    expect(typedEarly('other-', written)).toBeUndefined();
  });
});
