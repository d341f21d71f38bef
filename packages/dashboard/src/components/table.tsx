import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { Skeleton } from './layout.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

const LOADING_ROWS = 3;

export interface Column<Row> {
  readonly name: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers stand at the right. */
  readonly num?: boolean;
  /** Class of the cells: `mono`, `hide-s` for narrow screens. */
  readonly class?: string;
}

interface TableProps<Row> {
  /** Says to screen readers what the rows are. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  readonly head?: boolean;
  /** On narrow screens each row becomes lines: cells side by side, those of class `wide` below. */
  readonly stacks?: boolean;
  /** Its rows are on their way. */
  readonly isLoading?: boolean;
  readonly empty?: ComponentChildren;
}

/** Rows with hairlines and no outer box. */
export function Table<Row>({
  name,
  columns,
  rows,
  keyOf,
  head = true,
  stacks = false,
  isLoading = false,
  empty,
}: TableProps<Row>) {
  if (isLoading) return <Skeleton rows={LOADING_ROWS} />;
  if (rows.length === 0 && empty !== undefined) return <p class="muted small">{empty}</p>;
  return (
    <table class={stacks ? 'table stacks' : 'table'} aria-label={name}>
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

/** A table of what changes by itself: its rows keep their place while the pointer or the focus is in it, and new ones wait. */
export function LiveTable<Row>(props: TableProps<Row>) {
  const { shown, waiting, show, handlers } = useSteadyOrder(props.rows, props.keyOf);
  return (
    // The table holds still under the pointer; it is no control.
    <div {...handlers}>
      <Table {...props} rows={shown} />
      {waiting === 0 ? null : (
        <p class="att-more">
          {waiting} more.{' '}
          <Button small onClick={show}>
            Show
          </Button>
        </p>
      )}
    </div>
  );
}

function classOf<Row>({ num, class: more }: Column<Row>): string | undefined {
  return [num === true ? 'num' : '', more ?? ''].filter((one) => one !== '').join(' ') || undefined;
}
