import { describe, expect, it } from 'vitest';
import { identifierParts } from './identifier-parts.ts';

describe('identifierParts', () => {
  it.each([
    ['ListLedgerEntries', ['list', 'ledger', 'entries']],
    ['market.fee.factors.makerFee', ['market', 'fee', 'factors', 'maker', 'fee']],
    ['oco_link_id', ['oco', 'link', 'id']],
    ['vega-wallet-key-list', ['vega', 'wallet', 'key', 'list']],
    ['ACCOUNT_TYPE_BOND', ['account', 'type', 'bond']],
    ['HTTPServer', ['http', 'server']],
    ['ERC20_Asset_Pool', ['erc20', 'asset', 'pool']],
    ['GetMarketDataHistoryByID', ['get', 'market', 'data', 'history', 'by', 'id']],
    ['/api/v2/orders/{orderId}', ['api', 'v2', 'orders', 'order', 'id']],
    ['0x50ac8df8', ['0x50ac8df8']],
    ['-32601', ['32601']],
    ['--home', ['home']],
    ['Prévote', ['prevote']],
    ['fees', ['fees']],
    ['…', []],
  ])('%s', (text, parts) => {
    expect(identifierParts(text)).toEqual(parts);
  });
});
