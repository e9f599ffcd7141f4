import {
  attribute,
  hasClass,
  isElement,
  lineOf,
  textOf,
  findElement,
  type Element,
  type Node,
} from '../../html/page/dom.ts';
import { isSkipped } from '../skipped.ts';
import { admonition } from './admonition.ts';
import { cards } from './cards.ts';
import { definitionList } from './definition-list.ts';
import { codeBlock, escapeStart, escapeText } from './escape.ts';
import { form } from './form.ts';
import { tex } from './formula.ts';
import { inline, isInline } from './inline.ts';
import { list } from './list.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import type { Blocks } from './types.ts';

/** See `Blocks`. */
export const blocks: Blocks = (nodes, page) => {
  const found: string[] = [];
  let run: Node[] = [];
  const flush = (): void => {
    const text = inline(run, page).trim();
    if (text !== '') found.push(escapeStart(text));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) run.push(node);
    else {
      flush();
      if (isElement(node) && !isSkipped(node)) found.push(...block(node, page));
    }
  }
  flush();
  return found;
};

function block(element: Element, page: string): string[] {
  const inside = (): string[] => blocks(element.childNodes, page);
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(element.tagName.slice(1)))} ${inline(element.childNodes, page).trim()}`];
    case 'ul':
    case 'ol':
      return [list(element, page, blocks)];
    case 'dl':
      return definitionList(element, page, blocks);
    case 'table':
      return table(element, page);
    case 'pre':
      return [codeBlock(textOf(element), attribute(element, 'data-language') ?? '')];
    case 'figure':
      return figure(element, page);
    case 'blockquote':
      return [quoted(inside())];
    case 'details':
      return details(element, page);
    case 'math':
      return [`$$\n${tex(element)}\n$$`];
    case 'hr':
      return [];
    case 'legend':
      return [`**${inline(element.childNodes, page).trim()}**`];
    case 'form':
      return form(element, page, blocks);
    default:
      if (hasClass(element, 'calculator')) return form(element, page, blocks);
      if (hasClass(element, 'code-tabs')) return tabs(element, page, blocks);
      if (hasClass(element, 'theme-admonition')) return [quoted(admonition(element, page, blocks))];
      if (element.tagName === 'section' && findElement(element, (inner) => hasClass(inner, 'card')) !== undefined)
        return [cards(element)];
      return inside();
  }
}

const quoted = (parts: readonly string[]): string =>
  parts
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Code with its title in front; a drawing by its text alternative; anything else by what it holds. */
function figure(element: Element, page: string): string[] {
  const drawing = findElement(element, ({ tagName }) => tagName === 'svg');
  const alternative = drawing === undefined ? undefined : findElement(drawing, ({ tagName }) => tagName === 'title');
  const caption = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'figcaption');
  const title = caption === undefined ? [] : [`**${inline(caption.childNodes, page).trim()}**`];
  // Filled in by a script.
  if (hasClass(element, 'code') && lineOf(findElement(element, ({ tagName }) => tagName === 'pre') ?? element) === '')
    return [];
  if (alternative !== undefined) return [...title, `Diagram: ${inline(alternative.childNodes, page).trim()}`];
  const told = drawing === undefined ? '' : (attribute(drawing, 'aria-label') ?? '');
  if (told !== '') {
    // The legend says how its lines look; the table has their names.
    const table = element.childNodes.filter((child) => isElement(child) && child.tagName === 'details');
    return [...title, `Picture: ${escapeText(told)}`, ...blocks(table, page)];
  }
  return [
    ...title,
    ...blocks(
      element.childNodes.filter((child) => child !== caption),
      page,
    ),
  ];
}

/** What is folded on the page is written out, after the line that it is folded under. */
function details(element: Element, page: string): string[] {
  const summary = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary');
  const rest = element.childNodes.filter((child) => child !== summary);
  return [
    ...(summary === undefined || lineOf(summary) === '' ? [] : [`${inline(summary.childNodes, page).trim()}:`]),
    ...blocks(rest, page),
  ];
}
