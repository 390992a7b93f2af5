import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';

forEachDatabase((_name, open) => {
  describe('MOD-05 the time of the orders of a style number', () => {
    let database: Database;
    before(async () => {
      database = await open();
      await run(`insert into company (id, company_name, entity_type) values (101, 'Importer A', 'Importer')`);
      await run(`insert into purchase_order (id, order_numbers, order_purchaser_id, created_at) values
        (1, 'PO-1', 101, '2026-01-01Z'), (2, 'PO-2', 101, '2026-01-02Z')`);
      await run(`insert into style_number (id, style_number, company_id) values (11, 'ST-1', 101)`);
      await run(
        'insert into purchase_order_style_number (purchase_order_id, style_number_id) values (1, 11), (2, 11)',
      );
    });
    after(() => database.close());

    const run = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows;
    const newestFirst = () =>
      run('select purchase_order_id as id from purchase_order_style_number order by order_created_at desc');

    it('is that of the orders, also where it is changed', async () => {
      assert.deepEqual(await newestFirst(), [{ id: 2 }, { id: 1 }]);
      await run(`update purchase_order set created_at = '2026-01-03Z' where id = 1`);
      assert.deepEqual(await newestFirst(), [{ id: 1 }, { id: 2 }]);
    });
  });
});
