import { html } from '../../html/html.ts';
import type { OpenRpcDocument, WalletMethod } from '../wallet/types.ts';
import { heading } from '../render/heading.ts';
import { inTree, ofRelease } from '../render/placeholders.ts';
import { prose } from '../render/prose.ts';
import { methodSection } from '../render/wallet/method-section.ts';
import { filterBox } from './filter-box.ts';
import type { ReferencePage } from './reference-page.ts';

export const walletRoute = '/api/vega-wallet/reference/core/json-rpc';

/** All JSON-RPC methods of the wallet, by group. */
export function walletPage(document: OpenRpcDocument, methods: readonly WalletMethod[]): ReferencePage {
  const groups = Object.entries(document['x-method-groups']).map(([group, purpose]) => {
    const own = methods.filter((method) => method.group === group);
    const toc = { id: group, value: titleOf(group), level: 2 };
    const entries = own.map((method) => methodSection(document.components.schemas, method, addressOf(document)));
    return {
      toc: [toc, ...own.map(({ name }) => ({ id: name, value: name.slice(name.indexOf('.') + 1), level: 3 }))],
      html: html`<div data-filter-group>${heading(toc)}${prose(purpose)}${entries}</div>`,
    };
  });
  const clients = methods.filter(({ side }) => side === 'client').length;
  return {
    route: walletRoute,
    title: 'JSON-RPC methods of the wallet',
    description: `The ${methods.length} JSON-RPC methods of the Vega wallet: parameters, results, errors and an example of each.`,
    sidebarLabel: 'JSON-RPC Wallet API',
    source: ofRelease('wallet/openrpc.yaml'),
    toc: groups.flatMap(({ toc }) => toc),
    html: html`
      ${prose(String(document.info['description'] ?? ''))}
      <p>${clients} methods are for applications, ${methods.length - clients} for the wallet's own interfaces. Try one out without a wallet in the <a href="${inTree('/api/vega-wallet/reference/core/json-rpc-api-playground')}">request builder</a>.</p>
      ${filterBox}
      ${groups.map(({ html }) => html)}`,
  };
}

/** Where the wallet's local service is asked. */
export const addressOf = ({ servers }: OpenRpcDocument): string => servers[0]?.['url'] ?? '';

/** `admin-keys` → `Admin: keys`, `client` → `Client`. */
function titleOf(group: string): string {
  const [side = '', ...rest] = group.split('-');
  return side.charAt(0).toUpperCase() + side.slice(1) + (rest.length > 0 ? `: ${rest.join(' ')}` : '');
}
