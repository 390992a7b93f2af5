import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback } from 'react';
import type { ImportDialogProps, ImportSource } from '../import/dialog/import-dialog.tsx';
import { isBlankRate } from '../rows/form-content.ts';
import { newRow } from '../rows/rate-row.ts';
import type { AirEditor } from '../state/editor.ts';
import * as state from '../state/form-state.ts';

interface ImportToolProps {
  Dialog: ComponentType<ImportDialogProps>;
  source: ImportSource;
  editor: AirEditor;
  onClose(): void;
}

/**
 * The import with the table that it goes to. The lists to choose from may arrive while it is open: its lanes are read by
 * those that are there by then.
 */
export function ImportTool({ Dialog, source, editor, onClose }: ImportToolProps) {
  const { rows, extra } = useAtomValue(state.ratesAtom);
  const { rules, checks } = useAtomValue(state.rateRulesAtom);
  const laneOf = useCallback(
    (cells: Readonly<Record<string, string>>) =>
      newRow(
        Object.fromEntries(
          // Its numbers are values already, read by their columns.
          Object.entries(cells).map(([column, text]) => [
            column,
            rules.numbers?.has(column) ? text : rules.normalize(column, text),
          ]),
        ),
      ),
    [rules],
  );
  const problemsOf = useCallback<ImportDialogProps['problemsOf']>(
    (cells) => checks.problemsOf(laneOf(cells)),
    [checks, laneOf],
  );
  const entered = rows.filter((row) => !isBlankRate(row));
  return (
    <Dialog
      source={source}
      levels={extra.levels}
      hasLanes={entered.length > 0}
      problemsOf={problemsOf}
      onImport={({ rows: imported, levels, mode }) => {
        const lanes = imported.map(laneOf);
        editor.dispatchRates({
          type: 'replaced',
          rows: mode === 'append' ? [...entered, ...lanes] : lanes,
          extra: { ...extra, levels },
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
