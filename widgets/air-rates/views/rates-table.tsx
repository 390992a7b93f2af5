import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Grid } from '../../../shared/ui/grid/grid.tsx';
import type { GridColumn, GridHandle } from '../../../shared/ui/grid/grid-column.ts';
import type { GridLabels } from '../../../shared/ui/grid/grid-labels.ts';
import type { GridProblems } from '../../../shared/ui/grid/problems/problems.ts';
import type { RateRow } from '../rows/rate-row.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { rateRulesAtom, ratesAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { RateTools } from './rate-tools.tsx';

const LABELS: GridLabels = {
  addRow: texts('air.addRate'),
  headings: { duplicate: texts('air.heading.duplicate'), remove: texts('air.heading.delete') },
  removeRow: (n) => texts('air.deleteRow', { n }),
};

interface RatesTableProps {
  editor: AirEditor;
  columns: readonly GridColumn<RateRow>[];
  problems: GridProblems<RateRow>;
  handle: RefObject<GridHandle | null>;
}

/** The lanes (AIR-19 to AIR-21). */
export function RatesTable({ editor, columns, problems, handle }: RatesTableProps) {
  const text = useText(texts);
  return (
    <Grid
      label={text('air.rates')}
      columns={columns}
      rules={useAtomValue(rateRulesAtom).rules}
      state={useAtomValue(ratesAtom)}
      dispatch={editor.dispatchRates}
      problems={problems}
      labels={LABELS}
      readOnly={useAtomValue(recordState.savingAtom)}
      handle={handle}
    >
      <RateTools editor={editor} />
    </Grid>
  );
}
