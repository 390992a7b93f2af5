import { useAtomValue } from 'jotai';
import { type RefObject, useMemo } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Grid } from '../../../shared/ui/grid/grid.tsx';
import type { GridColumn, GridHandle } from '../../../shared/ui/grid/grid-column.ts';
import type { GridLabels } from '../../../shared/ui/grid/grid-labels.ts';
import type { BeforePaste } from '../../../shared/ui/grid/input/clipboard-events.ts';
import type { GridProblems } from '../../../shared/ui/grid/problems/problems.ts';
import { bareNumbers } from '../import/bare-numbers.ts';
import { isCellContent } from '../import/cell-content.ts';
import { dividedLines } from '../import/divided-lines.ts';
import { needsDialog } from '../import/needs-dialog.ts';
import type { RateRow } from '../rows/rate-row.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { rateRulesAtom, ratesAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { RateTools } from './rate-tools.tsx';
import { createTools } from './tools.tsx';

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
  const locale = useLocale();
  const host = useHost();
  const tools = useMemo(() => createTools(host, editor), [host, editor]);
  const buttons = useMemo(() => <RateTools editor={editor} tools={tools} />, [editor, tools]);
  const { rules } = useAtomValue(rateRulesAtom);
  const beforePaste: BeforePaste = (block, range) => {
    const first = Math.max(0, rules.columns.indexOf(range.focus?.column ?? ''));
    const columns = rules.columns.slice(first);
    const isText = columns[0] === 'comment' || (block.length === 1 && block[0]!.length === 1);
    const cells = isText ? block : dividedLines(block);
    if (range.focus && isCellContent(cells, columns, locale)) return bareNumbers(cells, columns);
    if (!needsDialog(cells, columns, locale)) return bareNumbers(cells, columns);
    tools.importBlock(cells, range);
    return null;
  };
  return (
    <Grid
      label={text('air.rates')}
      columns={columns}
      rules={rules}
      state={useAtomValue(ratesAtom)}
      dispatch={editor.dispatchRates}
      problems={problems}
      labels={LABELS}
      readOnly={useAtomValue(recordState.savingAtom)}
      beforePaste={beforePaste}
      handle={handle}
    >
      {buttons}
    </Grid>
  );
}
