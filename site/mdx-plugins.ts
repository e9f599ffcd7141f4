import remarkMath from 'remark-math';
import { mdxTags } from '../plugins/mdx-tags/index.ts';
import { rehypeMath } from '../plugins/mdx-tags/rehype-math.ts';
import { rehypeHighlight } from '../plugins/highlight/rehype-highlight.ts';

/** Compile-time plugins of every hand-written page: facts by name, formulas as MathML, code highlighted in the build. */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [remarkMath, mdxTags],
  rehypePlugins: [rehypeMath, rehypeHighlight],
};
