import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { previewPath } from '../../common/preview-path.ts';
import { lastChangeOf, lastChanges } from './last-changes.ts';
import { sourceOf } from './page-source.ts';

/** Markdown settings: MDX everywhere, and a link or image that leads nowhere stops the build. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  mermaid: false,
  emoji: false,
  // The framework would ask for the history of the file that it reads: that of the archive and of generated pages says nothing.
  async parseFrontMatter(params) {
    const parsed = await params.defaultParseFrontMatter(params);
    const date = lastChangeOf(lastChanges(), sourceOf(process.cwd(), params.filePath, parsed.frontMatter));
    if (date !== undefined) parsed.frontMatter['last_update'] ??= { date };
    const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
    const preview = previewPath(file, parsed.content);
    if (preview !== undefined) parsed.frontMatter['image'] ??= preview;
    return parsed;
  },
  hooks: {
    onBrokenMarkdownLinks: process.env['DOCS_DRAFT'] ? 'warn' : 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};
