import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useHost } from '../../shared/element/host.ts';
import { adoptSheets } from '../../shared/element/sheets.ts';
import { loadPart } from '../../shared/i18n/languages.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { plain } from '../../shared/record/alert.ts';
import { alertAtom } from '../../shared/record/state.ts';
import { Button } from '../../shared/ui/button/button.tsx';
import type { GridColumn } from '../../shared/ui/grid/grid-column.ts';
import { isManifest } from './record.ts';
import type { ChargeRow } from './rows.ts';
import type { Session } from './session.ts';
import type { Sheet } from './sheet.ts';
import { titleAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { gridAtom, profitAtom, ratesAtom } from './work-state.ts';

interface LineToolsProps {
  session: Session;
  sheet: Sheet;
  columns: readonly GridColumn<ChargeRow>[];
}

/** What is loaded only when somebody asks for it: the copy of another record's lines, and the exports. */
export function LineTools({ session, sheet, columns }: LineToolsProps) {
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
      session.warn({ ...plain(texts('charges.error.part')), retry: () => onDemand(work) }, error);
    }
  };

  const copy = () =>
    onDemand(async () => {
      const { CopyDialog, sheets } = await loadPart(() => import('./copy/copy.tsx'));
      adoptSheets(root, sheets);
      setDialog(() => (onClose: () => void) => <CopyDialog session={session} onClose={onClose} />);
    });

  const exportAs = (ending: 'csv' | 'xlsx') =>
    onDemand(async () => {
      const { exportLines } = await loadPart(() => import('./export-lines.ts'));
      const { feature, id, role } = session.record;
      const { rows } = store.get(gridAtom);
      const title = text('charges.heading', { feature });
      const name = [store.get(titleAtom)?.reference || String(id), feature];
      const rates = store.get(ratesAtom);
      const withProfit = role === 'admin' && store.get(profitAtom).isOn;
      await exportLines({ title, name, sheet, columns, rows, rates, withProfit, text }, ending);
    });

  return (
    <>
      <Button size="sm" onClick={copy}>
        {text('charges.copy', { type: isManifest(session.record) ? 'manifest' : 'quote' })}
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
