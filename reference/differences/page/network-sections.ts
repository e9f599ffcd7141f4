import { html, type Html } from '../../../html/html.ts';
import { section, type Section } from '../../render/heading.ts';
import type { FactDifference, NetworkDifferences } from '../networks/network-differences.ts';

/** How pages name the two networks in the head of a table. */
export interface Labels {
  readonly mainnet: string;
  readonly testnet: string;
}

const head = (columns: readonly string[]): Html =>
  html`<thead><tr>${columns.map((name) => html`<th scope="col">${name}`)}<tbody>`;

function factTable(
  first: string,
  labels: Labels,
  entries: readonly FactDifference[],
  cell: (value: string) => Html,
): Html {
  const rows = entries.map(
    ({ name, mainnet, testnet }) =>
      html`<tr><td>${name}<td data-network="mainnet">${mainnet === null ? 'none' : cell(mainnet)}<td data-network="testnet">${testnet === null ? 'none' : cell(testnet)}`,
  );
  return html`<table class="members">${head([first, labels.mainnet, labels.testnet])}${rows}</table>`;
}

const code = (value: string): Html => html`<code>${value}</code>`;
const link = (value: string): Html =>
  html`<a href="${value}" rel="noopener noreferrer external">${value.replace(/^https:\/\/|\/$/g, '')}</a>`;

/** Identity, addresses of nodes and apps, and contracts. */
export function networkSections(
  { identity, endpoints, apps, contracts }: NetworkDifferences,
  labels: Labels,
  asOf: string,
): Section[] {
  const list = (addresses: readonly string[]): Html =>
    html`<ul>${addresses.map((address) => html`<li>${code(address)}</li>`)}</ul>`;
  const hosts = endpoints.map(
    ({ protocol, mainnet, testnet }) =>
      html`<tr><td>${protocol}<td data-network="mainnet">${list(mainnet)}<td data-network="testnet">${list(testnet)}`,
  );
  return [
    section(
      'identity',
      'Chains',
      html`
      <p>A wallet signs the chain id together with each transaction, so what is signed for one network is invalid on the other. A program that moves from one to the other needs the other chain id, the other wallet configuration and keys that have funds there.</p>
      ${factTable('What', labels, identity, code)}`,
    ),
    section(
      'endpoints',
      'Endpoints',
      html`
      <p>Below these addresses, paths, requests and answers are the same: only the address changes. The lists are as of ${asOf}; their operators are independent, so be ready for any of them to be away.</p>
      <table class="members">${head(['Protocol', labels.mainnet, labels.testnet])}${hosts}</table>
      <p>Web applications:</p>${factTable('Application', labels, apps, link)}`,
    ),
    section(
      'contracts',
      'Contracts on Ethereum',
      html`
      <p>Never send to an address of one network what you hold on the other: the bridge of one does not know the other, and what arrives at a wrong address is lost.</p>
      ${factTable('Contract', labels, contracts, code)}`,
    ),
  ];
}
