import { describe, expect, it } from 'vitest';
import { fees } from './fees.ts';
import { presetFromQuery, queryWithValues, stateParameter, valuesFromQuery } from './linkState.ts';
import { defaultValues } from './readValues.ts';
import { uncrossing } from './uncrossing.ts';

describe('the state of a calculator in a link', () => {
  it('holds only what differs from the example, and nothing otherwise', () => {
    const defaults = defaultValues(fees);
    expect(queryWithValues(fees, defaults, '')).toBe('');
    expect(queryWithValues(fees, { ...defaults, price: '100' }, '')).toBe('?calc-fees=price%3D100');
  });

  it('comes back as it went in, line breaks and nonsense included', () => {
    const values = { ...defaultValues(uncrossing), buys: '104 20\n99 1', sells: 'a&b=c?#%' };
    expect(valuesFromQuery(uncrossing, queryWithValues(uncrossing, values, ''))).toEqual(values);
  });

  it('leaves other parameters alone, and goes when everything is reset', () => {
    const changed = queryWithValues(fees, { ...defaultValues(fees), size: '2' }, '?q=margin&calc-margin=mark%3D1');
    expect(new URLSearchParams(changed).get('q')).toBe('margin');
    expect(new URLSearchParams(changed).get('calc-margin')).toBe('mark=1');
    expect(queryWithValues(fees, defaultValues(fees), changed)).toBe('?q=margin&calc-margin=mark%3D1');
  });

  it('holds the preset that it starts from, and only what differs from that', () => {
    const spot = { ...defaultValues(fees), ...fees.presets?.find(({ id }) => id === 'spot')?.values };
    expect(queryWithValues(fees, spot, '', 'spot')).toBe('?calc-fees=from%3Dspot');
    const link = queryWithValues(fees, { ...spot, price: '2' }, '', 'spot');
    expect(new URLSearchParams(link).get('calc-fees')).toBe('from=spot&price=2');
    expect(presetFromQuery(fees, link)).toBe('spot');
    expect(valuesFromQuery(fees, link)).toEqual({ ...spot, price: '2' });
    expect(presetFromQuery(fees, '?calc-fees=from%3Dgone')).toBe('');
  });

  it('ignores names that the calculator does not have', () => {
    expect(valuesFromQuery(fees, `?${stateParameter('fees')}=prize%3D1`)).toEqual(defaultValues(fees));
  });
});
