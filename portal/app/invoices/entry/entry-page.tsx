import { type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { localAmount } from '../../../../shared/trade/amount.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { Named, nameOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import { StaffOnly } from '../../admin/staff-only.tsx';
import { client } from '../../client/client.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import { MissingRecord } from '../../modules/record/missing-record.tsx';
import { useRecord } from '../../modules/record/use-record.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { useAddress } from '../../routes/use-address.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { INVOICE_SOURCE, type WholeInvoice } from '../invoice-source.ts';
import * as styles from '../invoices.css.ts';
import { blankInvoice, type InvoiceDraft } from './draft.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { texts } from './texts/index.ts';
import { draftKey } from './use-kept-draft.ts';

const Billed = v.object({ id: v.number(), reference: v.string(), companyRelation: Named });
const SHIPMENTS: RecordSource<v.InferOutput<typeof Billed>> = { model: 'Shipments', schema: Billed };

/** `/invoices/new` (MOD-09); `shipment` in the address names what is billed. */
export function NewInvoicePage() {
  const text = useText(texts);
  const shipmentId = idIn(useAddress().query.get('shipment'));
  return (
    <Page title={text('invoiceEntry.new')} back="/invoices">
      {shipmentId === undefined ? <NewForm of="new" /> : <NewOfShipment id={shipmentId} />}
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
          of={`shipment-${id}`}
          customer={
            row.companyRelation && { id: row.companyRelation.id, label: nameOf(row.companyRelation)! }
          }
          shipment={{ id, label: row.reference }}
        />
      )}
    </Loading>
  );
}

interface NewFormProps extends Partial<Pick<InvoiceDraft, 'shipment'>> {
  of: string;
  customer?: InvoiceDraft['customer'] | undefined;
}

function NewForm({ of, customer = null, shipment = null }: NewFormProps) {
  const viewer = useListViewer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  const initial = useMemo(() => ({ ...blankInvoice(), customer, shipment }), []);
  return (
    <InvoiceForm
      initial={initial}
      storageKey={draftKey(viewer, of)}
      on={{ invoiceId: null, revision: null }}
    />
  );
}

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
      {row && <ChangeForm key={row.revision} row={row} />}
    </Loading>
  );
}

function ChangeForm({ row }: { row: WholeInvoice }) {
  const viewer = useListViewer();
  const locale = useLocale();
  const initial = useMemo(() => draftOf(row, locale), [row, locale]);
  return (
    <InvoiceForm
      initial={initial}
      storageKey={draftKey(viewer, `${row.id}-${row.revision}`)}
      on={{ invoiceId: row.id, revision: row.revision }}
    />
  );
}

function draftOf(
  { customer, shipment, reference, issuedOn, dueOn, lines }: WholeInvoice,
  locale: string,
): InvoiceDraft {
  const kept = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : null);
  return {
    customer: customer ? { id: customer.id, label: nameOf(customer)! } : null,
    shipment: shipment ? { id: shipment.id, label: shipment.reference } : null,
    ...{ reference, issuedOn, dueOn },
    lines: lines.map(({ id, chargeName, currency, amount, quantity, unitCode, unitCost, chargeListId }) => ({
      ...{ key: id, chargeName, currency, amount: localAmount(amount.toFixed(2), locale) },
      ...{ quantity: kept(quantity), unitCode: unitCode ?? null, unitCost: kept(unitCost) },
      chargeListId: chargeListId ?? null,
    })),
  };
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
  if (record.name === 'loading')
    return (
      <SpinnerOverlay busy label={text('common.loading')}>
        <div className={styles.waiting} />
      </SpinnerOverlay>
    );
  return children;
}
