import { useAtomValue } from 'jotai';
import { memo, type RefObject } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Grid } from '../../../shared/ui/grid/grid.tsx';
import type { GridColumn, GridHandle } from '../../../shared/ui/grid/grid-column.ts';
import type { GridLabels, RowAction } from '../../../shared/ui/grid/grid-labels.ts';
import type { GridProblems } from '../../../shared/ui/grid/problems/problems.ts';
import * as s from '../air-rates.css.ts';
import type { ChargeRow } from '../rows/local-charge.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { chargeRulesAtom, chargesAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

const LABELS: GridLabels = {
  addRow: texts('air.addCharge'),
  headings: { duplicate: texts('air.heading.duplicate'), remove: texts('air.heading.delete') },
  removeRow: (n) => texts('air.deleteCharge', { n }),
};

/** AIR-32 */
const ACTIONS: readonly RowAction[] = ['remove'];

interface ChargesTableProps {
  editor: AirEditor;
  columns: readonly GridColumn<ChargeRow>[];
  problems: GridProblems<ChargeRow>;
  handle: RefObject<GridHandle | null>;
}

/** The charges at the destination (AIR-24, AIR-25). Typing in the lanes doesn't draw them again. */
export const ChargesTable = memo(function ChargesTable(props: ChargesTableProps) {
  const { editor, columns, problems, handle } = props;
  const text = useText(texts);
  const title = text('air.charges');
  return (
    <section className={s.section}>
      <h3 className={s.subheading}>{title}</h3>
      <Grid
        label={title}
        columns={columns}
        rules={useAtomValue(chargeRulesAtom).rules}
        state={useAtomValue(chargesAtom)}
        dispatch={editor.dispatchCharges}
        problems={problems}
        labels={LABELS}
        rowActions={ACTIONS}
        readOnly={useAtomValue(recordState.savingAtom)}
        handle={handle}
      />
    </section>
  );
});
