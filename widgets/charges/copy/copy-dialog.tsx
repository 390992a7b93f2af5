import { atom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { type Message, messageText, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { countsText } from '../../../shared/trade/container-counts.ts';
import { CONTAINER_TYPES, MODES, termIn } from '../../../shared/trade/terms.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import type { Option } from '../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { loadCharges } from '../api/load-charges.ts';
import { isManifest } from '../record.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { readOnlyAtom, titleAtom } from '../state/element-state.ts';
import { chargeRulesAtom } from '../state/list-state.ts';
import { loadOthers } from './api.ts';
import * as s from './copy-dialog.css.ts';
import { Preview } from './preview.tsx';
import { texts } from './texts/index.ts';
import { useLoaded } from './use-loaded.ts';

interface OtherOption extends Option {
  readonly id: number;
}

export interface CopyDialogProps {
  editor: ChargesEditor;
  onClose(): void;
}

/** The message of this dialog, beside that of the list. */
const messageAtom = atom<Message | null>(null);

/** Takes over the lines of the same kind from another quote or manifest of the customer, as they were entered. */
export function CopyDialog({ editor, onClose }: CopyDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const host = useHost();
  const { record } = editor;
  const type = isManifest(record) ? 'manifest' : 'quote';
  const title = useAtomValue(titleAtom);
  const customerId = Number(title?.customer?.id) || 0;
  const ours = countsText(title?.containers ?? '');
  const chargeRules = useAtomValue(chargeRulesAtom);
  const isReadOnly = useAtomValue(readOnlyAtom);
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
    async (signal) => (chosen ? loadCharges(host.client, { ...record, id: chosen.id }, signal) : undefined),
    chosen?.id,
  );
  const rows = useMemo(
    () => editor.copies((chosen && lines.value?.charges) || []),
    [editor, chosen, lines.value],
  );
  // The price of a line is for all containers of its quote.
  const theirs = countsText(lines.value?.record?.containers ?? '');
  const isOtherCargo = chosen !== null && rows.length > 0 && theirs !== '' && ours !== '' && theirs !== ours;
  const failed = others.error ? others : lines.error ? lines : undefined;
  const isListFailure = failed === others;
  const cause = failed?.error;
  const [message, setMessage] = useAtom(messageAtom);
  useEffect(() => {
    const text = texts(isListFailure ? 'copy.failedList' : 'charges.error.load');
    if (cause) reportError({ host, messageAtom }, warning(text), cause);
    return () => setMessage(null);
  }, [host, isListFailure, cause, setMessage]);

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
            disabled={rows.length === 0 || !chargeRules || isReadOnly}
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
        {failed && message && (
          <Banner kind="warning" onRetry={failed.retry}>
            {messageText(message, locale, null)}
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
          {isOtherCargo && (
            <Banner kind="warning" role="none">
              {text('copy.otherCargo', { theirs, ours })}
            </Banner>
          )}
          {chosen && lines.value && chargeRules && <Preview rows={rows} chargeRules={chargeRules} />}
        </div>
      </div>
    </Dialog>
  );
}
