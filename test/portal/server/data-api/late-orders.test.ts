import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { purchaseOrders, UNBOOKED_ORDERS } from '../../../../portal/lists/definitions/orders.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import { queryAs } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { filtered, noteOf } from '../../lists/definitions/shown.ts';
import { IMPORTER_A, startRoutesServer, type User } from '../actions/route-subscriptions/routes-server.ts';

/** Shipments: their status, and the day of their arrival from today on, as it is planned and as it is expected. */
const SHIPMENTS = {
  inTime: ['In Transit', 14],
  overdue: ['In Transit', -2],
  arrivesToday: ['In Transit', 0],
  delayed: ['Booked', 10, 14],
  delivered: ['Delivered', -20],
} as const;
type Shipment = keyof typeof SHIPMENTS;
const shipmentIds = Object.keys(SHIPMENTS) as Shipment[];
const shipmentId = (name: Shipment) => 3001 + shipmentIds.indexOf(name);

interface Case {
  /** Days from today on. */
  shipUntil?: number;
  deliverBy?: number;
  on?: readonly Shipment[];
  isBooked?: boolean;
  note?: string;
}

const ORDERS: Readonly<Record<string, Case>> = {
  'without days': {},
  'not booked after its ship window': { shipUntil: -3, note: '3 days late: Not shipped in time' },
  'not booked on the last day of its ship window': { shipUntil: 0 },
  'booked, not shipped after its ship window': {
    ...{ shipUntil: -3, isBooked: true, note: '3 days late: Not shipped in time' },
  },
  'on a shipment that has not left after its ship window': {
    ...{ shipUntil: -6, on: ['delayed'], note: '6 days late: Not shipped in time' },
  },
  'under way after its ship window': { shipUntil: -3, on: ['inTime'] },
  'partly under way after its ship window': { shipUntil: -30, on: ['delivered', 'inTime'] },
  'delivered after all of its days': { shipUntil: -30, deliverBy: -25, on: ['delivered'] },
  'not delivered after its day': { deliverBy: -1, note: '1 day late: Not delivered in time' },
  'to be delivered today': { deliverBy: 0 },
  'under way until after its day': {
    ...{ deliverBy: 10, on: ['inTime'], note: '4 days late: Arrives after the day required' },
  },
  'under way until its day': { deliverBy: 14, on: ['inTime'] },
  'on a shipment that is overdue': { on: ['overdue'], note: '2 days late: Shipment behind plan' },
  // It was planned for the beginning of today, and has until its end (D-154).
  'on a shipment that is to arrive today': { on: ['arrivesToday'] },
  'on a shipment that is expected late': { on: ['delayed'], note: '4 days late: Bad weather' },
  'on two late shipments': { on: ['overdue', 'delayed'], note: '4 days late: Bad weather' },
  'on a late shipment until after its day': {
    ...{ deliverBy: 8, on: ['delayed'], note: '6 days late: Arrives after the day required' },
  },
  'not delivered after its day on an overdue shipment': {
    ...{ deliverBy: -5, on: ['overdue'], note: '5 days late: Not delivered in time' },
  },
};
const names = Object.keys(ORDERS);
const FIRST_ID = 501;
const orderId = (name: string) => FIRST_ID + names.indexOf(name);
const UNBOOKED = 'not booked after its ship window';
const UNSHIPPED = [
  ...[UNBOOKED, 'booked, not shipped after its ship window'],
  'on a shipment that has not left after its ship window',
];

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  const at = (days: number) => sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
    + ${days}::double precision * interval '1 day'`;
  const day = (days: number | undefined) =>
    days === undefined ? sql`null::date` : sql`(now() at time zone 'UTC')::date + ${days}::integer`;

  before(async () => {
    const { db } = server.database;
    for (const name of shipmentIds) {
      const [status, planned, expected] = SHIPMENTS[name] as readonly [string, number, number?];
      const isDelivered = status === 'Delivered';
      await sql`insert into shipment (id, reference, company_id, mode, status, created_at, next_milestone_at, arrived_on)
        select ${shipmentId(name)}, ${name}, ${IMPORTER_A}, 'Ocean', ${status}, now(),
          ${isDelivered ? null : at(planned)}, ${isDelivered ? day(planned) : null}`.execute(db);
      await sql`insert into milestone (shipment_id, position, event, planned_at, actual_at, estimated_at, delay_reason)
        select ${shipmentId(name)}, 1, 'ARRI', ${at(planned)}, ${isDelivered ? at(planned) : null},
          ${expected === undefined ? null : at(expected)}, ${expected === undefined ? null : 'Weather'}`.execute(
        db,
      );
    }
    await sql`insert into booking (id, reference, customer_id, mode, status, created_at)
      values (1001, 'B1', ${IMPORTER_A}, 'Ocean', 'Confirmed', now())`.execute(db);
    for (const name of names) {
      const { shipUntil, deliverBy, on = [], isBooked } = ORDERS[name]!;
      const id = orderId(name);
      await sql`insert into purchase_order (id, order_numbers, order_purchaser_id, ship_until, deliver_by)
        select ${id}, ${name}, ${IMPORTER_A}, ${day(shipUntil)}, ${day(deliverBy)}`.execute(db);
      for (const shipment of on)
        await sql`insert into shipment_purchase_order (shipment_id, purchase_order_id)
          values (${shipmentId(shipment)}, ${id})`.execute(db);
      if (isBooked)
        await sql`insert into booking_purchase_order (booking_id, purchase_order_id) values (1001, ${id})`.execute(
          db,
        );
    }
  });

  /** The orders that a filter finds, and how many the server counts. */
  async function found(where: object | undefined, user: User = 'importer') {
    const { list } = (await queryAs(
      server.url,
      (
        await server.as(user)
      ).bearer,
      `query($where: JSON) { list: allPurchaseOrder(where: $where, sort: {field: "id", order: ASC}) {
        totalCount results ${selectionOf(purchaseOrders.row)} } }`,
      { where },
    )) as { list: { results: { id: number; orderNumbers: string }[]; totalCount: number } };
    return list;
  }
  const numbersOf = async (where: object | undefined, user?: User) =>
    (await found(where, user)).results.map(({ orderNumbers }) => orderNumbers);
  const late = () => numbersOf(filtered(purchaseOrders, { late: 'yes' }));
  const lateNotes = Object.fromEntries(
    names.flatMap((name) => {
      const { note } = ORDERS[name]!;
      return note ? [[name, note]] : [];
    }),
  );

  test('MOD-05 an order is late by its shipments or its own days, by as many days as it is most, and says why', async () => {
    const { results, totalCount } = await found(filtered(purchaseOrders, { late: 'yes' }));
    const notes = results.map((row) => [row.orderNumbers, noteOf(purchaseOrders, row)]);
    assert.deepEqual(Object.fromEntries(notes), lateNotes);
    assert.equal(totalCount, Object.keys(lateNotes).length);
    for (const row of (await found(undefined)).results)
      assert.equal(noteOf(purchaseOrders, row), lateNotes[row.orderNumbers], row.orderNumbers);
  });

  test('MOD-05 those that have not left after their ship window are found alone, and those of them that nothing carries', async () => {
    assert.deepEqual(await numbersOf(filtered(purchaseOrders, { late: 'unshipped' })), UNSHIPPED);
    assert.deepEqual(await numbersOf(UNBOOKED_ORDERS), [UNBOOKED]);
    assert.deepEqual(await numbersOf(filtered(purchaseOrders, { status: 'open', late: 'unshipped' })), [
      UNBOOKED,
    ]);
  });

  test('MOD-05 D-15 whether an order is late is told to those who see it', async () => {
    const where = filtered(purchaseOrders, { late: 'yes' });
    assert.deepEqual(await numbersOf(where, 'agent'), await late());
    assert.deepEqual(await numbersOf(where, 'otherImporter'), []);
  });

  test('MOD-05 an order arrives with the last of its shipments, as that arrived, is expected or planned', async () => {
    const { list } = await (await server.as('importer')).query(
      `{ list: allPurchaseOrder(sort: {field: "id", order: ASC}) { results { orderNumbers arrivalOn arrivalBasis } } }`,
    );
    const arrivals = new Map<string, (string | null)[]>(
      list.results.map(
        (row: { orderNumbers: string; arrivalOn: string | null; arrivalBasis: string | null }) => [
          row.orderNumbers,
          [row.arrivalOn, row.arrivalBasis],
        ],
      ),
    );
    const inDays = (days: number) => {
      const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
      return new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    };
    for (const [name, arrival] of [
      ['without days', [null, null]],
      ['partly under way after its ship window', [inDays(14), 'Planned']],
      ['delivered after all of its days', [inDays(-20), 'Actual']],
      ['on two late shipments', [inDays(14), 'Expected']],
    ] as const)
      assert.deepEqual(arrivals.get(name), arrival, name);
  });

  test('MOD-05 D-19 an order is late no more once its days are later, its shipment is in time, left or carries it no longer', async () => {
    const { db } = server.database;
    const before = await late();
    const without = (...gone: readonly string[]) => before.filter((name) => !gone.includes(name));
    const revisionOf = async (name: string) =>
      (
        await sql<{
          revision: number;
        }>`select revision from purchase_order where id = ${orderId(name)}`.execute(db)
      ).rows[0]!.revision;

    const moved = await (await server.as('importer')).act('saveOrderDates', {
      ...{ orderId: orderId(UNBOOKED), revision: 1, cargoReadyOn: null, shipFrom: null },
      ...{ shipUntil: '2099-01-01', deliverBy: null },
    });
    assert.equal(moved.revision, 2);
    assert.deepEqual(await late(), without(UNBOOKED));

    const expectedLate = 'on a shipment that is expected late';
    await sql`update milestone set estimated_at = null, delay_reason = null
      where shipment_id = ${shipmentId('delayed')}`.execute(db);
    assert.deepEqual(await late(), without(UNBOOKED, expectedLate));
    assert.equal(await revisionOf(expectedLate), 1);

    const unshipped = UNSHIPPED[2]!;
    await sql`update shipment set status = 'In Transit' where id = ${shipmentId('delayed')}`.execute(db);
    assert.deepEqual(await late(), without(UNBOOKED, expectedLate, unshipped));

    const overdue = 'on a shipment that is overdue';
    await sql`delete from shipment_purchase_order where purchase_order_id = ${orderId(overdue)}`.execute(db);
    assert.deepEqual(await late(), without(UNBOOKED, expectedLate, unshipped, overdue));

    await sql`update shipment set status = 'Delivered', arrived_on = current_date, next_milestone_at = null
      where id = ${shipmentId('overdue')}`.execute(db);
    const delivered = ['not delivered after its day on an overdue shipment', 'on two late shipments'];
    assert.deepEqual(await late(), without(UNBOOKED, expectedLate, unshipped, overdue, ...delivered));
  });
});
