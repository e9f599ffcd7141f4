import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** `<GraphqlEditor />`: a button that opens the GraphQL editor of the network in the page, for queries of the reader's own. */
export const graphqlEditor: TagHandler = ({ inline, fail }) => {
  if (inline) return fail('it is a block: put the tag on a line of its own.');
  const attributes = { type: 'button', className: 'button button--primary', 'data-try-graphql': '' };
  const button: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'button',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [text('Open the editor')],
  };
  return [{ type: 'paragraph', children: [button] }];
};
