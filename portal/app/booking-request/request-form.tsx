import { useEffect, useMemo, useState } from 'react';
import type { BookingAnswer } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { OpenedDraft } from '../drafts/use-entry-draft.ts';
import { useKeptEntry } from '../drafts/use-kept-entry.ts';
import { DateField } from '../form/date-field.tsx';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { refusedField } from '../form/refused-field.ts';
import { TextAreaField } from '../form/text-area-field.tsx';
import { useForm } from '../form/use-form.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { ChangeDialog } from '../locations/change-dialog.tsx';
import { LocationDialog, type SavedLocation } from '../locations/location-dialog.tsx';
import { useAddsLocations } from '../locations/use-adds-locations.ts';
import { CargoFields } from '../rate-search/form/cargo-fields.tsx';
import { ModeField } from '../rate-search/form/mode-field.tsx';
import { PlaceField } from '../rate-search/form/place-field.tsx';
import { withMode } from '../rate-search/query/fields.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { EntryFailure } from '../records/conflict/entry-failure.tsx';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
import { Card } from '../records/parts/card.tsx';
import { findCustomers, saveBookingRequest } from './api.ts';
import * as s from './booking-request.css.ts';
import { checkEntry, type Problems } from './check-entry.ts';
import { DepartureField } from './departure-field.tsx';
import { firstWordsOf, inputOf, type RequestEntry, type RequestOf } from './entry.ts';
import { FIELD_NAMES, useEntryText } from './entry-text.ts';
import type { LastParties, Parties } from './last-parties.ts';
import { OrdersField } from './orders-field.tsx';
import { type AskedParty, PartyField } from './party-field.tsx';
import { linesOf } from './party-offers.ts';
import type { Beginning } from './templates.ts';
import { TermsFields } from './terms-fields.tsx';
import { texts } from './texts/index.ts';
import { useGoneOrders } from './use-gone-orders.ts';
import { useKeptTemplate } from './use-kept-template.tsx';
import { useParties } from './use-parties.ts';
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

/** The parties and terms that were filled in are still those. */
const isLike = (values: Parties, last: Parties): boolean =>
  values.shipper === last.shipper &&
  values.consignee === last.consignee &&
  values.pickUp === last.pickUp &&
  values.incoterm === last.incoterm;

/** With another kind of freight; no ship is wished for by air. */
const inMode = (entry: RequestEntry, mode: RequestEntry['mode']): Partial<RequestEntry> => ({
  ...withMode(entry, mode),
  ...((mode === 'Air') !== (entry.mode === 'Air') && { departure: null }),
});

/** What is to be shipped, from where to where, with which orders and for whom (MOD-04). Entries are kept on the device until they are sent. */
export function RequestForm(props: RequestFormProps) {
  const { stored, on, asksCustomer, company, draft, last, template, onStale, onDone } = props;
  const { isOver = false, isChosen = false } = props;
  const text = useText(texts);
  const save = useRecordSave(on.bookingId === null ? undefined : { type: 'booking', id: on.bookingId });
  const form = useForm();
  const kept = useKeptEntry({ stored, revision: on.revision ?? 0, draft, form });
  const { entry } = kept;
  const { values } = entry;
  const [refusedFor, setRefusedFor] = useState<RequestEntry>();
  const [orderRound, setOrderRound] = useState(draft.found ? 1 : 0);
  const goneOrders = useGoneOrders(values.orders, orderRound);
  const places = usePlaces(values.mode === 'Air');
  const customers = useRemoteOptions(findCustomers);
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
  const shownAt = (field: keyof Problems) => ({
    problems: [checked.problems?.[field] ?? []].flat(),
    error: errorOf(field),
  });
  const submit = async () => {
    if (!form.isValid() || checked.problems) return;
    const input = inputOf(values, checked.search, { ...on, quoteId });
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
  const parties = useParties(customer?.id);
  const addsParties = useAddsLocations(customer?.id);
  const [asked, setAsked] = useState<AskedParty & { of: PartyName }>();
  const keptTemplate = useKeptTemplate(values, template);
  const lane =
    values.origin !== null && values.destination !== null
      ? { ...values, origin: values.origin, destination: values.destination }
      : undefined;
  const area = (name: 'shipper' | 'consignee' | 'pickUp' | 'remarks') => ({
    label: text(`booking.${name}`),
    hint: text('booking.optional'),
    value: values[name],
    problems: checked.problems?.[name] ? [checked.problems[name]] : [],
    onText: (typed: string) => entry.change({ [name]: typed }),
  });
  const party = (name: PartyName) => ({
    ...area(name),
    offers: parties.offers,
    onAddress: addsParties ? (party: AskedParty) => setAsked({ of: name, ...party }) : undefined,
  });
  const content = (
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
        <Banner
          kind="error"
          actions={
            <>
              <PortalLink href={pageOf.quote(quoteId)}>{text('booking.quote.open')}</PortalLink>
              <Button
                size="sm"
                onClick={() => {
                  setWithoutQuote(true);
                  save.dismiss();
                }}
              >
                {text('booking.quote.without')}
              </Button>
            </>
          }
        >
          {text(refused.text)}
        </Banner>
      )}
      {isWithoutQuote && <Banner kind="info">{text('booking.quote.isWithout')}</Banner>}
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
                entry.change({
                  customer: one && { id: Number(one.id), label: one.label },
                  orders: [],
                  newOrders: [],
                })
              }
              {...(errorOf('customerId') && { error: errorOf('customerId')! })}
            />
          )}
          <ModeField
            value={values.mode}
            onChange={(mode) => save.isBusy || entry.change(inMode(values, mode))}
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
                onChange={(id) => save.isBusy || entry.change({ [end]: id, departure: null })}
              />
            ))}
          </div>
          <div className={s.day}>
            <DateField
              label={text('booking.cargoReadyOn')}
              required
              value={values.day}
              onText={(day) => entry.change({ day })}
              {...shownAt('cargoReadyOn')}
            />
          </div>
          {lane && (
            <DepartureField
              entry={lane}
              error={errorOf('sailingId') ?? errorOf('flightId')}
              onChange={(departure) => entry.change({ departure })}
            />
          )}
          <CargoFields
            entry={values}
            optional={text('booking.optional')}
            asksMeasures
            className={s.measures}
            shownAt={shownAt}
            onChange={entry.change}
          >
            <NumberField
              label={text('booking.pieces')}
              hint={text('booking.optional')}
              value={values.pieces}
              onNumber={(pieces) => entry.change({ pieces })}
              {...shownAt('pieces')}
            />
          </CargoFields>
        </div>
      </Card>
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
      <Card title={text('booking.parties')}>
        <div className={s.part}>
          {last && isLike(values, last.parties) && (
            <Banner kind="info">{text('booking.lastParties', { reference: last.reference })}</Banner>
          )}
          <div className={s.lane}>
            <PartyField {...party('shipper')} />
            <PartyField {...party('consignee')} />
          </div>
          <TermsFields entry={values} problems={checked.problems} errorOf={errorOf} onChange={entry.change} />
          <div className={s.lane}>
            <PartyField {...party('pickUp')} />
            <TextAreaField {...area('remarks')} rows={4} />
          </div>
        </div>
      </Card>
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
  );
  const dialog = asked && {
    onClose: () => setAsked(undefined),
    onDone({ entry: { name, country, ...address } }: SavedLocation) {
      setAsked(undefined);
      parties.reload();
      entry.change({ [asked.of]: linesOf(name, { ...address, country: country?.name }) });
    },
  };
  return (
    <>
      {content}
      {keptTemplate.parts}
      {/* Beside the form: what is pressed in it submits that one alone. */}
      {dialog &&
        ('address' in asked ? (
          <ChangeDialog address={asked.address} onStale={parties.reload} {...dialog} />
        ) : (
          <LocationDialog companyId={customer?.id} kind={asked.kind} begun={asked.begun ?? {}} {...dialog} />
        ))}
    </>
  );
}

type PartyName = 'shipper' | 'consignee' | 'pickUp';
