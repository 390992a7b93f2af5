import { useState } from 'react';
import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { openAmountOf } from '../../../../shared/trade/open-amount.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import type { InvoiceEntry, WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { ChangedFacts } from '../../records/conflict/changed-facts.tsx';
import * as s from '../../records/conflict/conflict-notice.css.ts';
import type { RecordSave } from '../../records/conflict/use-record-save.ts';
import { type TextId, texts } from '../entry/texts/index.ts';

/** What was entered or reversed on an invoice since this was first asked: another one's payments and credits (D-151). */
export function useEntriesSince({ entries }: WholeInvoice): InvoiceEntry[] {
  const [seen] = useState(() => new Map(entries.map(({ id, reversedAt }) => [id, Boolean(reversedAt)])));
  return entries.filter(({ id, reversedAt }) => seen.get(id) !== Boolean(reversedAt));
}

/** Those entries, one below the other. */
export function EntriesSince({ entries }: { entries: readonly InvoiceEntry[] }) {
  const text = useText(texts);
  const entryText = useEntryText(text);
  if (entries.length === 0) return null;
  return (
    <div>
      <p>{text('invoiceEntry.since')}</p>
      <ul className={s.list}>
        {entries.map((entry) => (
          <li key={entry.id}>{entryText(entry)}</li>
        ))}
      </ul>
    </div>
  );
}

function useEntryText(text: Translate<TextId>) {
  const formats = useFormats();
  const moneyOf = useMoney();
  return ({ kind, currency, amount: value, enteredOn, note, reversedAt, reversedBy }: InvoiceEntry) => {
    const money = moneyOf(value, currency);
    const day = formats.date(enteredOn);
    return [
      text('invoiceEntry.sinceOne', { kind, amount: money, day }),
      note,
      reversedAt &&
        [text('invoiceEntry.reversedOn', { day: formats.date(reversedAt) }), reversedBy].join(' · '),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

interface RecordedSinceProps {
  save: RecordSave;
  invoice: WholeInvoice;
  since: readonly InvoiceEntry[];
  isKept: boolean;
}

/** Why the last save of a payment or credit failed; where somebody else has saved meanwhile, what they entered and what is open now. */
export function RecordedSince({ save, invoice, since, isKept }: RecordedSinceProps) {
  const text = useText(texts);
  const formats = useFormats();
  const money = useMoney();
  const { totals, issuedOn, dueOn, revision } = invoice;
  const sums = (of: (total: WholeInvoice['totals'][number]) => string) =>
    listText(
      totals.map((total) => money(of(total), total.currency)),
      formats,
    );
  return (
    <>
      <ChangedFacts
        save={save}
        revision={revision}
        isKept={isKept}
        facts={[
          { name: text('invoice.col.amount'), value: sums((total) => String(total.amount)) },
          { name: text('invoice.col.owed'), value: sums(openAmountOf) },
          { name: text('list.col.issued'), value: formats.date(issuedOn) },
          { name: text('list.col.due'), value: formats.date(dueOn) },
        ]}
      />
      <EntriesSince entries={since} />
    </>
  );
}
