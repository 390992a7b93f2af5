import { useEffect, useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay, today } from '../../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField, TimeOfDayField } from '../../form/date-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { LocationDialog } from '../../locations/location-dialog.tsx';
import { useAddsLocations } from '../../locations/use-adds-locations.ts';
import { ChangedBy } from '../conflict/changed-by.tsx';
import { EntryFailure } from '../conflict/entry-failure.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { texts } from '../texts/index.ts';
import type { Arrival } from './arrival.ts';
import { arrivalSentence, earlyText } from './arrival-text.ts';
import * as s from './deliveries.css.ts';
import { planDelivery } from './delivery-actions.ts';
import { type DeliveryEntry, entryOf, entryProblems } from './delivery-entry.ts';
import { PlaceChoice } from './place-choice.tsx';
import { isOpen, type ShipmentDelivery } from './shipment-delivery.ts';
import { useDeliverySave } from './use-delivery-save.ts';
import { addressOf, deliveryTo, placeFrom, usePlaces } from './use-places.ts';

interface DeliveryDialogProps {
  shipmentId: number;
  /** Whose goods they are. */
  companyId: number | undefined;
  arrival: Arrival | undefined;
  /** Which one is changed; none plans a further one. */
  delivery?: ShipmentDelivery | undefined;
  /** The one that is changed was removed by somebody else. */
  isGone?: boolean;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

const LABELS = {
  deliveryOn: 'record.delivery.day',
  fromTime: 'record.delivery.from',
  untilTime: 'record.delivery.until',
  address: 'list.col.address',
  contactName: 'list.col.contact',
  contactPhone: 'list.col.phone',
  reference: 'list.col.deliveryReference',
} as const;

/**
 * Asks when and where goods are to be delivered, and whom to ask for there (MOD-03). Where what is changed was cancelled or took
 * place meanwhile, what was typed plans a further delivery.
 */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { shipmentId, companyId, arrival, delivery, isGone = false, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const save = useDeliverySave(shipmentId, delivery);
  const formats = useFormats();
  const entry = useEntry(entryOf(delivery), delivery?.revision ?? 0);
  const { values, change } = entry;
  const isOver = delivery !== undefined && (isGone || !isOpen(delivery));
  // That it could not be changed is told by what is said of one that is over.
  const { dismiss } = save;
  useEffect(() => {
    if (isOver) dismiss();
  }, [isOver, dismiss]);
  const { places, add } = usePlaces(companyId);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useAddsLocations(companyId) && !places.some((place) => addressOf(place) === values.address);
  const problems = entryProblems(values, today());
  const field = (name: keyof DeliveryEntry) => ({
    label: text(LABELS[name]),
    value: values[name],
    problems: problems[name],
    onText: (value: string) => change({ [name]: value }),
  });
  const run = () => {
    const changed = isOver ? undefined : delivery;
    const on = { deliveryId: changed?.id ?? null, revision: changed?.revision ?? null };
    return save.run({ parts: () => [{ shipmentId, ...on, ...values }], send: planDelivery });
  };
  return (
    <>
      <FormDialog
        title={text(delivery ? 'record.delivery.changeTitle' : 'record.delivery.plan')}
        save={save}
        isDirty={entry.isDirty}
        confirm={{ label: text(isOver ? 'record.delivery.planAnother' : 'record.milestone.save'), run }}
        onClose={onClose}
        onDone={onDone}
        onStale={onStale}
      >
        {isOver && (
          <Banner kind="warning">
            {text('record.delivery.over', { status: isGone ? 'gone' : (delivery.status ?? '') })}
            <ChangedBy change={save.changedBy} />
            <p>{text('record.delivery.further')}</p>
          </Banner>
        )}
        <EntryFailure
          entry={entry}
          save={save}
          isOver={isOver}
          nameOf={(name) => text(LABELS[name])}
          valueText={(name, value) => (name === 'deliveryOn' && isDay(value) ? formats.date(value) : value)}
        />
        {delivery?.status === 'Confirmed' && <p className={s.note}>{text('record.delivery.again')}</p>}
        <DateField {...field('deliveryOn')} required />
        <ArrivalNote arrival={arrival} delivery={values} />
        <div className={s.times}>
          <TimeOfDayField {...field('fromTime')} required />
          <TimeOfDayField {...field('untilTime')} required />
        </div>
        <p className={s.note}>{text('record.delivery.local')}</p>
        {places.length > 0 && <PlaceChoice places={places} address={values.address} onPlace={change} />}
        <TextField {...field('address')} required />
        {mayAdd && (
          <div>
            <Button size="sm" onClick={() => save.isBusy || setAdding(true)}>
              {text('record.delivery.addPlace')}
            </Button>
          </div>
        )}
        <TextField {...field('contactName')} />
        <TextField type="tel" {...field('contactPhone')} />
        <TextField {...field('reference')} />
      </FormDialog>
      {isAdding && (
        <LocationDialog
          companyId={companyId}
          begun={{
            street: values.address,
            contactName: values.contactName,
            contactPhone: values.contactPhone,
          }}
          onClose={() => setAdding(false)}
          onDone={(saved) => {
            const place = placeFrom(saved);
            setAdding(false);
            add(place);
            change(deliveryTo(place));
          }}
        />
      )}
    </>
  );
}

/** When the goods arrive, and a warning that they are to be delivered before that, which the planner may know better. */
function ArrivalNote({ arrival, delivery }: { arrival: Arrival | undefined; delivery: DeliveryEntry }) {
  const text = useText(texts);
  const formats = useFormats();
  if (!arrival) return null;
  return (
    <div>
      <p className={s.note}>
        {[arrivalSentence(arrival, { text, formats }), arrival.place].filter(Boolean).join(' · ')}
      </p>
      <p role="status" className={s.warning}>
        {earlyText(delivery, arrival, { text })}
      </p>
    </div>
  );
}
