import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { extractRegion } from '../region.ts';
import { sampleLanguages, languageOfFile } from '../sample-languages.ts';
import type { TagHandler } from '../types.ts';

function jsx(name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
  };
}

function codeBlock(lang: string, value: string, title: string | undefined): Code {
  return { type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value: value.replace(/\n$/, '') };
}

/**
 * `<Sample file region title />`: one file of examples/, or a part of it; without a file extension, the same sample in
 * every language it exists in, as tabs.
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
    return [codeBlock(languageOfFile(name), read(name), title ?? path.basename(name))];
  }
  const available = sampleLanguages.filter(({ extension }) => exists(`${name}.${extension}`));
  if (available.length === 0) return fail(`examples/${name}.{sh,py,go,ts} does not exist.`);
  const tabs = available.map(({ extension, id, label, highlight }) =>
    jsx('TabItem', { value: id, label }, [codeBlock(highlight, read(`${name}.${extension}`), title)]),
  );
  return [jsx('Tabs', { groupId: 'code-language' }, tabs)];
};
