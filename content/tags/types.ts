import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { RootContent } from 'mdast';
import type { TagContextData } from './tag-context-data.ts';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** What a tag sees of its surroundings. */
export interface TagContext {
  readonly facts: TagContextData;
  /** True where the tag stands in a line of text, false where it is a block of its own. */
  readonly inline: boolean;
  /** Attribute of the tag; undefined when absent. An expression (`name={x}`) is refused. */
  attribute(name: string): string | undefined;
  /** Like `attribute`, but stops the build when absent. */
  required(name: string): string;
  /** Stops the build with the page's file, the tag's line and this reason. */
  fail(reason: string): never;
}

/** Replaces one tag by nodes of the page. */
export type TagHandler = (context: TagContext) => RootContent[] | Promise<RootContent[]>;
