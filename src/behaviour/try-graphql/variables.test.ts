// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { showChoices, withVariable } from './variables.ts';

describe('a value that was chosen', () => {
  it.each([
    ['', ['market'], false, { market: 'm' }],
    ['{"market": "other", "first": 2}', ['market'], false, { market: 'm', first: 2 }],
    ['{}', ['markets'], true, { markets: ['m'] }],
    [
      '{"filter": {"marketIds": [], "from": 1}}',
      ['filter', 'marketIds'],
      true,
      { filter: { marketIds: ['m'], from: 1 } },
    ],
  ])('is put into %s', (written, path, isList, expected) => {
    expect(JSON.parse(withVariable(written, path, 'm', isList) ?? '')).toEqual(expected);
  });

  it.each(['{', '[1]', '"text"', '{"filter": 3}'])('loses nothing of %s', (written) => {
    expect(withVariable(written, ['filter', 'market'], 'm', false)).toBeUndefined();
  });
});

describe('the lists', () => {
  it('stay as they are while nothing changes, and hold texts, never markup', () => {
    const host = document.createElement('div');
    const places = [{ path: ['market'], isList: false, choices: [{ value: 'm', label: '<b>BTC</b>' }] }];
    showChoices(host, places);
    const select = host.querySelector('select');
    expect(select?.getAttribute('aria-label')).toBe('market: choose from this network');
    expect(select?.options[1]?.textContent).toBe('<b>BTC</b>');
    showChoices(host, places);
    expect(host.querySelector('select')).toBe(select);
    showChoices(host, []);
    expect(host.children).toHaveLength(0);
  });
});
