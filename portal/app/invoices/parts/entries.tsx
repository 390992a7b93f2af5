import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as links from '../../records/parts/links.css.ts';
import { texts } from '../entry/texts/index.ts';

export const InvoiceEntry = v.object({
  id: v.number(),
  kind: v.string(),
  currency: v.string(),
  amount: v.number(),
  enteredOn: v.string(),
  note: Text,
});

/** What was paid of an invoice and what was credited, with the day and what was noted of it. */
export function Entries({ entries }: { entries: readonly v.InferOutput<typeof InvoiceEntry>[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  return (
    <ul className={links.list}>
      {entries.map(({ id, kind, currency, amount: value, enteredOn, note }) => (
        <li key={id} className={links.item}>
          <span>{text(kind === 'credit' ? 'invoiceEntry.credit' : 'invoiceEntry.payment')}</span>
          <span className={links.kind}>{[formats.date(enteredOn), note].filter(Boolean).join(' · ')}</span>
          <span>
            {currency} {amount(value.toFixed(2), currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
