import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { creditNotePage } from '../../../lists/definitions/record-pages.ts';
import type { InvoiceEntry, WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useMoney } from '../../modules/cell/use-amount.ts';
import * as links from '../../records/parts/links.css.ts';
import { texts } from '../paper/texts/index.ts';
import { ReverseDialog } from '../settle/reverse-dialog.tsx';
import { useWritesInvoices } from '../use-writes-invoices.ts';
import * as s from './entries.css.ts';

/**
 * MOD-09: what was paid of an invoice and what was credited, with the day and what was noted of it. The provider reverses what was
 * entered by mistake, which stays with the reason.
 */
export function Entries({ invoice, onChange }: { invoice: WholeInvoice; onChange(): void }) {
  const writes = useWritesInvoices();
  const [asked, setAsked] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const entry = invoice.entries.find(({ id }) => id === asked);
  const close = () => {
    flushSync(() => setAsked(undefined));
    // The button that asked is gone where somebody else has reversed the entry meanwhile.
    const item = entry?.reversedAt && list.current?.children[invoice.entries.indexOf(entry)];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={links.list}>
        {invoice.entries.map((one) => (
          <Entry
            key={one.id}
            invoiceId={invoice.id}
            of={one}
            onReverse={writes ? () => setAsked(one.id) : undefined}
          />
        ))}
      </ul>
      {entry && (
        <ReverseDialog
          key={entry.id}
          invoice={invoice}
          entry={entry}
          onClose={close}
          onDone={() => {
            close();
            onChange();
          }}
          onStale={onChange}
        />
      )}
    </>
  );
}

interface EntryProps {
  invoiceId: number;
  of: InvoiceEntry;
  onReverse: (() => void) | undefined;
}

function Entry({ invoiceId, of: entry, onReverse }: EntryProps) {
  const text = useText(texts);
  const formats = useFormats();
  const moneyOf = useMoney();
  const { kind, currency, enteredOn, note, reversedAt, reversedBy, reversalReason } = entry;
  const money = moneyOf(entry.amount, currency);
  const Word = reversedAt ? 's' : 'span';
  return (
    <li className={links.item} tabIndex={-1}>
      <Word>
        {kind === 'credit' ? (
          <PortalLink href={creditNotePage(invoiceId, entry.id)}>
            {text('paper.creditNote', { reference: entry.reference ?? '' })}
          </PortalLink>
        ) : (
          text('invoiceEntry.payment')
        )}
      </Word>
      <span className={links.kind}>{[formats.date(enteredOn), note].filter(Boolean).join(' · ')}</span>
      <Word>{money}</Word>
      {reversedAt && (
        <span className={s.reversed}>
          {reversalReason
            ? text('invoiceEntry.reversed', {
                day: formats.date(reversedAt),
                who: reversedBy ?? '',
                reason: reversalReason,
              })
            : text('invoiceEntry.reversedOn', { day: formats.date(reversedAt) })}
        </span>
      )}
      {onReverse && !reversedAt && (
        <span className={s.button}>
          <Button
            ref={focusBack}
            size="sm"
            aria-label={text('invoiceEntry.reverseOne', { kind, amount: money })}
            onClick={onReverse}
          >
            {text('invoiceEntry.reverse')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** For `ref`: the button goes once it has done its work, and must not take the focus along. */
const focusBack = (button: HTMLElement | null) => () => {
  if (document.activeElement === button) button?.closest('li')?.focus({ preventScroll: true });
};
