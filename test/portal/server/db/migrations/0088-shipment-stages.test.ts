import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0088-shipment-stages.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

forEachDatabase((_kind, open) => {
  test('MOD-02 shipments that were under way say how far they came, and nobody has changed them', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        'alter table shipment drop column stage, drop column reached',
        `insert into shipment (id, reference, mode, status, arrived_on, created_at) values
          (1, 'booked', 'Ocean', 'Booked', null, now()), (2, 'departed', 'Ocean', 'In Transit', null, now()),
          (3, 'discharged', 'Ocean', 'In Transit', '2026-01-05', now()), (4, 'imported', 'Ocean', 'In Transit', '2026-01-05', now()),
          (5, 'delivered', 'Ocean', 'Delivered', '2026-01-05', now())`,
        `insert into milestone (shipment_id, position, event, planned_at, actual_at) values
          (2, 1, 'DEPA', '2026-01-01', '2026-01-01'), (2, 2, 'ARRI', '2026-01-05', null),
          (3, 1, 'ARRI', '2026-01-05', '2026-01-05'), (3, 2, 'DISC', '2026-01-06', '2026-01-06'),
          (5, 1, 'DROP', '2026-01-06', '2026-01-06')`,
      ])
        await sql.raw(statement).execute(db);
      const revisions = async () =>
        (await sql<{ revision: number }>`select revision from shipment order by id`.execute(db)).rows;
      const before = await revisions();
      // A migration knows no tables by type.
      await up(db as never);
      const { rows } = await sql<{ stage: string }>`select stage from shipment order by id`.execute(db);
      assert.deepEqual(
        rows.map(({ stage }) => stage),
        ['Booked', 'In Transit', 'Discharged', 'Arrived', 'Delivered'],
      );
      assert.deepEqual(await revisions(), before);
    } finally {
      await database.close();
    }
  });
});
