// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyAs } from './copy-as.ts';
import { installBehaviour, pageShown } from './index.ts';

const options = ['curl', 'python', 'go', 'nodejs'].map((id) => `<option value="${id}">${id.toUpperCase()}</option>`);
const select = `<select data-language>${options.join('')}</select>`;
const tabs = ['curl', 'go'].map(
  (id, index) =>
    `<button role="tab" id="t-${id}-tab" aria-controls="t-${id}" aria-selected="${index === 0}" data-value="${id}"></button><div role="tabpanel" id="t-${id}"${index === 0 ? '' : ' hidden'}></div>`,
);
const page = `${select}${select}<div data-tabs="code-language">${tabs.join('')}</div><figure><button data-copy-as="wallet">Copy as curl</button><code></code></figure>`;
const selects = (): string[] => [...document.querySelectorAll('select')].map(({ value }) => value);
const label = (): string | undefined => document.querySelector('[data-copy-as]')?.textContent ?? undefined;

beforeAll(() => installBehaviour());
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  pageShown();
});

describe('the language of samples', () => {
  it('is chosen once for every choice, every set of tabs and every copy', () => {
    const [first] = document.querySelectorAll('select');
    if (!first) throw new Error('There is no choice.');
    first.value = 'go';
    first.dispatchEvent(new Event('change', { bubbles: true }));
    expect(selects()).toEqual(['go', 'go']);
    expect(label()).toBe('Copy as GO');
    expect(document.getElementById('t-go')?.hidden).toBe(false);
    document.body.innerHTML = page;
    pageShown();
    expect(selects()).toEqual(['go', 'go']);
    expect(document.getElementById('t-go')?.hidden).toBe(false);
  });

  it('follows the tabs', () => {
    document.getElementById('t-go-tab')?.click();
    expect(selects()).toEqual(['go', 'go']);
  });
});

describe('a request copied as a program', () => {
  const button = (data: Record<string, string>, after = ''): HTMLElement => {
    document.body.innerHTML = `<figure><button></button><code></code></figure>${after}`;
    const made = document.querySelector('button') as HTMLElement;
    Object.assign(made.dataset, data);
    return made;
  };
  const wallet = { copyAs: 'wallet', address: 'http://127.0.0.1:1789/api/v2/requests', origin: '', token: '' };

  it('goes to the wallet with the headers that it needs, and no token in the text', () => {
    const request = '{"jsonrpc":"2.0","id":"1","method":"client.list_keys"}';
    const curl = copyAs(button(wallet), request, 'curl');
    expect(curl).toContain('curl --fail-with-body "http://127.0.0.1:1789/api/v2/requests"');
    expect(curl).toContain('"Authorization: VWT $TOKEN"');
    expect(curl).toContain('"method": "client.list_keys"');
    expect(copyAs(button(wallet), request, 'python')).toContain('"Authorization": "VWT " + os.environ["TOKEN"],');
    expect(copyAs(button(wallet), request, 'go')).toContain(
      'request.Header.Set("Authorization", "VWT "+os.Getenv("TOKEN"))',
    );
    expect(copyAs(button(wallet), request, 'nodejs')).toContain('"Authorization": "VWT " + process.env.TOKEN,');
  });

  it('wraps a command into the call that sends it, for a key that no wallet has', () => {
    const curl = copyAs(button({ ...wallet, copyAs: 'command' }), '{"voteSubmission":{}}', 'curl');
    const body = JSON.parse(/--data '([^]*)'$/.exec(curl)?.[1] ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({
      method: 'client.send_transaction',
      params: { publicKey: 'YOUR_PUBLIC_KEY', transaction: { voteSubmission: {} } },
    });
  });

  it('sends a GraphQL operation with its variables', () => {
    const after = '<figure><figcaption>Variables</figcaption><code>{"first": 2}</code></figure>';
    const curl = copyAs(button({ copyAs: 'graphql', address: 'https://x/graphql' }, after), 'query { a }', 'curl');
    expect(JSON.parse(/--data '([^]*)'$/.exec(curl)?.[1] ?? '')).toEqual({
      query: 'query { a }',
      variables: { first: 2 },
    });
    expect(curl).not.toContain('Authorization');
  });
});
