import type { RootContent } from 'mdast';
import { trees } from '../../../product.ts';
import { loadParameters } from '../../../reference/parameters/load-parameters.ts';
import { buildProposal, exampleProposal, isRows } from '../../proposals/build-proposal.ts';
import { proposalKinds } from '../../proposals/index.ts';
import { knownAssets } from '../../proposals/known-assets.ts';
import { exampleIds } from '../../proposals/kinds/market-parts.ts';
import { parameterRules } from '../../proposals/parameter-rules.ts';
import type { Parameters, ProposalKind } from '../../proposals/types.ts';
import { auctionParameters } from '../../proposals/validate-proposal.ts';
import { buildTime } from '../build-time.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import type { TagContext, TagHandler } from '../types.ts';

function kindOf({ required, fail }: TagContext): ProposalKind {
  const name = required('kind');
  return proposalKinds[name] ?? fail(`no kind of proposal "${name}".${didYouMean(name, Object.keys(proposalKinds))}`);
}

/** Ids and keys of examples belong to nobody: text that can be copied has words in their places. */
const placeholders: Readonly<Record<keyof typeof exampleIds, string>> = {
  asset: 'ASSET_ID',
  market: 'MARKET_ID',
  future: 'MARKET_ID',
  party: 'PUBLIC_KEY',
};
const withPlaceholders = (json: string): string =>
  Object.entries(placeholders).reduce(
    (text, [name, word]) => text.replaceAll(exampleIds[name as keyof typeof exampleIds], word),
    json,
  );

/** `<ProposalJson kind />`: the complete JSON of a kind of proposal, with times that are valid when the page is built. */
export const proposalJson: TagHandler = (context) => {
  const kind = kindOf(context);
  const example = exampleProposal(kind, context.facts.network.parameters, buildTime());
  const value = withPlaceholders(JSON.stringify(buildProposal(kind, example, {}), null, 2));
  return [{ type: 'code', lang: 'json', meta: `title="${kind.kind}.json"`, value }];
};

/** The parameters that bound a kind: its times and stake, the opening auction of a new market, and the largest values of its fields. */
function boundsOf({ family, enactFamily, term, fields }: ProposalKind, parameters: Parameters): Parameters {
  const families = [family, enactFamily].map((name) => `governance.proposal.${name ?? ''}.`);
  const most = fields
    .flatMap((entry) => [entry, ...(isRows(entry) ? entry.fields : [])])
    .flatMap(({ maxParameter }) => maxParameter ?? []);
  const single = new Set<string>([...(term === 'newMarket' ? auctionParameters : []), ...most]);
  return Object.fromEntries(
    Object.entries(parameters).filter(([key]) => single.has(key) || families.some((start) => key.startsWith(start))),
  );
}

/** `<ProposalBuilder kind />`: the form of a kind of proposal, with the bounds of the page's network. */
export const proposalBuilder: TagHandler = (context) => {
  const kind = kindOf(context);
  const {
    siteDir,
    tree,
    network: { parameters, walletConfigName },
  } = context.facts;
  const attributes = {
    kind: kind.kind,
    parameters: JSON.stringify(boundsOf(kind, parameters)),
    network: walletConfigName,
    builtAt: String(buildTime()),
    assets: JSON.stringify(knownAssets(parameters)),
    ...(kind.term === 'updateNetworkParameter'
      ? { rules: JSON.stringify(parameterRules(loadParameters(trees[tree].release, siteDir), parameters)) }
      : {}),
  };
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'ProposalBuilder',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
  return [element as RootContent];
};
