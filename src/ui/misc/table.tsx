import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './table.module.css';

type TableColumn<Row> = {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean | undefined;
};

export type TableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows of a sum are set in strong type. */
  readonly isTotal?: ((row: Row) => boolean) | undefined;
  readonly className?: string | undefined;
};

/** The first cell of a row is its head. Too wide a table scrolls by itself. */
export function Table<Row>({ caption, columns, rows, rowKey, isTotal, className }: TableProps<Row>) {
  return (
    <div className={cx(styles.frame, className)} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cx(column.numeric && styles.numeric)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={cx(isTotal?.(row) && styles.total)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={cx(column.numeric && styles.numeric)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
