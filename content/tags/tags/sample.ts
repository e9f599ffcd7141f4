import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Paragraph, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isProgram } from '../../../reference/downloads/sample-files.ts';
import { text } from '../nodes.ts';
import { extractRegion } from '../../../common/region.ts';
import { sampleLanguages, languageOfFile } from '../../../common/sample-languages.ts';
import type { TagHandler } from '../types.ts';

function jsx(name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Commands to type, which several pages show: no program to download, and nobody needs their file's name. */
const isCommands = (file: string): boolean => file.endsWith('.bash');

/** A fence of a file, or of a part of it: the reader gets its name, and the whole to copy or download. */
function codeBlock(
  lang: string,
  value: string,
  title: string | undefined,
  address: string | undefined,
  isPart: boolean,
): Code {
  const file = address === undefined ? '' : ` file="${address}"${isPart ? ' part=""' : ''}`;
  const meta = `${title === undefined ? '' : `title="${title}"`}${file}`;
  return { type: 'code', lang, meta: meta === '' ? null : meta, value: value.replace(/\n$/, '') };
}

const addressOf = (tree: string, file: string): string => `/${tree}/examples/${file}`;

/** Where the whole of a sample is, for readers who are shown a part of it: parts lack what stands above them. */
function whole(tree: string, file: string): Paragraph {
  const link: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'href', value: addressOf(tree, file) },
      { type: 'mdxJsxAttribute', name: 'download', value: '' },
      // A file is no route: the framework's check would take it for a broken link. The tests of the built site follow it.
      { type: 'mdxJsxAttribute', name: 'data-noBrokenLinkCheck', value: null },
    ],
    children: [text(path.basename(file))],
  };
  return { type: 'paragraph', children: [text('Part of '), link, text(', which runs as it stands.')] };
}

/**
 * `<Sample file region title />`: one file of examples/, or a part of it; without a file extension, the same sample in
 * every language it exists in, as tabs; below a part stands a link to the whole.
 */
export const sample: TagHandler = ({ facts, attribute, required, fail }) => {
  const name = required('file');
  const region = attribute('region');
  const title = attribute('title');
  const read = (file: string): string => {
    const source = readFileSync(path.join(facts.siteDir, 'examples', file), 'utf8');
    if (region === undefined) return extractRegion(source, undefined) ?? source;
    return extractRegion(source, region) ?? fail(`examples/${file} has no region "${region}".`);
  };
  const exists = (file: string): boolean => existsSync(path.join(facts.siteDir, 'examples', file));

  if (path.extname(name) !== '') {
    if (!exists(name)) return fail(`examples/${name} does not exist.`);
    const shown = codeBlock(
      languageOfFile(name),
      read(name),
      title ?? (isCommands(name) ? undefined : path.basename(name)),
      isProgram(name) ? addressOf(facts.tree, name) : undefined,
      region !== undefined,
    );
    return region === undefined || !isProgram(name) ? [shown] : [shown, whole(facts.tree, name)];
  }
  const available = sampleLanguages.filter(({ extension }) => exists(`${name}.${extension}`));
  if (available.length === 0) return fail(`examples/${name}.{sh,py,go,ts} does not exist.`);
  const tabs = available.map(({ extension, id, label, highlight }) => {
    const file = `${name}.${extension}`;
    const shown = codeBlock(
      highlight,
      read(file),
      title ?? path.basename(file),
      addressOf(facts.tree, file),
      region !== undefined,
    );
    // The first language of the tabs is the shell: not every script of it is about curl.
    const tabLabel = extension === 'sh' && !/\bcurl\b/.test(read(file)) ? 'Shell' : label;
    return jsx(
      'TabItem',
      { value: id, label: tabLabel },
      region === undefined ? [shown] : [shown, whole(facts.tree, file)],
    );
  });
  return [jsx('Tabs', { groupId: 'code-language' }, tabs)];
};
