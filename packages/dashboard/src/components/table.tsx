import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly name: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers stand at the right. */
  readonly num?: boolean;
  /** Class of the cells: `mono`, `hide-s` for narrow screens. */
  readonly class?: string;
}

/** Rows with hairlines and no outer box. `name` says to screen readers what the rows are. */
export function Table<Row>({
  name,
  columns,
  rows,
  keyOf,
  head = true,
  empty,
}: {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  head?: boolean;
  empty?: ComponentChildren;
}) {
  if (rows.length === 0 && empty !== undefined) return <p class="muted small">{empty}</p>;
  return (
    <table class="table" aria-label={name}>
      <thead class={head ? undefined : 'vh'}>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" class={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)}>
            {columns.map((column, index) => (
              <td key={index} class={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf<Row>({ num, class: more }: Column<Row>): string | undefined {
  return [num === true ? 'num' : '', more ?? ''].filter((one) => one !== '').join(' ') || undefined;
}
