import type { DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is DefaultTreeAdapterMap['textNode'] {
  return node.nodeName === '#text';
}

/** Value of an attribute; undefined when the element has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

export function classNames(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
}

/** The first element, in document order, that `test` accepts. */
export function findElement(nodes: readonly Node[], test: (element: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node.childNodes, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All elements, in document order, that `test` accepts. */
export function findElements(nodes: readonly Node[], test: (element: Element) => boolean): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [...(test(node) ? [node] : []), ...findElements(node.childNodes, test)]);
}
