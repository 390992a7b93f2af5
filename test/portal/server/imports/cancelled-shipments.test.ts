import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  const run = async (statement: string) => (await sql.raw(statement).execute(imports.database.db)).rows;
  beforeEach(async () => {
    await run('truncate booking, shipment, audit_log cascade');
    await run(`insert into booking (id, reference, customer_id, mode, status, created_at) values
      (71, 'B-1', 301, 'Ocean', 'Confirmed', now()), (72, 'B-2', 301, 'Ocean', 'Confirmed', now())`);
    await run(`insert into shipment (id, reference, booking_id, company_id, mode, status, created_at) values
      (81, 'S-1', 71, 301, 'Ocean', 'Booked', now()), (82, 'S-2', 72, 301, 'Ocean', 'Booked', now())`);
    await run(`insert into milestone (shipment_id, position, event, planned_at, actual_at) values
      (81, 1, 'DEPA', '2026-01-20 14:00Z', null), (82, 1, 'STUF', '2026-01-20 14:00Z', '2026-01-20 14:00Z'),
      (82, 2, 'DEPA', '2026-01-22 14:00Z', null)`);
    await run(`insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address, status) values
      (91, 81, '2026-02-20', '08:00', '10:00', '1 Mill Lane', 'Confirmed')`);
  });

  const answer = (status: string, ...bookings: string[]) =>
    imports.admin.run(
      'bookings',
      csv(['Reference', 'Status'], ...bookings.map((reference) => [reference, status])),
    );
  const shipments = () =>
    run(`select shipment.reference, shipment.status, next_milestone_at is not null as "isPlanned",
      (select status from delivery where shipment_id = shipment.id) as delivery from shipment order by reference`);
  const BEFORE = [
    { reference: 'S-1', status: 'Booked', isPlanned: false, delivery: 'Confirmed' },
    { reference: 'S-2', status: 'Booked', isPlanned: false, delivery: null },
  ];

  test('MOD-04 a shipment follows its imported booking that was declined or withdrawn and counts again, unless something happened to it', async () => {
    for (const status of ['Declined', 'Cancelled']) {
      await answer(status, 'B-1', 'B-2');
      assert.deepEqual(await shipments(), [
        { reference: 'S-1', status: 'Cancelled', isPlanned: false, delivery: 'Cancelled' },
        BEFORE[1],
      ]);
      await answer('Confirmed', 'B-1', 'B-2');
      assert.deepEqual(await shipments(), [{ ...BEFORE[0], isPlanned: true }, BEFORE[1]]);
    }
    const log = await run(
      `select changes from audit_log where record_type = 'shipment' and record_id = 81 order by id`,
    );
    const of = '2026-02-20 08:00–10:00';
    assert.deepEqual(log.slice(0, 2), [
      {
        changes: [
          { field: 'shipmentStatus', before: 'Booked', after: 'Cancelled' },
          { field: 'deliveryStatus', of, before: 'Confirmed', after: 'Cancelled' },
        ],
      },
      {
        changes: [
          { field: 'shipmentStatus', before: 'Cancelled', after: 'Booked' },
          { field: 'deliveryStatus', of, before: 'Cancelled', after: 'Confirmed' },
        ],
      },
    ]);
  });

  test('MOD-02 an imported shipment is cancelled and taken up again with its deliveries, also while its booking counts', async () => {
    const set = (status: string) =>
      imports.admin.run('shipments', csv(['Reference', 'Status'], ['S-1', status]));
    await set('Cancelled');
    assert.deepEqual((await shipments())[0], { ...BEFORE[0], status: 'Cancelled', delivery: 'Cancelled' });
    // A change of the booking that leaves it open says nothing of the shipment.
    await answer('Shipped', 'B-1');
    assert.deepEqual((await shipments())[0], { ...BEFORE[0], status: 'Cancelled', delivery: 'Cancelled' });
    await set('Booked');
    assert.deepEqual((await shipments())[0], { ...BEFORE[0], isPlanned: true });
  });

  describe('D-158 the quote of several bookings', () => {
    beforeEach(async () => {
      await run('truncate quote cascade');
      await run(`update milestone set actual_at = null`);
      await run(`insert into quote (id, reference, customer_id, shipment_id, mode, container_type, status, created_at) values
        (61, 'Q-1', 301, 81, 'Ocean', 'FCL', 'Accepted', now())`);
      await run(
        'insert into booking_request (booking_id, quote_id, answered_at) values (71, 61, now()), (72, 61, now())',
      );
    });
    const set = (...statuses: [reference: string, status: string][]) =>
      imports.admin.run('shipments', csv(['Reference', 'Status'], ...statuses));
    const priced = () => run('select shipment_id as id from quote');
    const told = () =>
      run(`select actor, action, changes from audit_log where record_type = 'quote' order by id`);
    const entry = (before: string, after: string) => ({
      ...{ actor: 'admin@office.example', action: 'applyImport' },
      changes: [{ field: 'shipment', before, after }],
    });

    test('is the price of the next shipment once that of the first is cancelled, which is told', async () => {
      await set(['S-1', 'Cancelled']);
      assert.deepEqual(await priced(), [{ id: 82 }]);
      // It has another one by now.
      await set(['S-1', 'Booked']);
      assert.deepEqual(await priced(), [{ id: 82 }]);
      await set(['S-2', 'Cancelled']);
      assert.deepEqual(await priced(), [{ id: 81 }]);
      assert.deepEqual(await told(), [entry('S-1', 'S-2'), entry('S-2', 'S-1')]);
    });

    test('is the price of the one that is taken up again, where all were cancelled', async () => {
      await set(['S-1', 'Cancelled'], ['S-2', 'Cancelled']);
      assert.deepEqual([await priced(), await told()], [[{ id: 81 }], []]);
      await set(['S-2', 'Booked']);
      assert.deepEqual([await priced(), await told()], [[{ id: 82 }], [entry('S-1', 'S-2')]]);
    });

    test('follows where a booking is declined, and is still that of a shipment to which something happened', async () => {
      await answer('Declined', 'B-1');
      assert.deepEqual([await priced(), await told()], [[{ id: 82 }], [entry('S-1', 'S-2')]]);
      await answer('Confirmed', 'B-1');
      await run(`update milestone set actual_at = planned_at where shipment_id = 82 and position = 1`);
      await answer('Declined', 'B-2');
      assert.deepEqual(await priced(), [{ id: 82 }]);
    });
  });

  test('MOD-02 a status that the booking or the milestones contradict is refused at its column', async () => {
    await answer('Declined', 'B-1', 'B-2');
    const { id } = await imports.admin.check(
      'shipments',
      csv(
        ['Reference', 'Customer', 'Mode', 'Status', 'Booking'],
        ['S-1', 'C-1', 'Ocean', 'Booked', 'B-1'],
        ['S-2', 'C-1', 'Ocean', 'Cancelled', 'B-2'],
        ['S-3', 'C-1', 'Ocean', 'Booked', 'b-1'],
        ['S-4', 'C-1', 'Ocean', 'Cancelled', 'B-1'],
        ['S-5', 'C-1', 'Ocean', 'In Transit', 'B-1'],
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [2, 'status: importShipmentLeft'],
      [3, 'status: importShipmentBegun'],
      [4, 'status: importShipmentLeft'],
    ]);
  });

  test('MOD-02 nothing of a cancelled shipment is planned or recorded by an import of milestones', async () => {
    await answer('Declined', 'B-1');
    const { id } = await imports.admin.check(
      'milestones',
      csv(
        ['Shipment', 'Event', 'Planned (UTC)', 'Actual (UTC)'],
        ['S-1', 'DEPA', '2026-01-21', ''],
        ['S-1', 'ARRI', '2026-02-21', '2026-02-21'],
        ['S-2', 'DEPA', '2026-01-22', ''],
      ),
    );
    assert.deepEqual(
      faults(await imports.admin.rows(id, 'wrong')).map(([line, fault]) => [line, fault]),
      [
        [2, 'shipment: shipmentCancelled'],
        [3, 'shipment: shipmentCancelled'],
      ],
    );
  });
});
