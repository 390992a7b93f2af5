import type { ReactNode } from 'react';
import type { ListRow } from '../../../../shared/list/list-source.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from '../admin.css.ts';
import type { TableClasses } from './table-styles.ts';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  className?: string;
  /** Of its heading, in place of that of the others. */
  headClassName?: string;
}

interface AdminTableProps<Row extends ListRow> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What can be done with a row, at its end; the title is for screen readers. */
  actions?: { title?: string; cell(row: Row): ReactNode };
  /** Of a list with so many columns that it shows cards at greater widths than others. */
  classes?: TableClasses;
}

/** A table whose rows become cards where it is narrow, with the title of its column beside each value. */
export function AdminTable<Row extends ListRow>({
  label,
  columns,
  rows,
  actions,
  classes = s.table,
}: AdminTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead className={classes.heads}>
        <tr>
          {columns.map(({ title, headClassName = s.head }) => (
            <th key={title} scope="col" className={headClassName}>
              {title}
            </th>
          ))}
          {actions?.title && (
            <th scope="col" className={s.head}>
              <span className={visuallyHidden}>{actions.title}</span>
            </th>
          )}
          {actions && !actions.title && <td className={s.head} />}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map((row) => (
          <tr key={row.id} className={classes.row}>
            {columns.map(({ title, cell, className = '' }) => (
              <td key={title} data-name={title} className={`${classes.cell} ${className}`}>
                {cell(row)}
              </td>
            ))}
            {actions && <td className={s.end}>{actions.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
