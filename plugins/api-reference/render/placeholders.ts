import type { TreeName } from '../../../product.ts';
import type { Network } from '../../../networks/index.ts';

/** Stands in rendered pages for the reader's tree and its data node, so that a page is rendered once for both trees. */
export const placeholder = { tree: '~tree~', rest: 'https://rest.~host~' } as const;

/** `/testnet/api/…` once the tree is filled in. */
export const inTree = (route: string): string => `/${placeholder.tree}${route}`;

/** A rendered page as the reader of one tree sees it. */
export function fillIn(html: string, tree: TreeName, network: Network): string {
  return html.replaceAll(placeholder.tree, tree).replaceAll(placeholder.rest, network.rest[0] ?? '');
}
