import { expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { requestBuilderPage } from '../../pages/request-builder-page.ts';
import { loadOpenRpc } from '../../wallet/load-openrpc.ts';
import { loadWalletMethods } from '../../wallet/load-wallet-methods.ts';

it('says what the choice of nothing means', () => {
  const html = requestBuilderPage(loadOpenRpc(newestRelease), loadWalletMethods(newestRelease)).html.text;
  expect(html.split('<option value="">not given</option>').length).toBeGreaterThan(2);
  expect(/<option[^>]*><\/option>/.exec(html)?.[0]).toBeUndefined();
});
