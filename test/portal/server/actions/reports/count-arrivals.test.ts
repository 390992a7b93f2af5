import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { arrivalsByWeek } from '../../../../../portal/server/actions/reports/count-arrivals.ts';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { ArrivalsAnswer } from '../../../../../shared/contract/arrivals.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { planOf } from '../../base-rates/plan-of.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { fillReports } from './report-rows.ts';

/** A Monday. */
const FROM = '2026-05-18';

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let other: UserCaller;
  let agent: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fillReports(database);
    const { db } = database;
    // Shipment 3 of company 101 is planned to arrive on 20 May; of the others, those without an arrival are no plan.
    await sql`insert into milestone (shipment_id, position, event, planned_at, actual_at) values
      (4, 1, 'ARRI', '2026-05-24T23:59:59Z', null), (4, 2, 'DROP', '2026-05-26T10:00:00Z', null),
      (6, 1, 'ARRI', '2026-05-25T00:00:00Z', null), (5, 1, 'ARRI', '2026-05-01T10:00:00Z', null),
      (7, 1, 'ARRI', '2026-06-01T10:00:00Z', null)`.execute(db);
    await sql`update shipment set status = 'In Transit' where id in (5, 6, 7)`.execute(db);
    importer = await signIn(database, 101);
    other = await signIn(database, 102);
    agent = await signIn(database, 2);
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());

  const count = async (caller: Caller, input: object = {}) =>
    (await actionsOn(database).act(
      'countArrivals',
      { from: FROM, weeks: 2, ...input },
      { caller },
    )) as ArrivalsAnswer;

  test('MOD-01 counts arrivals that aren’t recorded by the week in UTC in which they are expected or planned, and those of before', async () => {
    assert.deepEqual(await count(importer), {
      earlier: { ocean: 1, air: 0 },
      weeks: [
        { from: '2026-05-18', ocean: 2, air: 0 },
        { from: '2026-05-25', ocean: 0, air: 1 },
      ],
    });
  });

  test('MOD-01 counts an arrival in the week in which it is expected now', async () => {
    const expected = (at: string | null) =>
      sql`update milestone set estimated_at = ${at}::timestamptz where shipment_id = 3 and event = 'ARRI'`.execute(
        database.db,
      );
    await expected('2026-05-25T00:00:00Z');
    assert.deepEqual(
      (await count(importer)).weeks.map(({ ocean }) => ocean),
      [1, 1],
    );
    await expected(null);
  });

  test('MOD-01 a shipment that is delivered is nothing to come, whatever its plan says', async () => {
    await sql`update shipment set status = 'Delivered' where id = 5`.execute(database.db);
    assert.deepEqual((await count(importer)).earlier, { ocean: 0, air: 0 });
  });

  test('D-15 each counts the shipments that the lists show', async () => {
    const seen = async (caller: UserCaller) =>
      (await count(caller, { weeks: 3 })).weeks.map(({ ocean, air }) => ocean + air);
    assert.deepEqual(await seen(importer), [2, 1, 0]);
    assert.deepEqual(
      [await seen(other), await seen(agent)],
      [
        [0, 0, 1],
        [0, 0, 1],
      ],
    );
    assert.deepEqual(await seen(admin), [2, 1, 1]);
    await sql`insert into link_token (id, record_type, record_id, role, expires_at)
      values ('00000000-0000-4000-8000-000000000001', 'shipment', 1, 'admin', now() + interval '1 day')`.execute(
      database.db,
    );
    for (const caller of [link('shipment', 1), service]) await refused(count(caller), 403, /./);
  });

  test('MOD-01 a day or a number of weeks that is none is refused', async () => {
    for (const strange of [
      { from: '2026-02-30' },
      { from: '2026-05' },
      { weeks: 0 },
      { weeks: 13 },
      { weeks: 1.5 },
    ])
      await refused(count(importer, strange), 422, /./);
  });

  test('MOD-01 arrivals of the past are not read', async () => {
    const { db } = database;
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at)
      select 10000 + n, 'V' || n, 102, 'Ocean', case when n > 19800 then 'In Transit' else 'Delivered' end,
        timestamptz '2016-01-01T00:00:00Z' + n * interval '4 hours'
      from generate_series(1, 20000) n`.execute(db);
    await sql`insert into milestone (shipment_id, position, event, planned_at, actual_at)
      select id, place, event, created_at, case when status = 'Delivered' then created_at end from shipment
      cross join (values (1, 'DEPA'), (2, 'ARRI'), (3, 'DROP')) events (place, event)
      where reference like 'V%'`.execute(db);
    for (const table of ['shipment', 'milestone']) await sql`analyze ${sql.table(table)}`.execute(db);
    for (const caller of [importer, agent, admin]) {
      const plan = await planOf(database, (trx) =>
        arrivalsByWeek(trx, caller, { since: FROM, until: '2026-07-13' }),
      );
      assert.ok(plan.includes('shipment_to_arrive') || plan.includes('shipment_under_way'), plan);
      assert.ok(!/Seq Scan on shipment/.test(plan), plan);
    }
  });
});
