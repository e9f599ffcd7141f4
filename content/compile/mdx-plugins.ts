import remarkMath from 'remark-math';
import { remarkGeneratedLinks } from './remark-generated-links.ts';
import { remarkGlossary } from './remark-glossary.ts';
import { mdxTags } from '../tags/index.ts';
import { rehypeMath } from '../tags/rehype-math.ts';
import { rehypeHighlight } from '../../html/highlight/rehype-highlight.ts';
import { rehypeBreaks } from '../../html/rehype-breaks.ts';

/** Compile-time plugins of every hand-written page: facts by name, terms of the glossary marked, formulas as MathML, code highlighted in the build. */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [remarkMath, mdxTags, remarkGlossary, remarkGeneratedLinks],
  rehypePlugins: [rehypeMath, rehypeHighlight, rehypeBreaks],
};
