import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Host } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import type { Block, CellRange, GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import type { SelectedCells } from '../adjust/selected.ts';
import type { WhichSubmission } from '../earlier-submission/earlier-submissions.ts';
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
  /** Downloads a workbook with the headings alone, which the import reads once it is filled. */
  template(): void;
  /** Shows the lanes against those of an earlier submission; false where that can't be, as a message says. */
  compare(which: WhichSubmission): Promise<boolean>;
  adjust(): void;
  roll(): void;
  calculate(): void;
}

/** The dialog that is open, and whose. */
const dialogAtom = atom<{ readonly editor: AirEditor; readonly dialog: ReactNode } | null>(null);

/** The dialog of the tool that somebody asked for. */
export function ToolDialog({ editor }: { editor: AirEditor }) {
  const open = useAtomValue(dialogAtom);
  return open?.editor === editor && open.dialog;
}

export function createTools({ root, store }: Pick<Host, 'root' | 'store'>, editor: AirEditor): Tools {
  const close = () => store.set(dialogAtom, null);

  /** Loads a dialog and draws it; what fails can be tried again from its message. */
  const open = <P extends { readonly stylesheets: readonly CSSStyleSheet[] }>(
    load: () => Promise<P>,
    draw: (part: P) => ReactNode,
  ): Promise<boolean> =>
    editor.onDemand(async () => {
      const part = await load();
      adoptStylesheets(root, part.stylesheets);
      store.set(dialogAtom, { editor, dialog: draw(part) });
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

  const exportAs = (ending: 'csv' | 'xlsx', isTemplate: boolean) =>
    void editor.onDemand(async () => {
      const { exportLanes } = await loadPart(() => import('../export/export-lanes.ts'));
      const { rows, extra } = store.get(state.ratesAtom);
      const name = ['air-rates', isTemplate ? 'template' : extra.customerName.trim()].filter(Boolean);
      const exported = { rows: isTemplate ? [] : rows, levels: extra.levels, name };
      await exportLanes({ ...exported, locale: store.get(localeAtom) }, ending);
    });

  return {
    importFile: () => void importFrom({ kind: 'file' }),
    importBlock: (block, { focus }) => void importFrom({ kind: 'block', block, column: focus?.column }),
    exportAs: (ending) => exportAs(ending, false),
    template: () => exportAs('xlsx', true),
    async compare(which) {
      const earlier = await editor.findSubmission(which);
      if (!earlier) return false;
      return open(
        () => loadPart(() => import('../compare/lazy-compare.tsx')),
        ({ CompareDialog }) => (
          <WithLanes>
            {({ rows, extra }) => (
              <CompareDialog rows={rows} levels={extra.levels} earlier={earlier} onClose={close} />
            )}
          </WithLanes>
        ),
      );
    },
    adjust: () =>
      void open(
        () => loadPart(() => import('../adjust/lazy-adjust.tsx')),
        ({ AdjustDialog }) => (
          <WithLanes>
            {({ rows }, selected) => (
              <AdjustDialog rows={rows} selected={selected} onApply={replaceRows} onClose={close} />
            )}
          </WithLanes>
        ),
      ),
    roll: () =>
      void open(
        () => loadPart(() => import('../adjust/lazy-roll.tsx')),
        ({ RollDialog }) => (
          <WithLanes>
            {({ rows }, selected) => (
              <RollDialog rows={rows} selected={selected} onApply={replaceRows} onClose={close} />
            )}
          </WithLanes>
        ),
      ),
    calculate: () =>
      void open(
        () => loadPart(() => import('../calculator/calculator.tsx')),
        ({ CalculatorDialog }) => (
          <WithLanes>
            {({ rows, extra }) => <CalculatorDialog rows={rows} levels={extra.levels} onClose={close} />}
          </WithLanes>
        ),
      ),
  };
}

interface WithLanesProps {
  children(lanes: GridState<RateRow, state.FormExtra>, selected: SelectedCells): ReactNode;
}

/**
 * Draws a dialog with the lanes as they are by now: the lists to choose from may arrive while it is open, and give cells
 * another text, which what the dialog applies must not undo.
 */
const WithLanes = ({ children }: WithLanesProps) =>
  children(useAtomValue(state.ratesAtom), useAtomValue(state.selectedAtom));
