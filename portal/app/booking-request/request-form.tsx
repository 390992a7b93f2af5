import { useEffect, useMemo, useState } from 'react';
import type { BookingAnswer } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { DateInput } from '../../../shared/ui/date-input/date-input.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { adminFailure } from '../admin/failure-text.ts';
import { Form } from '../form/form.tsx';
import { refusedField } from '../form/refused-field.ts';
import { TextAreaField } from '../form/text-area-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSave } from '../form/use-save.ts';
import { ModeField } from '../rate-search/form/mode-field.tsx';
import { PlaceField } from '../rate-search/form/place-field.tsx';
import { withMode } from '../rate-search/query/fields.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { ConflictNotice } from '../records/conflict/conflict-notice.tsx';
import { type Entry, useEntry } from '../records/conflict/use-entry.ts';
import { Card } from '../records/parts/card.tsx';
import { findCustomers, saveBookingRequest } from './api.ts';
import * as s from './booking-request.css.ts';
import { CargoFields } from './cargo-fields.tsx';
import { checkEntry, type Problems } from './check-entry.ts';
import type { RequestDraft } from './draft-format.ts';
import { inputOf, type RequestEntry, type RequestOf } from './entry.ts';
import { FIELD_NAMES, useEntryText } from './entry-text.ts';
import { OrdersField } from './orders-field.tsx';
import { texts } from './texts/index.ts';
import type { OpenedDraft } from './use-request-draft.ts';

interface RequestFormProps {
  /** What the form begins with: a stored booking, or what a new one comes of. */
  stored: RequestEntry;
  on: RequestOf;
  /** The person works for several companies, and says which one it is for. */
  asksCustomer: boolean;
  /** Whose orders are offered where the person works for one company. */
  company: number | undefined;
  draft: OpenedDraft;
  /** Whether the device keeps the draft. */
  isKept: boolean;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
  onDone(booking: BookingAnswer): void;
  /** Throws away what was entered. */
  onStartOver(): void;
}

/** What is to be shipped, from where to where, with which orders and for whom (MOD-04). Entries are kept on the device until they are sent. */
export function RequestForm(props: RequestFormProps) {
  const { stored, on, asksCustomer, company, draft, isKept, onStale, onDone, onStartOver } = props;
  const { slot, found } = draft;
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const entry = useEntry(stored, on.revision ?? 0, found);
  const { values } = entry;
  const [attempt, setAttempt] = useState<RequestDraft['attempt']>(found?.attempt ?? null);
  const [refusedFor, setRefusedFor] = useState<RequestEntry>();
  const places = usePlaces(values.mode === 'Air');
  const customers = useRemoteOptions(findCustomers);
  const entryText = useEntryText(places);
  const checked = useMemo(
    () => checkEntry(values, { needsCustomer: asksCustomer, storedDay: stored.day, today: today() }),
    [values, asksCustomer, stored],
  );
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;

  useEffect(() => {
    slot.save(entry.isDirty ? { values, base: entry.base, attempt } : null);
  }, [slot, entry.isDirty, values, entry.base, attempt]);

  const errorOf = (field: keyof Problems): string | undefined => {
    const problem = checked.problems?.[field];
    if (problem) return form.isChecked ? text(problem) : undefined;
    const isRefused = refused?.field.split('.')[0] === field && refusedFor === values;
    return isRefused ? text(refused.text) : undefined;
  };
  const submit = async () => {
    if (!form.isValid() || checked.problems) return;
    const input = inputOf(values, checked.search, on);
    const content = JSON.stringify(input);
    let answer: BookingAnswer | undefined;
    const step = await save.run({
      parts: () => [input],
      async send(part, given) {
        const key = attempt?.content === content ? attempt.key : given;
        const now = { content, key };
        setAttempt(now);
        slot.save({ values, base: entry.base, attempt: now });
        slot.flush();
        answer = await saveBookingRequest(part, key);
      },
    });
    setRefusedFor(values);
    if (step === 'conflict') {
      setAttempt(null);
      onStale();
    }
    if (step !== 'saved' || !answer) return;
    slot.save(null);
    onDone(answer);
  };
  const isShownAtField = refused && refusedFor === values && refused.field.split('.')[0]! in FIELD_NAMES;
  const customer = values.customer ?? (company === undefined ? null : { id: company, label: '' });
  const area = (name: 'shipper' | 'consignee' | 'remarks') => ({
    label: text(`booking.${name}`),
    hint: text('booking.optional'),
    value: values[name],
    problems: checked.problems?.[name] ? [checked.problems[name]] : [],
    onText: (typed: string) => entry.change({ [name]: typed }),
  });
  return (
    <Form
      of={form}
      isBusy={save.isBusy}
      progress={text('booking.sending')}
      className={s.form}
      onSubmit={() => void submit()}
    >
      <Notices entry={entry} draft={draft} onStartOver={onStartOver} />
      {'error' in save.state && save.state.step !== 'conflict' && !isShownAtField && (
        <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>
      )}
      <ConflictNotice
        entry={entry}
        isStale={save.state.step === 'conflict'}
        nameOf={(field) => text(entryText.nameOf(field))}
        valueText={entryText.valueText}
      />
      {places.hasFailed && (
        <Banner kind="error" onRetry={places.retry}>
          {text('rateSearch.places.failed')}
        </Banner>
      )}
      <Card title={text('booking.freight')}>
        <div className={s.part}>
          {asksCustomer && (
            <Combobox
              label={text('list.col.customer')}
              required
              options={customers}
              value={values.customer}
              readOnly={save.isBusy}
              onChange={(one) =>
                entry.change({ customer: one && { id: Number(one.id), label: one.label }, orders: [] })
              }
              {...(errorOf('customerId') && { error: errorOf('customerId')! })}
            />
          )}
          <ModeField
            value={values.mode}
            onChange={(mode) => save.isBusy || entry.change(withMode(values, mode))}
          />
          <div className={s.lane}>
            {(['origin', 'destination'] as const).map((end) => (
              <PlaceField
                key={end}
                label={text(`rateSearch.${end}.${values.mode === 'Air' ? 'airport' : 'port'}`)}
                placeholder={text(`rateSearch.place.${values.mode === 'Air' ? 'airport' : 'port'}`)}
                places={places}
                value={values[end]}
                error={errorOf(end)}
                onChange={(id) => save.isBusy || entry.change({ [end]: id })}
              />
            ))}
          </div>
          <div className={s.day}>
            <Field label={text('booking.cargoReadyOn')} required error={errorOf('cargoReadyOn')}>
              <DateInput value={values.day} readOnly={save.isBusy} onText={(day) => entry.change({ day })} />
            </Field>
          </div>
          <CargoFields entry={values} isReadOnly={save.isBusy} errorOf={errorOf} onChange={entry.change} />
        </div>
      </Card>
      <Card title={text('booking.ordersTitle')} count={values.orders.length}>
        {customer ? (
          <OrdersField
            company={customer.id}
            orders={values.orders}
            error={errorOf('orderIds')}
            onChange={(orders) => entry.change({ orders })}
          />
        ) : (
          <p className={s.note}>{text('booking.orders.customerFirst')}</p>
        )}
      </Card>
      <Card title={text('booking.parties')}>
        <div className={s.part}>
          <div className={s.lane}>
            <TextAreaField {...area('shipper')} rows={2} />
            <TextAreaField {...area('consignee')} rows={2} />
          </div>
          <TextAreaField {...area('remarks')} />
        </div>
      </Card>
      <div className={s.buttons}>
        <p className={s.note}>{text(isKept ? 'booking.kept' : 'booking.notKept')}</p>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {text(on.bookingId === null ? 'booking.request' : 'booking.save')}
        </Button>
      </div>
    </Form>
  );
}

/** That an earlier visit's entries are there again. */
function Notices({
  entry,
  draft,
  onStartOver,
}: {
  entry: Entry<RequestEntry>;
  draft: OpenedDraft;
  onStartOver(): void;
}) {
  const text = useText(texts);
  const [isRead, setRead] = useState(false);
  if (!draft.found || isRead || !entry.isDirty) return null;
  return (
    <Banner
      kind="info"
      onDismiss={() => setRead(true)}
      actions={
        <Button size="sm" onClick={onStartOver}>
          {text('booking.startOver')}
        </Button>
      }
    >
      {text('booking.restored')}
    </Banner>
  );
}
