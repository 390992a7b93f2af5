import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { RouteSubscriptionsAnswer } from '../../../../../shared/contract/route-subscriptions.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  CARRIER,
  clearRoutes,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  PORT,
  RATE_PROFILE,
  startRoutesServer,
} from './routes-server.ts';

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  beforeEach(() => clearRoutes(server));

  const list = async (input: object = {}) =>
    v.parse(
      RouteSubscriptionsAnswer,
      await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A, ...input }),
    );
  const idsOf = async (input?: object) => (await list(input)).list.map(({ id }) => id);
  const countOf = async (input?: object) => (await list(input)).count;

  /** Routes 1 to `count` of importer A, the last one the newest; those of one day in pairs. */
  const fillTo = (count: number) =>
    sql`insert into route_subscription (id, entity_id, origin_port_id, destination_port_id, created_at)
      select n, ${IMPORTER_A}::integer, ${PORT.shanghai}::integer, ${PORT.hamburg}::integer,
        timestamptz '2026-01-01' + ((n + 1) / 2) * interval '1 day'
      from generate_series(1, ${count}::integer) n`.execute(server.database.db);

  interface Given {
    origin?: number;
    discharge?: number;
    destination?: number;
    carrier?: number;
    entity?: number;
  }
  /** Routes with ids from 1 on; from Shanghai to Hamburg, and of importer A, unless they say otherwise. */
  async function given(...routes: Given[]): Promise<void> {
    for (const [index, { origin, discharge, destination, carrier, entity }] of routes.entries())
      await sql`insert into route_subscription
        (id, entity_id, origin_port_id, discharge_port_id, destination_port_id, carrier_id, created_at)
        values (${index + 1}, ${entity ?? IMPORTER_A}, ${origin ?? PORT.shanghai}, ${discharge ?? null},
          ${destination ?? PORT.hamburg}, ${carrier ?? null}, '2026-01-01')`.execute(server.database.db);
  }

  test('SUB-29 API-56 API-57 a route is answered with the ids of its ports and carrier', async () => {
    await given({ discharge: PORT.rotterdam, carrier: CARRIER.seaLine }, {});
    assert.deepEqual(await list(), {
      list: [
        [2, null, null],
        [1, PORT.rotterdam, CARRIER.seaLine],
      ].map(([id, dischargePort, carrier]) => ({
        id,
        originPort: PORT.shanghai,
        dischargePort,
        destinationPort: PORT.hamburg,
        carrier,
        entityId: IMPORTER_A,
        revision: 1,
        createdAt: '2026-01-01T00:00:00Z',
        duplicateOf: null,
      })),
      count: 2,
    });
  });

  for (const count of [50, 100])
    test(`SUB-33 SUB-34 D-73 ${count} routes are pages of 50, then an empty one, each with the count of all`, async () => {
      await fillTo(count);
      const seen: number[] = [];
      for (let offset = 0; offset < count; offset += 50) {
        const page = await list({ offset });
        assert.deepEqual([page.list.length, page.count], [50, count]);
        seen.push(...page.list.map(({ id }) => id));
      }
      assert.deepEqual(
        seen,
        Array.from({ length: count }, (_, index) => count - index),
      );
      assert.deepEqual(await list({ offset: count }), { list: [], count });
    });

  test('SUB-32 routes that are equal in the order keep their places on pages of any size, both ways', async () => {
    await given(...Array.from({ length: 20 }, () => ({})));
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const sortField of ['createdAt', 'originPort', 'carrier'])
      for (const order of ['ASC', 'DESC']) {
        const seen: number[] = [];
        for (let offset = 0; offset < 20; offset += 3)
          seen.push(...(await idsOf({ sortField, order, offset, pageSize: 3 })));
        assert.deepEqual(seen, order === 'ASC' ? ids : ids.toReversed(), `${sortField} ${order}`);
      }
  });

  test('SUB-38 D-53 a list can be sorted by the name of a port or of the carrier, those without one last', async () => {
    await given(
      { origin: PORT.rotterdam, discharge: PORT.shanghai, carrier: CARRIER.seaLine },
      { origin: PORT.hamburg, destination: PORT.shanghai },
      { destination: PORT.rotterdam, discharge: PORT.hamburg, carrier: CARRIER.blueLine },
    );
    const sorted = (sortField: string, order: string) => idsOf({ sortField, order });
    assert.deepEqual(await sorted('originPort', 'ASC'), [2, 1, 3]);
    assert.deepEqual(await sorted('originPort', 'DESC'), [3, 1, 2]);
    assert.deepEqual(await sorted('destinationPort', 'ASC'), [1, 3, 2]);
    assert.deepEqual(await sorted('dischargePort', 'ASC'), [3, 1, 2]);
    assert.deepEqual(await sorted('dischargePort', 'DESC'), [1, 3, 2]);
    assert.deepEqual(await sorted('carrier', 'ASC'), [3, 1, 2]);
    assert.deepEqual(await sorted('carrier', 'DESC'), [1, 3, 2]);
  });

  describe('D-54 the search', () => {
    before(() =>
      sql`update port set words = 'Hambourg; Amburgo' where id = ${PORT.hamburg}`.execute(server.database.db),
    );
    beforeEach(() =>
      given(
        { origin: PORT.quoted },
        { destination: PORT.percent },
        { discharge: PORT.rotterdam, carrier: CARRIER.seaLine },
        { carrier: CARRIER.blueLine, entity: IMPORTER_A },
        { discharge: PORT.rotterdam, entity: IMPORTER_B },
      ),
    );

    for (const [what, searchText, ids] of [
      ['a port of origin', 'rousse', [1]],
      ['a port of discharge, in any case', 'ROTTER', [3]],
      ['a port of destination', 'pier', [2]],
      ['a port by another name of it', 'hambourg', [4, 3, 1]],
      ['a carrier', 'a line', [3]],
      ['a carrier in any case', 'BLUE', [4]],
      ['an apostrophe', "l'î", [1]],
      ['a quotation mark', '"b"', [4]],
      ['% as itself', '%', [2]],
      ['_ as itself', '_', [1]],
      ['\\ as itself', '\\', [2]],
      ['everything where it is blank', '  ', [4, 3, 2, 1]],
      ['a port by its UN/LOCODE', 'nlrtm', [3]],
      ['a carrier and a port of one route', 'blue hamburg', [4]],
      ['two ports, whatever stands between them', 'Shanghai → Rotterdam', [3]],
      ['no route that has only one of the words', 'blue rotterdam', []],
      ['signs as themselves beside another word', 'sea [*', []],
      ['a port with two letters swapped', 'rotterdma', [3]],
      ['a port with a letter missing, beside a carrier', 'sea roterdam', [3]],
      ['a port by another name with a letter too many', 'Hambourgg', [4, 3, 1]],
      ['no port with two typos', 'roterdma', []],
      ['no code with a typo', 'nlrtx', []],
      ['nothing where nothing has it', 'zz%', []],
    ] as const)
      test(`finds ${what}`, async () => {
        assert.deepEqual(await idsOf({ searchText }), ids);
        assert.equal(await countOf({ searchText }), ids.length);
      });

    test('counts what it finds, also beyond the page', async () => {
      const page = await list({ searchText: 'hamburg', pageSize: 1, offset: 1 });
      assert.deepEqual([page.list.map(({ id }) => id), page.count], [[3], 3]);
    });

    test('refuses a text with characters that nobody types', async () => {
      for (const searchText of ['\u0000', '\ud800', 'x'.repeat(201)]) {
        const asked = { entityId: IMPORTER_A, searchText };
        const { status } = await importer.refusal('listRouteSubscriptions', asked);
        assert.equal(status, 422);
      }
    });
  });

  test('D-139 a rate profile that the company hasn’t leaves nothing of its list', async () => {
    await given({});
    assert.equal(await countOf({ rateProfileRouteSubscriptions: RATE_PROFILE }), 1);
    assert.equal(await countOf({ rateProfileRouteSubscriptions: 10 }), 0);
    assert.equal(await countOf({ rateProfileRouteSubscriptions: null }), 1);
  });

  test('SUB-01 a route names the first of those with the same ports and carrier of its company', async () => {
    const lane = { discharge: PORT.rotterdam, carrier: CARRIER.seaLine };
    await given({ ...lane, entity: IMPORTER_B }, lane, { carrier: CARRIER.seaLine }, lane, {}, lane, {});
    const named = async () =>
      (await list({ order: 'ASC' })).list.map(({ id, duplicateOf }) => [id, duplicateOf]);
    assert.deepEqual(await named(), [
      [2, null],
      [3, null],
      [4, 2],
      [5, null],
      [6, 2],
      [7, 5],
    ]);
    await importer.act('deleteRouteSubscription', { routeSubscriptionId: 2 });
    assert.deepEqual((await named()).slice(0, 4), [
      [3, null],
      [4, null],
      [5, null],
      [6, 4],
    ]);
  });

  test('API-56 wrong paging and orders are refused, and name their field', async () => {
    for (const wrong of [
      { offset: -1 },
      { pageSize: 0 },
      { pageSize: 201 },
      { order: 'UP' },
      { sortField: 'revision' },
      { entityId: 'A' },
    ]) {
      const [field] = Object.keys(wrong);
      await assert.rejects(list(wrong), (error: Error & { status?: number }) => {
        assert.equal(error.status, 422);
        assert.match(error.message, new RegExp(`^${field}`));
        return true;
      });
    }
  });
});
