import { describe, expect, it } from 'vitest';
import { fees } from './fees.ts';
import { presetFromQuery, queryWithAllValues, queryWithValues, stateParameter, valuesFromQuery } from './linkState.ts';
import { defaultValues } from './readValues.ts';
import { uncrossing } from './uncrossing.ts';

const stateOf = (link: string, id = 'fees'): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(link).get(`calc-${id}`) ?? ''));

describe('the state of a calculator in a link', () => {
  it('holds every value once one was changed, and nothing before', () => {
    const defaults = defaultValues(fees);
    expect(queryWithValues(fees, defaults, '')).toBe('');
    const link = queryWithValues(fees, { ...defaults, price: '100' }, '');
    expect(stateOf(link)).toEqual({ ...defaults, price: '100' });
  });

  it('that is copied holds every value, also where none was changed', () => {
    const defaults = defaultValues(uncrossing);
    expect(valuesFromQuery(uncrossing, queryWithAllValues(uncrossing, defaults, ''))).toEqual(defaults);
    expect(
      Object.keys(defaults).every(
        (name) => name in stateOf(queryWithAllValues(uncrossing, defaults, ''), 'uncrossing'),
      ),
    ).toBe(true);
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

  it('holds the preset that it starts from, and every value', () => {
    const spot = { ...defaultValues(fees), ...fees.presets?.find(({ id }) => id === 'spot')?.values };
    expect(stateOf(queryWithValues(fees, spot, '', 'spot'))).toEqual({ from: 'spot', ...spot });
    const link = queryWithValues(fees, { ...spot, price: '2' }, '', 'spot');
    expect(stateOf(link)).toEqual({ from: 'spot', ...spot, price: '2' });
    expect(presetFromQuery(fees, link)).toBe('spot');
    expect(valuesFromQuery(fees, link)).toEqual({ ...spot, price: '2' });
    expect(presetFromQuery(fees, '?calc-fees=from%3Dgone')).toBe('');
  });

  it('ignores names that the calculator does not have', () => {
    expect(valuesFromQuery(fees, `?${stateParameter('fees')}=prize%3D1`)).toEqual(defaultValues(fees));
  });
});
