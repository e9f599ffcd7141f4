import type { DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/** The value of an attribute; undefined when the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** The classes of an element, and each also without the hash that CSS modules append (`cardTitle` for `cardTitle_uKNT`). */
export function classesOf(element: Element): readonly string[] {
  const value = attribute(element, 'class');
  return value === undefined || value === ''
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

/** The elements inside a node that stand directly in it. */
export const childElements = (node: Parent): Element[] => node.childNodes.filter(isElement);

/** The first element inside a node, in document order, for which `wanted` holds. */
export function findElement(node: Parent, wanted: (element: Element) => boolean): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = wanted(child) ? child : findElement(child, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All elements inside a node, in document order, for which `wanted` holds. What `without` holds for is passed over whole. */
export function findElements(
  node: Parent,
  wanted: (element: Element) => boolean,
  without: (element: Element) => boolean = () => false,
): Element[] {
  const found: Element[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.childNodes) {
      if (!isElement(child) || without(child)) continue;
      if (wanted(child)) found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}
