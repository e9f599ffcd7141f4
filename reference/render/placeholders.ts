import type { Release, TreeName } from '../../product.ts';
import type { Network } from '../../networks/index.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { amountText, tokenUnit } from '../parameters/amount-text.ts';

/**
 * Stands in rendered pages for the reader's tree, its data node, and its data node's gRPC address as grpcurl takes it, so that
 * a page is rendered once for both trees.
 */
export const placeholder = {
  tree: '~tree~',
  rest: 'https://rest.~host~',
  graphql: 'https://graphql.~host~',
  grpc: 'grpc-of-the-tree',
} as const;

/** Stands for the folder of the release's definitions, `definitions/v0.73`, in the name of the file that a page is made from. */
const definitions = '~definitions~';

/** A file or folder of the release's definitions, `cli/paths.yaml`; the empty name is all of them. */
export const ofRelease = (file: string): string => `${definitions}/${file}`.replace(/\/$/, '');

/** The name of a file of this repository, for the pages of one release. */
export const fillInRelease = (file: string, release: Release): string => file.replace(definitions, release.folder);

/** `/testnet/api/…` once the tree is filled in. */
export const inTree = (route: string): string => `/${placeholder.tree}${route}`;

/** Stands for the value that the tree's network gives a network parameter. */
export const parameterValue = (key: string): string => `~value:${key}~`;

/** Stands for that value, of a parameter that is an amount (`isAmount`), in whole tokens. */
export const parameterAmount = (key: string): string => `~amount:${key}~`;

/** Stands for the address that a contract has on the tree's Ethereum network; `name` as in networks/. */
export const contractAddress = (name: string): string => `~contract:${name}~`;

/**
 * A rendered page as the reader of one tree sees it.
 *
 * @throws Error naming a network parameter or contract that the network has no value for
 */
export function fillIn(html: string, tree: TreeName, network: Network): string {
  return html
    .replaceAll(placeholder.tree, tree)
    .replaceAll(placeholder.rest, network.rest[0] ?? '')
    .replaceAll(placeholder.graphql, network.graphql[0] ?? '')
    .replaceAll(placeholder.grpc, grpcurlAddress(network.grpc[0] ?? ''))
    .replace(/~(value|amount|contract):([\w.]+)~/g, (_, kind: string, name: string) => {
      const value = kind === 'contract' ? network.ethereum.contracts[name]?.address : network.parameters[name];
      if (value === undefined)
        throw new Error(`networks/${tree}.json has no ${kind} ${name}, which the reference shows: add it.`);
      return escapeHtml(kind === 'amount' ? (amountText(value, tokenUnit) ?? value) : value);
    });
}

/** `tls://host:443` → `host:443`; an address without it speaks no TLS. */
const grpcurlAddress = (address: string): string =>
  address.startsWith('tls://') ? address.slice('tls://'.length) : `-plaintext ${address}`;
