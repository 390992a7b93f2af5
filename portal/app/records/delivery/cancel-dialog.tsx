import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { OverDialog } from '../conflict/over-dialog.tsx';
import { texts } from '../texts/index.ts';
import { ChangedDelivery } from './changed-delivery.tsx';
import { cancelDelivery } from './delivery-actions.ts';
import { isOpen, type ShipmentDelivery } from './shipment-delivery.ts';
import { useDeliverySave } from './use-delivery-save.ts';

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
  const save = useDeliverySave(shipmentId, delivery);
  const { id: deliveryId, revision, status } = delivery;
  const title = text('record.delivery.cancelTitle', { day: formats.date(delivery.deliveryOn) });
  if (isGone || !isOpen(delivery))
    return (
      <OverDialog title={title} by={save.changedBy} onClose={onClose}>
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
      <ChangedDelivery save={save} delivery={delivery} />
      <p>{text('record.delivery.cancelNote')}</p>
    </FormDialog>
  );
}
