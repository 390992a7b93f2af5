import { type ReactNode, useMemo, useState } from 'react';
import { type Host, useHost } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { useLocale } from '../../../shared/i18n/use-text.ts';
import type { Block, CellRange } from '../../../shared/ui/grid/model/grid-model.ts';
import type { ImportSource } from '../import/dialog/import-dialog.tsx';
import type { RateRow } from '../rows/rate-row.ts';
import type { AirEditor } from '../state/editor.ts';
import * as state from '../state/form-state.ts';
import { ImportTool } from './import-tool.tsx';

/** The tools around the table. Their code is loaded when somebody asks for them. */
export interface Tools {
  importFile(): void;
  /** Looks at a pasted block before its lanes are taken over. */
  importBlock(block: Block, range: CellRange): void;
  exportAs(ending: 'csv' | 'xlsx'): void;
  compare(): void;
  adjust(): void;
  roll(): void;
  calculate(): void;
  /** The dialog that is open. */
  readonly dialog: ReactNode;
}

/** The same object as long as the dialog is the same: the buttons are not drawn with every key in the table. */
export function useTools(editor: AirEditor): Tools {
  const host = useHost();
  const locale = useLocale();
  const [dialog, setDialog] = useState<ReactNode>(null);
  return useMemo(
    () => ({ ...createTools({ editor, host, locale, setDialog }), dialog }),
    [editor, host, locale, dialog],
  );
}

interface Context {
  readonly editor: AirEditor;
  readonly host: Pick<Host, 'root' | 'store'>;
  readonly locale: Locale;
  setDialog(dialog: ReactNode): void;
}

function createTools({ editor, host, locale, setDialog }: Context): Omit<Tools, 'dialog'> {
  const { root, store } = host;
  const close = () => setDialog(null);

  /** Loads a dialog and draws it; what fails can be tried again from its message. */
  const open = <P extends { readonly stylesheets: readonly CSSStyleSheet[] }>(
    load: () => Promise<P>,
    draw: (part: P) => ReactNode,
  ): Promise<void> =>
    editor.onDemand(async () => {
      const part = await load();
      adoptStylesheets(root, part.stylesheets);
      setDialog(draw(part));
    });

  const importFrom = (source: ImportSource) =>
    open(
      () => loadPart(() => import('../import/import.tsx')),
      ({ ImportDialog }) => (
        <ImportTool Dialog={ImportDialog} source={source} editor={editor} onClose={close} />
      ),
    );

  const replaceRows = (rows: readonly RateRow[]) => {
    editor.dispatchRates({ type: 'replaced', rows });
    close();
  };

  return {
    importFile: () => void importFrom({ kind: 'file' }),
    importBlock: (block, { focus }) => void importFrom({ kind: 'block', block, column: focus?.column }),
    exportAs: (ending) =>
      void editor.onDemand(async () => {
        const { exportLanes } = await loadPart(() => import('../export/export-lanes.ts'));
        const { rows, extra } = store.get(state.ratesAtom);
        const name = ['air-rates', extra.customerName.trim()].filter(Boolean);
        await exportLanes({ rows, levels: extra.levels, name, locale }, ending);
      }),
    compare: () =>
      void editor.onDemand(async () => {
        const last = await editor.findLastSubmission();
        if (!last) return;
        await open(
          () => loadPart(() => import('../compare/lazy-compare.tsx')),
          ({ CompareDialog }) => {
            const { rows, extra } = store.get(state.ratesAtom);
            return <CompareDialog rows={rows} levels={extra.levels} last={last} onClose={close} />;
          },
        );
      }),
    adjust: () =>
      void open(
        () => loadPart(() => import('../adjust/lazy-adjust.tsx')),
        ({ AdjustDialog }) => (
          <AdjustDialog
            rows={store.get(state.ratesAtom).rows}
            selected={store.get(state.selectedAtom)}
            onApply={replaceRows}
            onClose={close}
          />
        ),
      ),
    roll: () =>
      void open(
        () => loadPart(() => import('../adjust/lazy-roll.tsx')),
        ({ RollDialog }) => (
          <RollDialog
            rows={store.get(state.ratesAtom).rows}
            selected={store.get(state.selectedAtom)}
            onApply={replaceRows}
            onClose={close}
          />
        ),
      ),
    calculate: () =>
      void open(
        () => loadPart(() => import('../calculator/calculator.tsx')),
        ({ CalculatorDialog }) => {
          const { rows, extra } = store.get(state.ratesAtom);
          return <CalculatorDialog rows={rows} levels={extra.levels} onClose={close} />;
        },
      ),
  };
}
