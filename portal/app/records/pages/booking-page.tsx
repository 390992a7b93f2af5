import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MODES, termIn } from '../../../../shared/trade/terms.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { nameOf, placeOf, Text, Transport } from '../../../lists/definitions/common.ts';
import { bookingActions } from '../../../lists/definitions/order-actions.ts';
import { OrderStyles, Orders as RecordOrders, withStyles } from '../../../lists/definitions/order-entries.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { BookingRequestCard } from '../booking/booking-request-card.tsx';
import { requestedBooking } from '../booking/requested-booking.ts';
import { Document } from '../documents/document.ts';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Links } from '../parts/links.tsx';
import { Orders } from '../parts/orders.tsx';
import { Columns, RecordPage } from '../record-page.tsx';
import { texts } from '../texts/index.ts';

/** While a booking is in one of these, its shipment is still to be made. */
const SHIPMENT_TO_COME: ReadonlySet<string> = new Set(['Requested', 'Confirmed']);

const Booking = v.object({
  ...Transport.entries,
  ...requestedBooking,
  pos: RecordOrders,
  styleNumberRelation: OrderStyles,
  documents: v.array(Document),
  shipments: v.array(
    v.object({
      ...{ id: v.number(), reference: v.string(), stage: Text },
      milestones: v.array(v.object({ id: v.number(), actualAt: Text })),
    }),
  ),
});
type Booking = v.InferOutput<typeof Booking>;

const SOURCE: RecordSource<Booking> = { model: 'Booking', schema: Booking };

/** `/booking/{id}` (MOD-04): what was booked, its orders, and the shipments that came of it. */
export function BookingPage({ params }: PageProps) {
  return (
    <RecordPage
      id={params.id}
      source={SOURCE}
      list={{ id: 'booking', path: '/booking', title: 'menu.booking' }}
      shown={(row) => ({ name: row.reference, status: row.status })}
      actions={(row) => bookingActions(row)}
      usesDays
    >
      {(row, { viewer, reload }) => <Parts row={row} viewer={viewer} onChange={reload} />}
    </RecordPage>
  );
}

function Parts({ row, viewer, onChange }: { row: Booking; viewer: Viewer; onChange(): void }) {
  const text = useText(texts);
  const formats = useFormats();
  const orders = withStyles(row.pos, row.styleNumberRelation);
  return (
    <Columns
      main={
        <>
          <BookingRequestCard booking={row} viewer={viewer} onChange={onChange} />
          <Card title={text('list.col.orders')} count={orders.length}>
            <Orders orders={orders} empty={text('record.orders.none')} />
          </Card>
          <DocumentsCard
            record={{ type: 'booking', id: row.id }}
            parties={{ owner: row.customer?.id, agent: row.agent?.id }}
            documents={row.documents}
            viewer={viewer}
          />
        </>
      }
      side={
        <>
          <Card title={text('record.facts')} isFirstOnPaper>
            <Facts
              facts={[
                { name: text('list.col.customer'), value: nameOf(row.customer) },
                { name: text('list.col.agent'), value: nameOf(row.agent) },
                { name: text('list.col.carrier'), value: nameOf(row.carrier) },
                { name: text('list.col.mode'), value: row.mode && termIn(MODES, row.mode, text) },
                { name: text('list.col.origin'), value: placeOf(row.originPort, row.originAirport) },
                {
                  name: text('list.col.destination'),
                  value: placeOf(row.destinationPort, row.destinationAirport),
                },
                { name: text('list.col.created'), value: formats.date(row.createdAt) },
              ]}
            />
          </Card>
          <Card title={text('menu.shipments')} count={row.shipments.length}>
            <Links
              records={row.shipments.map((shipment) => ({
                ...shipment,
                status: shipment.stage,
                kind: text('list.col.shipment'),
                href: pageOf.shipment(shipment.id),
              }))}
              empty={SHIPMENT_TO_COME.has(row.status ?? '') ? text('record.booking.noShipment') : undefined}
            />
          </Card>
        </>
      }
    />
  );
}
