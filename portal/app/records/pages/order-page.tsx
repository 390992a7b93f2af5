import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { Named, nameOf, Text } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { datedOrder } from '../order/dated-order.ts';
import { OrderDatesCard } from '../order/order-dates-card.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Links } from '../parts/links.tsx';
import { StyleNumbers } from '../parts/orders.tsx';
import { Columns, RecordPage } from '../record-page.tsx';
import { texts } from '../texts/index.ts';

const Linked = v.object({ id: v.number(), reference: v.string(), status: Text });
const Order = v.object({
  ...datedOrder,
  orderPurchaser: Named,
  supplier: Named,
  styleNumbers: v.array(v.object({ id: v.number(), styleNumber: v.string() })),
  bookings: v.array(Linked),
  shipments: v.array(Linked),
  createdAt: Text,
});
type Order = v.InferOutput<typeof Order>;

const SOURCE: RecordSource<Order> = { model: 'PurchaseOrder', schema: Order };

/** `/purchase-order/{id}` (MOD-05): the style numbers of an order, and the bookings and shipments that carry it. */
export function OrderPage({ params }: PageProps) {
  return (
    <RecordPage
      id={params.id}
      source={SOURCE}
      list={{ id: 'purchase-order', path: '/purchase-order', title: 'menu.purchaseOrder' }}
      shown={(row) => ({ name: row.orderNumbers })}
      actions={(row, viewer) =>
        mayChangeDates(row, viewer)
          ? [{ text: texts('list.action.requestBooking'), href: `/booking/new?order=${row.id}` }]
          : []
      }
    >
      {(row, { viewer, reload }) => <Parts row={row} viewer={viewer} onChange={reload} />}
    </RecordPage>
  );
}

/** Its purchaser, the purchaser's agents, who alone see it beside them, and admins. */
const mayChangeDates = ({ orderPurchaser }: Order, { role, companyId }: Viewer): boolean =>
  role !== undefined || (companyId !== undefined && orderPurchaser?.id === companyId);

function Parts({ row, viewer, onChange }: { row: Order; viewer: Viewer; onChange(): void }) {
  const text = useText(texts);
  const formats = useFormats();
  const { bookings, shipments, styleNumbers } = row;
  return (
    <Columns
      main={
        <>
          <OrderDatesCard order={row} mayChange={mayChangeDates(row, viewer)} onChange={onChange} />
          <Card title={text('list.col.styles')} count={styleNumbers.length}>
            <StyleNumbers of={styleNumbers.map(({ styleNumber }) => styleNumber)} />
            {styleNumbers.length === 0 && <p className={card.empty}>{text('list.none')}</p>}
          </Card>
          <Card title={text('list.onShipments')} count={shipments.length}>
            <Links
              records={shipments.map((shipment) => ({
                ...shipment,
                kind: text('list.col.shipment'),
                href: pageOf.shipment(shipment.id),
              }))}
            />
          </Card>
        </>
      }
      side={
        <>
          <Card title={text('record.facts')}>
            <Facts
              facts={[
                { name: text('list.col.purchaser'), value: nameOf(row.orderPurchaser) },
                {
                  name: text('list.col.supplier'),
                  value: nameOf(row.supplier),
                  href: row.supplier ? pageOf.supplier(row.supplier.id) : undefined,
                },
                { name: text('list.col.created'), value: formats.date(row.createdAt) },
              ]}
            />
          </Card>
          <Card title={text('list.onBookings')} count={bookings.length}>
            <Links
              records={bookings.map((booking) => ({
                ...booking,
                kind: text('record.booking'),
                href: pageOf.booking(booking.id),
              }))}
            />
          </Card>
        </>
      }
    />
  );
}
