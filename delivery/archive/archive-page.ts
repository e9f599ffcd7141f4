import { defaultTreeAdapter as adapter, serialize } from 'parse5';
import { attribute, isElement, type Document, type Element, type Parent } from '../../html/page/dom.ts';
import { archiveAddress, type ArchivePlaces } from './archive-address.ts';

const classes = (element: Element): string => attribute(element, 'class') ?? '';
const keptLinks = /^(?:stylesheet|icon|canonical)$/;
const controls =
  /(?:^|\s)(?:navbarSearchContainer|colorModeToggle|navbar__toggle|theme-announcement-bar|copy-button|menu__caret|builder|filter|call-tools|tree-buttons)/;

/** What works by a script only, or leads out of the archive without being a link. */
function isUseless(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (tagName === 'link') return !keptLinks.test(attribute(element, 'rel') ?? '');
  if (attribute(element, 'role') === 'tablist' || attribute(element, 'id') === 'page-end') return true;
  return tagName === 'noscript' || tagName === 'button' || tagName === 'form' || controls.test(classes(element));
}

function rewrite(element: Element, from: string, places: ArchivePlaces): void {
  for (const item of element.attrs) {
    if ((item.name === 'href' || item.name === 'src') && attribute(element, 'rel') !== 'canonical')
      item.value = archiveAddress(item.value, from, places);
  }
  if (attribute(element, 'role') === 'tabpanel') element.attrs = element.attrs.filter(({ name }) => name !== 'hidden');
}

function visit(node: Parent, from: string, places: ArchivePlaces): void {
  for (const child of [...node.childNodes]) {
    if (!isElement(child)) continue;
    if (isUseless(child)) adapter.detachNode(child);
    else {
      rewrite(child, from, places);
      visit(child, from, places);
    }
  }
}

/**
 * A page of the site as a file of the archive: links lead to files, what needs a script is gone, every tab is shown. The
 * document is changed.
 * @param from the page's file in the archive
 */
export function archivePage(document: Document, from: string, places: ArchivePlaces): string {
  const root = document.childNodes.find(isElement);
  if (root === undefined) throw new Error(`${from}: no markup to archive.`);
  // What the page's first scripts do on the site; files are there at once, and the typefaces with them.
  root.attrs = [
    ...root.attrs.filter(({ name }) => name !== 'data-theme'),
    { name: 'data-theme', value: 'light' },
    { name: 'data-faces', value: '' },
    { name: 'data-archive', value: '' },
  ];
  visit(document, from, places);
  return serialize(document);
}
