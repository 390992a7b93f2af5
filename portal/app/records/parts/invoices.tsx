import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { billedAmounts, InvoiceTotal, openAmounts } from '../../../lists/definitions/invoices.ts';
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
  totals: v.array(InvoiceTotal),
});

/** What a shipment is billed with: amounts without what was credited, what of them is open and when it is due (MOD-09). */
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
            {listText(billedAmounts(totals), formats)}
            {openAmounts(totals).length > 0 && (
              <span className={s.line}>
                {text('record.invoice.open', { amount: listText(openAmounts(totals), formats) })}
                {' · '}
                {text('record.invoice.due', { day: formats.date(dueOn) })}
              </span>
            )}
          </span>
          <StatusBadge of={status} />
        </li>
      ))}
    </ul>
  );
}
