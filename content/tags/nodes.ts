import type { InlineCode, Link, PhrasingContent, RootContent, Text } from 'mdast';

export const text = (value: string): Text => ({ type: 'text', value });

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** A link inside the site; `href` is absolute and has the prefix of the tree. */
export const siteLink = (href: string, children: PhrasingContent[]): Link => ({ type: 'link', url: href, children });

/** Puts inline nodes into a paragraph when the tag stands as a block of its own. */
export function phrase(inline: boolean, children: PhrasingContent[]): RootContent[] {
  return inline ? children : [{ type: 'paragraph', children }];
}
