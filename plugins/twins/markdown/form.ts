import { attribute, find, findAll, hasAttribute, hasClass, isElement, lineOf, textOf, type Element } from '../dom.ts';
import type { Blocks } from './blocks.ts';
import { codeBlock, codeSpan, escapeText } from './escape.ts';
import { inline } from './inline.ts';

const controls = new Set(['input', 'select', 'textarea']);
const isControl = (element: Element): boolean => controls.has(element.tagName);

/** The value that a control shows when the page is loaded, as a reader sees it. */
function shown(control: Element): string {
  if (control.tagName === 'textarea') return textOf(control).trim();
  if (control.tagName !== 'select') return ['checkbox', 'radio'].includes(attribute(control, 'type')) ? (hasAttribute(control, 'checked') ? 'yes' : 'no') : attribute(control, 'value');
  const options = findAll(control, ({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => hasAttribute(option, 'selected')) ?? options[0];
  return chosen === undefined ? '' : lineOf(chosen);
}

/** A label with its control: the label, the value of the worked example, and the hint. */
function field(row: Element, page: string): string {
  const label = find(row, ({ tagName }) => tagName === 'label') ?? find(row, ({ tagName }) => tagName === 'legend');
  const control = find(row, isControl);
  const hint = find(row, (element) => hasClass(element, 'hint') || hasClass(element, 'calculator__hint'));
  const name = label === undefined ? '' : inline(label.childNodes, page).trim();
  const value = control === undefined ? '' : shown(control);
  const text = hint === undefined ? '' : ` ${escapeText(lineOf(hint))}`;
  if (value.includes('\n')) return `- ${name}:${text}\n\n${codeBlock(value, value.startsWith('{') ? 'json' : '')}`.replaceAll(/\n(?=[^\n])/g, '\n  ');
  return `- ${name}: ${value === '' ? 'empty' : codeSpan(value)}${text === '' ? '' : `.${text}`}`;
}

/** The smallest elements that hold exactly one control: rows of the form. */
function rowsOf(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    const count = findAll(child, isControl).length;
    if (count === 0) return [];
    return count === 1 && !isControl(child) && find(child, ({ tagName }) => tagName === 'label') !== undefined ? [child] : rowsOf(child);
  });
}

/** A form as the page shows it before anybody types: its fields with their example values, then results and other text. */
export function form(element: Element, page: string, blocks: Blocks): string[] {
  const found: string[] = [];
  let fields: string[] = [];
  const flush = (): void => {
    if (fields.length > 0) found.push(fields.join('\n'));
    fields = [];
  };
  for (const child of element.childNodes.filter(isElement)) {
    const rows = isControl(child) || findAll(child, isControl).length === 1 ? (isControl(child) ? [] : [child]) : rowsOf(child);
    if (child.tagName === 'fieldset') {
      flush();
      found.push(...fieldset(child, page, blocks));
    } else if (rows.length > 0) fields.push(...rows.map((row) => field(row, page)));
    else {
      flush();
      const text = blocks([child], page);
      if (text[0]?.startsWith('- ')) found.push('Result:');
      found.push(...(hasClass(child, 'calculator__title') ? text.map((line) => `**Calculator: ${line}, worked example**`) : text));
    }
  }
  flush();
  return found;
}

function fieldset(element: Element, page: string, blocks: Blocks): string[] {
  const legend = find(element, ({ tagName }) => tagName === 'legend');
  const rest = element.childNodes.filter((child) => child !== legend && !(isElement(child) && findAll(child, isControl).length > 0));
  const fields = rowsOf(element).map((row) => field(row, page));
  return [...(legend === undefined ? [] : [`**${escapeText(lineOf(legend))}**`]), ...(fields.length > 0 ? [fields.join('\n')] : []), ...blocks(rest, page)];
}
