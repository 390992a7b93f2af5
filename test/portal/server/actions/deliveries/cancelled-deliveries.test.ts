import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { AGENT, IMPORTER_A, type Person, startRoutesServer } from '../route-subscriptions/routes-server.ts';

const SHIPMENT = 2001;
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
    await run('truncate shipment, audit_log, idempotency_key cascade');
    await run(`insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
      (${SHIPMENT}, 'S1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'In Transit', now())`);
    await run(`insert into milestone (id, shipment_id, position, event, planned_at, actual_at) values
      (1, ${SHIPMENT}, 1, 'DEPA', '2026-01-01', '2026-01-01'), (2, ${SHIPMENT}, 2, 'DROP', '2026-02-01', null)`);
    await run(`insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address, status) values
      (11, ${SHIPMENT}, '${NEXT_WEEK}', '08:00', '10:00', '1 Mill Lane', 'Confirmed'),
      (12, ${SHIPMENT}, '2026-01-20', '08:00', '10:00', '2 Mill Lane', 'Requested'),
      (13, ${SHIPMENT}, '2026-01-21', '08:00', '10:00', '3 Mill Lane', 'Delivered'),
      (14, ${SHIPMENT}, '2026-01-22', '08:00', '10:00', '4 Mill Lane', 'Cancelled')`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const cancel = (person = importer, more: object = {}, key?: string) =>
    person.act('cancelDelivery', { deliveryId: 11, revision: 1, ...more }, key);
  const statuses = async () =>
    ((await run('select status from delivery order by id')) as { status: string }[]).map(
      ({ status }) => status,
    );
  const drop = (actualAt: string | null, revision: number) =>
    agent.act('recordMilestone', { shipmentId: SHIPMENT, milestoneId: 2, actualAt, revision });
  const told = async (person: Person) =>
    (await person.act('listNotifications', { take: 10 })).results.map(
      ({ action, changes }: { action: string; changes: object[] }) => [action, ...changes],
    );

  test('MOD-03 D-96 a planned delivery is cancelled by who plans it, stays in sight, and the other party is told', async () => {
    const cancelled = await cancel();
    assert.deepEqual(cancelled, { id: 11, revision: 2, status: 'Cancelled' });
    const { oneShipments } = await importer.query(
      `{ oneShipments(where: {id: {eq: ${SHIPMENT}}}) { deliveries(where: {id: {eq: 11}}) { status } } }`,
    );
    assert.deepEqual(oneShipments.deliveries, [{ status: 'Cancelled' }]);
    assert.deepEqual(await told(agent), [
      ['cancelDelivery', { field: 'deliveryStatus', of: MOMENT, before: 'Confirmed', after: 'Cancelled' }],
    ]);
    await cancel(agent, { deliveryId: 12 });
  });

  test('MOD-03 what took place or was cancelled is neither cancelled nor changed any more', async () => {
    const plan = {
      ...{ shipmentId: SHIPMENT, deliveryOn: NEXT_WEEK, fromTime: '08:00', untilTime: '10:00' },
      ...{ address: '1 Mill Lane', contactName: '', contactPhone: '', reference: '' },
    };
    const code = async (name: ActionName, input: object) => {
      const { status, reasons } = await agent.refusal(name, { revision: 1, ...input });
      assert.equal(status, 422);
      return reasons[0]?.code;
    };
    assert.equal(await code('cancelDelivery', { deliveryId: 13 }), 'deliveryDone');
    assert.equal(await code('cancelDelivery', { deliveryId: 14 }), 'deliveryCancelled');
    assert.equal(await code('planDelivery', { ...plan, deliveryId: 14 }), 'deliveryCancelled');
    assert.equal(
      await code('setDeliveryStatus', { deliveryId: 14, status: 'Confirmed' }),
      'deliveryCancelled',
    );
  });

  test('D-15 D-19 D-37 nobody else cancels, a stale revision is refused, and a repeat takes effect once', async () => {
    const others = [
      await server.as('otherImporter'),
      await server.link({ recordType: 'shipment', recordId: SHIPMENT, role: 'admin' }),
      await server.service(),
    ];
    const input = { deliveryId: 11, revision: 1 };
    for (const person of others) assert.equal((await person.refusal('cancelDelivery', input)).status, 403);
    const foreign = await others[0]!.refusal('cancelDelivery', input);
    assert.deepEqual(await others[0]!.refusal('cancelDelivery', { ...input, deliveryId: 999 }), foreign);
    const stale = await importer.refusal('cancelDelivery', { ...input, revision: 9 });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_revision']);
    assert.deepEqual(await cancel(importer, {}, 'once'), await cancel(importer, {}, 'once'));
    assert.equal((await told(agent)).length, 1);
  });

  test('MOD-02 MOD-03 a delivered shipment has delivered what was planned, until that is taken back', async () => {
    await drop('2026-02-02T09:00:00Z', 1);
    assert.deepEqual(await statuses(), ['Delivered', 'Delivered', 'Delivered', 'Cancelled']);
    const [[, ...changes]] = await told(importer);
    assert.deepEqual(changes.slice(1), [
      { field: 'deliveryStatus', of: MOMENT, before: 'Confirmed', after: 'Delivered' },
      { field: 'deliveryStatus', of: '2026-01-20 08:00–10:00', before: 'Requested', after: 'Delivered' },
    ]);
    // Another time of the same milestone changes no delivery.
    await drop('2026-02-03T09:00:00Z', 2);
    assert.deepEqual(await statuses(), ['Delivered', 'Delivered', 'Delivered', 'Cancelled']);
    await drop(null, 3);
    assert.deepEqual(await statuses(), ['Confirmed', 'Requested', 'Delivered', 'Cancelled']);
    // Who says so of the delivery itself says it for good.
    await run('update delivery set delivery_on = current_date where id = 11');
    const { rows } = await sql<{ revision: number }>`select revision from delivery where id = 11`.execute(
      server.database.db,
    );
    await agent.act('setDeliveryStatus', {
      ...{ deliveryId: 11, status: 'Delivered', revision: rows[0]!.revision },
    });
    await drop('2026-02-02T09:00:00Z', 4);
    await drop(null, 5);
    assert.deepEqual(await statuses(), ['Delivered', 'Requested', 'Delivered', 'Cancelled']);
  });
});
