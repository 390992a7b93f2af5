import { useEffect, useMemo, useState } from 'react';
import type { BookingAnswer } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { OpenedDraft } from '../drafts/use-entry-draft.ts';
import { useKeptEntry } from '../drafts/use-kept-entry.ts';
import { Form } from '../form/form.tsx';
import { refusedField } from '../form/refused-field.ts';
import { useForm } from '../form/use-form.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { EntryFailure } from '../records/conflict/entry-failure.tsx';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
import { Card } from '../records/parts/card.tsx';
import { saveBookingRequest } from './api.ts';
import * as s from './booking-request.css.ts';
import { checkEntry, type Problems } from './check-entry.ts';
import { firstWordsOf, inputOf, REQUEST_PARTS, type RequestEntry, type RequestOf } from './entry.ts';
import { FIELD_NAMES, useEntryText } from './entry-text.ts';
import { FreightCard } from './freight-card.tsx';
import type { LastParties } from './last-parties.ts';
import { OrdersField } from './orders-field.tsx';
import { PartiesCard } from './parties-card.tsx';
import { RefusedQuote } from './refused-quote.tsx';
import type { Beginning } from './templates.ts';
import { texts } from './texts/index.ts';
import { useGoneOrders } from './use-gone-orders.ts';
import { useKeptTemplate } from './use-kept-template.tsx';
import { useRequestParties } from './use-request-parties.tsx';
import { useUnfilledFocus } from './use-unfilled-focus.ts';

interface RequestFormProps {
  /** What the form begins with: a stored booking, or what a new one comes of. */
  stored: RequestEntry;
  on: RequestOf;
  /** The person works for several companies, and says which one it is for. */
  asksCustomer: boolean;
  /** Whose orders are offered where the person works for one company. */
  company: number | undefined;
  draft: OpenedDraft<RequestEntry>;
  /** The booking that the parties and terms of `stored` are from, and those. */
  last?: LastParties | undefined;
  /** The template that `stored` is from. */
  template?: Beginning | undefined;
  /** It was chosen on this page what the form comes filled with: it begins in the first field that is still to be filled. */
  isChosen?: boolean;
  /** Nothing of it can be saved any more: what was typed stays, to be read and copied. */
  isOver?: boolean;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
  onDone(booking: BookingAnswer): void;
}

/** What is to be shipped, from where to where, with which orders and for whom (MOD-04). Entries are kept on the device until they are sent. */
export function RequestForm(props: RequestFormProps) {
  const { stored, on, asksCustomer, company, draft, last, template, onStale, onDone } = props;
  const { isOver = false, isChosen = false } = props;
  const text = useText(texts);
  const save = useRecordSave(on.bookingId === null ? undefined : { type: 'booking', id: on.bookingId });
  const form = useForm();
  const kept = useKeptEntry({ stored, revision: on.revision ?? 0, draft, parts: REQUEST_PARTS, form });
  const { entry } = kept;
  const { values } = entry;
  const [refusedFor, setRefusedFor] = useState<RequestEntry>();
  const [orderRound, setOrderRound] = useState(draft.found ? 1 : 0);
  const goneOrders = useGoneOrders(values.orders, orderRound);
  const places = usePlaces(values.mode === 'Air');
  const entryText = useEntryText(places);
  const checked = useMemo(
    () => checkEntry(values, { needsCustomer: asksCustomer, storedDay: stored.day, today: today() }),
    [values, asksCustomer, stored],
  );
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  const [isWithoutQuote, setWithoutQuote] = useState(false);
  const quoteId = isWithoutQuote ? null : on.quoteId;

  // It takes the place of one that was thrown away, with the button for it.
  const takesFocus = draft.round > 0;
  useEffect(() => {
    if (takesFocus) form.ref.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [takesFocus, form.ref]);
  useUnfilledFocus(form.ref, isChosen && !takesFocus && !places.isLoading);

  const errorOf = (field: keyof Problems): string | undefined => {
    const problem = checked.problems?.[field];
    if (problem) return form.isChecked ? text(problem) : undefined;
    const isRefused = refused?.field.split('.')[0] === field && refusedFor === values;
    return isRefused ? text(refused.text) : undefined;
  };
  const submit = async () => {
    if (!form.isValid() || checked.problems) return;
    const { quoteBookingIds, ...rest } = on;
    const input = inputOf(values, checked.search, {
      ...{ ...rest, quoteId },
      ...(quoteId !== null && quoteBookingIds && { quoteBookingIds }),
    });
    let answer: BookingAnswer | undefined;
    const step = await save.run({
      parts: () => [input],
      async send(part, given) {
        answer = await saveBookingRequest(part, kept.keyFor(part, given));
      },
    });
    setRefusedFor(values);
    if (step === 'conflict') {
      kept.forgetTry();
      // What there is to choose now was asked of nobody yet.
      form.startOver();
      onStale();
    }
    if (step === 'failed') setOrderRound(orderRound + 1);
    if (step !== 'saved' || !answer) return;
    kept.end();
    onDone(answer);
  };
  const isQuoteRefused = refused?.field === 'quoteId' && quoteId !== null;
  const isShownAtField = refused && refusedFor === values && refused.field.split('.')[0]! in FIELD_NAMES;
  const customer = values.customer ?? (company === undefined ? null : { id: company, label: '' });
  const parties = useRequestParties(customer?.id, entry.change);
  const keptTemplate = useKeptTemplate(values, template);
  const fields = { entry: values, problems: checked.problems, errorOf, onChange: entry.change };
  return (
    <>
      <Form
        of={form}
        isBusy={save.isBusy}
        progress={text('booking.sending')}
        className={s.form}
        onSubmit={() => void submit()}
      >
        <DraftNotice isShown={entry.isDirty} draft={draft} wordsOf={firstWordsOf} />
        {!isOver && (
          <EntryFailure
            entry={entry}
            save={save}
            isShownAtField={Boolean(isShownAtField) || isQuoteRefused}
            nameOf={(field) => text(entryText.nameOf(field))}
            valueText={entryText.valueText}
          />
        )}
        {isQuoteRefused && (
          <RefusedQuote
            quoteId={quoteId}
            reason={refused.text}
            onWithout={() => {
              setWithoutQuote(true);
              save.dismiss();
            }}
          />
        )}
        {isWithoutQuote && <Banner kind="info">{text('booking.quote.isWithout')}</Banner>}
        <FreightCard {...fields} asksCustomer={asksCustomer} isBusy={save.isBusy} places={places} />
        <Card title={text('booking.ordersTitle')} count={values.orders.length + values.newOrders.length}>
          {customer ? (
            <OrdersField
              company={customer.id}
              bookingId={on.bookingId}
              orders={values.orders}
              newOrders={values.newOrders}
              onNew={(newOrders) => entry.change({ newOrders })}
              gone={goneOrders}
              error={errorOf('orderIds')}
              onChange={(orders) => entry.change({ orders })}
            />
          ) : (
            <p className={s.note}>{text('booking.orders.customerFirst')}</p>
          )}
        </Card>
        <PartiesCard {...fields} parties={parties} last={last} />
        {!isOver && (
          <div className={s.buttons}>
            <p className={s.note}>{text(draft.isKept ? 'draft.kept' : 'draft.notKept')}</p>
            {on.bookingId === null && (
              <Button onClick={() => save.isBusy || form.fields.whenSettled(keptTemplate.ask)}>
                {text('booking.template.save')}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={save.isBusy}>
              {text(on.bookingId === null ? 'booking.request' : 'booking.save')}
            </Button>
          </div>
        )}
      </Form>
      {keptTemplate.parts}
      {parties.dialog}
    </>
  );
}
