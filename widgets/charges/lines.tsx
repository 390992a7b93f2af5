import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../../shared/element/host.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { savingAtom } from '../../shared/record/state.ts';
import { GridErrors, useListedErrors } from '../../shared/ui/grid/errors/grid-errors.tsx';
import { Grid } from '../../shared/ui/grid/grid.tsx';
import type { GridHandle, RowErrors } from '../../shared/ui/grid/grid-column.ts';
import { texts as gridTexts } from '../../shared/ui/grid/texts/index.ts';
import * as s from './charges.css.ts';
import { LineTools } from './line-tools.tsx';
import type { ChargeRow } from './rows.ts';
import { SaveBar } from './save-bar.tsx';
import type { Session } from './session.ts';
import type { Sheet } from './sheet.ts';
import { texts } from './texts/index.ts';
import { TotalsView } from './totals-view.tsx';
import { hasUsd } from './usd-cell.tsx';
import { useColumns } from './use-columns.tsx';
import { gridAtom, refusedAtom } from './work-state.ts';

interface LinesProps {
  session: Session;
  sheet: Sheet;
  onSave(): void;
}

/** The table of the lines, what they come to, and what is wrong with them (CHG-34): last, so that it moves nothing. */
export function Lines({ session, sheet, onSave }: LinesProps) {
  const text = useText(texts);
  const { store } = useHost();
  const grid = useAtomValue(gridAtom);
  const isSaving = useAtomValue(savingAtom);
  const handle = useRef<GridHandle>(null);
  const columns = useColumns(
    sheet,
    grid.rows.some((row) => hasUsd(sheet, row)),
  );
  const errors = useCallback(
    (row: ChargeRow): RowErrors =>
      Object.fromEntries(Object.entries(sheet.judge(row).errors).map(([field, id]) => [field, text(id)])),
    [sheet, text],
  );
  const listedErrors = useListedErrors(columns, grid, errors);
  // Not an effect of the drawing: within the key press or the click that asked for the save the focus can move.
  useEffect(
    () =>
      store.sub(refusedAtom, () => {
        const wrong = store
          .get(gridAtom)
          .rows.flatMap((row) => Object.keys(sheet.judge(row).errors).map((column) => ({ row, column })));
        const [first] = wrong;
        const news = gridTexts('grid.errors', { count: wrong.length });
        if (first) handle.current?.focusCell(first.row.key, first.column, news);
      }),
    [store, sheet],
  );

  return (
    <div className={s.lines}>
      <Grid
        label={text('charges.title')}
        columns={columns}
        rules={sheet.rules}
        state={grid}
        dispatch={session.dispatch}
        errors={errors}
        readOnly={isSaving}
        handle={handle}
        empty={
          <>
            <p>{text('charges.empty')}</p>
            <p className={s.quiet}>{text('charges.empty.hint')}</p>
          </>
        }
      >
        <LineTools session={session} sheet={sheet} columns={columns} />
      </Grid>
      <TotalsView sheet={sheet} isAdmin={session.record.role === 'admin'} />
      <SaveBar
        session={session}
        onSave={onSave}
        faults={listedErrors.length}
        onShowFault={() => handle.current?.focusCell(listedErrors[0]!.row, listedErrors[0]!.column)}
      />
      <GridErrors listedErrors={listedErrors} grid={handle} />
    </div>
  );
}
