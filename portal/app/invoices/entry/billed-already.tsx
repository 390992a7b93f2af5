import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { listText } from '../../../lists/cell/cell-text.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import * as s from './entry.css.ts';
import { texts } from './texts/index.ts';
import { useInvoicesOf } from './use-invoices-of.ts';

interface BilledAlreadyProps {
  shipmentId: number | undefined;
  /** The invoice that is changed; null for a new one. */
  invoiceId: number | null;
}

/** Warns that a shipment has invoices already, which is right for a further one and wrong for the same charges (MOD-09). */
export function BilledAlready({ shipmentId, invoiceId }: BilledAlreadyProps) {
  const text = useText(texts);
  const formats = useFormats();
  const invoices = useInvoicesOf(shipmentId, invoiceId);
  if (invoices.length === 0) return null;
  return (
    <div className={s.billed}>
      <Banner kind="warning">
        {text('invoiceEntry.billed', { count: invoices.length })}
        <ul className={s.billedBy}>
          {invoices.map(({ id, reference, status, totals }) => (
            <li key={id} className={s.billedOne}>
              <PortalLink href={pageOf.invoice(id)}>{reference}</PortalLink>
              <span>{listText(totals, formats)}</span>
              <StatusBadge of={status} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
