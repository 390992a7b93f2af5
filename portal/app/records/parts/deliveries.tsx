import type * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { type Appointment, contactOf, windowOf } from '../../modules/definitions/deliveries.ts';
import * as s from './deliveries.css.ts';

/** When and where the goods of a shipment are delivered, and whom to ask for there (MOD-03). */
export function Deliveries({ deliveries }: { deliveries: readonly v.InferOutput<typeof Appointment>[] }) {
  const formats = useFormats();
  return (
    <ul className={s.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className={s.item}>
          <span className={s.when}>
            {formats.date(delivery.deliveryOn)} · {windowOf(delivery)}
          </span>
          <StatusBadge of={delivery.status} />
          <span className={s.where}>{delivery.address}</span>
          <span className={s.who}>{contactOf(delivery)}</span>
        </li>
      ))}
    </ul>
  );
}
