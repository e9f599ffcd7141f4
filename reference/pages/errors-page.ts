import { typedAsIsAttributes } from '../render/typed-as-is-attributes.ts';
import { html, type Html, joined, type Part } from '../../html/html.ts';
import type { Command } from '../commands/types.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import {
  errorSources,
  grpcCodes,
  type ApiError,
  type ApiErrors,
  type ContractError,
  type TransactionError,
} from '../errors/types.ts';
import type { Model } from '../model/model.ts';
import { kebabCase } from '../../common/letter-case.ts';
import { typeRoute } from '../links/type-route.ts';
import { errorsRoute, remedyText, statusCell, whenText } from '../render/error-section.ts';
import { codeList } from '../render/code-list.ts';
import { fieldName } from '../render/field-name.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { inTree, ofRelease } from '../render/placeholders.ts';
import { cellProse, inlineProse } from '../render/prose.ts';
import type { OpenRpcError, WalletMethod } from '../wallet/types.ts';
import type { ReferencePage } from './reference-page.ts';
import { walletRoute } from './wallet-page.ts';
import { contractRoute } from './contract-page.ts';

/** What the page is made from. */
export interface AllErrors {
  readonly api: ApiErrors;
  readonly contracts: readonly ContractError[];
  readonly commands: readonly Command[];
  readonly transactions: readonly TransactionError[];
  readonly codes: readonly (OpenRpcError & { readonly name: string })[];
  readonly methods: readonly WalletMethod[];
  /** What to do about rejections, by the value that names them. */
  readonly remedies: Readonly<Record<string, string>>;
  /** One entry a rule of a command: the text that a violation gives, in code font. */
  readonly rules: readonly { readonly command: Command; readonly error: string }[];
}

/** One error. */
interface Entry {
  readonly id: string;
  readonly code: string;
  readonly text: Part;
  readonly from: Part;
  readonly why: Part;
  readonly remedy: Part;
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Entry[];
}

const link = (route: string, text: string): Html => html`<a href="${inTree(route)}">${text}</a>`;
const code = (text: string): Html => html`<code>${text}</code>`;
const most = 4;
/** The end of an anchor, out of a message. */
const kebabText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A list of which only the first are shown at once, each on a line of its own. */
function folded(items: readonly Html[], noun: string): Html {
  if (items.length <= most) return joined(items, html`<br>`);
  return html`<details><summary>${items.length} ${noun}</summary>${joined(items, html`<br>`)}</details>`;
}

function statuses(): Group {
  const rows: readonly (readonly [keyof typeof grpcCodes, string, string])[] = [
    ['INVALID_ARGUMENT', 'A value is missing, malformed or out of range.', 'Correct the request.'],
    [
      'PERMISSION_DENIED',
      'Your address is banned for a time, or a node takes such a message from certain keys alone.',
      'Wait for the seconds in `RateLimit-Retry-After`.',
    ],
    [
      'NOT_FOUND',
      'There is no such thing, or no such path.',
      'Check the id and the path; ask again once it can exist.',
    ],
    ['CANCELLED', 'The call was cancelled.', 'Try again.'],
    [
      'RESOURCE_EXHAUSTED',
      'A limit on requests or streams was reached, the request is larger than 4 MB, or the answer larger than 20 MB, 4 MB from core nodes and block explorers.',
      'Pause, and longer with each refusal; ask for smaller pages.',
    ],
    ['FAILED_PRECONDITION', 'A block explorer has more than one transaction with the hash.', 'Look for it by block.'],
    [
      'INTERNAL',
      'A query failed. Some operations also answer an unknown id so.',
      'Try once or twice, then look at the values.',
    ],
    ['UNKNOWN', 'An error without a code of its own.', 'Read `message`; look at the values.'],
    [
      'UNIMPLEMENTED',
      'The path exists, but not with this HTTP method; or the node does not serve the call.',
      'Use the method that the page of the operation names.',
    ],
    ['UNAVAILABLE', 'The node behind the gateway is away.', 'Try again, or ask another node.'],
    ['DEADLINE_EXCEEDED', 'The core node did not answer the data node within five seconds.', 'Try again.'],
  ];
  return {
    id: 'statuses',
    title: 'HTTP and gRPC',
    lead: 'The status of an answer and the code of a gRPC call. The sections after this one have the texts behind them.',
    entries: rows.map(([name, why, remedy]) => ({
      id: `grpc-${name}`,
      code: `${grpcCodes[name][1]}, ${grpcCodes[name][0]}`,
      text: code(name),
      from: 'REST, gRPC',
      why: inlineProse(why),
      remedy: inlineProse(remedy),
    })),
  };
}

const numbered =
  'The number is the `code` in the detail of the error, 10000 where an error has none of its own; the text is its `message`.';
const alsoGraphql = `${numbered} GraphQL gives the same texts, and an empty one where an error has no detail.`;
const leads: Readonly<Record<ApiError['source'], string>> = {
  'data-node': alsoGraphql,
  core: alsoGraphql,
  'core-state': 'These errors have no detail, and so no number; the text is the `message` of the answer.',
  explorer: numbered,
};

const titles: Readonly<Record<ApiError['source'], string>> = {
  'data-node': 'Data nodes',
  core: 'Core nodes',
  'core-state': 'Core nodes, state service',
  explorer: 'Block explorers',
};

function servers(model: Model, { errors, rpcs }: ApiErrors): Group[] {
  return (Object.keys(errorSources) as ApiError['source'][]).map((source) => ({
    id: source,
    title: titles[source],
    lead: leads[source],
    entries: errors
      .filter((error) => error.source === source)
      .map((error) => {
        const uses = [...rpcs].flatMap(([rpc, given]) => {
          const forms = given.find(([own]) => own === error)?.[1];
          return forms === undefined ? [] : [{ rpc, forms }];
        });
        const forms = [...new Set(uses.flatMap((use) => use.forms))];
        const outcomes = forms.flatMap((form) => outcomesOf(error, form));
        const distinct = [...new Map(outcomes.map((outcome) => [outcome.grpc, outcome])).values()];
        const places = uses.map(({ rpc }) => {
          const name = rpc.slice(rpc.lastIndexOf('.') + 1);
          const operation = model.operationOf(rpc);
          return operation ? link(operation.route, name) : code(name);
        });
        return {
          id: `${source}-${error.name}`,
          code: error.number === undefined ? 'none' : String(error.number),
          text: code(error.text),
          from: folded(places, 'operations'),
          why: [
            html`<p>${inlineProse(whenText(error))}</p>`,
            distinct.map(({ grpc, condition }) => html`<p>${statusCell(grpc)}${condition && ` ${condition}`}</p>`),
          ],
          remedy: inlineProse(remedyText(error, forms[0] ?? 'alone')),
        };
      }),
  }));
}

const places: Readonly<Record<TransactionError['at'], string>> = {
  check: 'At the check of a node.',
  block: 'In a block.',
  both: 'At the check of a node, or in a block.',
};

function transactions(model: Model, { transactions: errors, commands: known }: AllErrors): Group {
  const routes = new Map(known.map(({ name, message }) => [name, typeRoute(model, message)]));
  const commandLink = (name: string): Html => link(routes.get(name) ?? '', name);
  return {
    id: 'refused-transactions',
    title: 'Refused transactions',
    lead: 'The `code` of a transaction that a core node refused, and its text. The code of the wallet is 1000 more. A field that breaks a rule gives code 60 and the text of the rule, below; code 70 comes with the reason for which the command could not be executed.',
    entries: errors.map(({ code: number, text, at, commands: names, when, do: remedy }) => ({
      id: `transaction-${kebabText(text)}`,
      code: String(number),
      text: code(text),
      from: names === undefined ? 'any transaction' : folded(names.map(commandLink), 'commands'),
      why: html`<p>${inlineProse(when)}</p><p>${places[at]}</p>`,
      remedy: inlineProse(remedy),
    })),
  };
}

function wallet({ codes, methods }: AllErrors): Group[] {
  const methodLink = ({ name }: WalletMethod): Html => link(`${walletRoute}#${name}`, name);
  const causes = new Map(methods.flatMap((method) => method.causes.map((cause) => [cause.name, cause] as const)));
  return [
    {
      id: 'wallet',
      title: 'Wallet, codes',
      lead: 'The `code` and `message` of an error of the JSON-RPC API.',
      entries: [...codes]
        .sort((a, b) => a.code - b.code)
        .map((error) => ({
          error,
          users: methods.filter((method) => method.errors.some(({ code: own }) => own === error.code)).map(methodLink),
        }))
        .map(({ error, users }) => ({
          id: `wallet-${error.code}`,
          code: String(error.code),
          text: code(error.message),
          from: users.length > 0 ? folded(users, 'methods') : isUnused(error) ? 'nothing' : 'any request',
          why: inlineProse(error.data),
          remedy: isUnused(error)
            ? 'None: it does not occur.'
            : inlineProse(walletRemedies[Math.trunc(error.code / 1000)] ?? 'Read `data`, and correct the request.'),
        })),
    },
    {
      id: 'wallet-data',
      title: 'Wallet, texts of data',
      lead: 'What the `data` of such an error says.',
      entries: [...causes.values()]
        .sort((a, b) => (a.data < b.data ? -1 : 1))
        .map((cause) => {
          const users = methods.filter((method) => method.causes.some(({ name }) => name === cause.name));
          return {
            id: `wallet-data-${kebabCase(cause.name)}`,
            code: 'data',
            text: code(cause.data),
            from: folded(users.map(methodLink), 'methods'),
            why: inlineProse(cause.when),
            remedy: /could not|log says/.test(`${cause.data} ${cause.when}`)
              ? 'Look at the log of the wallet, then try again.'
              : 'Correct the request, or the state that it is about.',
          };
        }),
    },
  ];
}

const isUnused = ({ data }: OpenRpcError): boolean => data.includes('Nothing in this release returns it');

/** By the thousands of a code. */
const walletRemedies: Readonly<Record<number, string>> = {
  1: 'Read `data`: it has the reason of the node. Correct the command, or try another node.',
  2: 'Ask for the permission or the key that is missing; send one request at a time.',
  3: 'Tell the person, and wait until they begin again.',
};

/** An enum whose values are reasons of a rejection. */
interface Rejections {
  readonly enumeration: string;
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** What to do where the definitions have nothing of their own to say for a value. */
  readonly remedy: string;
}

const rejected: readonly Rejections[] = [
  {
    enumeration: 'vega.OrderError',
    id: 'orders',
    title: 'Order rejections',
    lead: 'The `reason` of an order that was rejected or stopped, and of an amendment or cancellation that failed.',
    remedy: 'Correct what it says, and send a new one.',
  },
  {
    enumeration: 'vega.StopOrder.RejectionReason',
    id: 'stop-orders',
    title: 'Stop order rejections',
    lead: 'The `rejectionReason` of a stop order.',
    remedy: 'Correct what it says, and send a new one.',
  },
  {
    enumeration: 'vega.ProposalError',
    id: 'proposals',
    title: 'Proposal rejections',
    lead: 'The `reason` of a proposal that was rejected or failed; `errorDetails` has the message.',
    remedy: 'Correct the terms that `errorDetails` names, and propose again.',
  },
];

function rejections(
  model: Model,
  { enumeration, id, title, lead, remedy }: Rejections,
  remedies: AllErrors['remedies'],
): Group {
  const found = model.enumeration(enumeration);
  if (!found) throw new Error(`The definitions have no enum ${enumeration}, which the page of errors shows.`);
  const route = typeRoute(model, enumeration) ?? '';
  const remedyOf = (name: string, description: string): string => {
    if (/never (?:raised in|sets it)/.test(description)) return 'None: it does not occur.';
    return (
      remedies[name] ??
      (description.includes('internal check') ? 'Read the state of the order before you send anything.' : remedy)
    );
  };
  return {
    id,
    title,
    lead,
    entries: found.values
      .filter(({ number }) => number !== 0)
      .map(({ valueName, number, description }) => ({
        id: valueName,
        code: String(number),
        text: code(valueName),
        from: link(route, found.title),
        why: cellProse(description),
        remedy: inlineProse(remedyOf(valueName, description)),
      })),
  };
}

function commands(model: Model, rules: AllErrors['rules']): Group {
  const texts = [...new Set(rules.map(({ error }) => error))].sort();
  return {
    id: 'commands',
    title: 'Rules of commands',
    lead: 'Wallet and core check a command by the same rules before it is run, and name what breaks them as `field (text)`. The page of each command has its rules.',
    entries: texts.map((text) => {
      const users = [...new Set(rules.filter(({ error }) => error === text).map(({ command }) => command))];
      const plain = text.replaceAll('`', '');
      return {
        id: `rule-${kebabText(plain)}`,
        code: 'rule',
        text: code(plain),
        from: folded(
          users.map(({ name, message }) => link(typeRoute(model, message) ?? '', name)),
          'commands',
        ),
        why: 'A field that the text names breaks a rule of the command.',
        remedy: 'Change the field as its rule says; the command has not been sent.',
      };
    }),
  };
}

function contracts(errors: readonly ContractError[]): Group {
  return {
    id: 'contracts',
    title: 'Bridge contracts',
    lead: 'The text with which a contract refuses a transaction on Ethereum: nothing is changed then, and gas is spent. A function that takes signatures also gives the texts of `verify_signatures`, and `withdraw_asset` those of the pool’s `withdraw`. The staking bridge refuses without a text. Contracts of this release have no custom errors.',
    entries: errors.map(({ text, when, do: remedy, at }) => ({
      id: `contract-${kebabText(text)}`,
      code: 'revert',
      text: code(text),
      from: folded(
        Object.entries(at).map(
          ([name, functions]) => html`${link(contractRoute({ kind: 'contract', name }), name)}: ${codeList(functions)}`,
        ),
        'contracts',
      ),
      why: inlineProse(when),
      remedy: inlineProse(remedy),
    })),
  };
}

/** The rows of a group, with a heading. */
function groupHtml({ id, title, lead, entries }: Group): { toc: TocItem; html: Html } {
  const toc = { id, value: title, level: 2 };
  const rows = entries.map(
    (entry) =>
      html`<tr id="${entry.id}" data-filter-item><td>${fieldName(entry.id, entry.code)}<td>${entry.text}<td>${entry.from}<td>${entry.why}<td>${entry.remedy}`,
  );
  const head = ['Code', 'Text', 'Where from', 'Why', 'What to do'].map((cell) => html`<th scope="col">${cell}`);
  return {
    toc,
    html: html`<div data-filter-group>${heading(toc)}<p>${inlineProse(lead)}</p><table class="members errors"><thead><tr>${head}<tbody>${rows}</table></div>`,
  };
}

/** All errors that a program of this release shows, on one page with a filter. */
export function errorsPage(model: Model, all: AllErrors): ReferencePage {
  const groups = [
    statuses(),
    ...servers(model, all.api),
    transactions(model, all),
    ...wallet(all),
    ...rejected.map((reasons) => rejections(model, reasons, all.remedies)),
    commands(model, all.rules),
    contracts(all.contracts),
  ];
  const parts = groups.map(groupHtml);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    route: errorsRoute,
    title: 'Errors',
    description: `All ${count} errors of nodes, wallet, orders, proposals, commands and contracts: code, text, where it comes from, why, what to do.`,
    sidebarLabel: 'Errors',
    source: ofRelease('api-errors.yaml'),
    toc: parts.map(({ toc }) => toc),
    html: html`
      <p>Type a code or words, or paste the whole message that your program shows: where no row holds every word of it, the closest are shown. Each row can be linked to by its code. The values that stand in a text are left out here, or written as <code>…</code>.</p>
      <p class="filter"><label>Filter <input type="search" data-filter="closest"${typedAsIsAttributes}></label> <output data-filter-count></output></p>
      ${parts.map(({ html }) => html)}`,
  };
}
