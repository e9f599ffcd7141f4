import {
  attribute,
  hasClass,
  isElement,
  isText,
  lineOf,
  textOf,
  type Element,
  type Node,
} from '../../html/page/dom.ts';
import { isSkipped } from '../skipped.ts';
import { codeSpan, escapeText } from './escape.ts';
import { tex } from './formula.ts';

/** Elements that stand inside a line of text. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'input',
  'ins',
  'kbd',
  'label',
  'mark',
  'math',
  'output',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

const holdsBlocks = (element: Element): boolean =>
  element.tagName !== 'math' &&
  element.childNodes.some((child) => isElement(child) && (!inlineTags.has(child.tagName) || holdsBlocks(child)));

export function isInline(node: Node): boolean {
  if (!isElement(node)) return true;
  return (
    inlineTags.has(node.tagName) &&
    attribute(node, 'display') !== 'block' &&
    !hasClass(node, 'card') &&
    !holdsBlocks(node)
  );
}

/** A run of inline nodes as one line of Markdown. `page` is the path of the page, for links to parts of itself. */
export function inline(nodes: readonly Node[], page: string): string {
  let line = '';
  let before: Node | undefined;
  for (const node of nodes) {
    const piece = one(node, page);
    if (piece !== '')
      line += isElement(node) && /[\w)\]`*]$/.test(line) && needsGap(node, before) ? ` ${piece}` : piece;
    before = node;
  }
  return line.replace(/\s+/g, ' ');
}

const apart = ['badge', 'type', 'default', 'error-text', 'hint'];

/** Whether an element is kept apart from what is before it by the style sheet alone. */
function needsGap(node: Element, before: Node | undefined): boolean {
  if (node.tagName === 'a' || apart.some((name) => hasClass(node, name))) return true;
  if (before !== undefined && isElement(before) && before.tagName === 'a' && node.tagName === 'span') return true;
  return node.parentNode !== null && 'attrs' in node.parentNode && hasClass(node.parentNode, 'tagWithCount');
}

function one(node: Node, page: string): string {
  if (isText(node)) return escapeText(node.value.replace(/[\s\u200b]+/g, ' '));
  if (!isElement(node) || isSkipped(node)) return '';
  const inside = (): string => inline(node.childNodes, page);
  switch (node.tagName) {
    case 'a':
      return link(node, page);
    case 'math':
      return `$${tex(node)}$`;
    case 'code':
    case 'kbd':
    case 'samp':
      return linkedCode(node, page) ?? codeSpan(textOf(node).trim());
    case 'strong':
    case 'b':
      return wrapped(inside(), '**');
    case 'em':
    case 'i':
    case 'dfn':
      return wrapped(inside(), '*');
    case 'del':
    case 's':
      return wrapped(inside(), '~~');
    case 'br':
      return ' ';
    case 'img':
      return image(attribute(node, 'alt') ?? '', attribute(node, 'src') ?? '');
    case 'wbr':
    case 'input':
      return '';
    default:
      if (hasClass(node, 'badge')) return `(${inside().trim()})`;
      if (hasClass(node, 'method')) return wrapped(inside(), '**');
      return inside();
  }
}

/** A picture by its text alternative; one without it adds nothing to the text. */
const image = (alternative: string, source: string): string =>
  alternative === '' ? '' : `![${escapeText(alternative)}](${source})`;

/** Marks around text, outside the spaces at its ends: `** bold **` would not be bold. */
function wrapped(text: string, mark: string): string {
  const core = text.trim();
  if (core === '') return text;
  const start = text.slice(0, text.indexOf(core));
  return `${start}${mark}${core}${mark}${text.slice(start.length + core.length)}`;
}

/** Code that holds a link, `<code><a>name</a></code>`: in Markdown the link goes around the code. */
function linkedCode(node: Element, page: string): string | undefined {
  const only = node.childNodes.length === 1 ? node.childNodes[0] : undefined;
  if (only === undefined || !isElement(only) || only.tagName !== 'a') return undefined;
  return `[${codeSpan(lineOf(only))}](${target(only, page)})`;
}

function link(node: Element, page: string): string {
  // The name of an entry links to the entry itself, so that its address can be copied.
  if (hasClass(node, 'name')) return codeSpan(lineOf(node));
  const text = inline(node.childNodes, page).trim();
  if (text === '') return '';
  const href = attribute(node, 'href')?.startsWith('#') && inHeading(node) ? '' : target(node, page);
  return href === '' ? text : `[${text}](${href})`;
}

/** Headings of reference pages link to themselves. */
const inHeading = ({ parentNode }: Element): boolean => parentNode !== null && /^h\d$/.test(parentNode.nodeName);

function target(node: Element, page: string): string {
  const href = attribute(node, 'href') ?? '';
  const full = href.startsWith('#') ? `${page}${href}` : href;
  return /[\s()<>]/.test(full) ? `<${full.replace(/[<>\n]/g, encodeURIComponent)}>` : full;
}
