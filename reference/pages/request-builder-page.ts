import { attributes, html, type Html } from '../../html/html.ts';
import { emptyCodeFigure } from '../../html/highlight/code-figure.ts';
import { commandRulesFile } from '../downloads/command-rules.ts';
import { downloadsRoute } from './download-page.ts';
import { inTree, ofRelease, parameterValue } from '../render/placeholders.ts';
import { builderField } from '../render/wallet/builder-field.ts';
import type { OpenRpcDocument, WalletMethod } from '../wallet/types.ts';
import type { ReferencePage } from './reference-page.ts';
import { walletRoute } from './wallet-page.ts';

const requestBuilderRoute = '/api/vega-wallet/reference/core/json-rpc-api-playground';

/** A form that writes JSON-RPC requests for the wallet; src/behaviour/request-builder makes it work. It sends nothing. */
export function requestBuilderPage(document: OpenRpcDocument, methods: readonly WalletMethod[]): ReferencePage {
  const sides = [
    ['Applications', methods.filter(({ side }) => side === 'client')],
    ['Wallet interfaces', methods.filter(({ side }) => side === 'admin')],
  ] as const;
  const options = sides.map(
    ([label, own]) =>
      html`<optgroup label="${label}">${own.map(({ name }) => html`<option>${name}</option>`)}</optgroup>`,
  );
  const groups = methods.map((method, index) => fieldset(document, method, index));
  return {
    route: requestBuilderRoute,
    title: 'JSON-RPC request builder',
    description:
      'Pick a wallet method, fill in its parameters and copy the ready JSON-RPC request or curl command. Nothing is sent.',
    sidebarLabel: 'JSON-RPC request builder',
    source: ofRelease('wallet/openrpc.yaml'),
    toc: [],
    html: html`
      <p>Pick a method and fill in its parameters: the request below follows, and what does not fit a parameter, and what a wallet would refuse inside a command, is marked; until all of it is mended and the example’s key and transaction are yours, nothing can be copied. The same rules are among the <a href="${inTree(downloadsRoute)}">downloads</a>. This page sends nothing and never asks for a wallet, a passphrase or a token; the values are examples. Every method is explained in the <a href="${inTree(walletRoute)}">reference</a>.</p>
      <p>Inside a transaction an asset is named by its ID. Of this network’s assets this site knows VEGA only, <code>${parameterValue('reward.asset')}</code>; <code>GET /api/v2/assets</code> of a data node lists all.</p>
      <noscript><p>The form needs JavaScript. The reference has an example of every request.</p></noscript>
      <form class="builder" aria-label="Request builder" data-request-builder data-address="${document.servers[0]?.['url'] ?? ''}" data-rules="${inTree(`/${commandRulesFile}`)}" hidden>
      <div class="row"><label for="builder-method">Method</label><select id="builder-method" translate="no" data-method-choice>${options}</select></div>
      ${groups}
      <p data-out="status" role="status"></p>
      <h2 id="request">Request</h2>
      ${emptyCodeFigure('JSON-RPC request', 'json', html`<code data-out="request"></code>`)}
      <div data-served-only>${emptyCodeFigure('curl', 'bash', html`<code data-out="curl"></code>`)}</div>
      <p data-unserved-only hidden>The local service refuses this method: the wallet's own interfaces call it inside the same program.</p>
      </form>`,
  };
}

function fieldset({ components }: OpenRpcDocument, method: WalletMethod, index: number): Html {
  const { name, summary, params, example, side, registered, needsOrigin, needsToken } = method;
  const values = (example.request as { params?: Readonly<Record<string, unknown>> }).params ?? {};
  const fields = params.map((param, at) =>
    builderField(components.schemas, param, `builder-${index}-${at}`, values[param.name]),
  );
  const flags = attributes({
    'data-served': side === 'client' && registered,
    'data-origin': needsOrigin,
    'data-token': needsToken,
  });
  return html`
    <fieldset data-method="${name}"${flags} hidden><legend>${summary}</legend>
    ${fields.length > 0 ? fields : html`<p>This method has no parameters.</p>`}
    <p><a href="${inTree(`${walletRoute}#${name}`)}">${name} in the reference</a></p></fieldset>`;
}
