import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0101-shipments-of-quotes.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

forEachDatabase((_kind, open) => {
  test('D-158 quotes whose bookings were shipped belong to the first of these shipments, and nobody has changed them', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        `insert into company (id, company_name, entity_type) values (101, 'Importer', 'Importer')`,
        `insert into booking (id, reference, customer_id, mode, status, created_at)
          select n, 'B' || n, 101, 'Ocean', 'Confirmed', now() from generate_series(1, 5) n`,
        `insert into shipment (id, reference, booking_id, company_id, mode, status, created_at) values
          (11, 'S11', 1, 101, 'Ocean', 'Booked', now()), (12, 'S12', 2, 101, 'Ocean', 'Booked', now()),
          (13, 'S13', 3, 101, 'Ocean', 'Cancelled', now()), (14, 'S14', 4, 101, 'Ocean', 'Booked', now()),
          (15, 'S15', null, 101, 'Ocean', 'Booked', now())`,
        `insert into quote (id, reference, customer_id, shipment_id, mode, container_type, status, created_at) values
          (21, 'Q21', 101, null, 'Ocean', 'FCL', 'Accepted', now()), (22, 'Q22', 101, null, 'Ocean', 'FCL', 'Accepted', now()),
          (23, 'Q23', 101, 15, 'Ocean', 'FCL', 'Accepted', now()), (24, 'Q24', 101, null, 'Ocean', 'FCL', 'Open', now())`,
        `insert into booking_request (booking_id, quote_id) values (1, 21), (2, 21), (3, 22), (4, 23), (5, 24)`,
      ])
        await sql.raw(statement).execute(db);
      const quotes = async () =>
        (
          await sql<{ id: number; shipment: number | null; revision: number }>`
            select id, shipment_id as shipment, revision from quote order by id`.execute(db)
        ).rows;
      const before = await quotes();
      // A migration knows no tables by type.
      await up(db as never);
      const shipments = [11, null, 15, null];
      assert.deepEqual(
        await quotes(),
        before.map((quote, place) => ({ ...quote, shipment: shipments[place] })),
      );
    } finally {
      await database.close();
    }
  });
});
