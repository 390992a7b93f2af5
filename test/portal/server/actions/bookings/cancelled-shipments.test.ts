import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  type Person,
  PORT,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const BOOKING = 1001;
const SHIPMENT = 4001;
const LAST_WEEK = addDays(today(), -7);
const NEXT_WEEK = addDays(today(), 7);
const MOMENT = `${NEXT_WEEK} 08:00–10:00`;

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
  });
  beforeEach(async () => {
    await run('truncate booking, shipment, purchase_order, audit_log, idempotency_key cascade');
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id, deliver_by) values
      (5001, 'PO-1', ${IMPORTER_A}, '${addDays(today(), 1)}')`);
    await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (${BOOKING}, 'B1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now())`);
    await run(`insert into shipment (id, reference, booking_id, company_id, agent_id, mode, status, destination_port_id,
        next_milestone_at, created_at) values
      (${SHIPMENT}, 'S1', ${BOOKING}, ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Booked', ${PORT.hamburg}, '${LAST_WEEK}', now())`);
    await run(`insert into milestone (id, shipment_id, position, event, planned_at, estimated_at, delay_reason) values
      (1, ${SHIPMENT}, 1, 'DEPA', '${LAST_WEEK}', null, null),
      (2, ${SHIPMENT}, 2, 'ARRI', '${LAST_WEEK}', '${NEXT_WEEK}', 'Weather')`);
    await run(`insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address, status) values
      (11, ${SHIPMENT}, '${NEXT_WEEK}', '08:00', '10:00', '1 Mill Lane', 'Confirmed')`);
    for (const record of ['booking', 'shipment'])
      await run(`insert into ${record}_purchase_order (${record}_id, purchase_order_id)
        select id, 5001 from ${record}`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const decline = () => agent.act('declineBooking', { bookingId: BOOKING, revision: 1, reason: 'No space' });
  const shipment = async (person = importer) =>
    (
      await person.query(`{ oneShipments(where: {id: {eq: ${SHIPMENT}}}) {
        status isLate daysLate arrivalOn arrivesOn nextMilestoneAt estimatedDelay revision deliveries { status }
        milestones { event } } }`)
    ).oneShipments;
  const order = async () =>
    (
      await importer.query(`{ onePurchaseOrder(where: {id: {eq: 5001}}) {
        status isLate lateReason arrivalOn isBookable } }`)
    ).onePurchaseOrder;
  const told = async (person: Person) =>
    (await person.act('listNotifications', { take: 10 })).results.map(
      ({ action, recordType, changes }: { action: string; recordType: string; changes: object[] }) => [
        ...[action, recordType, ...changes],
      ],
    );

  test('MOD-02 MOD-04 the shipment of a declined booking is cancelled: it neither arrives nor is late, and its orders are open again', async () => {
    const before = await shipment();
    assert.deepEqual([before.status, before.isLate, before.arrivalOn], ['Booked', true, NEXT_WEEK]);
    const late = await order();
    assert.deepEqual([late.status, late.isLate, late.lateReason], ['Booked', true, 'Weather']);
    await decline();
    assert.deepEqual(await shipment(), {
      ...{ status: 'Cancelled', isLate: false, daysLate: null, arrivalOn: null, arrivesOn: null },
      ...{ nextMilestoneAt: null, estimatedDelay: null, revision: before.revision + 1 },
      deliveries: [{ status: 'Cancelled' }],
      milestones: [{ event: 'DEPA' }, { event: 'ARRI' }],
    });
    assert.deepEqual(await order(), {
      ...{ status: 'Open', isLate: false, lateReason: null, arrivalOn: null, isBookable: true },
    });
  });

  test('MOD-04 D-96 so is that of a booking that is withdrawn, and the other party is told of each record', async () => {
    await importer.act('withdrawBooking', { bookingId: BOOKING, revision: 1 });
    assert.equal((await shipment()).status, 'Cancelled');
    const delivery = { field: 'deliveryStatus', of: MOMENT, before: 'Confirmed', after: 'Cancelled' };
    const entries = await told(agent);
    assert.deepEqual(
      entries.find(([, type]: string[]) => type === 'shipment'),
      [
        ...['withdrawBooking', 'shipment'],
        { field: 'shipmentStatus', before: 'Booked', after: 'Cancelled' },
        delivery,
      ],
    );
    assert.equal(entries.length, 2);
  });

  test('MOD-04 that of a confirmed booking stays as it is', async () => {
    await agent.act('confirmBooking', { bookingId: BOOKING, revision: 1 });
    const { status, revision } = await shipment();
    assert.deepEqual([status, revision], ['Booked', 1]);
  });

  test('MOD-01 MOD-17 it is neither on the map nor among the arrivals or in the figures of a report', async () => {
    const month = today().slice(0, 7);
    const figures = async () => {
      const map = await importer.act('mapShipments', {});
      const { earlier, weeks } = await importer.act('countArrivals', { from: today(), weeks: 3 });
      const filters = { carrier: null, customer: null, origin: null, destination: null };
      const report = await importer.act('reportShipments', {
        mode: 'ocean',
        from: month,
        to: month,
        ...filters,
      });
      const arrivals = [earlier, ...weeks].reduce((sum, { ocean }) => sum + ocean, 0);
      return [map.places.length + map.others + map.without, arrivals, report.totals.shipments];
    };
    assert.deepEqual(await figures(), [1, 1, 1]);
    await decline();
    assert.deepEqual(await figures(), [0, 0, 0]);
  });

  test('MOD-02 MOD-03 nothing of it is recorded, estimated or delivered any more, and the reason is told', async () => {
    await decline();
    const { revision } = await shipment();
    const milestone = { shipmentId: SHIPMENT, milestoneId: 1, revision };
    const planned = { deliveryOn: NEXT_WEEK, fromTime: '08:00', untilTime: '10:00', address: '1 Mill Lane' };
    const contact = { contactName: '', contactPhone: '', reference: '' };
    for (const [name, input] of [
      ['recordMilestone', { ...milestone, actualAt: `${LAST_WEEK}T08:00:00Z` }],
      [
        'estimateMilestone',
        { ...milestone, estimatedAt: `${NEXT_WEEK}T08:00:00Z`, delayReason: 'Weather', delayNote: '' },
      ],
      ['planDelivery', { shipmentId: SHIPMENT, deliveryId: null, revision: null, ...planned, ...contact }],
      ['setDeliveryStatus', { deliveryId: 11, status: 'Confirmed', revision: 2 }],
      ['cancelDelivery', { deliveryId: 11, revision: 2 }],
    ] as const) {
      const { status, reasons } = await agent.refusal(name, input);
      assert.deepEqual([status, reasons[0]?.code], [422, 'shipmentCancelled'], name);
    }
  });

  test('MOD-02 what counts again is planned and late as before', async () => {
    await decline();
    await run(`update shipment set status = 'Booked' where id = ${SHIPMENT}`);
    const { status, isLate, arrivalOn, estimatedDelay } = await shipment();
    assert.deepEqual([status, isLate, arrivalOn, estimatedDelay], ['Booked', true, NEXT_WEEK, 14]);
    assert.equal((await order()).status, 'Booked');
  });

  test('MOD-02 a shipment is cancelled, too, where the last that was recorded of it is taken back after its booking ended', async () => {
    await run('update milestone set actual_at = planned_at where id = 1');
    await run(`update booking set status = 'Declined' where id = ${BOOKING}`);
    await agent.act('recordMilestone', { shipmentId: SHIPMENT, milestoneId: 1, actualAt: null, revision: 1 });
    const { status, deliveries } = await shipment();
    assert.deepEqual([status, deliveries], ['Cancelled', [{ status: 'Cancelled' }]]);
  });

  test('MOD-05 an order that is on another shipment, too, follows that one alone', async () => {
    await run(`insert into shipment (id, reference, company_id, mode, status, arrived_on, created_at) values
      (4002, 'S2', ${IMPORTER_A}, 'Ocean', 'Delivered', '${LAST_WEEK}', now())`);
    await run('insert into shipment_purchase_order (shipment_id, purchase_order_id) values (4002, 5001)');
    await decline();
    const { status, arrivalOn } = await order();
    assert.deepEqual([status, arrivalOn], ['Delivered', LAST_WEEK]);
  });
});
