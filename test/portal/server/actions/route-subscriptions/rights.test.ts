import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  clearRoutes,
  everything,
  IMPORTER_A,
  IMPORTER_B,
  newRoute,
  type Person,
  PORT,
  type RoutesServer,
  route,
  startRoutesServer,
} from './routes-server.ts';

const linked = (grant: LinkGrant) => (server: RoutesServer) => server.link(grant);
const toCompany = (role: LinkGrant['role']) => linked({ recordType: 'entity', recordId: IMPORTER_A, role });

const BOTH = [IMPORTER_A, IMPORTER_B];

/** Whose routes who may see and write. */
const RIGHTS: Record<string, { who: (server: RoutesServer) => Promise<Person>; may: number[] }> = {
  'an admin of the provider': { who: (server) => server.as('admin'), may: BOTH },
  'an admin who acts for importer A': { who: (server) => server.as('switchedAdmin'), may: [IMPORTER_A] },
  'a user of importer A': { who: (server) => server.as('importer'), may: [IMPORTER_A] },
  'a user of importer B': { who: (server) => server.as('otherImporter'), may: [IMPORTER_B] },
  'the agent of importer A': { who: (server) => server.as('agent'), may: [] },
  'a user link to importer A': { who: toCompany('user'), may: [IMPORTER_A] },
  'an agent link to importer A': { who: toCompany('agent'), may: [IMPORTER_A] },
  'an admin link to importer A': { who: toCompany('admin'), may: [IMPORTER_A] },
  'a link to a submission of importer A': {
    who: linked({ recordType: 'submission', recordId: 5001, role: 'admin' }),
    may: [],
  },
  'a link to a booking with the number of importer A': {
    who: linked({ recordType: 'booking', recordId: IMPORTER_A, role: 'admin' }),
    may: [],
  },
  'the tools’ own scope': { who: (server) => server.service(), may: BOTH },
};

const FORBIDDEN = { status: 403, code: 'forbidden', reasons: [{ code: 'noAccess' }] };
const unknown = (place: object = {}) => ({
  status: 404,
  code: 'unknown_route',
  reasons: [{ code: 'unknownRoute', ...place }],
});
const notRestorable = { code: 'notRestorable', values: { minutes: 10 }, line: 1 };

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  beforeEach(() => clearRoutes(server));

  /** A route of each importer, by the company. */
  async function stored(): Promise<Map<number, number>> {
    const admin = await server.as('admin');
    const ids = new Map<number, number>();
    for (const entityId of BOTH)
      ids.set(entityId, (await admin.act('saveRouteSubscription', newRoute({ entityId }))).id);
    return ids;
  }

  for (const [name, { who, may }] of Object.entries(RIGHTS))
    describe(`D-52 D-15 D-02 ${name}`, () => {
      const whose = may.join(' and ') || 'nobody';
      const companies = [...BOTH, 999_999];

      test(`API-56 API-57 API-58 D-135 sees the routes of ${whose}`, async () => {
        const ids = await stored();
        const person = await who(server);
        for (const entityId of companies) {
          const id = ids.get(entityId) ?? 999_999;
          const asked = { routeSubscriptionArr: [id] };
          if (may.includes(entityId)) {
            const { list, count } = await person.act('listRouteSubscriptions', { entityId });
            assert.deepEqual([list.map((row: { id: number }) => row.id), count], [[id], 1]);
            assert.equal((await person.act('getRouteSubscription', asked)).id, id);
          } else {
            assert.deepEqual(await person.refusal('listRouteSubscriptions', { entityId }), FORBIDDEN);
            assert.deepEqual(await person.act('getRouteSubscription', asked), {});
          }
        }
      });

      test(`API-59 API-62 writes those of ${whose}`, async () => {
        const ids = await stored();
        const person = await who(server);
        for (const entityId of companies) {
          const id = ids.get(entityId) ?? 999_999;
          const add = newRoute({ entityId });
          const addSeveral = { entityId, routes: [route()] };
          const change = { ...add, isNewRoute: false, routeSubscriptionId: id, discharge: PORT.rotterdam };
          if (may.includes(entityId)) {
            await person.act('saveRouteSubscription', add);
            await person.act('saveRouteSubscriptions', addSeveral);
            await person.act('saveRouteSubscription', change);
            await person.act('deleteRouteSubscription', { routeSubscriptionId: id });
            await person.act('restoreRouteSubscriptions', { ids: [id] });
            await person.act('deleteRouteSubscriptions', { items: [{ id }] });
            continue;
          }
          const as = await everything(server);
          for (const refused of [
            await person.refusal('saveRouteSubscription', add),
            await person.refusal('saveRouteSubscriptions', addSeveral),
            await person.refusal('saveRouteSubscription', change),
          ])
            assert.deepEqual(refused, FORBIDDEN);
          const deleting = await person.refusal('deleteRouteSubscription', { routeSubscriptionId: id });
          assert.deepEqual(deleting, unknown());
          const several = await person.refusal('deleteRouteSubscriptions', { items: [{ id }] });
          assert.deepEqual(several, unknown({ line: 1 }));
          const restoring = await person.refusal('restoreRouteSubscriptions', { ids: [id] });
          assert.deepEqual(restoring, { ...unknown(), reasons: [notRestorable] });
          assert.equal(await everything(server), as);
        }
      });
    });

  test('D-135 a route of another company that the caller may write, too, is none of the company named', async () => {
    const ids = await stored();
    const admin = await server.as('admin');
    const as = await everything(server);
    const change = { ...newRoute(), isNewRoute: false, routeSubscriptionId: ids.get(IMPORTER_B) };
    assert.deepEqual(await admin.refusal('saveRouteSubscription', change), unknown());
    assert.equal(await everything(server), as);
  });

  test('D-02 what others deleted is restored by nobody else', async () => {
    const id = (await stored()).get(IMPORTER_A);
    await (await server.as('importer')).act('deleteRouteSubscription', { routeSubscriptionId: id });
    for (const user of ['otherImporter', 'agent'] as const) {
      const refused = await (await server.as(user)).refusal('restoreRouteSubscriptions', { ids: [id] });
      assert.deepEqual(refused.reasons, [notRestorable]);
    }
    const { list } = await (await server.as('colleague')).act('restoreRouteSubscriptions', { ids: [id] });
    assert.equal(list[0].id, id);
  });

  test('D-01 without a valid token there is nothing to see or write', async () => {
    const id = (await stored()).get(IMPORTER_A);
    const nobody = server.holding('none');
    const calls = [
      ['listRouteSubscriptions', { entityId: IMPORTER_A }],
      ['getRouteSubscription', { routeSubscriptionArr: [id] }],
      ['saveRouteSubscription', newRoute()],
      ['saveRouteSubscriptions', { entityId: IMPORTER_A, routes: [route()] }],
      ['deleteRouteSubscription', { routeSubscriptionId: id }],
      ['deleteRouteSubscriptions', { items: [{ id }] }],
      ['restoreRouteSubscriptions', { ids: [id] }],
    ] as const;
    const as = await everything(server);
    for (const [name, payload] of calls)
      assert.equal((await nobody.refusal(name, payload)).status, 401, name);
    assert.equal(await everything(server), as);
  });
});
