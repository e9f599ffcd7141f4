import type { PhrasingContent, Table, TableRow } from 'mdast';

type Cell = readonly PhrasingContent[];

function row(cells: readonly Cell[]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children: [...children] })) };
}

/** A Markdown table with left-aligned columns; every row must have as many cells as the head. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): Table {
  return { type: 'table', align: head.map(() => null), children: [row(head), ...rows.map(row)] };
}
