import { html, type Html } from '../../html/html.ts';
import type { Contract } from '../contracts/types.ts';
import { firstSentence } from '../render/first-sentence.ts';
import { inTree, ofRelease } from '../render/placeholders.ts';
import { contractRoute } from './contract-page.ts';
import type { ReferencePage } from './reference-page.ts';

const kinds = [
  {
    kind: 'contract',
    folder: 'contracts',
    title: 'Contracts',
    text: 'The contracts on Ethereum that hold and pass on what the Vega network owns there.',
  },
  {
    kind: 'interface',
    folder: 'interfaces',
    title: 'Interfaces',
    text: 'What other contracts and programs may rely on: the functions and events without their code.',
  },
  { kind: 'library', folder: 'libraries', title: 'Libraries', text: 'Building blocks of the contracts.' },
] as const;

/** The overview of the bridge reference, and one index for contracts, interfaces and libraries each. */
export function contractIndexPages(contracts: readonly Contract[]): ReferencePage[] {
  const indexes = kinds.map(({ kind, folder, title, text }): ReferencePage => ({
    route: `/api/bridge/${folder}`,
    title,
    description: text,
    sidebarLabel: title,
    source: ofRelease(`contracts/${folder}`),
    toc: [],
    html: html`<p>${text}</p>${list(contracts.filter((contract) => contract.kind === kind))}`,
  }));
  const text =
    'Assets and stake reach the Vega network through contracts on Ethereum. Validators watch the events of these contracts, and sign what the contracts need to pay out or to change.';
  return [
    {
      route: '/api/bridge',
      title: 'Ethereum bridges and contracts',
      description: 'The contracts on Ethereum that the Vega network uses: functions, events, addresses and ABIs.',
      sidebarLabel: 'Overview',
      source: ofRelease('contracts'),
      toc: kinds.map(({ folder, title }) => ({ id: folder, value: title, level: 2 })),
      html: html`
        <p>${text}</p>
        ${kinds.map(
          ({ kind, folder, title, text: about }) =>
            html`<section><h2 id="${folder}"><a href="${inTree(`/api/bridge/${folder}`)}">${title}</a></h2><p>${about}</p>${list(contracts.filter((contract) => contract.kind === kind))}</section>`,
        )}`,
    },
    ...indexes,
  ];
}

function list(contracts: readonly Contract[]): Html {
  const items = contracts.map(
    (contract) =>
      html`<dt><a href="${inTree(contractRoute(contract))}">${contract.name}</a><dd>${firstSentence(contract.doc.notice)}`,
  );
  return html`<dl class="facts">${items}</dl>`;
}
