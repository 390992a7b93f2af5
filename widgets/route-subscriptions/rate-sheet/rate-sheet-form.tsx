import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../../shared/element/host.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { RecordMessage } from '../../../shared/record/messages.tsx';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { keepFocus } from '../../../shared/ui/field/keep-focus.ts';
import type { RateSheetEvents } from './events.ts';
import { ProgressPanel } from './progress/progress-panel.tsx';
import * as s from './rate-sheet-form.css.ts';
import { type RateSheetWindow, windowOf } from './rules/entries.ts';
import { entriesAtom, formState, markupsAtom, orderedAtom } from './state/form-state.ts';
import { createGenerator, type Generator } from './state/generator.ts';
import { texts } from './texts/index.ts';
import { ChoiceField } from './views/choice-field.tsx';
import { DayField } from './views/day-field.tsx';
import { NextHalf } from './views/next-half.tsx';
import { PercentageField } from './views/percentage-field.tsx';

interface RateSheetFormProps {
  /** The company; null for none (D-46): the fields are there and disabled. */
  entityId: number | null;
  /** Called with the window at first, and whenever a right one was entered. Keep the function. */
  onWindow?(window: RateSheetWindow): void;
}

/**
 * The form that generates a rate sheet (SHEET-01 to SHEET-19), with messages and progress of its own. It stands in an
 * element of `defineElement()`, whose events `fp-accepted` and `fp-error` it sends.
 */
export function RateSheetForm({ entityId, onWindow }: RateSheetFormProps) {
  const host = useHost<RateSheetEvents>();
  const [generator] = useState(() => createGenerator(host));
  useEffect(() => generator.open(entityId), [generator, entityId]);
  useWindow(onWindow);
  const ordered = useAtomValue(orderedAtom);
  return (
    <section className={s.box}>
      <Fields generator={generator} isDisabled={entityId === null} />
      {/* In the page before it has any text, so that screen readers read what comes into it. */}
      <div aria-live="polite" className={s.messages}>
        <RecordMessage state={formState} />
      </div>
      {ordered && <ProgressPanel of={ordered} />}
    </section>
  );
}

function Fields({ generator, isDisabled }: { generator: Generator; isDisabled: boolean }) {
  const text = useText(texts);
  const form = useRef<HTMLFormElement>(null);
  const save = useAtomValue(formState.saveAtom);
  const isSending = useAtomValue(formState.savingAtom);
  const choosesMarkups = useAtomValue(markupsAtom) !== null;

  // What the server has refused stands at its field.
  useEffect(() => {
    if (save.step === 'failed') focusWrong(form.current);
  }, [save]);

  const submit = () => {
    // The fields' `aria-invalid` is read below, so they have to be drawn first.
    if (flushSync(generator.check)) void generator.submit();
    else focusWrong(form.current);
  };
  const shared = { generator, isDisabled, isReadOnly: isSending };
  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      aria-busy={isSending}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isDisabled) submit();
      }}
    >
      <div>
        <h2 className={s.title}>{text('sheetForm.title')}</h2>
        <p className={s.about}>{text('sheetForm.about')}</p>
      </div>
      <div className={s.fields}>
        <DayField {...shared} name="validityFrom" label={text('sheetForm.from')} />
        <DayField {...shared} name="validityTo" label={text('sheetForm.to')} />
        {choosesMarkups && (
          <>
            <PercentageField
              {...shared}
              name="FAK_percentage"
              label={text('sheetForm.fak')}
              hint={text('sheetForm.fak.about')}
            />
            <PercentageField
              {...shared}
              name="NAC_percentage"
              label={text('sheetForm.nac')}
              hint={text('sheetForm.nac.about')}
            />
          </>
        )}
      </div>
      <NextHalf
        isDisabled={isDisabled || isSending}
        onTaken={() => form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()}
      />
      <div className={s.end}>
        <ChoiceField
          {...shared}
          name="includeExistingRateSheetCharges"
          label={text('sheetForm.charges')}
          about={text('sheetForm.charges.about')}
        />
        <ChoiceField
          {...shared}
          name="includeExternalRates"
          label={text('sheetForm.external')}
          about={text('sheetForm.external.about')}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={isSending} disabled={isDisabled}>
            {text('sheetForm.generate')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const focusWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();

/** Tells of the window at first, and of each whole one: days are written out once their field was left. */
function useWindow(onWindow: ((window: RateSheetWindow) => void) | undefined): void {
  const locale = useLocale();
  const entries = useAtomValue(entriesAtom);
  const isWhole = isDay(entries.validityFrom) && isDay(entries.validityTo);
  const { from, to, includeExternalRates } = (isWhole && windowOf(entries, locale)) || {};
  useEffect(() => {
    if (from === undefined || to === undefined) return;
    onWindow?.({ from, to, includeExternalRates: includeExternalRates ?? false });
  }, [onWindow, from, to, includeExternalRates]);
}
