import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { useSave } from '../../form/use-save.ts';
import { texts } from '../texts/index.ts';
import { cancelDelivery } from './delivery-actions.ts';
import type { ShipmentDelivery } from './shipment-delivery.ts';

interface CancelDialogProps {
  delivery: ShipmentDelivery;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks before a delivery is cancelled, since others have made room for it (MOD-03). */
export function CancelDialog({ delivery, onClose, onDone, onStale }: CancelDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useSave();
  const close = () => save.isBusy || onClose();
  const cancel = async () => {
    const step = await save.run({
      parts: () => [{ deliveryId: delivery.id, revision: delivery.revision }],
      send: cancelDelivery,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('record.delivery.cancelTitle', { day: formats.date(delivery.deliveryOn) })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('record.delivery.keep')}</Button>
          <Button variant="danger" busy={save.isBusy} onClick={() => void cancel()}>
            {text('record.delivery.cancel')}
          </Button>
        </>
      }
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <p>{text('record.delivery.cancelNote')}</p>
    </Dialog>
  );
}
