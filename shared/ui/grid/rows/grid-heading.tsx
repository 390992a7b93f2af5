import { memo } from 'react';
import type { Text } from '../../../i18n/define-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { visuallyHidden } from '../../visually-hidden/visually-hidden.css.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridLabels, RowAction } from '../grid-labels.ts';
import type { GridRow } from '../model/grid-model.ts';
import { texts } from '../texts/index.ts';
import * as s from './grid-heading.css.ts';

interface GridHeadingProps<Row extends GridRow> {
  columns: readonly GridColumn<Row>[];
  /** How far from the edge each sticky column stays. */
  offsets: readonly (string | undefined)[];
  /** The buttons that rows end with. */
  actions: readonly RowAction[];
  labels: GridLabels;
}

/** Whether a column has a heading of its own, or only that of its group. */
const hasHeading = <Row extends GridRow>({ group, label }: GridColumn<Row>): boolean =>
  group === undefined || label !== '';

/** How many rows of headings there are: two where columns have headings below that of their group. */
export const headingRowsOf = <Row extends GridRow>(columns: readonly GridColumn<Row>[]): 1 | 2 =>
  columns.some((column) => column.group !== undefined && hasHeading(column)) ? 2 : 1;

/** What stands above the buttons at the end of the rows: a heading for each of them where a tool names them, else one. */
export function actionHeadings(actions: readonly RowAction[], { headings }: GridLabels): readonly Text[] {
  if (headings) return actions.map((action) => headings[action]);
  return actions.length > 0 ? [texts('grid.actions')] : [];
}

/**
 * The headings: columns of one group stand beside one another under the group's own heading. Memoised: nothing that is
 * typed changes them.
 */
export const GridHeading = memo(Heading) as typeof Heading;

function Heading<Row extends GridRow>({ columns, offsets, actions, labels }: GridHeadingProps<Row>) {
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
        {/* No heading of a column, and no cell either. */}
        <td
          role="presentation"
          rowSpan={rowSpan}
          className={s.heading}
          data-corner=""
          style={{ insetInlineStart: 0 }}
        >
          <span className={visuallyHidden}>{text('grid.number')}</span>
        </td>
        {columns.map((column, columnIndex) => {
          const { id, group, sticky } = column;
          if (group === undefined) return headingOf(column);
          if (columns[columnIndex - 1]?.group === group) return null;
          const next = columns.findIndex((other, n) => n > columnIndex && other.group !== group);
          const end = next < 0 ? columns.length : next;
          const isAlone = !columns.slice(columnIndex, end).some(hasHeading);
          return (
            <th
              key={id}
              scope="colgroup"
              colSpan={end - columnIndex}
              rowSpan={isAlone ? rowSpan : 1}
              className={s.group}
              data-sticky={sticky || undefined}
              style={{ insetInlineStart: offsets[columnIndex] }}
              title={group}
            >
              {group}
            </th>
          );
        })}
        {actionHeadings(actions, labels).map((heading) => (
          <th key={heading.id} scope="col" rowSpan={rowSpan} className={s.heading} data-actions="">
            <span className={visuallyHidden}>{text(heading)}</span>
          </th>
        ))}
      </tr>
      {rowSpan === 2 && (
        <tr aria-rowindex={2}>
          {columns.filter((column) => isInGroup(column) && hasHeading(column)).map(headingOf)}
        </tr>
      )}
    </thead>
  );
}
