import { memo } from 'react';
import type { GridColumn } from '../grid-column.ts';
import type { GridLabels, RowAction } from '../grid-labels.ts';
import { actionHeadings } from './grid-heading.tsx';
import { NUMBER_WIDTH } from './sizes.ts';

interface ColumnWidthsProps {
  columns: readonly Pick<GridColumn<never>, 'id'>[];
  /** CSS lengths; the column without one takes what is left over. */
  widths: readonly (string | undefined)[];
  actions: readonly RowAction[];
  /** Of the buttons at a row's end together. */
  actionsWidth: string;
  labels: GridLabels;
}

/** Memoised: nothing that is typed changes them. */
export const ColumnWidths = memo(function ColumnWidths(props: ColumnWidthsProps) {
  const { columns, widths, actions, actionsWidth, labels } = props;
  return (
    <colgroup>
      <col style={{ width: NUMBER_WIDTH }} />
      {columns.map(({ id }, columnIndex) => (
        <col key={id} style={{ width: widths[columnIndex] }} />
      ))}
      {actionHeadings(actions, labels).map(({ id }, _, all) => (
        <col key={id} style={{ width: `calc(${actionsWidth} / ${all.length})` }} />
      ))}
    </colgroup>
  );
});
