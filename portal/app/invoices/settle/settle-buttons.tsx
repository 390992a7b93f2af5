import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { openAmountOf } from '../../../../shared/trade/open-amount.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from '../entry/entry.css.ts';
import { texts } from '../entry/texts/index.ts';
import { isUntouched } from '../invoice-source.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';

type Asked = 'payment' | 'credit' | 'cancel';

/** What the provider does with an invoice of which something is open; it is changed or cancelled while nothing is paid. */
export function SettleButtons({ invoice, onChange }: { invoice: WholeInvoice; onChange(): void }) {
  const text = useText(texts);
  const [asked, setAsked] = useState<Asked>();
  const isOpen = invoice.totals.some((total) => decimal(openAmountOf(total)).gt('0'));
  const dialog = {
    invoice,
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined);
      onChange();
    },
    onStale: onChange,
  };
  return (
    <>
      {isOpen && (
        <div className={s.settle}>
          <Button size="sm" variant="primary" onClick={() => setAsked('payment')}>
            {text('invoiceEntry.recordPayment')}
          </Button>
          <Button size="sm" onClick={() => setAsked('credit')}>
            {text('invoiceEntry.creditTitle')}
          </Button>
          {isUntouched(invoice) && (
            <>
              <Button size="sm" onClick={() => setAsked('cancel')}>
                {text('invoiceEntry.cancel')}
              </Button>
              <PortalLink href={`/invoices/${invoice.id}/change`}>{text('invoiceEntry.change')}</PortalLink>
            </>
          )}
        </div>
      )}
      {(asked === 'payment' || asked === 'credit') && <SettleDialog kind={asked} {...dialog} />}
      {asked === 'cancel' && <CancelDialog {...dialog} />}
    </>
  );
}
