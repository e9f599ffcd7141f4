import type { Heading, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { byMinor } from '../../releases/versions.ts';
import { loadReleases } from '../../releases/load-releases.ts';
import { audiences, type MinorRelease, type Release } from '../../releases/types.ts';
import { audienceNames, releaseAnchor, releaseDays, unknownChanges } from '../../releases/wording.ts';
import { code, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** The text with what stands between backticks as code. */
const phrasing = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((part, index) => (part === '' ? [] : [index % 2 === 0 ? text(part) : code(part)]));

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

function heading(depth: 2 | 3, label: string, id: string): Heading {
  return { type: 'heading', depth, children: [text(label)], data: { hProperties: { id } } };
}

const item = (...children: ListItem['children']): ListItem => ({ type: 'listItem', spread: false, children });
const list = (children: ListItem[]): List => ({ type: 'list', ordered: false, spread: false, children });
const lines = (texts: readonly string[]): List => list(texts.map((value) => item(paragraph(phrasing(value)))));

function element(name: string, children: RootContent[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: children as MdxJsxFlowElement['children'] };
}

function changes({ brings = {}, unknown }: Release): List {
  if (unknown) return lines([unknownChanges]);
  const told = audiences.flatMap((audience) => (brings[audience] ? [{ audience, texts: brings[audience] }] : []));
  return list(
    told.map(({ audience, texts }) =>
      item(paragraph([strong(`${audienceNames[audience]}. `), ...phrasing(texts.join(' '))])),
    ),
  );
}

/** What made or will make somebody change something: under a heading each, so that contents and search show it. */
function callOuts({ version, breaking, deprecated }: Release): RootContent[] {
  const under = (label: string, id: string, texts: readonly string[] | undefined): RootContent[] =>
    texts === undefined ? [] : [heading(3, `${label} ${version}`, `${id}-${version}`), lines(texts)];
  return [...under('Breaking changes in', 'breaking', breaking), ...under('Deprecated in', 'deprecated', deprecated)];
}

function patch(release: Release): ListItem {
  const head = paragraph([strong(release.version), text(`: ${releaseDays(release)}`)]);
  const own = item(head, changes(release));
  return { ...own, data: { hProperties: { id: releaseAnchor(release.version) } } };
}

function minorRelease({ minor, first, patches }: MinorRelease, newest: boolean): RootContent[] {
  const opening: Paragraph = {
    ...paragraph([strong(first.version), text(`: ${releaseDays(first)}`)]),
    data: { hProperties: { id: releaseAnchor(first.version) } },
  };
  const count = patches.length === 1 ? 'the patch release' : `the ${patches.length} patch releases`;
  const label = `${count.charAt(0).toUpperCase()}${count.slice(1)} of ${minor}`;
  const shown = list(patches.map(patch));
  const folded = element('details', [element('summary', [text(label)]), shown]);
  return [
    heading(2, `Version ${minor}`, `version-${minor}`),
    ...(newest
      ? [heading(3, label, `patches-${minor}`), shown, heading(3, `What ${minor} brought`, `new-in-${minor}`)]
      : []),
    opening,
    changes(first),
    ...[first, ...patches].flatMap(callOuts),
    ...(newest || patches.length === 0 ? [] : [folded]),
  ];
}

/**
 * `<Releases />`: the releases of the core in definitions/releases.yaml, newest first and under the two numbers they
 * share. Patches of the newest line are shown, those of older ones folded. Every release is an anchor, like `v0.73.9`.
 */
export const releases: TagHandler = ({ facts, inline, fail }) => {
  if (inline) return fail('put the tag on a line of its own.');
  return byMinor(loadReleases(facts.siteDir)).flatMap((minor, index) => minorRelease(minor, index === 0));
};
