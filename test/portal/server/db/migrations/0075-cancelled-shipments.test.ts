import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0075-cancelled-shipments.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

/** What the migration brings, taken away again. */
const BEFORE = [
  'drop trigger set_plans on shipment',
  'drop trigger set_plans_of_new on shipment',
  'drop trigger follow_expectations on shipment',
  'drop function plan_shipment, follow_expectations_of_shipment',
];

forEachDatabase((_kind, open) => {
  test('MOD-04 shipments that bookings have left behind are cancelled, and those to which something happened are not', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        ...BEFORE,
        `insert into company (id, company_name, entity_type) values (101, 'Importer A', 'Importer')`,
        `insert into booking (id, reference, mode, status, created_at) values
          (1, 'B1', 'Ocean', 'Declined', now()), (2, 'B2', 'Ocean', 'Cancelled', now()), (3, 'B3', 'Ocean', 'Confirmed', now())`,
        `insert into shipment (id, reference, booking_id, mode, status, next_milestone_at, created_at) values
          (11, 'declined', 1, 'Ocean', 'Booked', '2026-01-01', now()), (12, 'withdrawn', 2, 'Ocean', 'Booked', '2026-01-01', now()),
          (13, 'confirmed', 3, 'Ocean', 'Booked', '2026-01-01', now()), (14, 'begun', 1, 'Ocean', 'Booked', '2026-01-01', now()),
          (15, 'under way', 1, 'Ocean', 'In Transit', '2026-01-01', now())`,
        `insert into milestone (shipment_id, position, event, planned_at, actual_at) values
          (11, 1, 'ARRI', '2026-01-01', null), (14, 1, 'STUF', '2026-01-01', '2026-01-01')`,
        `insert into purchase_order (id, order_numbers, order_purchaser_id) values (21, 'PO-1', 101), (22, 'PO-2', 101)`,
        'insert into shipment_purchase_order (shipment_id, purchase_order_id) values (11, 21), (13, 22)',
        `insert into delivery (shipment_id, delivery_on, from_time, until_time, address, status) values
          (11, '2026-02-20', '08:00', '10:00', '1 Mill Lane', 'Requested')`,
      ])
        await sql.raw(statement).execute(db);
      await up(db as never);
      const { rows } =
        await sql`select reference, status, late_from = 'infinity' as "isNeverLate", arrival_on as arrival
        from shipment order by id`.execute(db);
      const goesOn = { isNeverLate: false, arrival: null };
      assert.deepEqual(rows, [
        { reference: 'declined', status: 'Cancelled', isNeverLate: true, arrival: null },
        { reference: 'withdrawn', status: 'Cancelled', isNeverLate: true, arrival: null },
        { reference: 'confirmed', status: 'Booked', ...goesOn },
        { reference: 'begun', status: 'Booked', ...goesOn },
        { reference: 'under way', status: 'In Transit', ...goesOn },
      ]);
      const { rows: orders } =
        await sql`select status, arrival_on as arrival from purchase_order order by id`.execute(db);
      assert.deepEqual(orders, [
        { status: 'Open', arrival: null },
        { status: 'Booked', arrival: null },
      ]);
      const { rows: deliveries } = await sql`select status, status_before as before from delivery`.execute(
        db,
      );
      assert.deepEqual(deliveries, [{ status: 'Cancelled', before: 'Requested' }]);
    } finally {
      await database.close();
    }
  });
});
