import { elementAt, elements } from '@site/common/element-kinds';
import { splitTree } from '@site/common/splitTree';
import { kindOf, type HitKind } from '@site/search/format/kinds';
import type { SearchDocument } from '@site/search/format/types';

/** What readers see of each kind: its name, and a picture as the path of a line in a square of 16. */
export const kindLabels: Readonly<Record<HitKind, { readonly label: string; readonly icon: string }>> = {
  concepts: { label: 'Concepts', icon: 'M8 2.5a4 4 0 0 0-2 7.5v1.5h4V10a4 4 0 0 0-2-7.5M6.5 14h3' },
  guides: { label: 'Guides', icon: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3' },
  rest: { label: 'REST', icon: elements.operation.icon },
  graphql: { label: 'GraphQL', icon: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM8 1.8 13.5 11h-11z' },
  grpc: { label: 'gRPC', icon: elements.method.icon },
  wallet: { label: 'Wallet API', icon: elements.wallet.icon },
  contracts: { label: 'Contracts', icon: elements.contract.icon },
  parameters: { label: 'Parameters', icon: elements.parameter.icon },
  commands: { label: 'Commands', icon: elements.command.icon },
  terms: { label: 'Terms', icon: 'M3 14 7.5 2h1L13 14M4.8 10h6.4' },
};

/** What stands beside a hit: the sign of the element that it is, otherwise that of its kind, and the word that says the same. */
export function signOf({ url, hash }: Pick<SearchDocument, 'url' | 'hash'>): {
  readonly label: string;
  readonly icon: string;
} {
  const element = elementAt(`${splitTree(url).route}${hash}`);
  return element === undefined ? kindLabels[kindOf(url)] : elements[element];
}
