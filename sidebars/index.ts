import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { TreeName } from '../product.ts';
import { api } from './api.ts';
import { concepts } from './concepts.ts';
import { drafted, ofTree, signed } from './items.ts';
import { nodeOperators } from './node-operators.ts';
import { tools } from './tools.ts';
import { tutorials } from './tutorials.ts';

const all = { concepts, api, tutorials, tools, 'node-operators': nodeOperators };

/** The five sidebars of a tree: the hand-written pages are the same in all trees, those of the reference are the tree's own. */
export function sidebarsOf(tree: TreeName): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, items]) => [name, signed(drafted(ofTree(tree, items)))] as const)
      .filter(([, items]) => items.length > 0),
  );
}
