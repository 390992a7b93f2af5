import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { GridHandle } from '../../../shared/ui/grid/grid-column.ts';
import { ProblemList } from '../../../shared/ui/grid/problems/problem-list.tsx';
import { useMarkedProblems } from '../../../shared/ui/grid/problems/use-marked-problems.ts';
import { useListedProblems, useProblems } from '../../../shared/ui/grid/problems/use-problems.ts';
import * as s from '../air-rates.css.ts';
import { isBlankRate } from '../rows/form-content.ts';
import type { AirEditor } from '../state/editor.ts';
import * as state from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { ChargesTable } from './charges-table.tsx';
import { DroppedLanes } from './dropped-lanes.tsx';
import { RatesTable } from './rates-table.tsx';
import { SubmissionFields } from './submission-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useChargeColumns } from './use-charge-columns.ts';
import { useRateColumns } from './use-rate-columns.ts';

/** Everything below the messages; what is wrong with the entries comes last, so that it moves nothing. */
export function FormView({ editor, onSubmit }: { editor: AirEditor; onSubmit(): void }) {
  const { store } = useHost();
  const text = useText(texts);
  const rates = useAtomValue(state.ratesAtom);
  const charges = useAtomValue(state.chargesAtom);
  const reference = useAtomValue(state.referenceAtom);
  const rateColumns = useRateColumns(useAtomValue(state.levelsAtom), reference);
  const chargeColumns = useChargeColumns(reference);
  const rateProblems = useProblems(useAtomValue(state.rateRulesAtom).checks, rates.rows);
  const chargeProblems = useProblems(useAtomValue(state.chargeRulesAtom).checks, charges.rows);
  const filling = useMarkedProblems(rates, rateProblems, isBlankRate);
  const marked = useAtomValue(state.wasRefusedAtom) ? rateProblems : filling;
  const rateErrors = useListedProblems('error', rateColumns, rates, rateProblems);
  const rateWarnings = useListedProblems('warning', rateColumns, rates, rateProblems);
  const chargeErrors = useListedProblems('error', chargeColumns, charges, chargeProblems);
  const chargeWarnings = useListedProblems('warning', chargeColumns, charges, chargeProblems);
  const ratesGrid = useRef<GridHandle>(null);
  const chargesGrid = useRef<GridHandle>(null);
  // Not an effect of the drawing: within the click that asked for the submit the focus can move.
  useEffect(
    () =>
      store.sub(state.refusedAtom, () => {
        const cell = store.get(state.refusedAtom);
        if (!cell || !('table' in cell)) return;
        const grid = cell.table === 'charges' ? chargesGrid : ratesGrid;
        grid.current?.focusCell(cell.row, cell.column);
      }),
    [store],
  );
  return (
    <div className={s.form}>
      <RatesTable editor={editor} columns={rateColumns} problems={marked} handle={ratesGrid} />
      <SubmissionFields editor={editor} />
      <ChargesTable editor={editor} columns={chargeColumns} problems={chargeProblems} handle={chargesGrid} />
      <SubmitBar
        onSubmit={onSubmit}
        errors={rateErrors.count + chargeErrors.count}
        warnings={rateProblems.warnings + chargeProblems.warnings}
      />
      <ProblemList table={text('air.rates')} listed={rateErrors} grid={ratesGrid} />
      <ProblemList table={text('air.charges')} listed={chargeErrors} grid={chargesGrid} />
      <DroppedLanes />
      <ProblemList table={text('air.rates')} listed={rateWarnings} grid={ratesGrid} />
      <ProblemList table={text('air.charges')} listed={chargeWarnings} grid={chargesGrid} />
    </div>
  );
}
