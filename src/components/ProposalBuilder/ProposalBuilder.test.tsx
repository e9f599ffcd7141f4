// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { proposalKinds } from '../../../content/proposals/index.ts';
import mainnet from '../../../networks/mainnet.json';
import { ProposalForm } from './ProposalForm.tsx';

const builtAt = 1_700_000_000;
const vega = { id: 'd1'.repeat(32), symbol: 'VEGA', decimals: 18 };
const propsOf = (kind: string) => ({
  kind,
  parameters: mainnet.parameters,
  network: 'mainnet1',
  builtAt,
  assets: [vega],
});

async function form(kind: string): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<ProposalForm {...propsOf(kind)} />);
  document.body.replaceChildren(host);
  await act(async () => {
    hydrateRoot(host, <ProposalForm {...propsOf(kind)} />);
    await Promise.resolve();
  });
  return host;
}

function input(host: HTMLElement, label: string): HTMLInputElement {
  const found = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = host.querySelector<HTMLInputElement>(`[id="${found?.htmlFor ?? ''}"]`);
  if (!field) throw new Error(`no field ${label}`);
  return field;
}

async function type(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    const prototype = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

async function click(button: Element | undefined): Promise<void> {
  if (!button) throw new Error('no such button');
  await act(async () => {
    (button as HTMLElement).click();
    await Promise.resolve();
  });
}

const buttons = (host: HTMLElement, pattern: RegExp): HTMLButtonElement[] =>
  [...host.querySelectorAll('button')].filter((button) =>
    pattern.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
const copies = (host: HTMLElement): number =>
  host.querySelectorAll('[data-copy]').length + buttons(host, /^Download/).length;
const missing = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('.proposal__missing li')].map(({ textContent }) => textContent ?? '');
const json = (host: HTMLElement): string => host.querySelector('pre')?.textContent ?? '';

/** Says of every example that may be kept that it is meant. */
async function keepAll(host: HTMLElement): Promise<void> {
  for (
    let button = buttons(host, /^Keep it|^I have read/)[0];
    button;
    button = buttons(host, /^Keep it|^I have read/)[0]
  )
    await click(button);
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

describe.each(Object.keys(proposalKinds))('the form of %s', (kind) => {
  it('offers nothing to take away as the page comes, nor once it is alive', async () => {
    const html = renderToString(<ProposalForm {...propsOf(kind)} />);
    expect(html).toContain('proposalSubmission');
    expect(html).not.toContain('data-copy');
    const host = await form(kind);
    expect(copies(host)).toBe(0);
    expect(missing(host).length).toBeGreaterThan(0);
    expect(host.querySelector('[role=status]')?.textContent).toContain('Not ready');
  });

  it('never lets an example’s id or key stay, whatever is kept', async () => {
    const host = await form(kind);
    await keepAll(host);
    const own = missing(host).filter((text) => text.includes('enter your own'));
    expect(missing(host).filter((text) => text.includes('keep it'))).toEqual([]);
    expect(copies(host)).toBe(own.length === 0 && missing(host).length === 0 ? 4 : 0);
    expect(json(host)).not.toMatch(/41bb2072|a2938dd0|f6ece8d2|732d7d1c/);
  });
});

describe('a form', () => {
  it('is taken away once everything is the reader’s own', async () => {
    const host = await form('new-market');
    await keepAll(host);
    expect(missing(host).map((text) => text.split(':')[0])).toEqual([
      'Settlement asset',
      'Decimals of that asset',
      'Signer 1',
    ]);
    await type(input(host, 'Settlement asset'), 'ab'.repeat(32));
    await type(input(host, 'Decimals of that asset'), '6');
    await type(input(host, 'Signer 1: public key'), 'cd'.repeat(32));
    await type(input(host, 'Price property'), 'prices.ETH.value');
    expect(missing(host)).toEqual([]);
    expect(copies(host)).toBe(4);
    expect(host.querySelector('[role=status]')?.textContent).toContain('Nothing here that the wallet');
    const { terms } = (
      JSON.parse(json(host)) as {
        proposalSubmission: { terms: { newMarket: { changes: { instrument: { future: object } } } } };
      }
    ).proposalSubmission;
    expect(terms.newMarket.changes.instrument.future).toMatchObject({
      settlementAsset: 'ab'.repeat(32),
      dataSourceSpecForSettlementData: {
        external: {
          oracle: {
            signers: [{ pubKey: { key: 'cd'.repeat(32) } }],
            filters: [{ key: { name: 'prices.ETH.value' } }, {}],
          },
        },
      },
      dataSourceSpecBinding: { settlementDataProperty: 'prices.ETH.value' },
    });
    expect(json(host)).not.toContain('form.');
    await type(input(host, 'Price decimal places'), '30');
    expect(copies(host)).toBe(0);
    expect(missing(host)).toEqual(['Price decimal places: At most 6, the decimals of the settlement asset.']);
    expect(json(host)).toContain('‹Price decimal places›');
  });

  it('refuses an asset of zeros, and takes known assets from a list with their decimals', async () => {
    const host = await form('new-perpetuals-market');
    await type(input(host, 'Settlement asset'), '0'.repeat(64));
    expect(missing(host)).toContainEqual(expect.stringContaining('zeros only'));
    const list = host.querySelector<HTMLSelectElement>('.proposal__asset select');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, vega.id);
      list?.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    });
    expect([input(host, 'Settlement asset').value, input(host, 'Decimals of that asset').value]).toEqual([
      vega.id,
      '18',
    ]);
  });

  it('has rows that are added and removed', async () => {
    const host = await form('volume-discount-program');
    await click(buttons(host, /^Add a tier/)[0]);
    await type(input(host, 'Tier 3: volume'), '50000');
    await type(input(host, 'Tier 3: discount'), '0.2');
    await click(buttons(host, /^Remove tier 1/)[0]);
    await keepAll(host);
    const { benefitTiers } = (
      JSON.parse(json(host)) as {
        proposalSubmission: { terms: { updateVolumeDiscountProgram: { changes: { benefitTiers: unknown[] } } } };
      }
    ).proposalSubmission.terms.updateVolumeDiscountProgram.changes;
    expect(benefitTiers).toEqual([
      { minimumRunningNotionalTakerVolume: '20000', volumeDiscountFactor: '0.1' },
      { minimumRunningNotionalTakerVolume: '50000', volumeDiscountFactor: '0.2' },
    ]);
    for (let count = 2; count <= 10; count += 1) await click(buttons(host, /^Add a tier/)[0]);
    expect(missing(host)[0]).toContain('At most 10: volumeDiscountProgram.maxBenefitTiers');
  });

  it('is shown in steps when it is long, and what is missing leads to its field', async () => {
    const host = await form('new-market');
    const shown = (): string[] =>
      [...host.querySelectorAll<HTMLElement>('.proposal__step')]
        .filter(({ hidden }) => !hidden)
        .map((step) => step.querySelector('legend')?.textContent ?? '');
    expect(shown()).toEqual(['Step 1 of 7: What and why']);
    await click(buttons(host, /^Signer 1: public key$/)[0]);
    expect(shown()).toEqual([expect.stringContaining('Oracle')]);
    expect(document.activeElement).toBe(input(host, 'Signer 1: public key'));
  });

  it('has pickers of date and time, from the reader’s clock, and says the time in UTC', async () => {
    const host = await form('new-asset');
    const ends = input(host, 'Voting ends');
    expect(ends.type).toBe('datetime-local');
    expect(new Date(ends.value).getTime()).toBeGreaterThan(Date.now());
    const hint = document.getElementById((ends.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '');
    expect(hint?.textContent).toMatch(/In your time zone; \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  });

  it('says what is wrong beside the field, tied to it', async () => {
    const host = await form('new-asset');
    const contract = input(host, 'Token contract');
    await type(contract, '0x12');
    expect(contract.getAttribute('aria-invalid')).toBe('true');
    const described = (contract.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    expect(described[0]).toContain('Ethereum address');
    expect(json(host)).not.toContain('0x12');
  });
});
