import type { MarkdownConfig } from '@docusaurus/types';

/** Markdown settings: MDX everywhere, and a link or image that leads nowhere stops the build. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  mermaid: false,
  emoji: false,
  hooks: {
    onBrokenMarkdownLinks: process.env['DOCS_DRAFT'] ? 'warn' : 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};
