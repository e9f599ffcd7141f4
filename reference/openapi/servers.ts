import type { Network } from '../../networks/index.ts';
import type { ServiceKey } from '../model/operation.ts';
import type { Server } from './openapi-document.ts';

/** Where `npm run sandbox` answers with its default settings. */
export const sandboxRest = 'http://localhost:3008';

/**
 * Where a service is reached. Data nodes serve the trading data API and the core API. The core state API is served by
 * core nodes themselves and the block explorer API by a block explorer, of which no public host is known: both are given
 * at the address they have on the reader's own machine with default settings, which is the sandbox's, too.
 */
export function serversOf(service: ServiceKey, network: Network): Server[] {
  if (service === 'state') return [{ url: 'http://localhost:3003', description: 'Your own core node, or the sandbox' }];
  if (service === 'explorer')
    return [{ url: 'http://localhost:1515/rest', description: 'Your own block explorer, or the sandbox' }];
  return [
    ...network.rest.map((url) => ({ url, description: `Data node of ${network.label}` })),
    { url: sandboxRest, description: 'The sandbox, a make-believe network on your own machine' },
  ];
}
