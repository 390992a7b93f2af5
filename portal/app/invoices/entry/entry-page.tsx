import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Named, nameOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import { StaffOnly } from '../../admin/staff-only.tsx';
import { client } from '../../client/client.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { MissingRecord } from '../../modules/record/missing-record.tsx';
import { ReloadError } from '../../modules/record/reload-error.tsx';
import { useRecord } from '../../modules/record/use-record.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { useAddress } from '../../routes/use-address.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { INVOICE_SOURCE } from '../invoice-source.ts';
import { blankInvoice, draftOf, type InvoiceDraft } from './draft.ts';
import { DraftedInvoice, Waiting } from './drafted-invoice.tsx';
import { texts } from './texts/index.ts';

const Billed = v.object({ id: v.number(), reference: v.string(), companyRelation: Named });
const SHIPMENTS: RecordSource<v.InferOutput<typeof Billed>> = { model: 'Shipments', schema: Billed };

/** `/invoices/new` (MOD-09); `shipment` in the address names what is billed. */
export function NewInvoicePage() {
  const text = useText(texts);
  const shipmentId = idIn(useAddress().query.get('shipment'));
  return (
    <Page title={text('invoiceEntry.new')} back="/invoices">
      {shipmentId === undefined ? <NewForm about="new" /> : <NewOfShipment id={shipmentId} />}
    </Page>
  );
}

function NewOfShipment({ id }: { id: number }) {
  const { record, reload } = useRecord(client, SHIPMENTS, id);
  const row = record.name === 'found' ? record.row : undefined;
  return (
    <Loading record={record} reload={reload}>
      {row && (
        <NewForm
          about={`shipment ${id}`}
          customer={
            row.companyRelation ? { id: row.companyRelation.id, label: nameOf(row.companyRelation)! } : null
          }
          shipment={{ id, label: row.reference }}
        />
      )}
    </Loading>
  );
}

interface NewFormProps extends Partial<Pick<InvoiceDraft, 'customer' | 'shipment'>> {
  about: string;
}

function NewForm({ about, customer = null, shipment = null }: NewFormProps) {
  // A form begins once.
  const [initial] = useState(() => ({ ...blankInvoice(), customer, shipment }));
  return (
    <DraftedInvoice
      about={about}
      stored={initial}
      on={{ invoiceId: null, revision: null }}
      onStale={ignore}
    />
  );
}

const ignore = () => undefined;

/** `/invoices/{id}/change` (MOD-09), of an invoice of which nothing was paid or credited yet. */
export function ChangeInvoicePage({ params }: PageProps) {
  const text = useText(texts);
  const id = idIn(params.id ?? null);
  return (
    <Page title={text('invoiceEntry.change')} back={id === undefined ? '/invoices' : pageOf.invoice(id)}>
      {id === undefined ? <MissingRecord /> : <Change id={id} />}
    </Page>
  );
}

function Change({ id }: { id: number }) {
  const { record, reload } = useRecord(client, INVOICE_SOURCE, id);
  const row = record.name === 'found' ? record.row : undefined;
  return (
    <Loading record={record} reload={reload}>
      {row && <ChangeForm row={row} onStale={reload} />}
    </Loading>
  );
}

function ChangeForm({ row, onStale }: { row: WholeInvoice; onStale(): void }) {
  const stored = useMemo(() => draftOf(row), [row]);
  return (
    <DraftedInvoice
      about={`invoice ${row.id}`}
      stored={stored}
      on={{ invoiceId: row.id, revision: row.revision }}
      onStale={onStale}
    />
  );
}

function Page({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  const text = useText(texts);
  return (
    <StaffOnly title={title} may={isAdmin}>
      <PageHeader
        title={title}
        usesDays
        actions={<PortalLink href={back}>{text('invoiceEntry.back')}</PortalLink>}
      />
      {children}
    </StaffOnly>
  );
}

interface LoadingProps {
  record: ReturnType<typeof useRecord>['record'];
  reload(): void;
  children: ReactNode;
}

function Loading({ record, reload, children }: LoadingProps) {
  const text = useText(texts);
  if (record.name === 'missing') return <MissingRecord />;
  if (record.name === 'failed')
    return <LoadError message={text('invoiceEntry.failed')} error={record.cause} onRetry={reload} />;
  if (record.name === 'loading') return <Waiting />;
  return (
    <>
      <ReloadError record={record} onRetry={reload} />
      {children}
    </>
  );
}
