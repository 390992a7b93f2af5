import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../../../portal/server/db/database.ts';
import { migrate } from '../../../../../../portal/server/db/migrate.ts';
import { up } from '../../../../../../portal/server/db/migrations/0069-more-places.ts';
import { addReferenceData } from '../../../../../../portal/server/db/seed/reference/add-reference-data.ts';
import { forEachDatabase } from '../../../../../helpers/database.ts';

const COUNTS = { country: 249, port: 1345, airport: 3399, company: 145, charge_type: 60 };

const countsIn = async ({ db }: Database) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(COUNTS).map(async (table) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from ${sql.table(table)}`.execute(db);
        return [table, rows[0]?.count];
      }),
    ),
  );

const newCompany = async ({ db }: Database) =>
  (
    await db
      .insertInto('company')
      .values({ company_name: 'Harbour Imports', entity_type: 'Importer' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

forEachDatabase((_name, open) => {
  it('PROD-07 a current schema has all places, carriers, airlines and charge types, and no other company', async () => {
    const database = await open({ migrated: false });
    try {
      await migrate(database.db);
      assert.deepEqual(await countsIn(database), COUNTS);
      const { rows } = await sql`select entity_type, min(id) as first, count(*)::integer as count from company
        group by entity_type order by entity_type collate "C"`.execute(database.db);
      assert.deepEqual(rows, [
        { entity_type: 'Airline', first: 301, count: 115 },
        { entity_type: 'Carrier', first: 201, count: 30 },
      ]);
      const port = await database.db
        .selectFrom('port')
        .innerJoin('country', 'country.id', 'port.country_id')
        .where('scac_code', '=', 'DEHAM')
        .select(['port.company_name as name', 'code'])
        .executeTakeFirst();
      assert.deepEqual(port, { name: 'Hamburg', code: 'DE' });
      assert.equal(await newCompany(database), 416, 'a new company takes no id that is in use');
    } finally {
      await database.close();
    }
  });
});

forEachDatabase((_name, open) => {
  let database: Database;
  const addAgain = () => database.db.transaction().execute(addReferenceData);
  const rowOf = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows;

  before(async () => {
    database = await open();
    for (const statement of [
      `insert into country (id, code, company_name) values (7, 'DE', 'Germany (EU)')`,
      `insert into port (id, scac_code, company_name, country_id) values (3, 'DEHAM', 'Hamburg Waltershof', 7)`,
      `insert into company (id, company_name, entity_type, is_carrier, code) values (1, 'Provider', 'Provider', false, null),
        (2, 'Maersk Line', 'Carrier', true, 'MAEU'), (3, 'hapag-lloyd', 'Carrier', true, null)`,
      `insert into charge_type (id, description, charge_iden, charge_type) values
        (1, 'Sea freight', 'OFR', 'Charge'), (2, 'Storage', 'ST', 'Charge')`,
      `select setval(pg_get_serial_sequence('company', 'id'), 500)`,
    ])
      await sql.raw(statement).execute(database.db);
    await addAgain();
  });
  after(() => database.close());

  it('PROD-07 what an installation has already stays as it is and is not doubled', async () => {
    assert.deepEqual(await countsIn(database), { ...COUNTS, company: 146 });
    assert.deepEqual(await rowOf(`select id, company_name as name from country where code = 'DE'`), [
      { id: 7, name: 'Germany (EU)' },
    ]);
    assert.deepEqual(
      await rowOf(`select id, company_name as name, country_id from port where scac_code = 'DEHAM'`),
      [{ id: 3, name: 'Hamburg Waltershof', country_id: 7 }],
    );
    assert.deepEqual(
      await rowOf(`select id, company_name as name, code from company
        where company_name ilike 'maersk%' or company_name ilike 'hapag%' order by id`),
      [
        { id: 2, name: 'Maersk Line', code: 'MAEU' },
        { id: 3, name: 'hapag-lloyd', code: null },
      ],
    );
    assert.deepEqual(
      await rowOf(`select id, description as name from charge_type
        where charge_iden in ('OFR', 'ST', 'STO') order by id`),
      [
        { id: 1, name: 'Sea freight' },
        { id: 2, name: 'Storage' },
      ],
    );
    assert.deepEqual(
      await rowOf(`select 1 from port join country on country.id = port.country_id
        where left(scac_code, 2) <> country.code`),
      [],
    );
  });

  it('PROD-07 its counters go on, never back', async () => {
    assert.deepEqual(await rowOf(`select min(id) as first from company where id > 3`), [{ first: 501 }]);
    const made = await newCompany(database);
    await database.db.deleteFrom('company').where('id', '=', made).execute();
    await addAgain();
    assert.equal(await newCompany(database), made + 1);
    await database.db
      .deleteFrom('company')
      .where('id', '=', made + 1)
      .execute();
  });

  it('PROD-07 the same data again add nothing but what was missing', async () => {
    await database.db.deleteFrom('port').where('scac_code', '=', 'NLRTM').execute();
    await database.db.updateTable('airport').set({ city: 'Hansestadt' }).where('code', '=', 'HAM').execute();
    await addAgain();
    assert.deepEqual(await countsIn(database), { ...COUNTS, company: 146 });
    assert.deepEqual(await rowOf(`select city from airport where code = 'HAM'`), [{ city: 'Hansestadt' }]);
  });

  it('PROD-07 a database of before gets the places that were missing', async () => {
    const added = `airport where code in
      ('AUH', 'EWR', 'IST', 'LIM', 'MIA', 'NLU', 'ORD', 'PEN', 'SDF', 'SEA', 'TAO', 'VCP', 'ZAZ')`;
    await rowOf(`delete from ${added}`);
    await up(database.db as unknown as Kysely<unknown>);
    assert.deepEqual(await rowOf(`select count(*)::integer as count from ${added}`), [{ count: 13 }]);
    assert.deepEqual(
      await rowOf(
        `select icao_code as icao, city, city_iden as near, time_zone as zone from airport where code = 'ORD'`,
      ),
      [{ icao: 'KORD', city: 'Chicago', near: 'CHI', zone: 'America/Chicago' }],
    );
  });
});
