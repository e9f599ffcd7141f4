import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { operationPage } from '../pages/operation-page.ts';
import { fieldTree, type FieldNode } from './field-tree.ts';
import { firstSentence } from './first-sentence.ts';
import { prose } from './prose.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const pages = new Map(model.operations.map((operation) => [operation.id, operationPage(model, operation)]));
const html = (id: string): string => pages.get(id)?.html.text ?? '';

/** The list item of a field or a parameter, up to the next one. */
const item = (id: string, field: string): string => html(id).split(`<li id="${field}">`)[1]?.split('<li ')[0] ?? '';

describe('an operation page', () => {
  it.each([...pages])('%s has ids that are unique, and links to nothing that is not there', (_, page) => {
    const ids = [...page.html.text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.html.text.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const controlled = [...page.html.text.matchAll(/aria-(?:controls|labelledby)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(controlled.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([...pages])('%s holds nothing that the content policy forbids', (_, page) => {
    expect(page.html.text).not.toMatch(/ style=|<script|<iframe| on\w+="/i);
  });

  it.each([...pages])('%s names every parameter', (id, page) => {
    const shown = [...page.html.text.matchAll(/<li id="parameter\.([^"]+)"/g)].map((match) => match[1]);
    expect(shown).toEqual(
      model.operations.find((operation) => operation.id === id)?.parameters.map(({ name }) => name),
    );
  });

  it('shows method and path, with its variables marked', () => {
    expect(html('TradingDataService_GetOrder')).toContain('<span class="method get">GET</span>');
    expect(html('TradingDataService_GetOrder')).toContain('/<wbr>order/<wbr><var>{orderId}</var>');
    expect(html('TradingDataService_GetOrder')).toContain('data-copy="/api/v2/order/{orderId}"');
  });

  it('tells of a parameter its type, default, values, and whether it is required or repeatable', () => {
    expect(item('TradingDataService_GetOrder', 'parameter.orderId')).toContain('required');
    expect(item('TradingDataService_EstimateFee', 'parameter.size')).toContain('string (uint64)');
    expect(item('TradingDataService_ListOrders', 'parameter.filter.partyIds')).toContain('repeatable');
    expect(item('TradingDataService_EstimateMargin', 'parameter.side')).toContain('<code>SIDE_BUY</code>');
  });

  it('opens the wrappers of a list down to what it lists', () => {
    expect(html('TradingDataService_ListOrders')).toMatch(/<li id="response\.orders\.edges\.node">.*?<details open>/);
    expect(item('TradingDataService_ListOrders', 'response.orders.edges.node.size')).toContain('string (uint64)');
  });

  it('marks what is deprecated', () => {
    expect(html('TradingDataService_ListLiquidityProvisions').split('<section>')[0]).toContain('badge deprecated');
  });

  it('leads to the rpc and the types on the gRPC pages', () => {
    expect(html('TradingDataService_ListOrders')).toContain(
      'href="/~tree~/api/grpc/data-node/api/v2/trading_data.proto#TradingDataService.ListOrders"',
    );
    expect(html('TradingDataService_ListOrders')).toContain('href="/~tree~/api/grpc/vega/vega.proto#Side"');
  });

  it('shows a stream as the node writes it: framed, and compact on data nodes', () => {
    expect(html('TradingDataService_ObserveTrades')).toContain('enum values are written as numbers');
    expect(html('TradingDataService_ObserveTrades')).toContain('<li id="result.trades">');
    expect(html('CoreService_ObserveEventBus')).not.toContain('enum values are written as numbers');
    expect(html('TradingDataService_ListTrades')).not.toContain('The answer is a stream');
  });

  it('has the samples in four languages', () => {
    const values = [
      ...html('CoreService_SubmitTransaction').matchAll(/role="tab" id="sample-[^>]*data-value="(\w+)"/g),
    ].map((match) => match[1]);
    expect(values).toEqual(['curl', 'python', 'go', 'nodejs']);
  });

  it('shows the body of a request with its fields and an example', () => {
    expect(html('CoreService_SubmitTransaction')).toContain('<li id="request.tx">');
    expect(html('CoreService_SubmitTransaction')).toMatch(/id="sample-curl"[^]*--data[^]*id="sample-python"/);
  });
});

describe('a field tree', () => {
  const message = (name: string) => model.message(name) ?? expect.unreachable(name);
  const all = (nodes: readonly FieldNode[]): FieldNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);

  it('opens a message once and then tells where', () => {
    const nodes = all(fieldTree(model, message('datanode.api.v2.ListGovernanceDataResponse'), 'response'));
    const opened = nodes.filter(({ children }) => children.length > 0).map((node) => node.message?.name);
    expect(new Set(opened).size).toBe(opened.length);
    const elsewhere = nodes.flatMap(({ shownAt }) => shownAt ?? []);
    expect(elsewhere.filter((path) => path !== 'response' && !nodes.some((node) => node.path === path))).toEqual([]);
  });

  it('stays small for the message that holds every event', () => {
    expect(all(fieldTree(model, message('vega.events.v1.BusEvent'), 'response')).length).toBeLessThanOrEqual(330);
  });
});

describe('prose', () => {
  it('makes paragraphs, lists and code, and escapes the rest', () => {
    expect(prose('Use `a<b`.\n\nOne of:\n- x & y\n- z').text).toBe(
      '<p>Use <code>a&lt;b</code>.</p><p>One of:</p><ul><li>x &amp; y</li><li>z</li></ul>',
    );
    expect(prose('').text).toBe('');
  });

  it('gives a first sentence that fits a search result', () => {
    expect(firstSentence('Lists `orders`. And more.')).toBe('Lists orders.');
    expect(firstSentence('v0.73 is out. More.')).toBe('v0.73 is out.');
    expect(firstSentence(`${'word '.repeat(60)}.`).length).toBeLessThanOrEqual(160);
  });
});
