import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { IMPORTER_A, IMPORTER_B, type Person, ROUTE, startSheetsServer } from './sheets-server.ts';

forEachDatabase((_kind, open) => {
  const server = startSheetsServer(open);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });

  const list = async (more: object = {}, person = importer) =>
    (
      await person.act('listRouteRates', {
        entityId: IMPORTER_A,
        ids: [ROUTE.ofAnybody, ROUTE.ofSeaLine, ROUTE.withoutRates],
        validFrom: '2026-11-01',
        validTo: '2026-11-14',
        ...more,
      })
    ).list;

  describe('the rates that routes have', () => {
    test('SUB-01 are counted as a sheet of these days has them, until the last day that one of them covers', async () => {
      assert.deepEqual(await list(), [
        { id: ROUTE.ofAnybody, rates: 1, until: '2026-11-14' },
        { id: ROUTE.ofSeaLine, rates: 2, until: '2026-11-14' },
        { id: ROUTE.withoutRates, rates: 0, until: null },
      ]);
      assert.deepEqual(
        await list({ ids: [ROUTE.ofSeaLine], validFrom: '2026-10-20', validTo: '2026-11-20' }),
        [{ id: ROUTE.ofSeaLine, rates: 2, until: '2026-11-20' }],
      );
      assert.deepEqual(
        await list({ ids: [ROUTE.ofSeaLine], validFrom: '2026-10-01', validTo: '2026-10-31' }),
        [{ id: ROUTE.ofSeaLine, rates: 1, until: '2026-10-31' }],
      );
    });

    test('D-140 external ones count where they are asked for', async () => {
      const [row] = await list({ ids: [ROUTE.ofSeaLine], includeExternalRates: true });
      assert.equal(row.rates, 3);
    });

    test('SUB-01 air rates count on routes that name no carrier', async () => {
      const { db } = server.database;
      for (const statement of [
        sql`insert into airport (id, code, airport_name, city, city_iden, country_id) values
          (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 1), (2, 'RTM', 'Rotterdam', 'Rotterdam', 'RTM', 1),
          (3, 'HAM', 'Hamburg', 'Hamburg', 'HAM', 1)`,
        sql`insert into rate_submission (id, entity_id, created_at) values (7000, 2, now())`,
        sql`insert into air_freight_rate (rate_submission_id, "from", "to", airline, validity_from) values
          (7000, 'PVG', 'RTM', 'Sky Line', '2026-11-01'), (7000, 'PVG', 'HAM', 'Sky Line', '2026-11-01')`,
      ])
        await statement.execute(db);
      assert.deepEqual(
        (await list()).map(({ rates }: { rates: number }) => rates),
        [2, 2, 0],
      );
      await sql`delete from air_freight_rate`.execute(db);
    });

    test('D-135 routes of another company, deleted and unknown ones are left out', async () => {
      await sql`update route_subscription set deleted_at = now() where id = ${ROUTE.withoutRates}`.execute(
        server.database.db,
      );
      const ids = [ROUTE.ofB, 999_999, ROUTE.withoutRates, ROUTE.ofSeaLine];
      assert.deepEqual(
        (await list({ ids })).map(({ id }: { id: number }) => id),
        [ROUTE.ofSeaLine],
      );
      await sql`update route_subscription set deleted_at = null`.execute(server.database.db);
    });

    test('D-52 are told to who may see the routes', async () => {
      const input = {
        entityId: IMPORTER_B,
        ids: [ROUTE.ofB],
        validFrom: '2026-11-01',
        validTo: '2026-11-14',
      };
      assert.equal((await importer.refusal('listRouteRates', input)).status, 403);
      assert.equal((await importer.refusal('listRouteRates', { ...input, entityId: 999_999 })).status, 403);
      const link = await server.link({ recordType: 'entity', recordId: IMPORTER_B, role: 'user' });
      assert.equal((await list(input, link)).length, 1);
      const agent = await server.as('agent');
      assert.equal((await agent.refusal('listRouteRates', { ...input, entityId: IMPORTER_A })).status, 403);
    });
  });
});
