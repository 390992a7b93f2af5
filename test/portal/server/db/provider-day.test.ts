import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import {
  PROVIDER_TODAY,
  requireProviderZone,
  setProviderZone,
} from '../../../../portal/server/db/provider-day.ts';
import { forEachDatabase } from '../../../helpers/database.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  after(() => database.close());
  const first = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(database.db)).rows[0];

  test('D-154 days are those of the zone that was set last, whatever the session’s own, also for what is stored by them', async () => {
    const { db } = database;
    await first(
      `insert into shipment (id, reference, mode, status, created_at) values (1, 'S-1', 'Air', 'Booked', now())`,
    );
    await first(`insert into milestone (shipment_id, position, event, planned_at, estimated_at)
      values (1, 1, 'ARRI', '2027-03-20T20:00Z', '2027-03-21T02:00Z')`);
    const expected = () => first('select arrives_on::text as day, expected_delay as late from shipment');
    assert.deepEqual(await expected(), { day: '2027-03-21', late: 1 });
    const revision = await first('select revision from shipment');

    for (const zone of ['Asia/Shanghai', 'America/New_York']) {
      await setProviderZone(db, zone);
      await setProviderZone(db, zone);
      const isChina = zone === 'Asia/Shanghai';
      assert.deepEqual(await expected(), { day: isChina ? '2027-03-21' : '2027-03-20', late: 0 });
      assert.deepEqual(await first(`select provider_day('2027-03-10T17:30Z')::text as day`), {
        day: isChina ? '2027-03-11' : '2027-03-10',
      });
      const day = await first(`select ${PROVIDER_TODAY} = (now() at time zone '${zone}')::date as same`);
      assert.deepEqual(day, { same: true });
    }
    assert.deepEqual(await first('select revision from shipment'), revision);
  });

  test('D-154 a zone that the database doesn’t know is refused, and one that it may not take over', async () => {
    const { db } = database;
    await setProviderZone(db, 'Asia/Tokyo');
    await assert.rejects(setProviderZone(db, 'Mars/Olympus'), {
      name: 'DatabaseUnavailable',
      message: /^PROVIDER_TIME_ZONE: the database doesn't know Mars\/Olympus/,
    });
    await requireProviderZone(db, 'Asia/Tokyo');
    await assert.rejects(requireProviderZone(db, 'UTC'), {
      message: /^PROVIDER_TIME_ZONE: is UTC, but the database counts days in Asia\/Tokyo.*npm run migrate$/,
    });
  });
});
