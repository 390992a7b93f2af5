import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { destinationsOf } from '../../../../../portal/server/actions/reports/map-shipments.ts';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { MOST_MAPPED, type ShipmentMapAnswer } from '../../../../../shared/contract/shipment-map.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { planOf } from '../../base-rates/plan-of.ts';
import { actionsOn, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';
import { fillReports } from './report-rows.ts';

const SHANGHAI = { kind: 'port', id: 1, code: 'CNSHA', name: 'Shanghai', latitude: 31.2, longitude: 121.5 };
const HAMBURG = { kind: 'port', id: 3, code: 'DEHAM', name: 'Hamburg', latitude: null, longitude: null };
const LAX = { kind: 'airport', id: 2, code: 'LAX', name: 'Los Angeles', latitude: 33.9, longitude: -118.4 };
const PVG = { kind: 'airport', id: 1, code: 'PVG', name: 'Shanghai', latitude: null, longitude: null };

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
    // Open are 3 to Hamburg and 4 to nowhere yet of company 101, 6 of it by air, and 7 to Hamburg of company 102 and agent 2.
    await sql`update shipment set status = 'In Transit' where id in (6, 7)`.execute(db);
    await sql`update shipment set next_milestone_at = now() - interval '1 day' where id = 7`.execute(db);
    await sql`update shipment set next_milestone_at = now() + interval '1 day' where id = 3`.execute(db);
    await sql`update port set latitude = 31.2, longitude = 121.5 where id = 1`.execute(db);
    await sql`update airport set latitude = 33.9, longitude = -118.4 where id = 2`.execute(db);
    importer = await signIn(database, 101);
    other = await signIn(database, 102);
    agent = await signIn(database, 2);
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());

  const map = async (caller: Caller) =>
    (await actionsOn(database).act('mapShipments', {}, { caller })) as ShipmentMapAnswer;

  test('MOD-01 counts open shipments and late ones by destination and by lane, with the positions that are known', async () => {
    assert.deepEqual(await map(admin), {
      places: [
        { ...HAMBURG, shipments: 2, late: 1 },
        { ...LAX, shipments: 1, late: 0 },
      ],
      lanes: [
        { origin: SHANGHAI, destination: HAMBURG, shipments: 2, late: 1 },
        { origin: PVG, destination: LAX, shipments: 1, late: 0 },
      ],
      others: 0,
      without: 1,
    });
  });

  test('D-15 each sees the places of the shipments that the lists show', async () => {
    const seen = async (caller: UserCaller) => {
      const { places, lanes, without } = await map(caller);
      return [places.map(({ code, shipments }) => `${code} ${shipments}`), lanes.length, without];
    };
    assert.deepEqual(await seen(importer), [['DEHAM 1', 'LAX 1'], 2, 1]);
    assert.deepEqual(await seen(other), [['DEHAM 1'], 1, 0]);
    assert.deepEqual(await seen(agent), [['DEHAM 1'], 1, 0]);
    assert.deepEqual(await seen(await signIn(database, 3)), [[], 0, 0]);
    await sql`insert into link_token (id, record_type, record_id, role, expires_at)
      values ('00000000-0000-4000-8000-000000000001', 'shipment', 3, 'admin', now() + interval '1 day')`.execute(
      database.db,
    );
    for (const caller of [link('shipment', 3), service]) await refused(map(caller), 403, /./);
  });

  test('MOD-01 answers the places with most shipments and counts the rest', async () => {
    const { db } = database;
    await sql`insert into port (id, scac_code, company_name, country_id)
      select 100 + n, 'XX' || (100 + n), 'Place ' || n, 1 from generate_series(1, 50) n`.execute(db);
    await sql`insert into shipment (id, reference, company_id, mode, status, destination_port_id, created_at)
      select 1000 + n, 'M' || n, 102, 'Ocean', 'Booked', 100 + (n + 1) / 2, now() from generate_series(1, 100) n`.execute(
      db,
    );
    const { places, others, without } = await map(other);
    assert.equal(places.length, MOST_MAPPED.places);
    assert.deepEqual([others, without], [101 - MOST_MAPPED.places * 2, 0]);
    await sql`delete from shipment where reference like 'M%'`.execute(db);
  });

  test('MOD-01 delivered shipments are not read', async () => {
    const { db } = database;
    await sql`insert into shipment (id, reference, company_id, mode, status, destination_port_id, created_at)
      select 10000 + n, 'V' || n, 102, 'Ocean', case when n > 19800 then 'In Transit' else 'Delivered' end, 3,
        timestamptz '2016-01-01T00:00:00Z' + n * interval '4 hours'
      from generate_series(1, 20000) n`.execute(db);
    await sql`vacuum analyze shipment`.execute(db);
    for (const caller of [importer, agent, admin]) {
      const plan = await planOf(database, (trx) => destinationsOf(trx, caller));
      assert.ok(plan.includes('shipment_under_way'), plan);
    }
  });
});
