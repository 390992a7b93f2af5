import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import type { WholeInvoice } from '../invoice-source.ts';
import type { InvoiceEntry } from '../parts/entries.tsx';
import * as s from './paper.css.ts';
import { Paper } from './paper.tsx';
import { texts } from './texts/index.ts';

/** MOD-09: a credit note on paper, between whom it was issued: of which invoice how much is owed no more. */
export function CreditNotePaper({ invoice, note }: { invoice: WholeInvoice; note: InvoiceEntry }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const { shipment, reference } = invoice;
  const { currency, enteredOn, reversedAt } = note;
  const money = amount(String(note.amount), currency);
  const of = { reference, day: formats.date(invoice.issuedOn) };
  return (
    <Paper
      heading={text('paper.creditNote', { reference: note.reference ?? '' })}
      seller={note.seller}
      customer={note.billedTo}
      facts={[
        [text('paper.date'), formats.date(enteredOn)],
        [text('paper.forInvoice'), reference],
        [text('paper.invoiceDate'), formats.date(invoice.issuedOn)],
        [text('list.col.shipment'), shipment?.reference],
      ]}
    >
      {reversedAt && <p className={s.caption}>{text('paper.reversed', { day: formats.date(reversedAt) })}</p>}
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{text('paper.description')}</th>
            <th scope="col">{text('invoice.col.currency')}</th>
            <th scope="col" className={s.end}>
              {text('paper.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {text(note.cancels ? 'paper.cancels' : 'paper.credits', of)}
              {note.note && <p>{note.note}</p>}
            </td>
            <td>{currency}</td>
            <td className={s.end}>{money}</td>
          </tr>
          <tr className={s.sum}>
            <td>{text('paper.credited')}</td>
            <td>{currency}</td>
            <td className={s.end}>{money}</td>
          </tr>
        </tbody>
      </table>
    </Paper>
  );
}
