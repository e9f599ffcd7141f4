import { html, joined, nothing, type Html } from '../../html/html.ts';
import { codeFigure } from '../../html/highlight/code-figure.ts';
import { functionIds } from '../contracts/function-ids.ts';
import type { Contract } from '../contracts/types.ts';
import { eventSection } from '../render/contracts/event-section.ts';
import { functionSection } from '../render/contracts/function-section.ts';
import { codeList } from '../render/code-list.ts';
import { facts } from '../render/contracts/member-table.ts';
import { modifierTable, variableTable } from '../render/contracts/variable-table.ts';
import { firstSentence } from '../render/first-sentence.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { contractAddress, inTree } from '../render/placeholders.ts';
import { inlineProse, prose } from '../render/prose.ts';
import type { ReferencePage } from './reference-page.ts';

const folders = { contract: 'contracts', interface: 'interfaces', library: 'libraries' } as const;

/** Names in networks/ of the contracts that each network has an address of. */
const deployed: Readonly<Record<string, string>> = {
  MultisigControl: 'MultisigControl',
  ERC20_Bridge_Logic: 'ERC20Bridge',
  ERC20_Asset_Pool: 'ERC20AssetPool',
  Vega_Staking_Bridge: 'StakingBridge',
};

export const contractRoute = ({ kind, name }: Pick<Contract, 'kind' | 'name'>): string =>
  `/api/bridge/${folders[kind]}/${name}`;

interface Part {
  readonly toc: readonly TocItem[];
  readonly html: Html;
}

/** Where a contract and its members stand, by `Contract` and `Contract.member`; the names of members are their anchors. */
export function contractLinks(contract: Contract): [name: string, route: string][] {
  const { name, events, variables, modifiers } = contract;
  const route = contractRoute(contract);
  const members = [
    ...functionIds(contract),
    ...events.map((event) => `event-${event.name}`),
    ...modifiers.map((modifier) => `modifier-${modifier.name}`),
    ...variables.map((variable) => `variable-${variable.name}`),
  ];
  return [[name, route], ...members.map((id): [string, string] => [`${name}.${id}`, `${route}#${id}`])];
}

/** The page of one bridge contract, interface or library. */
export function contractPage(contract: Contract, all: readonly Contract[]): ReferencePage {
  const { functions, events, variables, modifiers } = contract;
  const ids = functionIds(contract);
  const key = deployed[contract.name];
  const address = key === undefined ? undefined : contractAddress(key);
  const parts = [
    part(
      'functions',
      'Functions',
      functions.map((fn, index) => [
        ids[index] ?? fn.name,
        fn.kind === 'receive' ? 'receive' : fn.name,
        functionSection(contract, fn, ids[index] ?? fn.name, address),
      ]),
    ),
    part(
      'events',
      'Events',
      events.map((event) => [`event-${event.name}`, event.name, eventSection(event)]),
    ),
    table('modifiers', 'Modifiers', modifiers.length, modifierTable(modifiers)),
    table('variables', 'State variables', variables.length, variableTable(variables)),
    table(
      'abi',
      'ABI',
      contract.abi.length,
      html`<p>The interface in the form that Ethereum libraries read: <a href="${inTree(`/api/contracts/${contract.name}.json`)}" download>${contract.name}.json</a></p>`,
    ),
  ];
  return {
    route: contractRoute(contract),
    title: contract.title,
    description: firstSentence(contract.doc.notice),
    sidebarLabel: contract.name,
    source: contract.file,
    toc: parts.flatMap(({ toc }) => toc),
    html: html`
      ${prose(contract.doc.notice)}${prose(contract.doc.details ?? '')}${about(contract, all)}${creation(contract)}
      ${parts.map(({ html }) => html)}`,
  };
}

function about({ name, sourceName, repository, compiler, inherits }: Contract, all: readonly Contract[]): Html {
  const link = (other: Contract): Html => html`<a href="${inTree(contractRoute(other))}">${other.name}</a>`;
  const linkOf = (base: string): Html =>
    all.filter((other) => other.name === base).map(link)[0] ?? html`<code>${base}</code>`;
  const key = deployed[name];
  return facts([
    [
      'Address',
      key === undefined
        ? ''
        : html`<code>${contractAddress(key)}</code> <button type="button" class="copy" data-copy="${contractAddress(key)}">Copy address</button>`,
    ],
    ['Source', html`<code>${sourceName}</code> in <a href="https://github.com/${repository}">${repository}</a>`],
    ['Compiler', `Solidity ${compiler}`],
    ['Inherits', joined(inherits.map(linkOf), ', ')],
    ['Implemented by', joined(all.filter((other) => other.inherits.includes(name)).map(link), ', ')],
  ]);
}

function creation({ creation: made }: Contract): Html {
  if (!made) return nothing;
  const params = made.params.map(({ type, name }) => `${type} ${name}`).join(', ');
  return html`${codeFigure(`constructor(${params});`, 'solidity')}<p>${inlineProse(made.doc)}</p>${facts([['Logs', codeList(made.emits)]])}`;
}

function part(
  id: string,
  value: string,
  entries: readonly (readonly [id: string, title: string, section: Html])[],
): Part {
  if (entries.length === 0) return { toc: [], html: nothing };
  const head = { id, value, level: 2 };
  const toc = entries.map(([entry, title]) => ({ id: entry, value: title, level: 3 }));
  return { toc: [head, ...toc], html: html`${heading(head)}${entries.map(([, , content]) => content)}` };
}

function table(id: string, value: string, count: number, content: Html): Part {
  const head = { id, value, level: 2 };
  return count === 0 ? { toc: [], html: nothing } : { toc: [head], html: html`${heading(head)}${content}` };
}
