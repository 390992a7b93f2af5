import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { endSuperseded } from '../../../../portal/server/base-rates/superseded-rates.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { fillLanes } from './base-rate-rows.ts';
import { planOf } from './plan-of.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await fillLanes(database);
  });
  after(() => database.close());

  test('D-64 rates of other carriers on the same lane are not read to end those that a batch replaces', async () => {
    const { db } = database;
    await sql`insert into company (id, company_name, entity_type, is_carrier)
      select n, 'Line ' || n, 'Carrier', true from generate_series(300, 319) n`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into base_rate (origin_port_id, destination_port_id, carrier_id, kind, source, external_source, valid_from,
        valid_to, currency, price_40hc)
      select 1, 2, 300 + n % 20, 'FAK', 'External', 'Source ' || n % 50, date '2015-01-01' + n / 20,
        date '2015-01-01' + n / 20, 'USD', 1
      from generate_series(1, 20000) n returning id`.execute(db);
    await sql`analyze base_rate`.execute(db);
    const ids = rows.filter((_, n) => n % 1000 === 0).map(({ id }) => id);
    const plan = await planOf(database, (trx) => endSuperseded(trx, ids));
    assert.match(plan, /base_rate_in_order/);
    assert.doesNotMatch(plan, /Seq Scan on base_rate /);
  });
});
