import type { Change, WalletView } from '../../../sandbox/in-page/wallet/wallet-protocol.ts';
import { element } from '../element.ts';
import { linkOf as operationLink } from '../try-it/link.ts';
import { inTree, worldHistory } from '../try-it/tab-network.ts';
import type { Panel } from './panel.ts';
import { needsToken, takesTransaction } from './request.ts';

/** The client methods in the order in which an application calls them. */
export const methodOrder = [
  'client.connect_wallet',
  'client.list_keys',
  'client.send_transaction',
  'client.check_transaction',
  'client.sign_transaction',
  'client.get_chain_id',
  'client.disconnect_wallet',
];

export const option = (value: string, label = value): HTMLOptionElement => element('option', { value }, label);

/** The token that the field holds while it is worth something, otherwise that of the application's session. */
export function tokenOf({ authorization, origin }: Panel, { sessions, apiToken }: WalletView): string {
  const given = authorization.value.replace(/^VWT /, '');
  if (given === apiToken || sessions.some(({ token }) => token === given)) return authorization.value;
  const own = sessions.find(({ hostname }) => hostname === hostOf(origin.value));
  return own ? `VWT ${own.token}` : '';
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin.trim());

/** What the wallet holds, and what the application still lacks. */
export function showView(shown: Panel, view: WalletView): void {
  const { keys, permitted, sessions, apiToken } = view;
  shown.keys.replaceChildren(
    option('', 'Choose a key of the wallet'),
    ...keys.map(({ name, publicKey, isTainted }) => option(publicKey, isTainted ? `${name}, tainted` : name)),
  );
  shown.tokens.replaceChildren(
    option('', 'Choose a token'),
    ...sessions.map(({ token, hostname }) => option(`VWT ${token}`, `session of ${hostname}`)),
    option(`VWT ${apiToken}`, 'long-living token: nobody is asked'),
  );
  const host = hostOf(shown.origin.value);
  const isTrusted = shown.authorization.value === `VWT ${apiToken}`;
  const isConnected = sessions.some(({ token }) => shown.authorization.value === `VWT ${token}`);
  const needs = needsToken(shown.method.value) && !isTrusted && shown.method.value !== 'client.disconnect_wallet';
  const mayList = permitted.includes(host);
  const quick = (name: string, text: string): HTMLButtonElement =>
    element('button', { type: 'button', 'data-quick': name }, text);
  const lacks = [
    ...(isConnected ? [] : [quick('client.connect_wallet', 'Connect')]),
    ...(isConnected && !mayList && takesTransaction(shown.method.value)
      ? [quick('client.list_keys', 'List keys')]
      : []),
  ];
  if (!needs || lacks.length === 0) shown.steps.replaceChildren();
  else
    shown.steps.replaceChildren(
      element(
        'p',
        {},
        isConnected
          ? 'The application has a session. Before it can use a key, it lists the keys once, and the person agrees.'
          : 'The application has no session yet. It connects first, and the person agrees.',
      ),
      element('p', { class: 'try-buttons' }, ...lacks, quick('', 'Use a long-living token instead')),
    );
  shown.holder.replaceChildren(holderOf(view));
}

/** What the person can do in the wallet, where no application can. */
function holderOf({ keys, permitted, sessions }: WalletView): DocumentFragment {
  const made = document.createDocumentFragment();
  const body = element('tbody', {});
  for (const { name, publicKey, isTainted } of keys)
    body.append(
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, name),
        element('td', {}, element('code', {}, `${publicKey.slice(0, 8)}…${publicKey.slice(-4)}`)),
        element('td', {}, isTainted ? 'tainted' : 'usable'),
        element(
          'td',
          {},
          element(
            'button',
            {
              type: 'button',
              class: 'try-add',
              'data-deed': isTainted ? 'untaint' : 'taint',
              'data-of': publicKey,
              'aria-label': `${isTainted ? 'Untaint' : 'Taint'} ${name}`,
            },
            isTainted ? 'Untaint' : 'Taint',
          ),
        ),
      ),
    );
  const head = ['Key', 'Public key', 'State', 'Change'].map((text) => element('th', { scope: 'col' }, text));
  made.append(element('table', { class: 'wallet-keys' }, element('thead', {}, element('tr', {}, ...head)), body));
  for (const hostname of permitted)
    made.append(
      element(
        'p',
        { class: 'try-buttons' },
        `${hostname} may see and use the keys that are not tainted. `,
        element('button', { type: 'button', 'data-deed': 'revoke', 'data-of': hostname }, 'Revoke'),
      ),
    );
  const hosts = sessions.map(({ hostname }) => hostname);
  made.append(
    element('p', {}, hosts.length === 0 ? 'No application is connected.' : `Connected: ${hosts.join(', ')}.`),
  );
  return made;
}

export const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  500: 'Internal Server Error',
};

/** What a transaction did, each with a link to the operation that shows it, in this world. */
export const changeItems = (changes: readonly Change[]): HTMLElement[] =>
  changes.map(({ text: told, route, values }) => {
    const item = element('li', {}, told);
    if (route !== undefined)
      item.append(
        ' ',
        element(
          'a',
          { href: `${inTree(route.replace(/^\//, ''))}${operationLink(worldHistory(), values ?? {}, undefined)}` },
          'Ask for it',
        ),
      );
    return item;
  });

/** Puts what was chosen from a list into its field. */
export function takeChoice(shown: Panel, select: HTMLSelectElement): void {
  const { pickFor, pick } = select.dataset;
  const field =
    pick !== undefined
      ? select === shown.tokens
        ? shown.authorization
        : shown.publicKey
      : pickFor !== undefined
        ? shown.fields.querySelector<HTMLInputElement>(`#${CSS.escape(pickFor)}`)
        : undefined;
  if (!field) return;
  if (select.value !== '') field.value = select.value;
  select.value = '';
}
