import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { contactOf, windowOf } from '../../../lists/definitions/deliveries.ts';
import { STATUSES } from '../../modules/cell/status.ts';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import type { RecordSave } from '../conflict/use-record-save.ts';
import { texts } from '../texts/index.ts';
import type { ShipmentDelivery } from './shipment-delivery.ts';

/** Why a decision about a delivery was refused; where somebody else has saved meanwhile, what of it is another since (D-151). */
export function ChangedDelivery({ save, delivery }: { save: RecordSave; delivery: ShipmentDelivery }) {
  const text = useText(texts);
  const formats = useFormats();
  const { deliveryOn, address, reference, status, revision } = delivery;
  const known = ownValue(STATUSES, status ?? '');
  return (
    <ChangedFacts
      save={save}
      revision={revision}
      facts={[
        { name: text('record.delivery.day'), value: formats.date(deliveryOn) },
        { name: text('list.col.time'), value: windowOf(delivery) },
        { name: text('list.col.address'), value: address },
        { name: text('list.col.contact'), value: contactOf(delivery) },
        { name: text('list.col.deliveryReference'), value: reference },
        { name: text('list.col.status'), value: known ? text(known.text) : status },
      ]}
    />
  );
}
