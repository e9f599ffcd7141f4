import type { Code, RootContent } from 'mdast';
import type { FrontFacts } from '../../../common/front-facts.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import { loadNetwork } from '../../../networks/index.ts';
import { defaultTree, product, trees, type TreeName } from '../../../product.ts';
import { figuresOf } from '../../front/figures.ts';
import { firstRequest } from '../../front/first-request.ts';
import { marketFrames } from '../../front/market.ts';
import { treeFacts } from '../../front/tree-facts.ts';
import type { TagHandler } from '../types.ts';

/** A component of src/theme/MDXComponents with its facts as JSON. */
function component(name: string, facts: unknown, children: RootContent[] = []): RootContent {
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: 'facts', value: JSON.stringify(facts) }],
    children,
  };
  return element as RootContent;
}

const fence = (lang: string, value: string): Code => ({ type: 'code', lang, value });

/** `<FrontPage />`: the whole front page, with the numbers that the build counted and computed. */
export const frontPage: TagHandler = ({ facts }) => {
  const network = loadNetwork(defaultTree);
  const { command, answer } = firstRequest(network);
  const given: FrontFacts = {
    frames: marketFrames(),
    figures: figuresOf(facts.siteDir, facts.links),
    asOf: network.endpointsAsOf,
    release: product.release,
    networks: (Object.keys(trees) as TreeName[]).map((tree) => ({
      tree,
      label: trees[tree].label,
      chainId: loadNetwork(tree).chainId,
    })),
  };
  return [component('FrontPage', given, [fence('bash', command), fence('json', answer)])];
};

/** `<TreePage tree="mainnet" />`: the first page of a tree. */
export const treePage: TagHandler = ({ facts, required, fail }) => {
  const tree = required('tree');
  if (!Object.hasOwn(trees, tree)) return fail(`no tree "${tree}".${didYouMean(tree, Object.keys(trees))}`);
  return [component('TreePage', treeFacts(facts.siteDir, tree as TreeName, facts.links.params))];
};
