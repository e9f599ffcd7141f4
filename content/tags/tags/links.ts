import { didYouMean } from '../../../common/near-matches.ts';
import { code, phrase, siteLink } from '../nodes.ts';
import type { ReferenceLinks } from '../../../reference/links/reference-links.ts';
import type { TagContext, TagHandler } from '../types.ts';

type LinkKind = 'types' | 'gql' | 'wallet' | 'commands';

function lookUp(context: TagContext, kind: LinkKind, what: string): ReturnType<TagHandler> {
  const name = context.required('name');
  const table: ReferenceLinks[LinkKind] = context.facts.links[kind];
  const route = table[name];
  if (route === undefined) return context.fail(`no ${what} "${name}".${didYouMean(name, Object.keys(table))}`);
  const label = context.attribute('label') ?? name.replace(/^(?:vega|datanode|blockexplorer)\.(?:[a-z0-9]+\.)*/, '');
  return phrase(context.inline, [siteLink(`/${context.facts.tree}${route}`, [code(label)])]);
}

/** `<Type name label />`: a protobuf message, field, enum, enum value, service or rpc. */
export const type: TagHandler = (context) => lookUp(context, 'types', 'protobuf element');

/** `<Gql name label />`: a GraphQL type or field. */
export const gql: TagHandler = (context) => lookUp(context, 'gql', 'GraphQL element');

/** `<WalletMethod name />`: a JSON-RPC method of the wallet. */
export const walletMethod: TagHandler = (context) => lookUp(context, 'wallet', 'wallet method');

/** `<Command name />`: a transaction command. */
export const command: TagHandler = (context) => lookUp(context, 'commands', 'transaction command');

/** `<Operation id />`: a REST operation, shown by its method and path. */
export const operation: TagHandler = ({ facts, inline, attribute, required, fail }) => {
  const id = required('id');
  const found = facts.links.operations[id];
  if (found === undefined)
    return fail(`no REST operation "${id}".${didYouMean(id, Object.keys(facts.links.operations))}`);
  const label = attribute('label') ?? `${found.method} ${found.path}`;
  return phrase(inline, [siteLink(`/${facts.tree}${found.route}`, [code(label)])]);
};
