import { attribute, classesOf, isElement, isText, type Element, type Node } from '../../html/page/dom.ts';

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);
const leftTags = new Set([
  'script',
  'style',
  'svg',
  'button',
  'nav',
  'template',
  'math',
  'label',
  'input',
  'noscript',
  'footer',
]);

/** Classes of elements that lead elsewhere or repeat what stands elsewhere. */
const leftClasses = new Set([
  'hash-link',
  'code-bar',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'pagination-nav',
  'theme-doc-footer',
  'filter',
  'call-tools',
  'used-by',
  'twins',
  'type-index',
  'type',
  'badge',
]);

/** Whether an element and what it holds stay out of the index. */
export function isLeftOut(element: Element): boolean {
  return (
    leftTags.has(element.tagName) ||
    attribute(element, 'role') === 'tablist' ||
    classesOf(element).some((name) => leftClasses.has(name))
  );
}

/** Whether the words before and after an element are words of their own. */
export function separatesWords(element: Element): boolean {
  return !inline.has(element.tagName);
}

function collect(nodes: readonly Node[]): string {
  let text = '';
  for (const node of nodes) {
    if (isText(node)) text += node.value;
    else if (isElement(node) && !isLeftOut(node))
      text += separatesWords(node) ? ` ${collect(node.childNodes)} ` : collect(node.childNodes);
  }
  return text;
}

/** White space made single, none at the ends. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of an element as a reader sees it, without what stays out of the index. */
export function plainText(element: Element): string {
  return tidy(collect(element.childNodes));
}
