import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { pruneExpired } from '../../../../../portal/server/actions/prune-expired.ts';
import {
  DeletedRouteSubscriptions,
  SavedRouteSubscriptions,
} from '../../../../../shared/contract/route-subscriptions.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { duringChanges } from '../../../../helpers/waiting.ts';
import {
  CARRIER,
  clearRoutes,
  everything,
  IMPORTER_A,
  newRoute,
  type Person,
  route,
  startRoutesServer,
} from './routes-server.ts';

const UNKNOWN = { status: 404, code: 'unknown_route', reasons: [{ code: 'unknownRoute' }] };
const gone = (line: number) => ({
  status: 404,
  code: 'unknown_route',
  reasons: [{ code: 'notRestorable', values: { minutes: 10 }, line }],
});

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let colleague: Person;
  /** Routes of importer A. */
  let ids: number[];
  before(async () => {
    importer = await server.as('importer');
    colleague = await server.as('colleague');
  });
  beforeEach(async () => {
    await clearRoutes(server);
    const routes = [route({ carrier: CARRIER.seaLine }), route(), route()];
    const { list } = await importer.act('saveRouteSubscriptions', { entityId: IMPORTER_A, routes });
    ids = list.map(({ id }: { id: number }) => id);
  });

  const remove = async (id: number, key?: string) =>
    v.parse(
      DeletedRouteSubscriptions,
      await importer.act('deleteRouteSubscription', { routeSubscriptionId: id }, key),
    ).ids;
  const restore = async (restored: readonly number[], who = importer) =>
    v.parse(SavedRouteSubscriptions, await who.act('restoreRouteSubscriptions', { ids: restored })).list;
  const change = (id: number, more: object = {}) =>
    newRoute({ isNewRoute: false, routeSubscriptionId: id, ...more });
  const listed = async () => {
    const answer = await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A, order: 'ASC' });
    assert.equal(answer.list.length, answer.count);
    return answer.list.map(({ id }: { id: number }) => id);
  };
  const auditCount = async () => (await sql`select 1 from audit_log`.execute(server.database.db)).rows.length;
  /** As if the routes had been deleted so much earlier. */
  const deletedFor = (minutes: number, seconds: number, deleted: readonly number[]) =>
    sql`update route_subscription
      set deleted_at = now() - make_interval(mins => ${minutes}::integer, secs => ${seconds}::integer)
      where id = any(${deleted}::integer[])`.execute(server.database.db);

  test('API-62 a deleted route is in no list, is not found, and can’t be changed or deleted again', async () => {
    const [id = 0, ...others] = ids;
    assert.deepEqual(await remove(id), [id]);
    assert.deepEqual(await listed(), others);
    assert.deepEqual(await importer.act('getRouteSubscription', { routeSubscriptionArr: [id] }), {});
    assert.deepEqual(await importer.refusal('saveRouteSubscription', change(id)), UNKNOWN);
    const again = await importer.refusal('deleteRouteSubscription', { routeSubscriptionId: id });
    assert.deepEqual(again, UNKNOWN);
  });

  test('D-15 the data API doesn’t show deleted routes, neither to the company nor to the provider', async () => {
    const [id = 0, ...others] = ids;
    await remove(id);
    for (const person of [importer, await server.as('admin'), await server.service()]) {
      const { all, one } = await person.query(`{
        all: allRouteSubscription(sort: { field: id, order: ASC }) { totalCount results { id } }
        one: oneRouteSubscription(where: { id: { eq: ${id} } }) { id } }`);
      assert.deepEqual(all, { totalCount: 2, results: others.map((other) => ({ id: other })) });
      assert.equal(one, null);
    }
  });

  test('D-37 a retry of a deletion is answered as the first try was', async () => {
    const [id = 0] = ids;
    await remove(id, 'delete');
    const as = await everything(server);
    assert.deepEqual(await remove(id, 'delete'), [id]);
    assert.equal(await everything(server), as);
  });

  test('a deletion can be undone: the routes are there again under their ids, as they were', async () => {
    const before = await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A });
    await importer.act('deleteRouteSubscriptions', { items: ids.map((id) => ({ id })) });
    assert.deepEqual(await listed(), []);
    const restored = await restore(ids.slice(0, 2), colleague);
    assert.deepEqual(
      restored.map(({ id }) => id),
      ids.slice(0, 2),
    );
    await restore([ids[2]!]);
    const after = await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A });
    const plain = ({ revision: _, ...kept }: { revision: number }) => kept;
    assert.deepEqual(after.list.map(plain), before.list.map(plain));
  });

  test('D-19 a change that was begun before the deletion is refused after it was undone', async () => {
    const [id = 0] = ids;
    await remove(id);
    const [restored] = await restore([id]);
    const refused = await importer.refusal('saveRouteSubscription', change(id, { revision: 1 }));
    assert.deepEqual([refused.status, refused.code], [409, 'stale_revision']);
    await importer.act('saveRouteSubscription', change(id, { revision: restored?.revision }));
  });

  test('undoing twice changes nothing more', async () => {
    const [id = 0] = ids;
    await remove(id);
    const first = await restore([id]);
    const audits = await auditCount();
    assert.deepEqual(await restore([id, id]), first);
    assert.equal(await auditCount(), audits);
  });

  test('after ten minutes nothing can be undone any more, nor anything together with it', async () => {
    const [one = 0, two = 0] = ids;
    await importer.act('deleteRouteSubscriptions', { items: [{ id: one }, { id: two }] });
    await deletedFor(10, 1, [two]);
    const as = await everything(server);
    const undo = { ids: [one, two] };
    assert.deepEqual(await importer.refusal('restoreRouteSubscriptions', undo), gone(2));
    assert.deepEqual(await importer.refusal('restoreRouteSubscriptions', { ids: [999_999] }), gone(1));
    assert.equal(await everything(server), as);
    await deletedFor(9, 50, [two]);
    assert.equal((await restore([one, two])).length, 2);
  });

  test('what nobody can restore any more is dropped', async () => {
    const [one = 0, two = 0, three = 0] = ids;
    await importer.act('deleteRouteSubscriptions', { items: [{ id: one }, { id: two }] });
    await deletedFor(10, 1, [one]);
    const db = server.database.db.withoutPlugins();
    await pruneExpired({ db }, { auditDays: 1, idempotencyHours: 1 });
    const { rows } = await sql<{ id: number }>`select id from route_subscription order by id`.execute(db);
    assert.deepEqual(
      rows.map(({ id }) => id),
      [two, three],
    );
    assert.deepEqual(await importer.refusal('restoreRouteSubscriptions', { ids: [one] }), gone(1));
  });

  test('whoever deletes and changes a route at once: it is deleted, and nobody hears of success in vain', async () => {
    const [id = 0] = ids;
    const [, changed] = await Promise.allSettled([
      remove(id),
      colleague.act('saveRouteSubscription', change(id)),
    ]);
    assert.deepEqual(await listed(), ids.slice(1));
    const { rows } = await sql<{ carrier: number | null }>`
      select carrier_id as carrier from route_subscription where id = ${id}`.execute(server.database.db);
    assert.equal(rows[0]?.carrier, changed.status === 'fulfilled' ? null : CARRIER.seaLine);
  });

  test('a change that waits for a deletion is refused when that is through', async () => {
    const [id = 0] = ids;
    const { hasWaited, answer } = await duringChanges(
      server.database,
      [sql`update route_subscription set deleted_at = now() where id = ${id}`],
      () => importer.refusal('saveRouteSubscription', change(id)),
    );
    assert.deepEqual([hasWaited, await answer], [true, UNKNOWN]);
  });
});
