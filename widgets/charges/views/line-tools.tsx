import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { ownBackendAtom } from '../../../shared/record/backend-state.ts';
import { warning } from '../../../shared/record/message.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import type { CopyDialogProps } from '../copy/copy-dialog.tsx';
import { isManifest } from '../record.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { frozenAtom, recordState, titleAtom } from '../state/element-state.ts';
import { exchangeRatesAtom, gridAtom, hasRowsAtom, profitAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';

interface LineToolsProps {
  editor: ChargesEditor;
  chargeRules: ChargeRules;
  columns: readonly GridColumn<ChargeRow>[];
}

const FAILED = warning(texts('charges.error.part'));

/** What is loaded only when somebody asks for it: the copy of another record's lines, and the exports. */
export function LineTools({ editor, chargeRules, columns }: LineToolsProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { root, store } = useHost();
  const hasRows = useAtomValue(hasRowsAtom);
  const [Dialog, setDialog] = useState<ComponentType<CopyDialogProps> | null>(null);
  const isFrozen = useAtomValue(frozenAtom);
  const isOwn = useAtomValue(ownBackendAtom);
  const setMessage = useSetAtom(recordState.messageAtom);
  const onDemand = async (work: () => Promise<void>) => {
    // It is tried again, so that the last failure is no longer true.
    setMessage((message) => (message?.text.id === FAILED.text.id ? null : message));
    try {
      await work();
    } catch (error) {
      console.warn('A part of the charges could not be loaded.', error);
      editor.warn({ ...FAILED, retry: () => onDemand(work) }, error);
    }
  };

  const copy = () =>
    onDemand(async () => {
      const { CopyDialog, stylesheets } = await loadPart(() => import('../copy/copy.tsx'));
      adoptStylesheets(root, stylesheets);
      setDialog(() => CopyDialog);
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
      await exportLines({ title, name, chargeRules, columns, rows, rates, withProfit, text, locale }, ending);
    });

  return (
    <>
      {!isFrozen && isOwn && (
        <Button size="sm" onClick={copy}>
          {text('charges.copy', { type: isManifest(editor.record) ? 'manifest' : 'quote' })}
        </Button>
      )}
      <Button size="sm" disabled={!hasRows} onClick={() => exportAs('csv')}>
        {text('charges.exportCsv')}
      </Button>
      <Button size="sm" disabled={!hasRows} onClick={() => exportAs('xlsx')}>
        {text('charges.exportXlsx')}
      </Button>
      {Dialog && <Dialog editor={editor} onClose={() => setDialog(null)} />}
    </>
  );
}
