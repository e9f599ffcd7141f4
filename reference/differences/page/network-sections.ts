import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { section, type Section } from '../../render/heading.ts';
import type { FactDifference, NetworkDifferences } from '../networks/network-differences.ts';

/** How pages name the two networks in the head of a table. */
export interface Labels {
  readonly mainnet: string;
  readonly testnet: string;
}

const head = (columns: readonly string[]): string =>
  `<thead><tr>${columns.map((name) => `<th scope="col">${escapeHtml(name)}`).join('')}<tbody>`;

function factTable(
  first: string,
  labels: Labels,
  entries: readonly FactDifference[],
  cell: (value: string) => string,
): string {
  const rows = entries.map(
    ({ name, mainnet, testnet }) =>
      `<tr><td>${escapeHtml(name)}<td data-network="mainnet">${mainnet === null ? 'none' : cell(mainnet)}<td data-network="testnet">${testnet === null ? 'none' : cell(testnet)}`,
  );
  return `<table class="members">${head([first, labels.mainnet, labels.testnet])}${rows.join('')}</table>`;
}

const code = (value: string): string => `<code>${escapeHtml(value)}</code>`;
const link = (value: string): string =>
  `<a href="${escapeHtml(value)}" rel="noopener noreferrer external">${escapeHtml(value.replace(/^https:\/\/|\/$/g, ''))}</a>`;

/** Identity, addresses of nodes and apps, and contracts. */
export function networkSections(
  { identity, endpoints, apps, contracts }: NetworkDifferences,
  labels: Labels,
  asOf: string,
): Section[] {
  const list = (addresses: readonly string[]): string =>
    `<ul>${addresses.map((address) => `<li>${code(address)}</li>`).join('')}</ul>`;
  const hosts = endpoints.map(
    ({ protocol, mainnet, testnet }) =>
      `<tr><td>${protocol}<td data-network="mainnet">${list(mainnet)}<td data-network="testnet">${list(testnet)}`,
  );
  return [
    section(
      'identity',
      'Chains',
      '<p>A wallet signs the chain id together with each transaction, so what is signed for one network is invalid on the other. A program that moves from one to the other needs the other chain id, the other wallet configuration and keys that have funds there.</p>' +
        factTable('What', labels, identity, code),
    ),
    section(
      'endpoints',
      'Endpoints',
      `<p>Paths, requests and answers are the same: only the host changes. The lists are as of ${escapeHtml(asOf)}; their operators are independent, so be ready for any of them to be away.</p>` +
        `<table class="members">${head(['Protocol', labels.mainnet, labels.testnet])}${hosts.join('')}</table>` +
        `<p>Web applications:</p>${factTable('Application', labels, apps, link)}`,
    ),
    section(
      'contracts',
      'Contracts on Ethereum',
      '<p>Never send to an address of one network what you hold on the other: the bridge of one does not know the other, and what arrives at a wrong address is lost.</p>' +
        factTable('Contract', labels, contracts, code),
    ),
  ];
}
