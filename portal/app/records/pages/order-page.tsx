import { useState } from 'react';
import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { serverNow } from '../../../../shared/trade/provider-day.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { Amount, Named, nameOf, places, Text, wayOf } from '../../../lists/definitions/common.ts';
import { lateNote } from '../../../lists/definitions/lateness.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { datedOrder } from '../order/dated-order.ts';
import { latenessTexts } from '../order/lateness-text.ts';
import { nextText } from '../order/next-text.ts';
import { OrderDatesCard } from '../order/order-dates-card.tsx';
import { renameOrder } from '../order/order-renaming.ts';
import { OrderSupplier } from '../order/order-supplier.ts';
import { OrderSupplierCard } from '../order/order-supplier-card.tsx';
import { OwnOrder } from '../order/own-order.tsx';
import { RemovedOrder } from '../order/removed-order.tsx';
import { texts } from '../order/texts/index.ts';
import { type UndoableChange, UndoNotice } from '../order/undo-notice.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { Links } from '../parts/links.tsx';
import { StyleNumbers } from '../parts/orders.tsx';
import { Milestone } from '../progress.ts';
import { Columns, type RecordList, RecordPage } from '../record-page.tsx';

/** A booking or shipment that carries an order. */
const Carrying = v.object({ id: v.number(), reference: v.string(), status: Text, ...places });
const Shipment = v.object({
  ...Carrying.entries,
  ...{ stage: Text, arrivalOn: Text, daysLate: Amount, delayReason: Text, delayNote: Text },
  milestones: v.array(Milestone),
});
type Shipment = v.InferOutput<typeof Shipment>;
const Order = v.object({
  ...datedOrder,
  orderPurchaser: Named,
  supplier: OrderSupplier,
  styleNumbers: v.array(v.object({ id: v.number(), styleNumber: v.string() })),
  bookings: v.array(Carrying),
  shipments: v.array(Shipment),
  status: Text,
  isBookable: v.boolean(),
  daysLate: Amount,
  lateReason: Text,
  arrivalOn: Text,
  createdAt: Text,
});
type Order = v.InferOutput<typeof Order>;

const SOURCE: RecordSource<Order> = { model: 'PurchaseOrder', schema: Order };
const LIST: RecordList = { id: 'purchase-order', path: '/purchase-order', title: 'menu.purchaseOrder' };

/** `/purchase-order/{id}` (MOD-05): from whom an order comes, when its goods have to leave, and what carries them where. */
export function OrderPage({ params }: PageProps) {
  const text = useText(texts);
  const [removed, setRemoved] = useState<Order>();
  /** By how many days it is late, and which way it goes. */
  const aboutOf = ({ daysLate, lateReason, shipments, bookings }: Order) => {
    const note = lateNote(daysLate, lateReason);
    return [note && text(note), wayOf(shipments.find(({ status }) => status !== 'Cancelled') ?? bookings[0])]
      .filter(Boolean)
      .join(' · ');
  };
  if (removed && removed.id === idIn(params.id ?? null))
    return (
      <RemovedOrder
        id={removed.id}
        number={removed.orderNumbers}
        list={LIST}
        onRestored={() => setRemoved(undefined)}
      />
    );
  return (
    <RecordPage
      id={params.id}
      source={SOURCE}
      list={LIST}
      usesDays
      shown={(row) => ({ name: row.orderNumbers, status: row.status, about: aboutOf(row) })}
      actions={(row, viewer) =>
        row.isBookable && mayChange(row, viewer)
          ? [{ text: texts('list.action.requestBooking'), href: `/booking/new?order=${row.id}` }]
          : []
      }
    >
      {(row, { viewer, reload }) => (
        <Parts row={row} viewer={viewer} onChange={reload} onRemoved={() => setRemoved(row)} />
      )}
    </RecordPage>
  );
}

/** Its purchaser, the purchaser's agents, who alone see it beside them, and admins. */
const mayChange = ({ orderPurchaser }: Order, { role, companyId }: Viewer): boolean =>
  role !== undefined || (companyId !== undefined && orderPurchaser?.id === companyId);

/** Its number is the purchaser's own: no agent changes it (D-159). */
const mayRename = ({ orderPurchaser }: Order, { role, companyId }: Viewer): boolean =>
  role === 'admin' || (companyId !== undefined && orderPurchaser?.id === companyId);

interface PartsProps {
  row: Order;
  viewer: Viewer;
  onChange(): void;
  onRemoved(): void;
}

function Parts({ row, viewer, onChange, onRemoved }: PartsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { bookings, shipments, styleNumbers } = row;
  const [now] = useState(() => serverNow());
  const [renamed, setRenamed] = useState<UndoableChange>();
  /** What is next, and how late it is and why; nothing of a cancelled one. */
  const progressNotes = ({ status, milestones, daysLate, delayReason, delayNote }: Shipment) => {
    if (status === 'Cancelled') return [];
    const late = lateNote(daysLate, delayReason, delayNote);
    return [nextText(milestones, now, { text, formats }), late && text(late)];
  };
  return (
    <>
      {renamed && (
        <UndoNotice
          change={renamed}
          onUndone={() => {
            setRenamed(undefined);
            onChange();
          }}
          onDismiss={() => setRenamed(undefined)}
        />
      )}
      <Columns
        main={
          <>
            <OrderDatesCard
              order={row}
              lateness={latenessTexts(row, now, { text, formats })}
              mayChange={mayChange(row, viewer)}
              onChange={onChange}
            />
            <Card title={text('list.onShipments')} count={shipments.length}>
              <Links
                records={shipments.map((shipment) => ({
                  ...shipment,
                  status: shipment.stage,
                  notes: [wayOf(shipment), ...progressNotes(shipment)],
                  kind: text('list.col.shipment'),
                  href: pageOf.shipment(shipment.id),
                }))}
              />
            </Card>
            <Card title={text('list.col.styles')} count={styleNumbers.length}>
              <StyleNumbers of={styleNumbers.map(({ styleNumber }) => styleNumber)} />
              {styleNumbers.length === 0 && <p className={card.empty}>{text('list.none')}</p>}
            </Card>
          </>
        }
        side={
          <>
            <OrderSupplierCard order={row} mayChange={mayChange(row, viewer)} onChange={onChange} />
            <Card title={text('record.facts')} isFirstOnPaper>
              <Facts
                facts={[
                  { name: text('list.col.purchaser'), value: nameOf(row.orderPurchaser) },
                  { name: text('list.col.created'), value: formats.date(row.createdAt) },
                ]}
              />
              {mayRename(row, viewer) && (
                <OwnOrder
                  order={row}
                  carriedBy={[...shipments, ...bookings].map(({ reference }) => reference)}
                  onRenamed={({ id: orderId, revision, orderNumbers }) => {
                    const { orderNumbers: before } = row;
                    setRenamed({
                      told: texts('order.renamed', { before, number: orderNumbers }),
                      undo: (key) => renameOrder({ orderId, revision, orderNumber: before }, key),
                    });
                    onChange();
                  }}
                  onRemoved={onRemoved}
                  onChange={onChange}
                />
              )}
            </Card>
            <Card title={text('list.onBookings')} count={bookings.length}>
              <Links
                records={bookings.map((booking) => ({
                  ...booking,
                  notes: [wayOf(booking)],
                  kind: text('record.booking'),
                  href: pageOf.booking(booking.id),
                }))}
              />
            </Card>
          </>
        }
      />
    </>
  );
}
