import { useAtomValue, useSetAtom } from 'jotai';
import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { providerAtom } from '../../../shared/record/backend-state.ts';
import { messageText } from '../../../shared/record/message.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextArea } from '../../../shared/ui/field/text-area.tsx';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { ReferenceMessage } from '../reference/reference-message.tsx';
import { MOST_LINES } from './lines.ts';
import * as s from './paste-dialog.css.ts';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';
import type { LineState, RouteLine } from './recognise.ts';
import { texts } from './texts/index.ts';
import { messageAtom, useAdding } from './use-adding.ts';
import { typedAtom, usePastedRoutes } from './use-pasted-routes.ts';

export interface PasteDialogProps {
  entityId: number;
  /** So many routes were added. */
  onAdded(count: number): void;
  onClose(): void;
}

/** A longer text is put in at once: a browser inserts it line by line, and stands still for seconds. */
const LONG_PASTE = 10_000;

const UNCLEAR: ReadonlySet<LineState> = new Set(['ambiguous', 'unknown', 'incomplete', 'refused']);

/** Several routes from a pasted list, after a look at what each line becomes. */
export function PasteDialog({ entityId, onAdded, onClose }: PasteDialogProps) {
  const text = useText(texts);
  const pasted = usePastedRoutes(entityId);
  const { lines, questions, count, isReady } = pasted;
  const [withDuplicates, setWithDuplicates] = useState(false);
  const setTyped = useSetAtom(typedAtom);
  const added = useRef(0);
  const adding = useAdding({ entityId, onAdded: pasted.markAdded, onRefused: pasted.markRefused });
  const content = useRef<HTMLDivElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => content.current?.querySelector('textarea')?.focus(), []);

  const isToAdd = ({ state }: RouteLine) => state === 'found' || (withDuplicates && state === 'duplicate');
  const toAdd = lines.filter(isToAdd);

  const close = () => {
    if (adding.isAdding) return;
    onClose();
    if (added.current > 0) onAdded(added.current);
  };
  const pasteLong = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length < LONG_PASTE) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    pasted.setTyped(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  };
  const add = async () => {
    const done = await adding.add(toAdd);
    added.current += done;
    if (done < toAdd.length || lines.some(({ state }) => UNCLEAR.has(state))) return;
    setTyped('');
    onClose();
    onAdded(added.current);
  };

  return (
    <Dialog
      open
      wide
      title={text('routes.paste')}
      onClose={close}
      actions={
        <>
          <p role="status" className={s.progress}>
            {adding.progress !== undefined &&
              text('paste.adding', { done: adding.progress, total: toAdd.length })}
          </p>
          <Button onClick={close}>{text('paste.cancel')}</Button>
          <Button
            variant="primary"
            busy={adding.isAdding}
            disabled={toAdd.length === 0 && !adding.isAdding}
            onClick={() => void add()}
          >
            {text('paste.add', { count: toAdd.length })}
          </Button>
        </>
      }
    >
      <div ref={content} className={s.content}>
        <DialogMessages hasFailed={pasted.hasFailed} />
        <Field label={text('paste.label')} hint={text('paste.hint')}>
          <TextArea
            rows={6}
            spellCheck={false}
            autoComplete="off"
            readOnly={adding.isAdding}
            value={pasted.typed}
            onText={pasted.setTyped}
            onPaste={adding.isAdding ? undefined : pasteLong}
          />
        </Field>
        {!isReady && (
          <p role="status" className={s.reading}>
            <Spinner />
            {text('paste.reading')}
          </p>
        )}
        {count > MOST_LINES && (
          <Banner kind="warning">{text('paste.tooMany', { count, most: MOST_LINES })}</Banner>
        )}
        {lines.length > 0 && (
          <>
            <Summary lines={lines} toAdd={toAdd.length}>
              <label className={s.check}>
                <input
                  type="checkbox"
                  className={checkbox}
                  checked={withDuplicates}
                  onChange={(event) => setWithDuplicates(event.currentTarget.checked)}
                />
                {text('paste.withDuplicates')}
              </label>
            </Summary>
            <Questions questions={questions} onAnswer={pasted.answer} />
            <Preview lines={lines} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function DialogMessages({ hasFailed }: { hasFailed: boolean }) {
  const text = useText(texts);
  const locale = useLocale();
  const message = useAtomValue(messageAtom);
  const provider = useAtomValue(providerAtom);
  return (
    <div aria-live="polite" className={s.messages}>
      {message && <Banner kind={message.severity}>{messageText(message, locale, provider)}</Banner>}
      <ReferenceMessage />
      {hasFailed && <Banner kind="warning">{text('paste.error.stored')}</Banner>}
    </div>
  );
}

interface SummaryProps {
  lines: readonly RouteLine[];
  toAdd: number;
  /** The choice about duplicates, where there are some. */
  children: ReactNode;
}

function Summary({ lines, toAdd, children }: SummaryProps) {
  const text = useText(texts);
  const countOf = (is: (state: LineState) => boolean) => lines.filter(({ state }) => is(state)).length;
  const duplicates = countOf((state) => state === 'duplicate');
  const unclear = countOf((state) => UNCLEAR.has(state));
  const parts = [
    text('paste.summary', { count: toAdd }),
    ...(duplicates > 0 ? [text('paste.duplicates', { count: duplicates })] : []),
    ...(unclear > 0 ? [text('paste.open', { count: unclear })] : []),
  ];
  return (
    <div className={s.summary}>
      <p role="status">{parts.join(' · ')}</p>
      {duplicates > 0 && children}
    </div>
  );
}
