import { amountText } from '../lists/cell/amount-text.ts';
import type { InvoiceEntry, WholeInvoice } from '../lists/definitions/whole-invoice.ts';
import { customerOf, factsOf, footOf, type Paper, type PaperLanguage, sellerOf } from './paper.ts';

/** A credit note, between whom it was issued: of which invoice how much is owed no more. */
export function creditNotePaper(invoice: WholeInvoice, note: InvoiceEntry, language: PaperLanguage): Paper {
  const { text, formats } = language;
  const { shipment, reference } = invoice;
  const { currency, enteredOn, reversedAt } = note;
  const money = amountText(formats, String(note.amount), currency);
  const of = { reference, day: formats.date(invoice.issuedOn) };
  return {
    heading: text('paper.creditNote', { reference: note.reference ?? '' }),
    seller: sellerOf(note.seller, language),
    customer: customerOf(note.billedTo, text('paper.billTo'), language),
    facts: factsOf(
      [text('paper.date'), formats.date(enteredOn)],
      [text('paper.forInvoice'), reference],
      [text('paper.invoiceDate'), formats.date(invoice.issuedOn)],
      [text('list.col.shipment'), shipment?.reference],
    ),
    parts: [
      ...(reversedAt
        ? [{ kind: 'words', words: text('paper.reversed', { day: formats.date(reversedAt) }) } as const]
        : []),
      {
        kind: 'table',
        title: text('paper.credited'),
        columns: [
          { label: text('paper.description'), kind: 'text' },
          { label: text('invoice.col.currency'), kind: 'text' },
          { label: text('paper.amount'), kind: 'number' },
        ],
        rows: [
          {
            id: 'credit',
            cells: [text(note.cancels ? 'paper.cancels' : 'paper.credits', of), currency, money],
            ...(note.note && { below: note.note }),
          },
          { id: 'sum', isSum: true, cells: [text('paper.credited'), currency, money] },
        ],
      },
    ],
    foot: footOf(note.seller, language),
  };
}
