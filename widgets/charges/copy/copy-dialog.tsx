import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { alertText, codeOf, ownAlert, plain } from '../../../shared/record/alert.ts';
import { savingAtom } from '../../../shared/record/state.ts';
import { CONTAINER_TYPES, MODES, termIn } from '../../../shared/trade/terms.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import type { Option } from '../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../shared/ui/options/remote-options.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { loadCharges } from '../api.ts';
import type { ChargesEditor } from '../editor/charges-editor.ts';
import { chargeRulesAtom } from '../editor/editor-state.ts';
import { isManifest } from '../editor/record.ts';
import { titleAtom } from '../state.ts';
import { loadOthers } from './api.ts';
import * as s from './copy-dialog.css.ts';
import { Preview } from './preview.tsx';
import { texts } from './texts/index.ts';
import { useLoaded } from './use-loaded.ts';

interface OtherOption extends Option {
  readonly id: number;
}

/** Takes over the lines of the same kind from another quote or manifest of the customer, as they were entered. */
export function CopyDialog({ editor, onClose }: { editor: ChargesEditor; onClose(): void }) {
  const text = useText(texts);
  const locale = useLocale();
  const host = useHost();
  const { record } = editor;
  const type = isManifest(record) ? 'manifest' : 'quote';
  const customerId = Number(useAtomValue(titleAtom)?.customer?.id) || 0;
  const chargeRules = useAtomValue(chargeRulesAtom);
  const isSaving = useAtomValue(savingAtom);
  const [chosen, setChosen] = useState<OtherOption | null>(null);

  const content = useRef<HTMLDivElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);

  const others = useRemoteOptions(
    useCallback(
      async (query: string, signal: AbortSignal): Promise<OtherOption[]> => {
        if (!customerId) return [];
        const found = await loadOthers(host.client, record, customerId, query, signal);
        return found.map(({ id, reference, mode, container_type }) => ({
          id,
          label: reference || `#${id}`,
          hint: [termIn(MODES, mode, text), termIn(CONTAINER_TYPES, container_type, text)]
            .filter(Boolean)
            .join(' · '),
        }));
      },
      [host, record, customerId, text],
    ),
  );
  const lines = useLoaded(
    async (signal) =>
      chosen ? ((await loadCharges(host.client, { ...record, id: chosen.id }, signal)).charges ?? []) : [],
    chosen?.id,
  );
  const rows = useMemo(() => editor.copies((chosen && lines.value) || []), [editor, chosen, lines.value]);
  const failed = others.error ? others : lines.error ? lines : undefined;
  const cause = failed?.error;
  const alert = ownAlert(cause) ?? plain(texts(failed === others ? 'copy.failedList' : 'charges.error.load'));
  const warning = failed && alertText(alert, locale, null);
  useEffect(() => {
    if (warning) host.emit('fp-error', { message: warning, code: codeOf(cause), cause });
  }, [host, warning, cause]);

  return (
    <Dialog
      open
      wide
      title={text('charges.copy', { type })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('copy.cancel')}</Button>
          <Button
            variant="primary"
            disabled={rows.length === 0 || !chargeRules || isSaving}
            onClick={() => {
              editor.dispatch({ type: 'rowsAppended', rows });
              onClose();
            }}
          >
            {text('copy.add', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div ref={content} className={s.content}>
        {failed && (
          <Banner kind="warning" onRetry={failed.retry}>
            {warning}
          </Banner>
        )}
        {others.rows.length === 0 && others.state === 'found' && !others.text ? (
          <p className={s.quiet}>{text('copy.none', { type })}</p>
        ) : (
          <Combobox
            label={text('copy.label', { type })}
            placeholder={text('copy.placeholder')}
            options={others}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <div className={s.preview} aria-live="polite">
          {chosen && lines.isLoading && <Spinner size={20} />}
          {chosen && lines.value && chargeRules && <Preview rows={rows} chargeRules={chargeRules} />}
        </div>
      </div>
    </Dialog>
  );
}
