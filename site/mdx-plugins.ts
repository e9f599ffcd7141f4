import remarkMath from 'remark-math';
import { remarkGlossary } from '../plugins/glossary/remark-glossary.ts';
import { mdxTags } from '../plugins/mdx-tags/index.ts';
import { rehypeMath } from '../plugins/mdx-tags/rehype-math.ts';
import { rehypeHighlight } from '../plugins/highlight/rehype-highlight.ts';

/** Compile-time plugins of every hand-written page: facts by name, terms of the glossary marked, formulas as MathML, code highlighted in the build. */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [remarkMath, mdxTags, remarkGlossary],
  rehypePlugins: [rehypeMath, rehypeHighlight],
};
