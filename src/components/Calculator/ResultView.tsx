import type { ReactNode } from 'react';
import { Picture } from '../Picture/index.tsx';
import { ScrollTable } from '../ScrollTable/index.tsx';
import type { ResultTable, Results } from '../../../protocol-math/calculators/definition.ts';

function Table({ table }: { readonly table: ResultTable }): ReactNode {
  return (
    <ScrollTable>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head, ...cells], index) => (
          <tr key={`${index} ${head}`}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={table.columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** The results of a calculator: named numbers, then a table where there is one. */
export function ResultView({ results }: { readonly results: Results }): ReactNode {
  return (
    <>
      {results.danger === undefined ? null : <p className="calculator__danger">{results.danger}</p>}
      <dl>
        {results.lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              {line.value}
              {line.unit === undefined ? null : ` ${line.unit}`}
            </dd>
          </div>
        ))}
      </dl>
      {results.picture === undefined ? null : <Picture picture={results.picture} />}
      {results.table === undefined ? null : <Table table={results.table} />}
      {results.note === undefined ? null : <p className="calculator__hint">{results.note}</p>}
    </>
  );
}
