import { describe, expect, it } from 'vitest';
import { nothing } from '../../html/html.ts';
import { newestRelease } from '../../product.ts';
import { loadContracts } from '../contracts/load-contracts.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadNetwork } from '../../networks/index.ts';
import { usedBy } from '../links/used-by.ts';
import { buildModel } from '../model/model.ts';
import { loadParameters } from '../parameters/load-parameters.ts';
import { fillIn } from '../render/placeholders.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import { loadService } from '../wallet/load-service.ts';
import { loadWalletMethods } from '../wallet/load-wallet-methods.ts';
import { contractPage } from './contract-page.ts';
import { parametersPage } from './parameters-page.ts';
import { protoPage } from './proto-page.ts';
import { stub } from './stub.ts';
import { walletPage } from './wallet-page.ts';
import { walletServicePages } from './wallet-service-pages.ts';

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const uses = usedBy(model);
const proto = (path: string): string =>
  protoPage(model, model.files.find((file) => file.path === path) ?? expect.unreachable(path), uses).html.text;

/** The part of a page from an anchor to the next section. */
const from = (html: string, id: string): string => html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';

describe('the page of a .proto file', () => {
  it('shows every element of the file with its anchor', () => {
    for (const file of model.files) {
      const html = proto(file.path);
      const names = [
        ...file.messages.flatMap((message) => [message, ...message.fields]),
        ...file.enums.flatMap((enumeration) => [enumeration, ...enumeration.values]),
        ...file.services.flatMap((service) => [service, ...service.rpcs]),
      ].map(({ name }) => name.slice(file.package.length + 1));
      expect(names.filter((name) => html.split(`id="${name}"`).length !== 2)).toEqual([]);
    }
  });

  it('tells number and type of a field and links the type', () => {
    expect(from(proto('vega/vega.proto'), 'Order.side')).toMatch(/^><td>side<td>4<td><a href="#Side">Side<\/a><td>/);
  });

  it('tells where a type is used, on other pages too', () => {
    expect(from(proto('vega/vega.proto'), 'Side')).toContain(
      '/api/grpc/vega/commands/v1/commands.proto#OrderSubmission.side',
    );
  });

  it('explains the request and the response together with the rpc, and leads to REST', () => {
    const rpc = from(proto('data-node/api/v2/trading_data.proto'), 'TradingDataService.ListOrders');
    expect(rpc).toContain('<h4 id="ListOrdersRequest">Request: ListOrdersRequest</h4>');
    expect(from(proto('data-node/api/v2/trading_data.proto'), 'TradingDataService.ListAccounts')).toContain(
      '<h4 id="AccountEdge">',
    );
    expect(rpc).toContain('/api/rest/data-v2/trading-data-service-list-orders">GET /api/v2/orders</a>');
  });

  it('marks streams', () => {
    expect(from(proto('vega/api/v1/core.proto'), 'CoreService.ObserveEventBus')).toContain('Request stream');
  });
});

describe('the page of network parameters', () => {
  const html = parametersPage(model, loadParameters(newestRelease, root)).html.text;

  it('has an anchor for each parameter', () => {
    expect(loadParameters(newestRelease, root).filter(({ key }) => !html.includes(`<h3 id="${key}" `))).toEqual([]);
  });

  it("shows the value of the reader's network", () => {
    for (const tree of ['mainnet', 'testnet'] as const) {
      const value = loadNetwork(tree).parameters['market.auction.maximumDuration'];
      expect(from(fillIn(html, tree, loadNetwork(tree)), 'market.auction.maximumDuration')).toContain(
        `<dt>Value<dd><code>${value}</code>`,
      );
    }
  });

  it('tells bounds in words', () => {
    expect(from(html, 'market.auction.minimumDuration')).toContain('less than market.auction.maximumDuration');
  });

  it('stops when a network lacks a value', () => {
    expect(() => fillIn(html, 'testnet', { ...loadNetwork('testnet'), parameters: {} })).toThrow(
      /networks\/testnet\.json has no value/,
    );
  });
});

describe('the page of wallet methods', () => {
  const methods = loadWalletMethods(newestRelease, root);
  const html = walletPage(loadOpenRpc(newestRelease, root), methods).html.text;

  it('has every method, with parameters, result, errors and an example', () => {
    for (const { name } of methods) {
      const section = from(html, name);
      for (const part of [
        '<h4>Parameters</h4>',
        '<h4>Result</h4>',
        ' error code',
        '<figcaption>Request</figcaption>',
        '<figcaption>Response</figcaption>',
      ]) {
        expect(section, name).toContain(part);
      }
    }
  });

  it('tells which values the release drops, and which methods it does not serve', () => {
    expect(from(html, 'admin.send_transaction')).toContain('ignored in this release');
    expect(from(html, 'admin.rename_network')).toContain('not served in this release');
  });

  it('opens the members of an object', () => {
    expect(from(html, 'client.list_keys.result.keys')).toContain('list of NamedPublicKey');
  });
});

describe("the pages of the wallet's service", () => {
  it('have a request in four languages and every status', () => {
    const page = walletServicePages(loadService(newestRelease, root)).find(({ route }) =>
      route.endsWith('submit-json-rpc-request-to-wallet-api'),
    );
    expect(page?.html.text).toContain('http://127.0.0.1:1789/api/v2/requests');
    for (const status of [200, 204, 400, 401, 500]) expect(page?.html.text).toContain(`id="status-${status}"`);
    expect(page?.html.text.match(/role="tab"/g)).toHaveLength(4);
  });
});

describe('the page of a contract', () => {
  const contracts = loadContracts(newestRelease, root);
  const page = contractPage(
    contracts.find(({ name }) => name === 'ERC20_Bridge_Logic') ?? expect.unreachable(),
    contracts,
  );

  it('tells selector, caller, events and the signed message of a function', () => {
    const text = from(page.html.text, 'list_asset');
    expect(text).toContain('0x0ff3562c');
    expect(text).toContain('<a href="#event-Asset_Listed">');
    expect(text).toContain('ABI encoding of <code>asset_source</code>');
  });

  it('tells the topic of an event', () => {
    expect(from(page.html.text, 'event-Asset_Deposited')).toContain(
      '0x3724ff5e82ddc640a08d68b0b782a5991aea0de51a8dd10a59cdbe5b3ec4e6bf',
    );
  });

  it("shows the address on the reader's network", () => {
    const { address } = loadNetwork('mainnet').ethereum.contracts['ERC20Bridge'] ?? { address: 'none' };
    expect(fillIn(page.html.text, 'mainnet', loadNetwork('mainnet'))).toContain(address);
  });
});

describe('a stub', () => {
  it("names the page's file, its source for edits, and its contents list", () => {
    const text = stub(
      {
        route: '/api/x',
        title: 'A "quoted" title',
        description: 'd',
        sidebarLabel: 'X',
        source: 'definitions/x.proto',
        toc: [{ value: 'One', id: 'one', level: 2 }],
        html: nothing,
      },
      'mainnet',
      newestRelease,
    );
    expect(text).toContain('title: "A \\"quoted\\" title"');
    expect(text).toContain('/edit/main/definitions/x.proto"');
    expect(text).toContain('export const toc = [{"value":"One","id":"one","level":2}];');
    expect(text).toContain('<Reference file="mainnet/api/x" />');
  });
});
