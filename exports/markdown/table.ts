import { attribute, isElement, lineOf, type Element, type Node } from '../../html/page/dom.ts';
import { escapeText } from './escape.ts';
import { isInline, inline } from './inline.ts';
import { isSkipped } from '../skipped.ts';

const cellsOf = (row: Element): Element[] =>
  row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');

/** The rows of a table itself, not those of tables inside its cells. */
function rowsOf(node: Element): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : [];
  });
}

/** What a cell holds on one line: paragraphs follow each other, items of lists are separated by semicolons. */
function cellText(nodes: readonly Node[], page: string): string {
  const parts: string[] = [];
  let run: Node[] = [];
  const flush = (): void => {
    const text = inline(run, page).trim();
    if (text !== '') parts.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      run.push(node);
      continue;
    }
    flush();
    if (!isElement(node) || isSkipped(node)) continue;
    const items = node.childNodes.filter((child) => isElement(child) && child.tagName === 'li') as Element[];
    const text =
      items.length > 0
        ? items.map((item) => cellText(item.childNodes, page)).join('; ')
        : cellText(node.childNodes, page);
    if (text !== '') parts.push(text);
  }
  flush();
  return parts.join(' ');
}

/** One row as texts; a cell that spans columns is followed by empty ones. */
function row(element: Element, page: string): string[] {
  return cellsOf(element).flatMap((cell) => {
    const span = Math.max(1, Number(attribute(cell, 'colspan')) || 1);
    // GFM reads a pipe as the end of the cell, even inside code.
    return [
      cellText(cell.childNodes, page).replaceAll(/(?<!\\)\|/g, '\\|'),
      ...Array.from({ length: span - 1 }, () => ''),
    ];
  });
}

function alignment(cell: Element | undefined): string {
  const style = cell === undefined ? '' : `${attribute(cell, 'style') ?? ''}${attribute(cell, 'align') ?? ''}`;
  if (style.includes('right')) return '---:';
  return style.includes('center') ? ':---:' : '---';
}

/** A table in the form of GFM, with its caption as a paragraph in front. The first row is the head, as GFM needs one. */
export function table(element: Element, page: string): string[] {
  const [head, ...body] = rowsOf(element);
  if (head === undefined) return [];
  const rows = [head, ...body].map((entry) => row(entry, page));
  const width = Math.max(...rows.map((cells) => cells.length));
  const headCells = cellsOf(head);
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const lines = [
    line(rows[0] ?? []),
    `| ${Array.from({ length: width }, (_, index) => alignment(headCells[index])).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ];
  const caption = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  return [...(caption === undefined ? [] : [`**${escapeText(lineOf(caption))}**`]), lines.join('\n')];
}
