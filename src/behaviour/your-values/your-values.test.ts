// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialog } from './dialog.ts';
import { findExamples, findNodes } from './find-examples.ts';
import { showValues } from './show.ts';
import { readValue, storedValues, storageKey } from './values.ts';

const id = (digit: string): string => digit.repeat(64);
const [party, market, own] = [id('a'), id('b'), id('c')];

describe('a value', () => {
  it('is 64 hexadecimal digits, in lower case', () => {
    expect(readValue('party', ` ${'AB'.repeat(32)}\n`)).toBe('ab'.repeat(32));
    expect(readValue('market', '  ')).toBeUndefined();
    for (const wrong of ['abc', id('g'), `0x${id('a').slice(2)}`, id('a') + id('a')])
      expect(() => readValue('asset', wrong)).toThrow('64 digits');
  });

  it('is the address of a node without what a request adds', () => {
    expect(readValue('node', 'https://node.example:3008/')).toBe('https://node.example:3008');
    for (const wrong of ['node.example', 'javascript:alert(1)', 'https://a:b@node.example', 'https://x.example/?y'])
      expect(() => readValue('node', wrong), wrong).toThrow();
  });
});

describe('the examples in code', () => {
  it.each([
    [`--data-urlencode "filter.partyIds=${party}"`, 'party'],
    [`params={\n        "filter.partyIds": "${party}",`, 'party'],
    [`query.Add("filter.partyIds", "${party}")`, 'party'],
    [`"publicKey": "${party}"`, 'party'],
    [`"partyIds": [\n    "${party}"`, 'party'],
    [`"marketId": "${party}"`, 'market'],
    [`/api/v2/market/data/${party}`, undefined],
    [`/api/v2/market/${party}/latest`, 'market'],
    [`"parentMarketId": "${party}"`, undefined],
    [`"settlementAsset":"${party}"`, 'asset'],
    [`"hash": "${party}"`, undefined],
    [`"partyId": "${party}00"`, undefined],
  ])('are known by what they are given to: %s', (code, kind) => {
    expect(findExamples(code).get(party)).toBe(kind);
  });

  it('have public nodes, and no program of the own computer', () => {
    expect([...findNodes('curl "https://a.example/api" "http://localhost:3003/x" "http://127.0.0.1/y"')]).toEqual([
      'https://a.example',
    ]);
  });
});

const sample = `<div data-page="/x"><button data-values>Your values</button><div class="call-code"><div data-tabs="code-language">
<figure class="code"><code>curl <span>"https://a.example/api"</span> <span>"partyId=${party}"</span> ${market}</code></figure></div></div>
<figure class="code"><code>{"marketId": "${market}"}</code><button data-copy-as="command"></button></figure></div>`;
const code = (): string => [...document.querySelectorAll('code')].map((element) => element.textContent).join('\n');

describe('samples', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = sample;
  });

  it('show the own values marked, and the examples again without them', () => {
    const before = document.body.innerHTML;
    showValues({ party: own, market: id('d'), node: 'http://localhost:3008' });
    expect(code()).toContain(`"http://localhost:3008/api" "partyId=${own}" ${id('d')}`);
    expect(code()).toContain(`{"marketId": "${id('d')}"}`);
    expect([...document.querySelectorAll<HTMLElement>('mark.own')].map(({ title }) => title).sort()).toEqual([
      'Your data node',
      'Your market',
      'Your market',
      'Your party',
    ]);
    expect(document.querySelector('[data-values]')?.textContent).toBe('Your values: 3');
    expect(document.querySelector<HTMLElement>('[data-copy-as]')?.dataset['key']).toBe(own);
    showValues({});
    expect(document.body.innerHTML).toBe(before);
  });

  it('hold what a reader typed as text, never as markup', () => {
    localStorage.setItem(storageKey, JSON.stringify({ party: '<img src=x onerror=alert(1)>', market: id('d') }));
    expect(storedValues()).toEqual({});
    showValues();
    expect(document.querySelector('img')).toBeNull();
  });

  it('change with the panel, which says what is wrong and keeps nothing then', () => {
    HTMLDialogElement.prototype.showModal ??= vi.fn();
    openDialog();
    const field = document.querySelector<HTMLInputElement>('#own-party') as HTMLInputElement;
    const form = document.querySelector('#your-values form') as HTMLFormElement;
    field.value = 'abc';
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(document.querySelector('#own-party-problem')?.textContent).toContain('64 digits');
    expect(localStorage.getItem(storageKey)).toBeNull();
    field.value = own;
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(storedValues()).toEqual({ party: own });
    expect(code()).toContain(`partyId=${own}`);
    document.querySelector<HTMLElement>('[data-own=reset]')?.click();
    expect(storedValues()).toEqual({});
    expect(code()).toContain(`partyId=${party}`);
  });
});
