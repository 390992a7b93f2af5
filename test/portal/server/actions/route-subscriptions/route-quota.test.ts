import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { pruneExpired } from '../../../../../portal/server/actions/prune-expired.ts';
import { MAX_ROUTES_OF_COMPANY } from '../../../../../shared/contract/route-subscriptions.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  clearRoutes,
  everything,
  IMPORTER_A,
  IMPORTER_B,
  newRoute,
  type Person,
  PORT,
  route,
  startRoutesServer,
} from './routes-server.ts';

const FULL = {
  status: 409,
  code: 'too_many_routes',
  reasons: [{ code: 'tooManyRoutes', values: { most: MAX_ROUTES_OF_COMPANY, minutes: 10 } }],
};

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  beforeEach(() => clearRoutes(server));

  /** Gives importer A so many routes; answers their ids. */
  async function fill(count: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      insert into route_subscription (entity_id, origin_port_id, destination_port_id)
      select ${IMPORTER_A}::integer, ${PORT.shanghai}::integer, ${PORT.hamburg}::integer
      from generate_series(1, ${count}::integer) returning id`.execute(server.database.db);
    return rows.map(({ id }) => id);
  }
  const deletedFor = (seconds: number, ids: readonly number[]) =>
    sql`update route_subscription set deleted_at = now() - make_interval(secs => ${seconds}::integer)
      where id = any(${ids}::integer[])`.execute(server.database.db);
  const addTwo = { entityId: IMPORTER_A, routes: [route(), route()] };

  test('SUB-01 a company has 5,000 routes at most; what would be more is refused and adds none', async () => {
    const [id] = await fill(MAX_ROUTES_OF_COMPANY - 1);
    const as = await everything(server);
    assert.deepEqual(await importer.refusal('saveRouteSubscriptions', addTwo), FULL);
    assert.equal(await everything(server), as);
    await importer.act('saveRouteSubscription', newRoute());
    assert.deepEqual(await importer.refusal('saveRouteSubscription', newRoute()), FULL);
    const words = await importer
      .act('saveRouteSubscription', newRoute())
      .then(assert.fail, (error: Error) => error.message);
    assert.match(words, /5,?000 routes at most.*delete routes.*10 minutes/);
    const change = { isNewRoute: false, routeSubscriptionId: id, origin: PORT.quoted };
    await importer.act('saveRouteSubscription', newRoute(change));
    const admin = await server.as('admin');
    await admin.act('saveRouteSubscription', newRoute({ entityId: IMPORTER_B }));
  });

  test('SUB-01 a deleted route counts as long as it can be restored, so that there is room for it', async () => {
    const ids = (await fill(MAX_ROUTES_OF_COMPANY)).slice(0, 2);
    await importer.act('deleteRouteSubscriptions', { items: ids.map((id) => ({ id })) });
    assert.deepEqual(await importer.refusal('saveRouteSubscriptions', addTwo), FULL);
    await importer.act('restoreRouteSubscriptions', { ids });
    await deletedFor(601, ids);
    await importer.act('saveRouteSubscriptions', addTwo);
  });

  test('SUB-01 of routes that are added at the same time no more are taken than there is room for', async () => {
    await fill(MAX_ROUTES_OF_COMPANY - 3);
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => importer.act('saveRouteSubscriptions', addTwo)),
    );
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  test('all routes that nobody can restore any more are dropped at once, however many', async () => {
    const ids = await fill(20_001);
    await deletedFor(601, ids);
    const db = server.database.db.withoutPlugins();
    await pruneExpired({ db }, { auditDays: 1, idempotencyHours: 1 });
    assert.deepEqual((await sql`select id from route_subscription`.execute(db)).rows, []);
  });
});
