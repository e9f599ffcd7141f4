import type { RootContent } from 'mdast';
import { exampleProposal, buildProposal } from '../../proposals/build-proposal.ts';
import { proposalKinds } from '../../proposals/index.ts';
import type { ProposalKind } from '../../proposals/types.ts';
import { buildTime } from '../build-time.ts';
import { didYouMean } from '../near-matches.ts';
import type { TagContext, TagHandler } from '../types.ts';

function kindOf({ required, fail }: TagContext): ProposalKind {
  const name = required('kind');
  return proposalKinds[name] ?? fail(`no kind of proposal "${name}".${didYouMean(name, Object.keys(proposalKinds))}`);
}

/** `<ProposalJson kind />`: the complete JSON of a kind of proposal, with times that are valid when the page is built. */
export const proposalJson: TagHandler = (context) => {
  const kind = kindOf(context);
  const example = exampleProposal(kind, context.facts.network.parameters, buildTime());
  const value = JSON.stringify(buildProposal(kind, example, {}), null, 2);
  return [{ type: 'code', lang: 'json', meta: `title="${kind.kind}.json"`, value }];
};

/** `<ProposalBuilder kind />`: the form of a kind of proposal, with the bounds of the page's network. */
export const proposalBuilder: TagHandler = (context) => {
  const kind = kindOf(context);
  const { parameters, walletConfigName } = context.facts.network;
  const families = [kind.family, kind.enactFamily].map((family) => `governance.proposal.${family ?? ''}.`);
  const own = Object.fromEntries(Object.entries(parameters).filter(([key]) => families.some((start) => key.startsWith(start))));
  const attributes = { kind: kind.kind, parameters: JSON.stringify(own), network: walletConfigName, builtAt: String(buildTime()) };
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'ProposalBuilder',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
  return [element as RootContent];
};
