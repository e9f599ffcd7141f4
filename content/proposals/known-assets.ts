import type { KnownAsset, Parameters } from './types.ts';

/**
 * The assets of a network that its description names: the governance token, in which `reward.asset` pays. Others are listed by
 * the network's nodes only.
 */
export function knownAssets(parameters: Parameters): KnownAsset[] {
  const id = parameters['reward.asset'];
  return id === undefined ? [] : [{ id, symbol: 'VEGA', decimals: 18 }];
}
