import { attribute, findElement, lineOf, type Element } from '../../html/page/dom.ts';

/** The TeX that a formula was typeset from. Throws when the formula does not carry it. */
export function tex(math: Element): string {
  const source = findElement(
    math,
    (element) => element.tagName === 'annotation' && attribute(element, 'encoding') === 'application/x-tex',
  );
  if (source === undefined) throw new Error(`A formula does not carry its TeX: ${lineOf(math).slice(0, 60)}`);
  return lineOf(source);
}
