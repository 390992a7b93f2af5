import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { nameOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { InvoiceEntry, WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { MissingRecord } from '../../modules/record/missing-record.tsx';
import { Card } from '../../records/parts/card.tsx';
import { Facts } from '../../records/parts/facts.tsx';
import { RecordPage } from '../../records/record-page.tsx';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { INVOICE_SOURCE } from '../invoice-source.ts';
import { CreditNotePaper } from '../paper/credit-note-paper.tsx';
import { PdfButton } from '../paper/pdf-button.tsx';
import { texts } from '../paper/texts/index.ts';

/** `/invoices/{id}/credit-notes/{entry}` (MOD-09): what is credited of which invoice, to be printed. */
export function CreditNotePage({ params }: PageProps) {
  const text = useText(texts);
  const noteOf = ({ entries }: WholeInvoice) =>
    entries.find(({ id, kind }) => kind === 'credit' && id === idIn(params.entry ?? null));
  return (
    <RecordPage
      id={params.id}
      source={INVOICE_SOURCE}
      list={{ id: 'invoices', path: '/invoices', title: 'menu.manifest' }}
      shown={(row) => {
        const note = noteOf(row);
        return { name: note ? text('paper.creditNote', { reference: note.reference ?? '' }) : row.reference };
      }}
      actions={({ id, reference }) => [
        { text: text('paper.invoice', { reference }), href: pageOf.invoice(id) },
      ]}
      paper={(row) => {
        const note = noteOf(row);
        return note && <CreditNotePaper invoice={row} note={note} />;
      }}
      tools={(row) => {
        const note = noteOf(row);
        const asked = note && ({ kind: 'creditNote', invoiceId: row.id, entryId: note.id } as const);
        return asked && <PdfButton asked={asked} name={note.reference ?? row.reference} />;
      }}
    >
      {(row) => {
        const note = noteOf(row);
        return note ? <Note invoice={row} note={note} /> : <MissingRecord />;
      }}
    </RecordPage>
  );
}

function Note({ invoice, note }: { invoice: WholeInvoice; note: InvoiceEntry }) {
  const text = useText(texts);
  const formats = useFormats();
  const money = useMoney();
  const { reference, issuedOn, customer } = invoice;
  const { currency, reversedAt, enteredOn, cancels } = note;
  const of = { reference, day: formats.date(issuedOn) };
  return (
    <Card title={text(cancels ? 'paper.cancels' : 'paper.credits', of)}>
      {reversedAt && (
        <Banner kind="warning">{text('paper.reversed', { day: formats.date(reversedAt) })}</Banner>
      )}
      <Facts
        facts={[
          {
            name: text('paper.credited'),
            value: money(note.amount, currency),
          },
          { name: text('paper.date'), value: formats.date(enteredOn) },
          { name: text('paper.forInvoice'), value: reference, href: pageOf.invoice(invoice.id) },
          { name: text('list.col.customer'), value: nameOf(customer) },
          { name: text('paper.note'), value: note.note },
        ]}
      />
    </Card>
  );
}
