import type { Root, RootContent, Parent } from 'mdast';
import type { VFile } from 'vfile';
import type { Plugin } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { readTagContextData } from './tag-context-data.ts';
import { docsError } from './docs-error.ts';
import { didYouMean } from '../../common/near-matches.ts';
import { tagHandlers } from './tags/index.ts';
import { htmlTags } from './html-tags.ts';
import { phrase, text } from './nodes.ts';
import type { Tag, TagContext, TagHandler } from './types.ts';

interface Found {
  readonly parent: Parent;
  readonly node: Tag;
}

function contextOf(node: Tag, file: VFile, facts: TagContext['facts']): TagContext {
  const name = node.name ?? '';
  const fail = (reason: string): never => {
    throw docsError(file, node, `<${name}>: ${reason}`);
  };
  const attribute = (wanted: string): string | undefined => {
    const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === wanted);
    if (found === undefined || found.type !== 'mdxJsxAttribute') return undefined;
    if (typeof found.value !== 'string') return fail(`attribute "${wanted}" must be a plain string in quotes.`);
    return found.value;
  };
  const required = (wanted: string): string => attribute(wanted) ?? fail(`attribute "${wanted}" is missing.`);
  return { facts, inline: node.type === 'mdxJsxTextElement', attribute, required, fail };
}

/** While pages are drafted (DOCS_DRAFT) an unknown name is shown as such instead of stopping the build. */
async function resolve(handler: TagHandler, context: TagContext): Promise<RootContent[]> {
  try {
    return await handler(context);
  } catch (error) {
    if (process.env['DOCS_DRAFT'] === undefined) throw error;
    return phrase(context.inline, [text(`[${String(error)}]`)]);
  }
}

/** Tags that stay components: they are rendered by React (see src/theme/MDXComponents). */
const components = new Set(['Tabs', 'TabItem', 'Reference', 'Island']);

/**
 * Resolves the tags of CONTRIBUTING.md when a page is compiled. A name that the definitions do not hold stops the
 * build with file, line and the nearest names.
 */
export const mdxTags: Plugin<[], Root> = () => async (tree, file) => {
  const facts = readTagContextData(file.cwd, file.path);
  const found: Found[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
    const name = node.name ?? '';
    if (components.has(name) || htmlTags.has(name)) return undefined;
    const known = Object.hasOwn(tagHandlers, name);
    if (!known && process.env['DOCS_DRAFT'] === undefined) {
      throw docsError(file, node, `<${name}> is not a tag of this site.${didYouMean(name, Object.keys(tagHandlers))}`);
    }
    if (known && parent !== undefined) found.push({ parent, node });
    return SKIP;
  });
  for (const { parent, node } of found) {
    const handler = tagHandlers[node.name ?? ''];
    if (handler === undefined) continue;
    const replacement = await resolve(handler, contextOf(node, file, facts));
    parent.children.splice(parent.children.indexOf(node as RootContent), 1, ...replacement);
  }
};
