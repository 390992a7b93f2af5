import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../portal/server/db/migrations/0006-audit-reading.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { fill } from '../audit/audit-server.ts';

/** What takes the log back to how it was. */
const BEFORE = [
  'drop table notification_read',
  'drop table notification_state',
  'alter table audit_log drop column owner_id, drop column agent_id, drop column reference, drop column changes',
  'drop index audit_log_by_actor',
];

forEachDatabase((_name, open) => {
  it('D-96 gives entries that were written before to the company and agent of their record', async () => {
    const database = await open();
    try {
      await fill(database);
      for (const statement of BEFORE) await sql.raw(statement).execute(database.db);
      await sql`insert into audit_log (actor, action, record_type, record_id, before, after) values
        ('a', 'savePurchaseOrders', 'booking', 1002, '{"purchaseOrders":[{"id":1}]}', '{"purchaseOrders":[]}'),
        ('a', 'saveCharges', 'quote', 3001, null, '{"charges":[{},{}]}'),
        ('a', 'createPurchaseOrder', 'booking', 9999, null, '{"purchaseOrder":{"id":1}}')`.execute(
        database.db,
      );
      await up(database.db as never);
      const { rows } =
        await sql`select owner_id, agent_id, reference, changes from audit_log order by id`.execute(
          database.db,
        );
      assert.deepEqual(rows, [
        {
          owner_id: 101,
          agent_id: 2,
          reference: 'BKG-1002',
          changes: [{ field: 'purchaseOrders', before: 1, after: 0 }],
        },
        {
          owner_id: 101,
          agent_id: 2,
          reference: 'QUO-3001',
          changes: [{ field: 'lines', before: 0, after: 2 }],
        },
        { owner_id: null, agent_id: null, reference: null, changes: null },
      ]);
    } finally {
      await database.close();
    }
  });
});
