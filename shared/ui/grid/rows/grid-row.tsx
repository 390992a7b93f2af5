import { memo, useId, useInsertionEffect, useRef } from 'react';
import type { GridRow } from '../model/grid-model.ts';
import * as s from './cell.css.ts';
import { type DrawnCell, drawCell } from './grid-cell.tsx';
import { ProblemBubble, severityOf } from './problem-bubble.tsx';
import { RowButtons } from './row-buttons.tsx';
import type { RowProps } from './row-props.ts';

/** A key press draws some cells of one row: all other rows and everything else given to them stay the same objects. */
export const GridRowView = memo(RowView) as typeof RowView;

function RowView<Row extends GridRow>(props: RowProps<Row>) {
  const { table, row, index, problems } = props;
  const { headingRows, columns, labels, actions, text } = table;
  const id = useId();
  // A text: a number would be grouped, as in `row 1,000`.
  const n = String(index + 1);
  const drawn = useRef<readonly DrawnCell[]>([]);
  const cells = columns.map((column, columnIndex) =>
    drawCell(props, column, columnIndex, { id, n }, drawn.current[columnIndex]),
  );
  useInsertionEffect(() => {
    drawn.current = cells;
  });
  const ofRow = problems.filter(({ column }) => column === undefined);
  return (
    <tr
      aria-rowindex={index + headingRows + 1}
      data-row={row.key}
      className={row.isRemoved ? s.removedRow : undefined}
    >
      <th scope="row" className={s.number} data-severity={severityOf(ofRow)}>
        {n}
        {ofRow.length > 0 && <ProblemBubble id={`${id}r`} problems={ofRow} text={text} />}
      </th>
      {cells.map(({ node }) => node)}
      {actions.length > 0 && (
        <RowButtons
          row={row.key}
          n={n}
          isRemoved={row.isRemoved ?? false}
          labels={labels}
          actions={actions}
          readOnly={table.readOnly}
          whyNotRemoved={props.whyNotRemoved}
          text={text}
          onAct={table.onAct}
        />
      )}
    </tr>
  );
}
