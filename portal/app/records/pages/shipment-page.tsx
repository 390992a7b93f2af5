import { useState } from 'react';
import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { serverNow } from '../../../../shared/trade/provider-day.ts';
import { MODES, termIn } from '../../../../shared/trade/terms.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { Amount, chargeLink, nameOf, Text, wayOf } from '../../../lists/definitions/common.ts';
import { DELIVERIES } from '../../../lists/definitions/deliveries.ts';
import { shipmentActions } from '../../../lists/definitions/order-actions.ts';
import { OrderStyles, Orders as RecordOrders, withStyles } from '../../../lists/definitions/order-entries.ts';
import { Policy } from '../../../lists/definitions/policies.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { Shipment as Listed } from '../../../lists/definitions/shipment-row.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { CancelledShipment, ShipmentBooking } from '../booking/cancelled-shipment.tsx';
import { carrierFacts } from '../booking/request-facts.ts';
import { texts as bookingTexts } from '../booking/texts/index.ts';
import { ChargesCard } from '../charges/charges-card.tsx';
import { arrivalOf } from '../delivery/arrival.ts';
import { arrivalFacts } from '../delivery/arrival-facts.ts';
import { Deliveries } from '../delivery/deliveries.tsx';
import { ShipmentDelivery } from '../delivery/shipment-delivery.ts';
import { Document } from '../documents/document.ts';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { EstimateDialog } from '../milestone/estimate-dialog.tsx';
import { MilestoneDialog } from '../milestone/milestone-dialog.tsx';
import { AskForCover } from '../parts/ask-for-cover.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { Container, Containers, containerCount } from '../parts/containers.tsx';
import { Facts } from '../parts/facts.tsx';
import { Insurance } from '../parts/insurance.tsx';
import { ShipmentInvoice, ShipmentInvoices } from '../parts/invoices.tsx';
import { Links } from '../parts/links.tsx';
import { milestoneName } from '../parts/milestone-name.ts';
import { Orders } from '../parts/orders.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { Milestone, progressOf } from '../progress.ts';
import { Columns, RecordPage } from '../record-page.tsx';
import { texts } from '../texts/index.ts';

const Linked = v.object({ id: v.number(), reference: v.string(), status: Text });
const Shipment = v.object({
  ...Listed.entries,
  purchaseOrders: RecordOrders,
  styleNumbersRelation: OrderStyles,
  revision: v.number(),
  milestones: v.array(Milestone),
  containers: v.array(Container),
  bookedContainers: Text,
  vesselName: Text,
  voyageNumber: Text,
  transportDocument: Text,
  weightKg: Amount,
  volumeCbm: Amount,
  ...Policy.entries,
  deliveries: v.array(ShipmentDelivery),
  booking: v.nullish(ShipmentBooking),
  quotes: v.array(Linked),
  manifests: v.array(Linked),
  invoices: v.array(ShipmentInvoice),
  documents: v.array(Document),
});
type Shipment = v.InferOutput<typeof Shipment>;

const SOURCE: RecordSource<Shipment> = { model: 'Shipments', schema: Shipment };

/** `/shipments/{id}` (MOD-02): where a shipment is, what is in it, and what belongs to it. */
export function ShipmentPage({ params }: PageProps) {
  return (
    <RecordPage
      id={params.id}
      source={SOURCE}
      list={{ id: 'shipments', path: '/shipments', title: 'menu.shipments' }}
      usesDays
      shown={(row) => ({ name: row.reference, status: row.stage, about: wayOf(row) })}
      actions={(row, viewer) => [
        ...shipmentActions(row),
        ...(viewer.role === 'admin'
          ? [{ text: texts('list.view.newInvoice'), href: `/invoices/new?shipment=${row.id}` }]
          : []),
        ...row.manifests.slice(0, 1).flatMap(({ id }) => chargeLink('manifests_charges', id, viewer)),
      ]}
    >
      {(row, { viewer, reload }) => <Parts row={row} viewer={viewer} onChange={reload} />}
    </RecordPage>
  );
}

/** The shipment's agent and admins record what happened to it. */
const mayRecord = ({ agent }: Shipment, { role, companyId }: Viewer): boolean =>
  role === 'admin' || (role === 'agent' && agent?.id !== undefined && agent.id === companyId);

/** Whose goods they are. */
const isOwner = ({ companyRelation }: Shipment, { companyId }: Viewer): boolean =>
  companyId !== undefined && companyRelation?.id === companyId;

/** Nothing of it moves, so nothing of it is planned or recorded. */
const isCancelled = ({ status }: Shipment): boolean => status === 'Cancelled';

interface PartsProps {
  row: Shipment;
  viewer: Viewer;
  onChange(): void;
}

function Parts({ row, viewer, onChange }: PartsProps) {
  const text = useText(texts);
  const [now] = useState(() => serverNow());
  const orders = withStyles(row.purchaseOrders, row.styleNumbersRelation);
  const boxes = { containers: row.containers, booked: row.bookedContainers };
  return (
    <Columns
      main={
        <>
          <Card title={text('record.progress')}>
            {isCancelled(row) ? (
              <CancelledShipment booking={row.booking} viewer={viewer} />
            ) : (
              <Progress row={row} viewer={viewer} onChange={onChange} />
            )}
          </Card>
          {(viewer.role !== undefined || isOwner(row, viewer)) && (
            <ChargesCard record={{ recordType: 'shipment', recordId: row.id }} viewer={viewer} />
          )}
          <DocumentsCard
            record={{ type: 'shipment', id: row.id }}
            parties={{ owner: row.companyRelation?.id, agent: row.agent?.id }}
            documents={row.documents}
            viewer={viewer}
          />
          <Card title={text('list.col.orders')} count={orders.length}>
            <Orders orders={orders} empty={text('record.orders.none')} />
          </Card>
        </>
      }
      side={
        <>
          <Card title={text('record.facts')} isFirstOnPaper>
            <ShipmentFacts row={row} />
          </Card>
          {row.mode === 'Ocean' && (
            <Card title={text('record.containers')} count={containerCount(boxes)}>
              <Containers {...boxes} />
            </Card>
          )}
          {(!isCancelled(row) || row.deliveries.length > 0) && (
            <Card id={DELIVERIES} title={text('menu.delivery')} count={row.deliveries.length}>
              <Deliveries
                shipmentId={row.id}
                companyId={row.companyRelation?.id}
                deliveries={row.deliveries}
                arrival={arrivalOf(row.milestones, now)}
                mayPlan={
                  row.status !== 'Delivered' &&
                  !isCancelled(row) &&
                  (mayRecord(row, viewer) || isOwner(row, viewer))
                }
                mayConfirm={!isCancelled(row) && mayRecord(row, viewer)}
                onChange={onChange}
              />
            </Card>
          )}
          {row.insuranceReference ? (
            <Card title={text('menu.insurance')}>
              <Insurance policy={row} />
            </Card>
          ) : (
            isOwner(row, viewer) && (
              <Card title={text('menu.insurance')}>
                <p className={card.empty}>{text('list.policy.none')}</p>
                {!isCancelled(row) && <AskForCover />}
              </Card>
            )
          )}
          {row.invoices.length > 0 && (
            <Card title={text('menu.manifest')} count={row.invoices.length}>
              <ShipmentInvoices invoices={row.invoices} />
            </Card>
          )}
          <Card title={text('list.related')}>
            <Links
              records={[
                ...(row.booking
                  ? [{ ...row.booking, kind: text('record.booking'), href: pageOf.booking(row.booking.id) }]
                  : []),
                ...row.quotes.map((quote) => ({
                  ...quote,
                  kind: text('record.quote'),
                  href: pageOf.quote(quote.id),
                })),
                ...row.manifests.map((manifest) => ({
                  ...manifest,
                  kind: text('record.manifest'),
                  href: pageOf.manifest(manifest.id),
                })),
              ]}
            />
          </Card>
        </>
      }
    />
  );
}

function Progress({ row, viewer, onChange }: PartsProps) {
  const text = useText(texts);
  const [now] = useState(() => serverNow());
  const [asked, setAsked] = useState<{ id: number; about: 'actual' | 'estimate' }>();
  const milestones = progressOf(row.milestones, now);
  const milestone = milestones.find(({ id }) => id === asked?.id);
  const mayWrite = mayRecord(row, viewer);
  const asking = milestone && {
    ...{ shipment: row, milestone, name: milestoneName(text, milestone.event) },
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined);
      onChange();
    },
    onStale: onChange,
  };
  return (
    <>
      <Timeline
        milestones={milestones}
        onRecord={mayWrite ? ({ id }) => setAsked({ id, about: 'actual' }) : undefined}
        onEstimate={mayWrite ? ({ id }) => setAsked({ id, about: 'estimate' }) : undefined}
      />
      {asking &&
        (asked?.about === 'estimate' ? (
          <EstimateDialog {...asking} milestones={row.milestones} />
        ) : (
          <MilestoneDialog {...asking} />
        ))}
    </>
  );
}

function ShipmentFacts({ row }: { row: Shipment }) {
  const text = useText(texts);
  const formats = useFormats();
  const bookingText = useText(bookingTexts);
  const [now] = useState(() => serverNow());
  const planned = isCancelled(row)
    ? undefined
    : progressOf(row.milestones, now).find(({ event }) => event === 'ARRI');
  const number = (value: number | null | undefined) =>
    typeof value === 'number' ? formats.number(value) : undefined;
  return (
    <Facts
      facts={[
        ...(planned ? arrivalFacts(planned, now, { text, formats }) : []),
        { name: text('list.col.company'), value: nameOf(row.companyRelation) },
        { name: text('list.col.agent'), value: nameOf(row.agent) },
        { name: text('list.col.carrier'), value: nameOf(row.carrier) },
        { name: text('list.col.mode'), value: row.mode && termIn(MODES, row.mode, text) },
        {
          name: text('record.vessel'),
          value: [row.vesselName, row.voyageNumber].filter(Boolean).join(' · '),
        },
        ...carrierFacts(row.booking?.requests[0] ?? {}, Boolean(row.departedOn), {
          text: bookingText,
          formats,
        }),
        {
          name: text(row.mode === 'Air' ? 'record.airWaybill' : 'record.billOfLading'),
          value: row.transportDocument,
        },
        { name: text('list.col.weight'), value: number(row.weightKg) },
        { name: text('list.col.volume'), value: number(row.volumeCbm) },
        { name: text('list.col.created'), value: formats.date(row.createdAt) },
      ]}
    />
  );
}
