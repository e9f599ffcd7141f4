import type { RootContent } from 'mdast';
import type { Network } from '../../../networks/index.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import { code, phrase } from '../nodes.ts';
import type { TagHandler } from '../types.ts';
import { contractDifferences, contractTable } from './contract-tables.ts';
import { addressList, appList, grpcTable } from './host-lists.ts';
import { validatorTestnet } from './validator-testnet.ts';

const kinds: Readonly<Record<string, (network: Network) => RootContent[]>> = {
  rest: ({ rest }) => addressList(rest),
  grpc: ({ grpc }) => grpcTable(grpc),
  graphql: ({ graphql }) => addressList(graphql),
  apps: ({ apps }) => appList(apps),
  contracts: contractTable,
  'contract-differences': contractDifferences,
  'validator-testnet': validatorTestnet,
};

/** `<Endpoints kind />`: a list of networks/<tree>.json; `kind="first-rest"` gives one address in a line of text. */
export const endpoints: TagHandler = ({ facts, inline, required, fail }) => {
  const kind = required('kind');
  if (kind === 'first-rest')
    return phrase(inline, [code(facts.network.rest[0] ?? fail('the network lists no REST host.'))]);
  const render = kinds[kind];
  if (render === undefined) return fail(`no kind "${kind}".${didYouMean(kind, [...Object.keys(kinds), 'first-rest'])}`);
  if (inline) return fail(`kind="${kind}" is a block: put the tag on a line of its own.`);
  return render(facts.network);
};
