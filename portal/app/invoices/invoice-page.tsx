import type { Translate } from '../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { chargeLink, nameOf } from '../../lists/definitions/common.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import type { WholeInvoice } from '../../lists/definitions/whole-invoice.ts';
import { Card } from '../records/parts/card.tsx';
import { Facts } from '../records/parts/facts.tsx';
import { Links } from '../records/parts/links.tsx';
import { Columns, RecordPage } from '../records/record-page.tsx';
import type { PageProps } from '../routes/lazy-page.tsx';
import { isCreditedInFull, settlingNotes } from './credit-note/credit-notes.ts';
import { texts } from './entry/texts/index.ts';
import { INVOICE_SOURCE } from './invoice-source.ts';
import { InvoicePaper } from './paper/invoice-paper.tsx';
import { PdfButton } from './paper/pdf-button.tsx';
import { Entries } from './parts/entries.tsx';
import { Lines } from './parts/lines.tsx';
import { Totals } from './parts/totals.tsx';
import { SettleButtons } from './settle/settle-buttons.tsx';
import type { TextId } from './texts/index.ts';
import { useWritesInvoices } from './use-writes-invoices.ts';

/** `/invoices/{id}` (MOD-09): what is billed, until when it is to be paid, and what was. */
export function InvoicePage({ params }: PageProps) {
  const text = useText(texts);
  const formats = useFormats();
  return (
    <RecordPage
      id={params.id}
      source={INVOICE_SOURCE}
      list={{ id: 'invoices', path: '/invoices', title: 'menu.manifest' }}
      usesDays
      shown={(row) => ({ name: row.reference, status: row.status, about: dueWords(row, { text, formats }) })}
      actions={(row, viewer) => [
        ...settlingNotes(row),
        ...(row.manifest ? chargeLink('manifests_charges', row.manifest.id, viewer) : []),
      ]}
      paper={(row) => <InvoicePaper invoice={row} />}
      tools={({ id, reference }) => <PdfButton asked={{ kind: 'invoice', invoiceId: id }} name={reference} />}
    >
      {(row, { reload }) => <Parts row={row} onChange={reload} />}
    </RecordPage>
  );
}

interface Words {
  text: Translate<TextId>;
  formats: Formats;
}

/** Nothing is due of what is owed no more by a credit. */
const dueWords = ({ status, dueOn, daysOverdue }: WholeInvoice, { text, formats }: Words) =>
  isCreditedInFull(status)
    ? undefined
    : [
        text('invoice.dueOn', { day: formats.date(dueOn) }),
        daysOverdue && text('invoice.overdueBy', { days: daysOverdue }),
      ]
        .filter(Boolean)
        .join(' · ');

function Parts({ row, onChange }: { row: WholeInvoice; onChange(): void }) {
  const writes = useWritesInvoices();
  const text = useText(texts);
  const formats = useFormats();
  const { shipment, manifest } = row;
  return (
    <Columns
      main={
        <>
          <Card title={text('invoice.charges')} count={row.lines.length}>
            <Lines lines={row.lines} />
          </Card>
          <Card title={text('invoice.totals')}>
            <Totals totals={row.totals} />
            {writes && <SettleButtons invoice={row} onChange={onChange} />}
          </Card>
          {row.entries.length > 0 && (
            <Card title={text('invoiceEntry.entries')} count={row.entries.length}>
              <Entries invoice={row} onChange={onChange} />
            </Card>
          )}
        </>
      }
      side={
        <>
          <Card title={text('record.facts')}>
            <Facts
              facts={[
                { name: text('list.col.customer'), value: nameOf(row.customer) },
                { name: text('list.col.issued'), value: formats.date(row.issuedOn) },
                { name: text('list.col.due'), value: formats.date(row.dueOn) },
              ]}
            />
          </Card>
          <Card title={text('list.related')}>
            <Links
              records={[
                ...(shipment
                  ? [{ ...shipment, kind: text('list.col.shipment'), href: pageOf.shipment(shipment.id) }]
                  : []),
                ...(manifest
                  ? [{ ...manifest, kind: text('record.manifest'), href: pageOf.manifest(manifest.id) }]
                  : []),
              ]}
            />
          </Card>
        </>
      }
    />
  );
}
