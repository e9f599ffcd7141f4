// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import mainnet from '../../../networks/mainnet.json';
import { ProposalForm } from './ProposalForm.tsx';

const builtAt = 1_700_000_000;
const props = { kind: 'new-asset', parameters: mainnet.parameters, network: 'mainnet1', builtAt };

async function form(): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<ProposalForm {...props} />);
  document.body.append(host);
  await act(async () => {
    hydrateRoot(host, <ProposalForm {...props} />);
    await Promise.resolve();
  });
  return host;
}

const input = (host: HTMLElement, label: string): HTMLInputElement => {
  const found = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return host.querySelector(`[id="${found?.htmlFor ?? ''}"]`) as HTMLInputElement;
};

async function type(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

describe('ProposalForm', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('is complete without JavaScript: values, JSON and both commands', () => {
    const html = renderToString(<ProposalForm {...props} />);
    expect(html).toContain('Tether USD');
    expect(html).toContain('&quot;withdrawThreshold&quot;: &quot;1000000000&quot;');
    expect(html).toContain('vega wallet transaction send');
    expect(html).toContain('vega.exe wallet transaction send');
  });

  it('sets times from the reader’s clock once it is alive', async () => {
    const host = await form();
    expect(Number(input(host, 'Voting ends').value)).toBeGreaterThan(Date.now() / 1000);
  });

  it('shows what is typed in the JSON, and what is wrong beside the field', async () => {
    const host = await form();
    await type(input(host, 'Symbol'), 'ABC');
    expect(host.textContent).toContain('"symbol": "ABC"');
    await type(input(host, 'Token contract'), '0x12');
    expect(input(host, 'Token contract').getAttribute('aria-invalid')).toBe('true');
    expect(host.querySelector('[role="status"]')?.textContent).toContain('1 to mend');
  });
});
