import { typedAsIs } from '../../../common/typed-as-is.ts';
import { element } from '../element.ts';
import { button, panelHead, worldSection } from '../try-it/panel.ts';
import { codeFigure } from '../code-figure.ts';
import { programTabs } from '../try-it/programs.ts';

/** The parts of the panel that change. */
export interface Panel {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly about: HTMLAnchorElement;
  readonly form: HTMLFormElement;
  readonly steps: HTMLElement;
  readonly method: HTMLSelectElement;
  readonly origin: HTMLInputElement;
  readonly authorization: HTMLInputElement;
  readonly tokens: HTMLSelectElement;
  /** What a transaction needs. */
  readonly signing: HTMLElement;
  readonly publicKey: HTMLInputElement;
  readonly keys: HTMLSelectElement;
  readonly modeRow: HTMLElement;
  readonly sendingMode: HTMLSelectElement;
  readonly command: HTMLSelectElement;
  readonly summary: HTMLElement;
  readonly problems: HTMLElement;
  readonly fields: HTMLElement;
  readonly ownBody: HTMLInputElement;
  readonly bodyRow: HTMLElement;
  readonly body: HTMLTextAreaElement;
  readonly send: HTMLButtonElement;
  readonly card: HTMLElement;
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
  readonly changes: HTMLElement;
  readonly headers: HTMLElement;
  readonly answer: HTMLElement;
  readonly request: HTMLElement;
  readonly programs: HTMLElement;
  readonly holder: HTMLElement;
  readonly world: HTMLElement;
  readonly seed: HTMLInputElement;
}

const row = (id: string, label: (Node | string)[], ...content: Node[]): HTMLElement =>
  element('div', { class: 'row' }, element('label', { for: id }, ...label), ...content);
const text = (id: string, more: Readonly<Record<string, string>> = {}): HTMLInputElement =>
  element('input', { id, type: 'text', ...typedAsIs, ...more });
const hint = (id: string, ...content: (Node | string)[]): HTMLElement =>
  element('span', { class: 'hint', id }, ...content);
const code = (name: string): HTMLElement => element('code', {}, name);
const section = (id: string, name: string, className: string, ...content: Node[]): HTMLElement =>
  element(
    'section',
    { class: className, 'aria-labelledby': `${id}-title` },
    element('h3', { id: `${id}-title` }, name),
    ...content,
  );

/** Makes the panel, empty: the page gets it when it is opened for the first time. */
export function createPanel(): Panel {
  const title = element('h2', { id: 'wallet-title' }, 'Try the wallet');
  const about = element('a', {}, 'What it simulates, and what not');
  const steps = element('div', { class: 'wallet-steps' });
  const method = element('select', { id: 'wallet-method' });
  const origin = text('wallet-origin', { 'aria-describedby': 'wallet-origin-hint' });
  const authorization = text('wallet-authorization', { 'aria-describedby': 'wallet-authorization-hint' });
  const tokens = element('select', { 'aria-label': 'Authorization: choose a token', 'data-pick': '' });
  const publicKey = text('wallet-public-key');
  const keys = element('select', { 'aria-label': 'publicKey: choose a key of the wallet', 'data-pick': '' });
  const sendingMode = element(
    'select',
    { id: 'wallet-mode' },
    ...['TYPE_SYNC', 'TYPE_ASYNC', 'TYPE_COMMIT', 'TYPE_UNSPECIFIED', ''].map((mode) =>
      element('option', { value: mode, ...(mode === '' ? {} : { translate: 'no' }) }, mode === '' ? 'left out' : mode),
    ),
  );
  const modeRow = row('wallet-mode', [code('sendingMode')], sendingMode);
  const command = element('select', { id: 'wallet-command', 'aria-describedby': 'wallet-summary' });
  const summary = hint('wallet-summary');
  const problems = element('ul', { class: 'wallet-problems', role: 'status' });
  const fields = element('div', { class: 'wallet-fields' });
  const signing = element(
    'div',
    {},
    row(
      'wallet-public-key',
      [code('publicKey'), ' ', element('span', { class: 'try-type', translate: 'no' }, 'string')],
      publicKey,
      keys,
    ),
    modeRow,
    row('wallet-command', [code('transaction'), ': the command'], command, summary),
    problems,
    fields,
  );
  const ownBody = element('input', { type: 'checkbox', id: 'wallet-own-body' });
  const body = element('textarea', { id: 'wallet-body', rows: '12', ...typedAsIs });
  const bodyRow = row('wallet-body', ['Body, JSON'], body);
  bodyRow.hidden = true;
  const send = element('button', { class: 'try-send' }, 'Send');
  const form = element(
    'form',
    { class: 'builder try-form', novalidate: '' },
    steps,
    row('wallet-method', ['Method'], method),
    signing,
    bodyRow,
    element(
      'details',
      { class: 'try-more' },
      element('summary', {}, 'Headers and body of the request'),
      row(
        'wallet-origin',
        [code('Origin')],
        origin,
        hint('wallet-origin-hint', 'The wallet knows an application by it. Browsers set it, other programs must.'),
      ),
      row(
        'wallet-authorization',
        [code('Authorization')],
        authorization,
        tokens,
        hint('wallet-authorization-hint', 'Filled in when you connect. It holds ', code('VWT'), ' and a token.'),
      ),
      element(
        'p',
        { class: 'wallet-check' },
        element('label', { for: 'wallet-own-body' }, ownBody, ' Write the body myself'),
      ),
    ),
    element('p', { class: 'try-buttons' }, send, button('reset', 'Reset to the example'), button('link', 'Copy link')),
  );
  const card = element('section', {
    class: 'wallet-card',
    role: 'group',
    'aria-labelledby': 'wallet-card-title',
    tabindex: '-1',
    hidden: '',
  });
  const status = element('p', { class: 'try-status', role: 'status', tabindex: '-1' });
  const alert = element('div', { class: 'try-alert', role: 'alert', hidden: '' });
  const changes = element('div', { class: 'wallet-changes', hidden: '' });
  const headers = element('code', {});
  const answer = element('code', {});
  const request = element('code', {});
  const programs = element('div', {}, programTabs('wallet-code'));
  const holder = element('div', {});
  const world = element('p', {});
  const seed = element('input', { type: 'text', inputmode: 'numeric', ...typedAsIs });
  const dialog = element(
    'dialog',
    {
      id: 'try-wallet',
      class: 'try-panel',
      'aria-labelledby': 'wallet-title',
      'aria-describedby': 'wallet-mark',
    },
    panelHead('wallet-mark', title, about),
    element(
      'div',
      { class: 'try-body' },
      form,
      element(
        'div',
        {},
        card,
        section(
          'wallet-answer',
          'Answer',
          'try-answer',
          status,
          alert,
          changes,
          element(
            'details',
            { class: 'try-headers' },
            element('summary', {}, 'Headers'),
            codeFigure(headers, { label: 'Headers' }),
          ),
          codeFigure(answer, { label: 'Answer' }),
        ),
        // Without a button to copy it: what is signed elsewhere must not hold the ids of this network.
        section(
          'wallet-request',
          'The JSON-RPC request, here',
          'try-request',
          codeFigure(request, { label: 'Request', isCopied: false }),
        ),
        section(
          'wallet-code',
          'The same request to your wallet',
          'try-code',
          element(
            'p',
            { class: 'wallet-own' },
            'Keys, ids and addresses of this make-believe network are left out: put your own where it says ',
            code('YOUR_…'),
            ', and read every other value before you sign.',
          ),
          programs,
        ),
        section('wallet-holder', 'In the wallet', 'try-world', holder),
        worldSection('wallet', world, seed),
      ),
    ),
  );
  document.body.append(dialog);
  return {
    dialog,
    title,
    about,
    form,
    steps,
    method,
    origin,
    authorization,
    tokens,
    signing,
    publicKey,
    keys,
    modeRow,
    sendingMode,
    command,
    summary,
    problems,
    fields,
    ownBody,
    bodyRow,
    body,
    send,
    card,
    status,
    alert,
    changes,
    headers,
    answer,
    request,
    programs,
    holder,
    world,
    seed,
  };
}
