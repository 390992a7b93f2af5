import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { texts } from '../texts/index.ts';
import * as s from './deliveries.css.ts';
import { planDelivery } from './delivery-actions.ts';
import { type DeliveryEntry, entryOf, entryProblems } from './delivery-entry.ts';
import { PlaceChoice } from './place-choice.tsx';
import type { ShipmentDelivery } from './shipment-delivery.ts';
import { usePlaces } from './use-places.ts';

interface DeliveryDialogProps {
  shipmentId: number;
  /** Whose goods they are. */
  companyId: number | undefined;
  /** Which one is changed; none plans a further one. */
  delivery?: ShipmentDelivery | undefined;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks when and where goods are to be delivered, and whom to ask for there (MOD-03). */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { shipmentId, companyId, delivery, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [entry, setEntry] = useState(() => entryOf(delivery));
  const places = usePlaces(companyId);
  const problems = entryProblems(entry, today());
  const close = () => save.isBusy || onClose();
  const field = (name: keyof DeliveryEntry) => ({
    value: entry[name],
    problems: problems[name],
    onText: (value: string) => setEntry((last) => ({ ...last, [name]: value })),
  });

  const submit = async () => {
    if (!form.isValid()) return;
    const on = { deliveryId: delivery?.id ?? null, revision: delivery?.revision ?? null };
    const step = await save.run({ parts: () => [{ shipmentId, ...on, ...entry }], send: planDelivery });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };

  return (
    <Dialog
      title={text(delivery ? 'record.delivery.changeTitle' : 'record.delivery.plan')}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text('record.milestone.save')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        {delivery?.status === 'Confirmed' && <p className={s.note}>{text('record.delivery.again')}</p>}
        <TextField type="date" label={text('record.delivery.day')} {...field('deliveryOn')} takesFocus />
        <div className={s.times}>
          <TextField type="time" label={text('record.delivery.from')} {...field('fromTime')} />
          <TextField type="time" label={text('record.delivery.until')} {...field('untilTime')} />
        </div>
        <p className={s.note}>{text('record.delivery.local')}</p>
        {places.length > 0 && (
          <PlaceChoice
            places={places}
            address={entry.address}
            onPlace={(at) => setEntry({ ...entry, ...at })}
          />
        )}
        <TextField label={text('list.col.address')} {...field('address')} />
        <TextField label={text('list.col.contact')} {...field('contactName')} />
        <TextField type="tel" label={text('list.col.phone')} {...field('contactPhone')} />
        <TextField label={text('list.col.deliveryReference')} {...field('reference')} />
      </Form>
    </Dialog>
  );
}
