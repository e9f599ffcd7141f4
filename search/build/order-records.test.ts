import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import { orderRecords } from './order-records.ts';

const page = (route: string): ReturnType<typeof builtPage> => builtPage(route, `Title of ${route}`, '<p>Text.');
const routes = (order: ReturnType<typeof orderRecords>): string[] => order.map(({ page: { url } }) => url.replace('/testnet', ''));

describe('orderRecords', () => {
  it('puts concepts first, then what is done, then interfaces, then all others, each by the alphabet', () => {
    const inOrder = [
      '/concepts/a',
      '/concepts/b',
      '/tutorials/a',
      '/tools/a',
      '/node-operators/a',
      '/api/rest/a',
      '/api/grpc/vega/vega.proto',
      '/api/grpc/a.proto',
      '/api/graphql/a',
      '/about',
      '/releases/a',
    ];
    expect(routes(orderRecords(inOrder.toReversed().map(page)))).toEqual(inOrder);
    expect(routes(orderRecords(inOrder.map(page)))).toEqual(inOrder);
  });

  it('puts pages before headings, and these before elements', () => {
    const order = orderRecords([
      builtPage('/api/a', 'A', '<div class=reference><h2 id=part>A part</h2><p>x<h3 id=Order>Order</h3></div>'),
      builtPage('/concepts/a', 'B', '<h2 id=section>Section</h2><p>x'),
    ]);
    expect(order.map(({ record, type, id }) => [record.title, type, id])).toEqual([
      ['B', 0, 0],
      ['A', 0, 1],
      ['Section', 1, 2],
      ['A part', 1, 3],
      ['Order', 2, 4],
    ]);
  });

  it('lets every record belong to an earlier one: where a heading stands under an element, to what that belongs to', () => {
    const order = orderRecords([
      builtPage('/concepts/a', 'First', '<p>x'),
      builtPage(
        '/api/a',
        'A',
        '<div class=reference><h2 id=part>A part</h2><p>x<h3 id=Order>Order</h3><p>x<h4 id=notes-on-it>Notes on it</h4><p>x</div>',
      ),
    ]);
    const parents = order.map(({ record, parent }) => [record.title, order[parent]?.record.title]);
    expect(parents).toEqual([
      ['First', 'First'],
      ['A', 'A'],
      ['A part', 'A'],
      ['Notes on it', 'A part'],
      ['Order', 'A part'],
    ]);
  });
});
