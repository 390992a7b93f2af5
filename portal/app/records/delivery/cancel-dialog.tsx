import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { contactOf, windowOf } from '../../../lists/definitions/deliveries.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { STATUSES } from '../../modules/cell/status.ts';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { OverDialog } from '../conflict/over-dialog.tsx';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { texts } from '../texts/index.ts';
import { cancelDelivery } from './delivery-actions.ts';
import { isOpen, type ShipmentDelivery } from './shipment-delivery.ts';

interface CancelDialogProps {
  shipmentId: number;
  delivery: ShipmentDelivery;
  /** It was removed by somebody else. */
  isGone: boolean;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks before a delivery is cancelled, since others have made room for it (MOD-03). */
export function CancelDialog(props: CancelDialogProps) {
  const { shipmentId, delivery, isGone, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'shipment', id: shipmentId });
  const { id: deliveryId, revision, status } = delivery;
  const known = ownValue(STATUSES, status ?? '');
  const title = text('record.delivery.cancelTitle', { day: formats.date(delivery.deliveryOn) });
  if (isGone || !isOpen(delivery))
    return (
      <OverDialog title={title} onClose={onClose}>
        {text('record.delivery.over', { status: isGone ? 'gone' : (status ?? '') })}
      </OverDialog>
    );
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={false}
      confirm={{
        label: text('record.delivery.cancel'),
        variant: 'danger',
        run: () => save.run({ parts: () => [{ deliveryId, revision }], send: cancelDelivery }),
      }}
      cancelLabel={text('record.delivery.keep')}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        facts={[
          { name: text('record.delivery.day'), value: formats.date(delivery.deliveryOn) },
          { name: text('list.col.time'), value: windowOf(delivery) },
          { name: text('list.col.address'), value: delivery.address },
          { name: text('list.col.contact'), value: contactOf(delivery) },
          { name: text('list.col.deliveryReference'), value: delivery.reference },
          { name: text('list.col.status'), value: known ? text(known.text) : status },
        ]}
      />
      <p>{text('record.delivery.cancelNote')}</p>
    </FormDialog>
  );
}
