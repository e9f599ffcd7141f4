import type { Network } from '../../networks/index.ts';

/** The parameter that the first request reads: what a trade pays to the party whose order was in the book. */
export const firstParameter = 'market.fee.factors.makerFee';

/** A request that needs nothing but curl, and what the network answers. */
export interface FirstRequest {
  readonly command: string;
  readonly answer: string;
}

/** @param base where the data node is; the first address of the network's list when it is left out */
export function firstRequest(network: Network, base = network.rest[0] ?? ''): FirstRequest {
  const answer = { networkParameter: { key: firstParameter, value: network.parameters[firstParameter] } };
  return {
    command: `curl --fail-with-body \\\n  ${base}/api/v2/network/parameters/${firstParameter}`,
    answer: JSON.stringify(answer, null, 2),
  };
}
