import type { Code, RootContent } from 'mdast';
import { buildProposal, exampleProposal } from '../../proposals/build-proposal.ts';
import { proposalKinds } from '../../proposals/index.ts';
import { didYouMean } from '../near-matches.ts';
import type { TagHandler } from '../types.ts';

/** Seconds since 1970 of the build; SOURCE_DATE_EPOCH makes two builds of one source equal. */
function buildTime(): number {
  const fixed = process.env['SOURCE_DATE_EPOCH'];
  return fixed === undefined ? Math.floor(Date.now() / 1000) : Number(fixed);
}

/**
 * `<ProposalJson kind />`: the complete JSON of a kind of proposal as the wallet takes it, with times that this tree's
 * network accepts when the page is built.
 */
export const proposalJson: TagHandler = ({ facts, inline, required, fail }) => {
  const name = required('kind');
  const kind = proposalKinds[name];
  if (kind === undefined) return fail(`no kind of proposal "${name}".${didYouMean(name, Object.keys(proposalKinds))}`);
  if (inline) return fail('it is a block: put the tag on a line of its own.');
  const proposal = buildProposal(kind, exampleProposal(kind, facts.network.parameters, buildTime()), {});
  const block: Code = { type: 'code', lang: 'json', meta: 'title="proposal.json"', value: JSON.stringify(proposal, null, 2) };
  return [block as RootContent];
};
