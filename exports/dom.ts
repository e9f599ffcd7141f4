import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/** The value of an attribute; an empty string where it has none. */
export const attribute = (element: Element, name: string): string =>
  element.attrs.find((entry) => entry.name === name)?.value ?? '';

export const hasAttribute = (element: Element, name: string): boolean =>
  element.attrs.some((entry) => entry.name === name);

/** The classes of an element, and each also without the hash that CSS modules append (`cardTitle` for `cardTitle_uKNT`). */
export function classesOf(element: Element): readonly string[] {
  const value = attribute(element, 'class');
  return value === ''
    ? []
    : value.split(/\s+/).flatMap((name) => (/_[\w-]{4}$/.test(name) ? [name, name.slice(0, -5)] : [name]));
}

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** All text inside a node, as it stands in the document. */
export function textOf(node: Node | Parent): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Text of a node on one line. */
export const lineOf = (node: Node | Parent): string =>
  textOf(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** The first element for which `wanted` holds, in document order. */
export function find(node: Parent, wanted: (element: Element) => boolean): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (wanted(child)) return child;
    const inside = find(child, wanted);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** All elements for which `wanted` holds, in document order. */
export function findAll(node: Parent, wanted: (element: Element) => boolean): Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => [...(wanted(child) ? [child] : []), ...findAll(child, wanted)]);
}
