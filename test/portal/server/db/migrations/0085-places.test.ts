import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { migrate } from '../../../../../portal/server/db/migrate.ts';
import { up } from '../../../../../portal/server/db/migrations/0085-places.ts';
import { isNamed } from '../../../../../portal/server/places/is-named.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

/** An installation of before: ports with two codes, some that the lists have no more, and what people have changed. */
const BEFORE = [
  // What a later migration makes of the words goes first.
  'alter table port drop column spelled_names, drop column names, drop column plain_names, drop column words',
  'alter table airport drop column spelled_names, drop column names, drop column plain_names, drop column words',
  `insert into country (id, code, company_name) values (1, 'CN', 'China'), (2, 'DE', 'Germany'), (3, 'US', 'United States'),
    (4, 'TR', 'Turkey'), (5, 'BE', 'Belgium'), (6, 'DJ', 'Djibouti'), (7, 'ID', 'Indonesia')`,
  `insert into port (id, scac_code, company_name, country_id) values (1, 'CNNBO', 'Ningbo', 1), (2, 'CNNGB', 'Ningbo', 1),
    (3, 'CNSGH', 'Shanghai', 1), (4, 'CNSHA', 'Shanghai', 1), (5, 'DEHAM', 'Hamburg Waltershof', 2),
    (6, 'DJPOD', 'Djibouti', 6), (7, 'USPDX', 'Portland', 3), (8, 'TRAMR', 'Ambarli', 4), (9, 'XXOWN', 'Own quay', 2)`,
  `insert into airport (id, code, icao_code, airport_name, city, city_iden, country_id, latitude, longitude) values
    (1, 'BRU', 'EBBR', 'Brussels Airport', 'Brussels', 'BRU', 5, 50.5403, 4.2902),
    (2, 'IST', 'LTFM', 'Istanbul Airport', 'Istanbul', 'IST', 4, 41.26, 28.74),
    (3, 'HAM', 'EDDH', 'Hamburg Airport', 'Hansestadt', 'HAM', 2, 53.63, 9.99),
    (4, 'ZZZ', null, 'Own field', 'Stade', 'ZZZ', 2, null, null),
    (5, 'MIA', null, 'Miami', 'Miami', 'MIA', 3, null, null),
    (6, 'BDJ', 'WAOO', 'Syamsudin Noor Airport', 'Banjarmasin, Borneo Island', 'BDJ', 7, -3.44, 114.76)`,
  `insert into company (id, company_name, entity_type, is_carrier, code) values (1, 'Provider', 'Provider', false, null),
    (101, 'Importer A', 'Importer', false, null), (201, 'Maersk', 'Carrier', true, 'MAEU'),
    (301, 'Air Bridge Cargo', 'Airline', false, 'RU')`,
  `insert into booking (id, reference, mode, status, origin_port_id, destination_port_id, created_at) values
    (1001, 'B1', 'Ocean', 'Confirmed', 3, 5, now()), (1002, 'B2', 'Ocean', 'Confirmed', 1, 6, now())`,
  `insert into shipment (id, reference, mode, status, origin_port_id, destination_port_id, created_at) values
    (2001, 'S1', 'Ocean', 'Booked', 5, 3, now()), (2002, 'S2', 'Ocean', 'Booked', 2, 4, now())`,
  `insert into milestone (shipment_id, position, event, port_id, planned_at) values (2001, 1, 'ARRI', 3, now())`,
  `insert into route_subscription (id, entity_id, origin_port_id, discharge_port_id, destination_port_id) values
    (1, 101, 1, 3, 5)`,
  `insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, valid_from, valid_to,
    currency, price_40hc) values
    (1, 4, 5, 201, 'FAK', 'Own', '2026-01-01', '2026-12-31', 'USD', 1000),
    (2, 3, 5, 201, 'FAK', 'Own', '2026-06-01', '2026-12-31', 'USD', 900)`,
  `insert into sailing (id, carrier_id, origin_port_id, destination_port_id, departs_on, arrives_on) values
    (1, 201, 3, 4, '2026-01-01', '2026-01-02'), (2, 201, 3, 5, '2026-01-01', '2026-02-01')`,
  `insert into web_user (id, email, entity_id, home_entity_id) values (1, 'ann@office.example', 1, 1)`,
  `insert into list_settings (web_user_id, list, settings, revision) values
    (1, 'schedule', '{"views": [{"name": "3", "filters": {"origin": "3", "destination": "33"}}]}', 4),
    (1, 'base-rates', '{"views": [{"name": "Any", "filters": {"origin": ""}}]}', 1),
    (1, 'shipments', '{"views": [{"name": "Mine", "filters": {"origin": "3"}}]}', 2)`,
  ...['country', 'port', 'airport', 'company', 'booking', 'shipment', 'base_rate', 'sailing'].map(
    (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), 5000)`,
  ),
];

const PLACES = {
  port: `select scac_code as code, company_name as name, latitude, longitude, words from port
    where scac_code not in ('DEHAM', 'DJPOD', 'XXOWN') order by scac_code collate "C"`,
  airport: `select code, icao_code, airport_name, city, latitude, longitude, time_zone, words from airport
    where code not in ('HAM', 'ZZZ', 'MIA') order by code collate "C"`,
  airline: `select code, company_name, country_id is null as lost from company
    where entity_type = 'Airline' and code <> 'RU' order by code collate "C"`,
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let fresh: Database;
  const rowsOf = async (statement: string, { db }: Database = database) =>
    (await sql.raw(statement).execute(db)).rows;
  const run = (db: Kysely<unknown>) => up(db);

  before(async () => {
    fresh = await open({ migrated: false });
    await migrate(fresh.db);
    database = await open();
    for (const statement of BEFORE) await sql.raw(statement).execute(database.db);
    // A start that is interrupted, the one after it, and one that does it again.
    const stopped = database.db.transaction().execute(async (trx) => {
      await run(trx as never);
      throw new Error('stopped');
    });
    await assert.rejects(stopped, /stopped/);
    for (const _start of ['first', 'again'])
      await database.db.transaction().execute((trx) => run(trx as never));
  });
  after(() => Promise.all([database.close(), fresh.close()]));

  test('MOD-13 an installation of before has the places and airlines of a new one, in the same words', async () => {
    for (const statement of Object.values(PLACES))
      assert.deepEqual(await rowsOf(statement), await rowsOf(statement, fresh));
    const counts = `select (select count(*)::integer from port) as ports, (select count(*)::integer from airport) as airports`;
    assert.deepEqual(await rowsOf(counts, fresh), [{ ports: 1345, airports: 3399 }]);
    assert.deepEqual(await rowsOf(counts), [{ ports: 1347, airports: 3400 }]);
    assert.deepEqual(
      await rowsOf(
        `select words from port where scac_code in ('ITGOA', 'BDCGP', 'VNSGN') order by scac_code`,
        fresh,
      ),
      [
        { words: 'Chittagong; チッタゴン; 吉大港' },
        { words: 'Genoa; Genua; Génova; Gênes; ジェノヴァ; 热那亚' },
        {
          words:
            'Saigon; HCMC; Ho Chi Minh; Ho-Chi-Minh-Stadt; Ciudad Ho Chi Minh; Hô-Chi-Minh-Ville; Saigón; Saïgon; ホーチミン; 胡志明市',
        },
      ],
    );
    assert.deepEqual(
      await rowsOf(
        `select code from airport where code in ('CGO', 'IST', 'MIA', 'ORD', 'TAO') order by code`,
      ),
      ['CGO', 'IST', 'MIA', 'ORD', 'TAO'].map((code) => ({ code })),
    );
  });

  test('MOD-13 a place is found by what it is called in other languages', async () => {
    for (const [name, code] of [
      ['Genua', 'ITGOA'],
      ['genova', 'ITGOA'],
      ['Anvers', 'BEANR'],
      ['Wien', 'VIE'],
      ['Mailand', 'MXP'],
      ['Kapstadt', 'ZACPT'],
      ['Londres', 'GBLON'],
      ['上海', 'CNSHA'],
      ['ロッテルダム', 'NLRTM'],
    ] as const) {
      const { rows } = await sql<{ code: string }>`
        select scac_code as code from port where ${isNamed('port', name)}
        union all select code from airport where ${isNamed('airport', name)}`.execute(fresh.db);
      assert.ok(
        rows.some((row) => row.code === code),
        `${name} finds ${rows.map((row) => row.code)}`,
      );
    }
  });

  test('MOD-13 what is at the second code of a port goes to the one that counts', async () => {
    assert.deepEqual(
      await rowsOf(
        'select id, origin_port_id as "from", destination_port_id as "to" from booking order by id',
      ),
      [
        { id: 1001, from: 4, to: 5 },
        { id: 1002, from: 2, to: 6 },
      ],
    );
    assert.deepEqual(
      await rowsOf(
        'select id, origin_port_id as "from", destination_port_id as "to", revision from shipment order by id',
      ),
      [
        { id: 2001, from: 5, to: 4, revision: 2 },
        { id: 2002, from: 2, to: 4, revision: 1 },
      ],
    );
    assert.deepEqual(await rowsOf('select port_id from milestone'), [{ port_id: 4 }]);
    assert.deepEqual(
      await rowsOf(
        'select origin_port_id as "from", discharge_port_id as over, destination_port_id as "to" from route_subscription',
      ),
      [{ from: 2, over: 4, to: 5 }],
    );
    assert.deepEqual(await rowsOf('select id, origin_port_id as "from" from sailing'), [{ id: 2, from: 4 }]);
    assert.deepEqual(
      await rowsOf(
        'select id, origin_port_id as "from", counts_to::text as until from base_rate order by id',
      ),
      [
        { id: 1, from: 4, until: '2026-05-31' },
        { id: 2, from: 4, until: '2026-12-31' },
      ],
    );
    assert.deepEqual(await rowsOf('select list, settings, revision from list_settings order by list'), [
      { list: 'base-rates', settings: { views: [{ name: 'Any', filters: { origin: '' } }] }, revision: 1 },
      {
        list: 'schedule',
        settings: { views: [{ name: '3', filters: { origin: '4', destination: '33' } }] },
        revision: 5,
      },
      { list: 'shipments', settings: { views: [{ name: 'Mine', filters: { origin: '3' } }] }, revision: 2 },
    ]);
  });

  test('MOD-13 ports that are no longer listed stay where they are used, and so does what people have made', async () => {
    assert.deepEqual(
      await rowsOf(`select scac_code as code, company_name as name from port where scac_code in
        ('CNNBO', 'CNSGH', 'DEHAM', 'DJPOD', 'TRAMR', 'XXOWN') order by scac_code`),
      [
        { code: 'DEHAM', name: 'Hamburg Waltershof' },
        { code: 'DJPOD', name: 'Djibouti' },
        { code: 'XXOWN', name: 'Own quay' },
      ],
    );
    assert.deepEqual(
      await rowsOf(`select code, city, icao_code as icao, time_zone as zone, latitude is not null as "isPlaced"
        from airport where code in ('BDJ', 'HAM', 'MIA', 'ZZZ') order by code`),
      [
        {
          code: 'BDJ',
          city: 'Banjarmasin, Borneo Island',
          icao: 'WAOO',
          zone: 'Asia/Makassar',
          isPlaced: true,
        },
        { code: 'HAM', city: 'Hansestadt', icao: 'EDDH', zone: 'Europe/Berlin', isPlaced: true },
        { code: 'MIA', city: 'Miami', icao: 'KMIA', zone: 'America/New_York', isPlaced: true },
        { code: 'ZZZ', city: 'Stade', icao: null, zone: null, isPlaced: false },
      ],
    );
    assert.deepEqual(await rowsOf(`select id, company_name as name from company where code = 'RU'`), [
      { id: 301, name: 'Air Bridge Cargo' },
    ]);
  });
});
