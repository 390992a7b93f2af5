import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../form/date-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useChanges } from '../../form/use-changes.ts';
import { LocationDialog } from '../../locations/location-dialog.tsx';
import { useAddsLocations } from '../../locations/use-adds-locations.ts';
import { SaveFailure } from '../conflict/save-failure.tsx';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { texts } from '../texts/index.ts';
import { type Arrival, isBeforeArrival } from './arrival.ts';
import { arrivalSentence } from './arrival-text.ts';
import * as s from './deliveries.css.ts';
import { planDelivery } from './delivery-actions.ts';
import { type DeliveryEntry, entryOf, entryProblems } from './delivery-entry.ts';
import { PlaceChoice } from './place-choice.tsx';
import type { ShipmentDelivery } from './shipment-delivery.ts';
import { addressOf, deliveryTo, placeFrom, usePlaces } from './use-places.ts';

interface DeliveryDialogProps {
  shipmentId: number;
  /** Whose goods they are. */
  companyId: number | undefined;
  arrival: Arrival | undefined;
  /** Which one is changed; none plans a further one. */
  delivery?: ShipmentDelivery | undefined;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks when and where goods are to be delivered, and whom to ask for there (MOD-03). */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { shipmentId, companyId, arrival, delivery, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const save = useRecordSave({ type: 'shipment', id: shipmentId });
  const { values: entry, isDirty, change } = useChanges(entryOf(delivery));
  const { places, add } = usePlaces(companyId);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useAddsLocations(companyId) && !places.some((place) => addressOf(place) === entry.address);
  const problems = entryProblems(entry, today());
  const field = (name: keyof DeliveryEntry) => ({
    value: entry[name],
    problems: problems[name],
    onText: (value: string) => change({ [name]: value }),
  });
  const run = () => {
    const on = { deliveryId: delivery?.id ?? null, revision: delivery?.revision ?? null };
    return save.run({ parts: () => [{ shipmentId, ...on, ...entry }], send: planDelivery });
  };
  return (
    <>
      <FormDialog
        title={text(delivery ? 'record.delivery.changeTitle' : 'record.delivery.plan')}
        save={save}
        isDirty={isDirty}
        confirm={{ label: text('record.milestone.save'), run }}
        onClose={onClose}
        onDone={onDone}
        onStale={onStale}
      >
        <SaveFailure save={save} />
        {delivery?.status === 'Confirmed' && <p className={s.note}>{text('record.delivery.again')}</p>}
        <DateField label={text('record.delivery.day')} {...field('deliveryOn')} required takesFocus />
        <ArrivalNote arrival={arrival} deliveryOn={entry.deliveryOn} />
        <div className={s.times}>
          <TextField type="time" label={text('record.delivery.from')} {...field('fromTime')} required />
          <TextField type="time" label={text('record.delivery.until')} {...field('untilTime')} required />
        </div>
        <p className={s.note}>{text('record.delivery.local')}</p>
        {places.length > 0 && <PlaceChoice places={places} address={entry.address} onPlace={change} />}
        <TextField label={text('list.col.address')} {...field('address')} required />
        {mayAdd && (
          <div>
            <Button size="sm" onClick={() => save.isBusy || setAdding(true)}>
              {text('record.delivery.addPlace')}
            </Button>
          </div>
        )}
        <TextField label={text('list.col.contact')} {...field('contactName')} />
        <TextField type="tel" label={text('list.col.phone')} {...field('contactPhone')} />
        <TextField label={text('list.col.deliveryReference')} {...field('reference')} />
      </FormDialog>
      {isAdding && (
        <LocationDialog
          companyId={companyId}
          begun={{ street: entry.address, contactName: entry.contactName, contactPhone: entry.contactPhone }}
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
function ArrivalNote({ arrival, deliveryOn }: { arrival: Arrival | undefined; deliveryOn: string }) {
  const text = useText(texts);
  const formats = useFormats();
  if (!arrival) return null;
  return (
    <div>
      <p className={s.note}>
        {[arrivalSentence(arrival, { text, formats }), arrival.place].filter(Boolean).join(' · ')}
      </p>
      <p role="status" className={s.warning}>
        {isBeforeArrival(deliveryOn, arrival) && text('record.delivery.early')}
      </p>
    </div>
  );
}
