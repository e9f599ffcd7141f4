import { html, type Part } from '../../html/html.ts';
import type { Download } from '../downloads/download.ts';

/** Files that serve one purpose, under a heading of their own. */
export interface DownloadGroup {
  readonly id: string;
  readonly title: string;
  /** What somebody does with them, in a sentence or two. */
  readonly purpose: Part;
  /** How the paths of its files begin. */
  readonly paths: readonly string[];
}

/** The groups in the order of the page: what most readers come for first. */
export const downloadGroups: readonly DownloadGroup[] = [
  {
    id: 'clients-and-collections',
    title: 'Clients and collections',
    purpose:
      'Send requests without writing them: a package for TypeScript, and collections for Postman and Bruno with environments for both networks and the sandbox.',
    paths: ['api/clients/', 'api/collections/'],
  },
  {
    id: 'rest',
    title: 'REST',
    purpose:
      'For code generators, mocks and API clients. Take 3.1, and 3.0 where a tool does not read it; JSON and YAML hold the same.',
    paths: ['api/openapi/'],
  },
  {
    id: 'streams',
    title: 'Streams',
    purpose: 'WebSocket streams, the event bus and GraphQL subscriptions with their messages.',
    paths: ['api/asyncapi/'],
  },
  {
    id: 'grpc',
    title: 'gRPC',
    purpose: html`Generate clients from the sources with <code>buf</code> or <code>protoc</code>; give the descriptor set to tools that send calls without generated code.`,
    paths: ['api/proto/'],
  },
  {
    id: 'graphql',
    title: 'GraphQL',
    purpose: 'For code generators, and for editors that complete and check queries.',
    paths: ['api/graphql/'],
  },
  {
    id: 'transactions',
    title: 'Transactions',
    purpose:
      'Check a transaction before the wallet sees it: its form with the schema, its rules with the list of rules.',
    paths: ['api/commands.'],
  },
  {
    id: 'wallet',
    title: 'Wallet',
    purpose: 'The JSON-RPC methods, and the HTTP service that takes them.',
    paths: ['api/wallet/'],
  },
  {
    id: 'contracts',
    title: 'Bridge contracts',
    purpose: html`ABIs as JSON for every tool, and as TypeScript with <code>as const</code> for libraries that read types from them; declarations to compile against.`,
    paths: ['api/contracts/'],
  },
  {
    id: 'parameters-and-programs',
    title: 'Parameters and programs',
    purpose: 'Values of this network, what differs on the other one, and what the programs of a node take.',
    paths: ['api/network-parameters.json', 'differences', 'changes', 'node-operators/'],
  },
  {
    id: 'formulas',
    title: 'Formulas',
    purpose: 'What the calculators of these pages compute with, to use and to test against.',
    paths: ['api/math/'],
  },
];

/**
 * The files of each group, in their order; groups without files are left out.
 *
 * @throws Error that names a file which no group takes
 */
export function grouped(downloads: readonly Download[]): readonly (readonly [DownloadGroup, readonly Download[]])[] {
  const groupOf = ({ file }: Download): DownloadGroup => {
    const group = downloadGroups.find(({ paths }) => paths.some((start) => file.startsWith(start)));
    if (!group)
      throw new Error(`${file} is in no group of downloads: name its path in reference/pages/download-groups.ts.`);
    return group;
  };
  const groups = new Map<DownloadGroup, Download[]>(downloadGroups.map((group) => [group, []]));
  for (const download of downloads) groups.get(groupOf(download))?.push(download);
  return [...groups].filter(([, files]) => files.length > 0);
}
