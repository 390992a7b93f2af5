import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Grid } from '../../../shared/ui/grid/grid.tsx';
import type { GridHandle } from '../../../shared/ui/grid/grid-column.ts';
import { createRowCount } from '../../../shared/ui/grid/model/row-list.ts';
import { ProblemList } from '../../../shared/ui/grid/problems/problem-list.tsx';
import type { GridChecks, Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { unclearNumber } from '../../../shared/ui/grid/problems/unclear-number.ts';
import { useQuietProblems } from '../../../shared/ui/grid/problems/use-marked-problems.ts';
import { useListedProblems, useProblems } from '../../../shared/ui/grid/problems/use-problems.ts';
import { texts as gridTexts } from '../../../shared/ui/grid/texts/index.ts';
import * as s from '../charges.css.ts';
import { type ChargeRow, isBlankRow } from '../rows/charge-row.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { conflictWarnings } from '../rules/conflict-warnings.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { frozenAtom, readOnlyAtom } from '../state/element-state.ts';
import { gridAtom, refusedAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { LineTools } from './line-tools.tsx';
import { SaveBar } from './save-bar.tsx';
import { TotalsView } from './totals-view.tsx';
import { hasUsd } from './usd-cell.tsx';
import { useColumns } from './use-columns.tsx';

interface LinesProps {
  editor: ChargesEditor;
  chargeRules: ChargeRules;
  onSave(): void;
}

/** The table of the lines, what they come to, and what is wrong with them (CHG-34): last, so that it moves nothing. */
export function Lines({ editor, chargeRules, onSave }: LinesProps) {
  const text = useText(texts);
  const { store } = useHost();
  const grid = useAtomValue(gridAtom);
  const isReadOnly = useAtomValue(readOnlyAtom);
  const isFrozen = useAtomValue(frozenAtom);
  const handle = useRef<GridHandle>(null);
  const countUsd = useMemo(() => createRowCount((row: ChargeRow) => hasUsd(chargeRules, row)), [chargeRules]);
  const columns = useColumns(chargeRules, countUsd(grid.rows) > 0);
  const checks = useMemo((): GridChecks<ChargeRow> => {
    const { numbers } = chargeRules.rules;
    return {
      problemsOf: (row) => [
        ...Object.entries(chargeRules.validate(row).errors).map(
          ([column, id]): Problem =>
            (id === 'charges.error.notANumber' && unclearNumber(numbers, row, column)) || {
              severity: 'error',
              column,
              message: texts(id),
            },
        ),
        ...conflictWarnings(chargeRules, row),
      ],
    };
  }, [chargeRules]);
  const problems = useProblems(checks, grid.rows);
  // The same node while the columns stay: typing doesn't draw the buttons again.
  const tools = useMemo(
    () => <LineTools editor={editor} chargeRules={chargeRules} columns={columns} />,
    [editor, chargeRules, columns],
  );
  const listedErrors = useListedProblems('error', columns, grid, problems);
  const listedWarnings = useListedProblems('warning', columns, grid, problems);
  // Not an effect of the drawing: within the key press or the click that asked for the save the focus can move.
  useEffect(
    () =>
      store.sub(refusedAtom, () => {
        const wrong = store
          .get(gridAtom)
          .rows.flatMap((row) =>
            Object.keys(chargeRules.validate(row).errors).map((column) => ({ row, column })),
          );
        const [first] = wrong;
        const why = gridTexts('grid.errors', { count: wrong.length });
        if (first) handle.current?.focusCell(first.row.key, first.column, why);
      }),
    [store, chargeRules],
  );

  return (
    <div className={s.lines}>
      <Grid
        label={text('charges.title')}
        columns={columns}
        rules={chargeRules.rules}
        state={grid}
        dispatch={editor.dispatch}
        problems={useQuietProblems(grid, problems, isBlankRow)}
        readOnly={isReadOnly}
        handle={handle}
        empty={
          <>
            <p>{text('charges.empty')}</p>
            {!isFrozen && <p className={s.quiet}>{text('charges.empty.hint')}</p>}
          </>
        }
      >
        {tools}
      </Grid>
      <TotalsView chargeRules={chargeRules} isAdmin={editor.record.role === 'admin'} />
      <SaveBar
        editor={editor}
        chargeRules={chargeRules}
        onSave={onSave}
        counts={{ error: listedErrors.count, warning: listedWarnings.count }}
        onShow={(severity) => handle.current?.focusNext(severity)}
      />
      <ProblemList listed={listedErrors} grid={handle} />
      <ProblemList listed={listedWarnings} grid={handle} />
    </div>
  );
}
