import { useAtomValue } from 'jotai';
import { useCallback, useRef } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { savingAtom } from '../../shared/record/state.ts';
import { Grid } from '../../shared/ui/grid/grid.tsx';
import type { GridHandle, RowErrors } from '../../shared/ui/grid/grid-column.ts';
import { GridErrors } from '../../shared/ui/grid/grid-errors.tsx';
import * as s from './charges.css.ts';
import { LineTools } from './line-tools.tsx';
import type { ChargeRow } from './rows.ts';
import type { Session } from './session.ts';
import type { Sheet } from './sheet.ts';
import { hasUsd } from './usd-cell.tsx';
import { useColumns } from './use-columns.tsx';
import { gridAtom } from './work-state.ts';

/** The table of the lines, and what is wrong with them (CHG-34). */
export function Lines({ session, sheet }: { session: Session; sheet: Sheet }) {
  const text = useText();
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

  return (
    <>
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
      <GridErrors columns={columns} rows={grid.rows} errors={errors} grid={handle} />
    </>
  );
}
