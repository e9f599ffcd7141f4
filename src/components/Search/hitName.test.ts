import { describe, expect, it } from 'vitest';
import type { Hit } from '@site/search/worker/messages';
import { qualifierOf } from './hitName';
import { translateOf } from './translateOf';

const hit = (
  url: string,
  type: 0 | 1 | 2,
  title: string,
  section: string,
  page: string,
): Pick<Hit, 'document' | 'page'> => ({
  page,
  document: { id: 9, parent: 1, type, title, url: `/testnet${url}`, hash: '#x', breadcrumbs: [], section, names: [] },
});

describe('qualifierOf', () => {
  it.each([
    [
      'ERC20_Bridge_Logic.',
      '/api/bridge/contracts/ERC20_Bridge_Logic',
      2,
      'deposit_asset',
      'Functions',
      'ERC-20 bridge logic',
    ],
    ['Order.', '/api/grpc/vega/vega.proto', 2, 'price', 'Order', 'vega/vega.proto'],
    ['', '/api/grpc/vega/vega.proto', 2, 'Order', 'vega/vega.proto', 'vega/vega.proto'],
    ['Orders › ', '/concepts/trading-on-vega/orders', 1, 'Stop orders', 'Orders', 'Orders'],
    ['', '/concepts/trading-on-vega/orders', 0, 'Orders', '', 'Orders'],
    ['vega init ', '/node-operators/reference/commands-vega', 2, '--home', 'vega init', 'Commands of vega'],
    ['', '/api/network-parameters', 2, 'market.fee.factors.makerFee', 'Fees', 'Network parameters'],
  ] as const)('says “%s” for %s', (expected, url, type, title, section, page) => {
    expect(qualifierOf(hit(url, type, title, section, page))).toBe(expected);
  });
});

it('keeps names in code from being translated, titles of pages and sections not', () => {
  const of = (type: 0 | 1 | 2, url: string, title: string): 'no' | undefined =>
    translateOf(hit(url, type, title, '', ''));
  expect(of(2, '/api/grpc/vega/vega.proto', 'Order')).toBe('no');
  expect(of(2, '/node-operators/reference/commands-vega', '--home')).toBe('no');
  expect(of(2, '/concepts/glossary', 'Margin')).toBeUndefined();
  expect(of(1, '/api/grpc/overview', 'Limits')).toBeUndefined();
  expect(of(0, '/concepts/trading-on-vega/orders', 'Orders')).toBeUndefined();
});
