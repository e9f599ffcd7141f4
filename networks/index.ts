import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TreeName } from '../product.ts';
import { checkNetwork } from './check-network.ts';
import type { Network } from './types.ts';

export type { Network } from './types.ts';

const loaded = new Map<TreeName, Network>();

/**
 * What differs between the two trees: endpoints, chain id, contract addresses, network parameter values.
 * Source: networks/<tree>.json. Values keep the text of the network (decimal strings, Go durations). Throws what
 * `checkNetwork` says of a file that is not as it should be.
 */
export function loadNetwork(tree: TreeName): Network {
  const known = loaded.get(tree);
  if (known !== undefined) return known;
  const file = fileURLToPath(new URL(`./${tree}.json`, import.meta.url));
  const network = checkNetwork(`networks/${tree}.json`, readFileSync(file, 'utf8'));
  loaded.set(tree, network);
  return network;
}
