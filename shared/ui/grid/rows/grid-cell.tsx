import type { ReactElement } from 'react';
import { sameItems } from '../../../same-items.ts';
import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridRow } from '../model/grid-model.ts';
import { isError, NO_PROBLEMS } from '../problems/problems.ts';
import * as s from './cell.css.ts';
import { drawControl } from './cell-control.tsx';
import { ProblemBubble, severityOf, wordsOf } from './problem-bubble.tsx';
import type { RowProps } from './row-props.ts';

const hasEditor = ({ kind, editor }: Pick<GridColumn<never>, 'kind' | 'editor'>): boolean =>
  kind === 'choice' || kind === 'tokens' || editor !== undefined;

interface RowContext {
  /** Prefix of the ids in this row. */
  readonly id: string;
  /** The row's number as it is shown. */
  readonly n: string;
}

/** A cell as it was drawn, and all that it was made of. */
export interface DrawnCell {
  readonly node: ReactElement;
  readonly parts: readonly unknown[];
}

/**
 * One cell of a row: its text, and with the focus a control; what was drawn before where it is made of the same, so that a key
 * draws the cell that it is typed in and those that follow from it. A function and no component: a screen has hundreds of cells,
 * and they are only ever drawn with their row.
 */
export function drawCell<Row extends GridRow>(
  props: RowProps<Row>,
  column: GridColumn<Row>,
  columnIndex: number,
  { id, n }: RowContext,
  before: DrawnCell | undefined,
): DrawnCell {
  const { table, row, entry, from, to, fillFrom, fillTo, corner } = props;
  const { text, rules, offsets, isPrinted } = table;
  const { kind } = column;
  const isOutput = kind === 'output';
  const isFocused = column.id === props.focused;
  const problems =
    props.problems === NO_PROBLEMS
      ? NO_PROBLEMS
      : props.problems.filter((problem) => problem.column === column.id);
  const isInvalid = problems.some(isError);
  const isQuiet = problems.length > 0 && problems.every((problem) => problem.isQuiet || problem.isHint);
  const isSelected = columnIndex >= from && columnIndex <= to;
  const mark = column.mark?.(row);
  const [problemId, markId] = [`${id}e${columnIndex}`, `${id}m${columnIndex}`];
  // What is wrong with the row as a whole is said of its first cell.
  const ofRow =
    columnIndex === 0 ? props.problems.filter((problem) => problem.column === undefined) : NO_PROBLEMS;
  const shown = isOutput ? '' : rules.show(column.id, textIn(row, column.id), row);
  const isTabStop = column.id === props.tabStop;
  const isHovered = column.id === props.hovered;
  const isFilling = columnIndex >= fillFrom && columnIndex <= fillTo;
  const isCorner = columnIndex === corner;
  const parts = [
    ...[table, n, row.key, row.isRemoved, isOutput ? row : shown, mark, isFocused, isFocused && entry],
    ...[isTabStop, isHovered, isSelected, isFilling, isCorner, problems.length, ...problems, ...ofRow],
  ];
  if (before && sameItems(before.parts, parts)) return before;
  const told = isFocused ? '' : wordsOf([...problems, ...ofRow], text);

  const control = () => {
    const describedBy = [problems.length > 0 && problemId, mark && markId, ofRow.length > 0 && `${id}r`];
    return drawControl(props, column, {
      n,
      value: entry ?? shown,
      isInvalid,
      describedBy: describedBy.filter(Boolean).join(' ') || undefined,
    });
  };
  const contents = () => {
    if (isOutput) return column.render?.(row);
    const hasBubble = problems.length > 0 && (isFocused || isHovered);
    // Most cells hold a text and nothing else, which is the fastest to draw. A list or calendar must be gone before that.
    if (!isFocused && !mark && !hasBubble && !isCorner && !hasEditor(column)) return shown;
    return (
      <>
        {isFocused ? control() : shown}
        {isFocused && isPrinted && <span>{shown}</span>}
        {mark && (
          <span id={markId} className={s.mark} title={mark}>
            {mark}
          </span>
        )}
        {/* By keyboard and for screen readers the same is Ctrl+D. */}
        {isCorner && <span className={s.fillHandle} data-fill-handle aria-hidden="true" />}
        {hasBubble && (
          <ProblemBubble
            id={problemId}
            problems={problems}
            text={text}
            nameOfChoice={(choice) => ({
              label: text('grid.choice', { text: choice }),
              name: text('grid.choice.at', { text: choice, column: nameOf(column), n }),
            })}
            onChoose={(choice) => table.onEnter({ row: row.key, column: column.id }, choice)}
          />
        )}
      </>
    );
  };
  const node = (
    <td
      key={column.id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which not every reader of pages tells from its table
      role="gridcell"
      // With the focus the control is what Tab comes to.
      tabIndex={isOutput ? undefined : isTabStop && !isFocused ? 0 : -1}
      data-column={column.id}
      data-output={isOutput || undefined}
      data-focused={isFocused || undefined}
      className={column.editor ? `${s.cells[kind]} ${s.arrow}` : s.cells[kind]}
      data-sticky={column.sticky || undefined}
      data-severity={severityOf(problems)}
      data-quiet={isQuiet || undefined}
      data-hint={(isQuiet && problems.some(({ isHint }) => isHint)) || undefined}
      data-marked={mark && ''}
      data-positioned={mark || isCorner ? '' : undefined}
      data-filling={isFilling || undefined}
      aria-selected={isSelected || undefined}
      aria-invalid={isInvalid || undefined}
      aria-readonly={isOutput || row.isRemoved || undefined}
      // The messages themselves stand beside the cell once it has the focus or the mouse.
      aria-description={told || undefined}
      style={offsets[columnIndex] ? { insetInlineStart: offsets[columnIndex] } : undefined}
    >
      {contents()}
    </td>
  );
  return { node, parts };
}
