import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { IdOf, Translate } from '../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import { providerAtom } from '../../../shared/record/backend-state.ts';
import { failureMessage, messageText } from '../../../shared/record/message.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import type { OrderEditor } from '../record/editor.ts';
import * as s from './paste-dialog.css.ts';
import type { Edit, Pasted } from './pasted.ts';
import type { Pasting } from './pasting.ts';
import type { Fate, Plan, PlannedRow } from './plan.ts';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';
import { MOST_LINES } from './read/read-orders.ts';
import { texts } from './texts/index.ts';
import { messageAtom, useAdding } from './use-adding.ts';
import { usePlan } from './use-plan.ts';

export interface PasteDialogProps {
  editor: OrderEditor;
  pasting: Pasting;
  pasted: Pasted;
}

/** The orders and style numbers of a pasted text, after a look at what each line becomes (D-150). */
export function PasteDialog({ editor, pasting, pasted }: PasteDialogProps) {
  const text = useText(texts);
  const setMessage = useSetAtom(messageAtom);
  const planned = usePlan(editor, pasted);
  const { rows, toAdd, reading, openQuestions, isLookedUp, failure } = planned;
  const adding = useAdding(editor, pasting);
  const content = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const orders = toAdd.filter(({ order }) => !order || !isHere(order.id, editor)).length;
  const isReady = isLookedUp && openQuestions.length === 0 && toAdd.length > 0;
  const isRetry = isReady && toAdd.every(({ key }) => pasted.results[key]?.is === 'failed');

  // Where the first key is wanted: what is asked, else what adds.
  const hasQuestions = reading.questions.length > 0;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current)
      (hasQuestions ? content.current?.querySelector('input') : addButton.current)?.focus();
    isFirst.current = false;
    return () => setMessage(null);
  }, [hasQuestions, setMessage]);

  const close = () => {
    if (!adding.progress) pasting.close(orders);
  };
  // Asked for while numbers were still looked up.
  const [isWanted, setWanted] = useState(false);
  const add = async () => {
    setWanted(!isLookedUp && !failure && openQuestions.length === 0);
    if (isReady && (await adding.add(toAdd))) pasting.finish();
  };
  const addNow = useStable(() => void add());
  useEffect(() => {
    if (isWanted && isLookedUp) addNow();
  }, [isWanted, isLookedUp, addNow]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A form inside the dialog would be one inside that of the page.
    if (event.key !== 'Enter' || isComposing(event) || !(event.target as Element).matches('input')) return;
    event.preventDefault();
    void add();
  };
  const { change } = pasting;
  const onEdit = useCallback(
    (key: string, edit: Edit) => {
      setWanted(false);
      change(({ edits, results, ...rest }) => {
        const { [key]: _, ...others } = results;
        return { ...rest, edits: { ...edits, [key]: { ...edits[key], ...edit } }, results: others };
      });
    },
    [change],
  );

  return (
    <Dialog
      open
      wide="full"
      title={text('preview.title')}
      onClose={close}
      actions={
        <>
          <p role="status" className={s.progress}>
            {adding.progress && text('orders.quickAdd.progress', adding.progress)}
          </p>
          <Button onClick={close}>{text('preview.later')}</Button>
          <Button
            ref={addButton}
            variant="primary"
            busy={adding.progress !== undefined || isWanted}
            // Not `disabled`: it has the focus, and keeps it while a question is open or the numbers are looked up.
            aria-disabled={!isReady || undefined}
            onClick={() => void add()}
          >
            {isRetry ? text('common.tryAgain') : text('preview.add', { count: orders })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field adds, as in a form */}
      <div ref={content} className={s.content} onKeyDown={onKeyDown}>
        <PreviewMessages failure={failure} onRetry={planned.retry} />
        {reading.count > MOST_LINES && (
          <Banner kind="warning">
            {text('preview.tooMany', { count: reading.count, most: MOST_LINES })}
          </Banner>
        )}
        <div className={s.summary}>
          <p role="status">{summaryOf(planned, openQuestions.length, text)}</p>
          {!isLookedUp && !failure && (
            <p className={s.reading}>
              <Spinner />
              {text('orders.status.searchingPo')}
            </p>
          )}
        </div>
        <Questions
          questions={reading.questions}
          answers={pasted.answers}
          onAnswer={(key, answer) =>
            change((now) => ({ ...now, answers: { ...now.answers, [key]: answer } }))
          }
        />
        <Preview rows={rows} isReadOnly={adding.progress !== undefined} onEdit={onEdit} />
      </div>
    </Dialog>
  );
}

const isHere = (orderId: number, { context }: OrderEditor): boolean => context.rowOf(orderId) !== undefined;

function PreviewMessages({ failure, onRetry }: { failure: { error: unknown } | undefined; onRetry(): void }) {
  const locale = useLocale();
  const provider = useAtomValue(providerAtom);
  const shown = useAtomValue(messageAtom);
  const failed = failure && failureMessage(texts('orders.error.quickPo'), failure.error);
  return (
    <div aria-live="polite" className={s.messages}>
      {shown && <Banner kind={shown.severity}>{messageText(shown, locale, provider)}</Banner>}
      {failed && (
        <Banner kind={failed.severity} onRetry={onRetry}>
          {messageText(failed, locale, provider)}
        </Banner>
      )}
    </div>
  );
}

/** A line of which nothing is taken, since an earlier one has it. */
const isRepeated = ({ fate }: PlannedRow): boolean => fate.is === 'twice' && fate.styles === 0;

type Count = 'added' | 'create' | 'attach' | 'here' | 'styles' | 'failed' | 'doubtful' | 'wrong' | 'leftOut';

/** What the whole list comes to, in the order of what it does. */
function summaryOf({ rows, toAdd }: Plan, questions: number, text: Translate<IdOf<typeof texts>>): string {
  const isOf = (...kinds: Fate['is'][]) => rows.filter(({ fate }) => kinds.includes(fate.is)).length;
  const counts: Record<Count, number> = {
    added: isOf('added'),
    create: isOf('create'),
    attach: isOf('attach'),
    here: isOf('here'),
    styles: toAdd.reduce((sum, { styles, brings }) => sum + styles.length + brings, 0),
    failed: isOf('failed'),
    doubtful: isOf('doubtful') + questions,
    wrong: isOf('wrong'),
    leftOut: isOf('leftOut', 'out', 'shortened') + rows.filter(isRepeated).length,
  };
  const parts = (Object.keys(counts) as Count[]).flatMap((name) =>
    counts[name] > 0 ? [text(`preview.count.${name}`, { count: counts[name] })] : [],
  );
  return parts.join(' · ');
}
