import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { plain } from '../../../shared/record/alert.ts';
import { alertAtom } from '../../../shared/record/state.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import type { ChargesEditor } from '../editor/charges-editor.ts';
import { exchangeRatesAtom, gridAtom, profitAtom } from '../editor/editor-state.ts';
import { isManifest } from '../editor/record.ts';
import type { ChargeRules } from '../lines/charge-rules.ts';
import type { ChargeRow } from '../lines/rows.ts';
import { titleAtom } from '../state.ts';
import { texts } from '../texts/index.ts';

interface LineToolsProps {
  editor: ChargesEditor;
  chargeRules: ChargeRules;
  columns: readonly GridColumn<ChargeRow>[];
}

/** What is loaded only when somebody asks for it: the copy of another record's lines, and the exports. */
export function LineTools({ editor, chargeRules, columns }: LineToolsProps) {
  const text = useText(texts);
  const { root, store } = useHost();
  const hasRows = useAtomValue(gridAtom).rows.length > 0;
  const [dialog, setDialog] = useState<((onClose: () => void) => ReactNode) | null>(null);
  const setAlert = useSetAtom(alertAtom);
  const onDemand = async (work: () => Promise<void>) => {
    // What the last try failed with is no longer so.
    setAlert((alert) => (alert?.retry ? null : alert));
    try {
      await work();
    } catch (error) {
      console.warn('A part of the charges could not be loaded.', error);
      editor.warn({ ...plain(texts('charges.error.part')), retry: () => onDemand(work) }, error);
    }
  };

  const copy = () =>
    onDemand(async () => {
      const { CopyDialog, stylesheets } = await loadPart(() => import('../copy/copy.tsx'));
      adoptStylesheets(root, stylesheets);
      setDialog(() => (onClose: () => void) => <CopyDialog editor={editor} onClose={onClose} />);
    });

  const exportAs = (ending: 'csv' | 'xlsx') =>
    onDemand(async () => {
      const { exportLines } = await loadPart(() => import('../export/export-lines.ts'));
      const { feature, id, role } = editor.record;
      const { rows } = store.get(gridAtom);
      const title = text('charges.heading', { feature });
      const name = [store.get(titleAtom)?.reference || String(id), feature];
      const rates = store.get(exchangeRatesAtom);
      const withProfit = role === 'admin' && store.get(profitAtom).isOn;
      await exportLines({ title, name, chargeRules, columns, rows, rates, withProfit, text }, ending);
    });

  return (
    <>
      <Button size="sm" onClick={copy}>
        {text('charges.copy', { type: isManifest(editor.record) ? 'manifest' : 'quote' })}
      </Button>
      <Button size="sm" disabled={!hasRows} onClick={() => exportAs('csv')}>
        {text('charges.exportCsv')}
      </Button>
      <Button size="sm" disabled={!hasRows} onClick={() => exportAs('xlsx')}>
        {text('charges.exportXlsx')}
      </Button>
      {dialog?.(() => setDialog(null))}
    </>
  );
}
