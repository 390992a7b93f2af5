import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0070-booking-answers-and-credit-notes.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

/** What the migration brings, taken away again. */
const BEFORE = [
  'alter table booking_request drop column changed_at, drop column changed_by, drop column changed_by_id',
  'alter table invoice_entry drop column number',
  'drop index booking_by_reference_in_any_case, shipment_by_reference_in_any_case',
];
const saved = (booking: number, at: string, actor: string) =>
  `insert into audit_log (at, actor, action, record_type, record_id) values
    ('2026-03-${at}T10:00:00Z', '${actor}', 'saveBookingRequest', 'booking', ${booking})`;

forEachDatabase((_kind, open) => {
  test('MOD-04 who changed a booking is told from who requested it by what the log has of it', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        ...BEFORE,
        `insert into booking (id, reference, mode, status, created_at)
          select n, 'B' || n, 'Ocean', 'Requested', '2026-03-02T10:00:00Z' from generate_series(1, 3) n`,
        `insert into booking_request (booking_id, load, cargo_ready_on, requested_by) values
          (1, 'FCL', '2026-05-01', 'Ada'), (2, 'FCL', '2026-05-01', 'Ben'), (3, 'FCL', '2026-05-01', 'Ada')`,
        ...[saved(9, '01', 'Ada'), saved(1, '02', 'Ada'), saved(1, '03', 'Ben'), saved(1, '04', 'Cleo')],
        ...[saved(2, '03', 'Ben'), saved(3, '02', 'Ada')],
      ])
        await sql.raw(statement).execute(db);
      await up(db as never);
      const { rows } = await sql`select requested_by, changed_by, changed_at::date::text as day
        from booking_request order by booking_id`.execute(db);
      assert.deepEqual(rows, [
        { requested_by: 'Ada', changed_by: 'Cleo', day: '2026-03-04' },
        { requested_by: null, changed_by: 'Ben', day: '2026-03-03' },
        { requested_by: 'Ada', changed_by: null, day: null },
      ]);
    } finally {
      await database.close();
    }
  });
});
