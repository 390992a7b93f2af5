import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { texts } from '../texts/index.ts';
import * as s from './links.css.ts';

export const ShipmentInvoice = v.object({
  id: v.number(),
  reference: v.string(),
  status: Text,
  dueOn: v.string(),
  totals: v.array(v.object({ id: v.number(), currency: v.string(), amount: v.number() })),
});

/** What a shipment is billed with: amounts, when they are due, and whether they are paid (MOD-09). */
export function ShipmentInvoices({
  invoices,
}: {
  invoices: readonly v.InferOutput<typeof ShipmentInvoice>[];
}) {
  const text = useText(texts);
  const formats = useFormats();
  return (
    <ul className={s.list}>
      {invoices.map(({ id, reference, status, dueOn, totals }) => (
        <li key={id} className={s.item}>
          <PortalLink href={pageOf.invoice(id)}>{reference}</PortalLink>
          <span className={s.kind}>
            {listText(totals, formats)} · {text('record.invoice.due', { day: formats.date(dueOn) })}
          </span>
          <StatusBadge of={status} />
        </li>
      ))}
    </ul>
  );
}
