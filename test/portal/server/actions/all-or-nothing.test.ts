import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { actionsOn, BOOKING, brief, countOf, fill, ORDERS, STYLES } from './order-records.ts';

const WRITTEN = [
  'purchase_order',
  'style_number',
  'purchase_order_style_number',
  'booking_purchase_order',
  'booking_style_number',
  'audit_log',
  'idempotency_key',
];

forEachDatabase((_kind, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
    await run.save(BOOKING, [{ id: ORDERS[0], selectedSN: [STYLES[0], STYLES[1]] }]);
  });
  after(() => database.close());

  const counts = () => Promise.all(WRITTEN.map((table) => countOf(database, table)));
  const list = async () => brief(await run.link(BOOKING, [], []));

  /** While `work` runs, writing to the table fails with this SQLSTATE, `times` times. */
  async function failing<T>(
    {
      table,
      on,
      state = 'P0001',
      times = 1000,
    }: { table: string; on: string; state?: string; times?: number },
    work: () => Promise<T>,
  ): Promise<T> {
    // A sequence counts on through the rollbacks of what it lets fail.
    await sql.raw('create sequence failures').execute(database.db);
    await sql
      .raw(`create function fail() returns trigger language plpgsql as $$ begin
        if nextval('failures') <= ${times} then raise exception 'injected' using errcode = '${state}'; end if;
        return null;
      end $$`)
      .execute(database.db);
    await sql
      .raw(`create trigger fail after ${on} on ${table} for each statement execute function fail()`)
      .execute(database.db);
    try {
      return await work();
    } finally {
      await sql.raw(`drop function fail cascade`).execute(database.db);
      await sql.raw('drop sequence failures').execute(database.db);
    }
  }

  const save = (key: string) =>
    run.save(BOOKING, [{ id: ORDERS[1], selectedSN: [STYLES[2]] }], undefined, { key });

  describe('nothing is half done, and the key is free again, when the database fails at', () => {
    const places = [
      { table: 'booking_purchase_order', on: 'delete' },
      { table: 'booking_purchase_order', on: 'insert' },
      { table: 'purchase_order_style_number', on: 'insert' },
      { table: 'booking_style_number', on: 'insert' },
      { table: 'audit_log', on: 'insert' },
      { table: 'idempotency_key', on: 'update' },
    ];
    for (const place of places)
      test(`${place.on} of ${place.table}`, async () => {
        const [rows, carried] = [await counts(), await list()];
        const audited = (await counts())[WRITTEN.indexOf('audit_log')]! - rows[WRITTEN.indexOf('audit_log')]!;
        assert.equal(audited, 1, 'reading the list is audited');
        await failing(place, () => assert.rejects(save('fails'), /injected/));
        rows[WRITTEN.indexOf('audit_log')]! += 1;
        assert.deepEqual(await counts(), rows);
        assert.deepEqual(await list(), carried);
      });

    test('a create in its last step', async () => {
      const rows = await counts();
      const create = () => run.createStyle(BOOKING, ORDERS[3], 'half done', { key: 'half done' });
      await failing({ table: 'audit_log', on: 'insert' }, () => assert.rejects(create(), /injected/));
      assert.deepEqual(await counts(), rows);
      assert.equal(await create(), await create());
    });
  });

  const races = { '40001': 'serialization failure', '40P01': 'deadlock', '23505': 'unique race' };
  for (const [state, name] of Object.entries(races)) {
    const place = { table: 'booking_style_number', on: 'insert', state };
    test(`a ${name} is tried again without the caller noticing, with one effect`, async () => {
      await run.link(BOOKING, []);
      const entries = await countOf(database, 'audit_log');
      const answer = await failing({ ...place, times: 2 }, () => save(`survives a ${name}`));
      assert.deepEqual(brief(answer), [[ORDERS[1], [STYLES[2]]]]);
      assert.equal(await countOf(database, 'audit_log'), entries + 1);
    });

    test(`a ${name} that does not end is given up, and nothing changed`, async () => {
      await run.link(BOOKING, []);
      await failing(place, () => assert.rejects(save(`ends in a ${name}`), { name: 'TransactionConflict' }));
      assert.deepEqual(await list(), []);
    });
  }
});
