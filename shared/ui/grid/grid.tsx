import { useEffect, useMemo, useRef, useState } from 'react';
import type { Text } from '../../i18n/define-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Banner } from '../banner/banner.tsx';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import * as s from './grid.css.ts';
import { ALL_ROW_ACTIONS, type GridLabels } from './grid-labels.ts';
import type { GridProps } from './grid-props.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { useKeyMap } from './help/use-key-map.tsx';
import { announcementOf } from './input/announcements.ts';
import { useGridHandle } from './input/use-grid-handle.ts';
import { useGridInput } from './input/use-grid-input.ts';
import { useHoveredCell } from './input/use-hovered-cell.ts';
import type { CellPosition, GridRow, Refusal } from './model/grid-model.ts';
import { edgesOf, tabStopOf } from './model/range.ts';
import { indexOf } from './model/row-list.ts';
import { usePasteQuestion } from './paste-question/use-paste-question.tsx';
import { NO_PROBLEMS } from './problems/problems.ts';
import { useNewErrors } from './problems/use-new-errors.ts';
import { ColumnWidths } from './rows/column-widths.tsx';
import { GridHeading, headingRowsOf } from './rows/grid-heading.tsx';
import { GridRowView } from './rows/grid-row.tsx';
import { layoutOf } from './rows/layout.ts';
import { actionsWidthOf } from './rows/sizes.ts';
import { useRestingCells } from './rows/use-resting-cells.ts';
import { useRowElements } from './rows/use-row-elements.ts';
import { useVisibleRows } from './rows/use-visible-rows.ts';
import { slotsOf } from './rows/visible-rows.ts';
import { texts } from './texts/index.ts';

const NO_LABELS: GridLabels = {};
const NONE = [-1, -1] as const;

/**
 * A table to type in as in a spreadsheet: ranges, blocks from and to Excel and Sheets, steps back and forth.
 * An ARIA grid whose cells are texts; the one with the focus holds a control named `{column} row {n}` (D-155). Rows carry
 * `Duplicate row {n}` and `Remove row {n}`, removed ones `Undo remove row {n}` (D-23). Above 100 rows only those in sight are in
 * the page. All state is the caller's.
 */
export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { label, columns, rules, state, problems, readOnly = false, empty, children, handle } = props;
  const { labels = NO_LABELS, rowActions = ALL_ROW_ACTIONS } = props;
  const text = useText(texts);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState<Text | null>(null);
  /** What was refused last; `n` makes the same message a new one, which is announced again. */
  const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly n: number } | null>(null);
  const keyMap = useKeyMap(root);
  const actionsWidth = actionsWidthOf(rowActions.length);
  const { offsets, widths, minWidth, sticky } = useMemo(
    () => layoutOf(columns, actionsWidth),
    [columns, actionsWidth],
  );
  const view = useVisibleRows(box, state.rows.length);
  const { isPrinted } = view;
  useRestingCells(box);

  const { perform, editors, onType, composed, isIn, focusedRow, filling, handlers, around } = useGridInput({
    columns,
    rules,
    state,
    dispatch: props.dispatch,
    readOnly,
    rowActions,
    beforePaste: props.beforePaste,
    box,
    pageRows: () => Math.max(1, Math.floor(box.current!.clientHeight / view.rowHeight) - 2),
    onPerformed: (action, before, after) => {
      if (action.type !== 'focused' && action.type !== 'extended') setRefused(null);
      const done = announcementOf(rules, action, before, after);
      if (done) setAnnouncement(done);
    },
    onRefused: (refusal) => setRefused((last) => ({ refusal, n: (last?.n ?? 0) + 1 })),
    onHelp: keyMap.open,
    onFocusLost: () => root.current?.querySelector('button')?.focus(),
  });
  const hover = useHoveredCell();
  const question = usePasteQuestion(root, { rules, state, readOnly, perform });
  const sign = rules.numbers?.sign;
  const drawnSign = useRef(sign);
  useEffect(() => {
    if (drawnSign.current === sign) return;
    drawnSign.current = sign;
    if (state.entry !== null) props.dispatch({ type: 'notationChanged' });
  });
  useNewErrors(columns, state, problems, setAnnouncement);
  const { enter, lastFocus } = useGridHandle(handle, {
    rules,
    state,
    problems,
    perform,
    announce: setAnnouncement,
  });

  const { rows, focus, anchor, entry } = state;
  const headingRows = headingRowsOf(columns);
  const table = useMemo(
    () => ({
      ...{ headingRows, columns, rules, offsets, text, labels, readOnly, isPrinted },
      ...{ actions: rowActions, onType, onAct: perform, onEnter: enter },
    }),
    [
      headingRows,
      columns,
      rules,
      offsets,
      text,
      labels,
      readOnly,
      isPrinted,
      rowActions,
      onType,
      perform,
      enter,
    ],
  );
  const range = edgesOf(rules, state);
  const tabStop = focus ?? tabStopOf(rules, rows, lastFocus());
  // What has the focus, what Tab comes to, and both ends of the range must never go, wherever the table is scrolled to.
  const pinnedRows = [
    indexOf(rows, focusedRow()),
    indexOf(rows, tabStop?.row),
    ...(focus ? [range.top, range.bottom] : []),
  ];
  const slots = slotsOf(rows.length, view.start, view.end, pinnedRows);
  const drawn = slots.flatMap((slot) => ('index' in slot ? [rows[slot.index]!.key] : []));
  const elements = useRowElements(drawn, focusedRow());
  const whyNotRemoved = (row: Row) => {
    const refusal = rules.refuseRemove?.(row, rows);
    return refusal && text(refusal.message);
  };
  const columnIndex = (n: number) => columns.findIndex(({ id }) => id === rules.columns[n]);
  const ends = ({ left, right }: typeof range) => [columnIndex(left), columnIndex(right)] as const;
  const [from, to] = anchor ? ends(range) : NONE;
  const [fillFrom, fillTo] = filling ? ends(filling) : NONE;
  const corner = readOnly || isPrinted || range.right < range.left ? -1 : columnIndex(range.right);
  const { matches } = editors;

  return (
    <div ref={root} className={s.grid} part="grid" {...around}>
      <GridToolbar
        addRow={labels.addRow}
        readOnly={readOnly}
        canUndo={state.past.length > 0 || state.typing !== null}
        canRedo={state.future.length > 0}
        onAct={perform}
        onHelp={keyMap.open}
      >
        {children}
      </GridToolbar>
      {refused && (
        <div className={s.notice}>
          <Banner key={refused.n} kind="error" onDismiss={() => setRefused(null)} dismissByClick>
            {text(refused.refusal.message)}
          </Banner>
        </div>
      )}
      {keyMap.hasFailed && (
        <div className={s.notice}>
          <Banner kind="error" onRetry={keyMap.open} onDismiss={keyMap.close} dismissByClick>
            {text('grid.message.noHelp')}
          </Banner>
        </div>
      )}
      <div
        ref={box}
        className={s.box}
        // A click beside the cells is enough to paste a block there; with no cell in it the keyboard gets in, too.
        tabIndex={rows.length === 0 ? 0 : -1}
        style={{ scrollPaddingInline: `${sticky} ${actionsWidth}` }}
        onScroll={view.onScroll}
      >
        {view.extent !== undefined && <div className={s.extent} style={{ height: view.extent }} />}
        <table
          className={s.table}
          style={isPrinted ? undefined : { minWidth }}
          data-printed={isPrinted || undefined}
          spellCheck={false}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of texts, which a table lays out (D-155)
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + headingRows}
          aria-multiselectable="true"
          aria-readonly={readOnly || undefined}
          {...handlers}
          {...hover.handlers}
        >
          {!isPrinted && (
            <ColumnWidths
              columns={columns}
              widths={widths}
              actions={rowActions}
              actionsWidth={actionsWidth}
              labels={labels}
            />
          )}
          <GridHeading columns={columns} offsets={offsets} actions={rowActions} labels={labels} />
          <tbody>
            {slots.map((slot) => {
              if ('skipped' in slot) {
                const height = slot.skipped * view.rowHeight;
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a gap holds nothing that could have the focus
                return <tr key={`gap ${slot.from}`} aria-hidden="true" style={{ height }} />;
              }
              const row = rows[slot.index]!;
              const isWithin = ({ top, bottom }: typeof range) => slot.index >= top && slot.index <= bottom;
              const isInRange = isWithin(range);
              const columnIn = (position: CellPosition | null) =>
                row.key === position?.row ? position.column : undefined;
              const isFilled = filling ? isWithin(filling) : false;
              return (
                <GridRowView
                  key={elements.get(row.key)}
                  table={table}
                  row={row}
                  index={slot.index}
                  problems={problems?.of(row) ?? NO_PROBLEMS}
                  whyNotRemoved={whyNotRemoved(row)}
                  focused={isIn ? columnIn(focus) : undefined}
                  entry={row.key === focus?.row ? (composed ?? entry) : null}
                  tabStop={columnIn(tabStop)}
                  hovered={columnIn(hover.position)}
                  from={isInRange ? from : -1}
                  to={isInRange ? to : -1}
                  fillFrom={isFilled ? fillFrom : -1}
                  fillTo={isFilled ? fillTo : -1}
                  corner={slot.index === range.bottom ? corner : -1}
                />
              );
            })}
          </tbody>
        </table>
        {rows.length === 0 && empty && <div className={s.empty}>{empty}</div>}
      </div>
      {editors.node}
      {question}
      {keyMap.node}
      {/* Two: a list that is closed again must not bring back what was announced before it. */}
      <LiveRegion message={announcement ? text(announcement) : ''} repeatKey={announcement} />
      <LiveRegion
        message={matches ? text('common.results', { count: matches.length }) : ''}
        repeatKey={matches}
      />
    </div>
  );
}
