import { memo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { visuallyHidden } from '../../visually-hidden/visually-hidden.css.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import { texts } from '../texts/index.ts';
import * as s from './grid-heading.css.ts';

interface GridHeadingProps<Row extends GridRow> {
  columns: readonly GridColumn<Row>[];
  /** How far from the edge each sticky column stays. */
  offsets: readonly (string | undefined)[];
  /** Rows end with buttons. */
  hasActions: boolean;
}

/** Columns that have a heading above their own, and how many rows of headings there are. */
export const headingRowsOf = <Row extends GridRow>(columns: readonly GridColumn<Row>[]): 1 | 2 =>
  columns.some(({ group }) => group) ? 2 : 1;

/**
 * The headings: columns of one group stand beside one another under the group's own heading. Memoised: nothing that is
 * typed changes them.
 */
export const GridHeading = memo(Heading) as typeof Heading;

function Heading<Row extends GridRow>({ columns, offsets, hasActions }: GridHeadingProps<Row>) {
  const text = useText(texts);
  const rowSpan = headingRowsOf(columns);
  const isInGroup = ({ group }: GridColumn<Row>) => group !== undefined;
  const headingOf = (column: GridColumn<Row>) => {
    const columnIndex = columns.indexOf(column);
    return (
      <th
        key={column.id}
        scope="col"
        rowSpan={isInGroup(column) ? 1 : rowSpan}
        className={s.heading}
        data-kind={column.kind}
        data-sticky={column.sticky || undefined}
        data-grouped={isInGroup(column) || undefined}
        style={{ insetInlineStart: offsets[columnIndex] }}
        title={column.label}
      >
        {column.label}
      </th>
    );
  };
  return (
    <thead data-rows={rowSpan}>
      <tr aria-rowindex={1}>
        <th
          scope="col"
          rowSpan={rowSpan}
          className={s.heading}
          data-corner=""
          style={{ insetInlineStart: 0 }}
        >
          <span className={visuallyHidden}>{text('grid.number')}</span>
        </th>
        {columns.map((column, columnIndex) => {
          const { id, group, sticky } = column;
          if (group === undefined) return headingOf(column);
          if (columns[columnIndex - 1]?.group === group) return null;
          const end = columns.findIndex((other, n) => n > columnIndex && other.group !== group);
          return (
            <th
              key={id}
              scope="colgroup"
              colSpan={(end < 0 ? columns.length : end) - columnIndex}
              className={s.group}
              data-sticky={sticky || undefined}
              style={{ insetInlineStart: offsets[columnIndex] }}
              title={group}
            >
              {group}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" rowSpan={rowSpan} className={s.heading} data-actions="">
            <span className={visuallyHidden}>{text('grid.actions')}</span>
          </th>
        )}
      </tr>
      {rowSpan === 2 && <tr aria-rowindex={2}>{columns.filter(isInGroup).map(headingOf)}</tr>}
    </thead>
  );
}
