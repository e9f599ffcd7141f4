import { attribute, findElements, isElement, lineOf, type Element } from '../../html/page/dom.ts';
import type { Blocks } from './types.ts';
import { escapeText } from './escape.ts';

/** Tabs one after another, each under its label. */
export function tabs(element: Element, page: string, blocks: Blocks): string[] {
  const labels = new Map(
    findElements(element, (inner) => attribute(inner, 'role') === 'tab').map((tab) => [
      attribute(tab, 'id'),
      lineOf(tab),
    ]),
  );
  const panels = element.childNodes.filter(isElement).filter((child) => attribute(child, 'role') === 'tabpanel');
  return panels.flatMap((panel) => {
    const label = labels.get(attribute(panel, 'aria-labelledby')) ?? '';
    return [`**${escapeText(label)}:**`, ...blocks(panel.childNodes, page)];
  });
}
