import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridRow } from '../model/grid-model.ts';
import { isError } from '../problems/problems.ts';
import * as s from './cell.css.ts';
import { ProblemBubble, severityOf } from './problem-bubble.tsx';
import type { RowProps } from './row-props.ts';

interface RowContext {
  /** Prefix of the ids in this row. */
  readonly id: string;
  /** The row's number as it is shown. */
  readonly n: string;
}

/** The rest an open list sets itself, so that no row is drawn for it. */
const LIST_PROPS = {
  autoCapitalize: 'none',
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * One cell of a row. A function and no component: a screen has hundreds of cells, and they are only ever drawn with
 * their row.
 */
export function drawCell<Row extends GridRow>(
  props: RowProps<Row>,
  column: GridColumn<Row>,
  columnIndex: number,
  { id, n }: RowContext,
) {
  const {
    row,
    text,
    rules,
    offsets,
    readOnly,
    entry,
    entryColumn,
    isPrinted,
    from,
    to,
    fillFrom,
    fillTo,
    corner,
  } = props;
  const { kind } = column;
  const hasList = kind === 'choice' || kind === 'tokens';
  const problems = props.problems.filter((problem) => problem.column === column.id);
  const mark = column.mark?.(row);
  const [problemId, markId] = [`${id}e${columnIndex}`, `${id}m${columnIndex}`];
  const hasRowProblem = columnIndex === 0 && props.problems.some((problem) => problem.column === undefined);
  const describedBy = [problems.length > 0 && problemId, mark && markId, hasRowProblem && `${id}r`];
  const shown = kind === 'output' ? '' : rules.show(column.id, textIn(row, column.id), row);
  return (
    <td
      key={column.id}
      data-column={column.id}
      className={column.editor ? `${s.cells[kind]} ${s.arrow}` : s.cells[kind]}
      data-sticky={column.sticky || undefined}
      data-severity={severityOf(problems)}
      data-quiet={(problems.length > 0 && problems.every(({ isQuiet }) => isQuiet)) || undefined}
      data-marked={mark && ''}
      data-selected={(columnIndex >= from && columnIndex <= to) || undefined}
      data-filling={(columnIndex >= fillFrom && columnIndex <= fillTo) || undefined}
      style={offsets[columnIndex] ? { insetInlineStart: offsets[columnIndex] } : undefined}
    >
      {kind === 'output' ? (
        column.render?.(row)
      ) : (
        <input
          className={s.input}
          value={(column.id === entryColumn ? entry : null) ?? shown}
          onChange={props.onType}
          aria-label={text('grid.cell', { column: nameOf(column), n })}
          aria-required={column.isRequired || undefined}
          aria-invalid={problems.some(isError) || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          readOnly={readOnly || row.isRemoved}
          autoComplete="off"
          spellCheck={kind === 'text' || undefined}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          // No combobox: a date is typed as a text.
          aria-haspopup={column.editor?.popup}
          {...(hasList && LIST_PROPS)}
        />
      )}
      {isPrinted && kind !== 'output' && <span>{shown}</span>}
      {mark && (
        <span id={markId} className={s.mark} title={mark}>
          {mark}
        </span>
      )}
      {/* By keyboard and for screen readers the same is Ctrl+D. */}
      {columnIndex === corner && <span className={s.fillHandle} data-fill-handle aria-hidden="true" />}
      {problems.length > 0 && (
        <ProblemBubble
          id={problemId}
          problems={problems}
          text={text}
          nameOfChoice={(choice) => ({
            label: text('grid.choice', { text: choice }),
            name: text('grid.choice.at', { text: choice, column: nameOf(column), n }),
          })}
          onChoose={(choice) => props.onEnter({ row: row.key, column: column.id }, choice)}
        />
      )}
    </td>
  );
}
