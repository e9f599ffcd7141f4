import {
  attribute,
  findElement,
  findElements,
  hasClass,
  isElement,
  lineOf,
  textOf,
  type Element,
  type Node,
} from '../../html/page/dom.ts';
import type { Blocks } from './types.ts';
import { codeBlock, codeSpan, escapeText } from './escape.ts';
import { inline } from './inline.ts';

const controls = new Set(['input', 'select', 'textarea']);
const isControl = (element: Element): boolean => controls.has(element.tagName);

/** The value that a control shows when the page is loaded, as a reader sees it. */
function shown(control: Element): string {
  if (control.tagName === 'textarea') return textOf(control).trim();
  if (control.tagName !== 'select')
    return ['checkbox', 'radio'].includes(attribute(control, 'type') ?? '')
      ? attribute(control, 'checked') !== undefined
        ? 'yes'
        : 'no'
      : (attribute(control, 'value') ?? '');
  const options = findElements(control, ({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return chosen === undefined ? '' : lineOf(chosen);
}

/** A label with its control: the label, the value of the worked example, and the hint. */
function field(row: Element, page: string): string {
  const label =
    findElement(row, ({ tagName }) => tagName === 'label') ?? findElement(row, ({ tagName }) => tagName === 'legend');
  const control = findElement(row, isControl);
  const hint = findElement(row, (element) => hasClass(element, 'hint') || hasClass(element, 'calculator__hint'));
  const name = label === undefined ? '' : inline(label.childNodes, page).trim();
  const value = control === undefined ? '' : shown(control);
  const text = hint === undefined ? '' : ` ${escapeText(lineOf(hint))}`;
  if (value.includes('\n'))
    return `- ${name}:${text}\n\n${codeBlock(value, value.startsWith('{') ? 'json' : '')}`.replaceAll(
      /\n(?=[^\n])/g,
      '\n  ',
    );
  return `- ${name}: ${value === '' ? 'empty' : codeSpan(value)}${text === '' ? '' : `.${text}`}`;
}

/** Whether an element is a label with one control: nothing smaller holds both. */
function isRow(element: Element): boolean {
  if (isControl(element) || element.tagName === 'fieldset' || findElements(element, isControl).length !== 1)
    return false;
  return element.childNodes.some((child) => isElement(child) && (child.tagName === 'label' || isControl(child)));
}

/**
 * A form as the page shows it before anybody types: its fields with their example values, then results and other text. A group of
 * fields begins with its legend.
 */
export function form(element: Element, page: string, blocks: Blocks): string[] {
  const found: string[] = [];
  let fields: string[] = [];
  const flush = (): void => {
    if (fields.length > 0) found.push(fields.join('\n'));
    fields = [];
  };
  const visit = (child: Node): void => {
    if (isElement(child) && isRow(child)) {
      fields.push(field(child, page));
    } else if (isElement(child) && findElement(child, isControl) !== undefined) {
      if (child.tagName === 'fieldset') flush();
      child.childNodes.forEach(visit);
      if (child.tagName === 'fieldset') flush();
    } else {
      const text = blocks([child], page);
      if (text.length > 0) flush();
      // Two lists in a row would be read as one.
      if (text[0]?.startsWith('- ') && found.at(-1)?.startsWith('- ')) found.push('Result:');
      found.push(
        ...(isElement(child) && hasClass(child, 'calculator__title')
          ? text.map((line) => `**Form, with example values: ${line}**`)
          : text),
      );
    }
  };
  element.childNodes.forEach(visit);
  flush();
  return found;
}
