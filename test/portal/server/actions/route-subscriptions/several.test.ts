import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import {
  DeletedRouteSubscriptions,
  MAX_ROUTES,
  SavedRouteSubscriptions,
} from '../../../../../shared/contract/route-subscriptions.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  CARRIER,
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

const WHOLE = { discharge: PORT.rotterdam, carrier: CARRIER.seaLine };

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
  });
  beforeEach(() => clearRoutes(server));

  const addAll = async (routes: object[], key?: string) =>
    v.parse(
      SavedRouteSubscriptions,
      await importer.act('saveRouteSubscriptions', { entityId: IMPORTER_A, routes }, key),
    ).list;
  const idsOf = async (): Promise<number[]> => {
    const { list } = await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A, order: 'ASC' });
    return list.map(({ id }: { id: number }) => id);
  };

  test('several routes are added at once, answered in their order, and equal ones named', async () => {
    const { id: first } = await importer.act('saveRouteSubscription', newRoute(WHOLE));
    const added = await addAll([route(), route(WHOLE), route({ origin: String(PORT.quoted) }), route()]);
    assert.deepEqual(
      added.map(({ originPort, carrier, duplicateOf }) => [originPort, carrier, duplicateOf]),
      [
        [PORT.shanghai, null, null],
        [PORT.shanghai, CARRIER.seaLine, first],
        [PORT.quoted, null, null],
        [PORT.shanghai, null, added[0]!.id],
      ],
    );
    assert.deepEqual(await idsOf(), [first, ...added.map(({ id }) => id)]);
    assert.deepEqual(await addAll([]), []);
  });

  test('D-102 what is wrong with each row is told by its line and field, and none is added', async () => {
    const as = await everything(server);
    const adding = (routes: object[]) =>
      importer.refusal('saveRouteSubscriptions', { entityId: IMPORTER_A, routes });
    const rows = [route(), { origin: 999 }, route({ carrier: IMPORTER_B }), route({ destination: null })];
    assert.deepEqual(await adding(rows), {
      status: 422,
      code: 'invalid',
      reasons: [
        { code: 'unknownPort', values: { number: 999 }, field: 'origin', line: 2 },
        { code: 'fillIn', field: 'destination', line: 2 },
        { code: 'unknownCarrier', values: { number: IMPORTER_B }, field: 'carrier', line: 3 },
        { code: 'fillIn', field: 'destination', line: 4 },
      ],
    });
    const words = await importer
      .act('saveRouteSubscriptions', { entityId: IMPORTER_A, routes: rows.slice(1, 3) })
      .then(assert.fail, (error: Error) => error.message);
    assert.equal(
      words,
      'Line 1, origin: This port no longer exists. Please choose another one; ' +
        'Line 1, destination: Please fill in this field; ' +
        'Line 2, carrier: This carrier no longer exists. Please choose another one.',
    );
    assert.equal((await adding(Array(MAX_ROUTES + 1).fill(route()))).status, 422);
    await assert.rejects(addAll([route(), route({ origin: 'Shanghai' })]), /^Error: Line 2, origin/);
    assert.equal(await everything(server), as);
  });

  test('D-37 a retry adds none of them twice', async () => {
    const added = await addAll([route(), route(WHOLE)], 'several');
    assert.deepEqual(await addAll([route(), route(WHOLE)], 'several'), added);
    assert.equal((await idsOf()).length, 2);
  });

  test('several routes are deleted at once', async () => {
    const [one, two, three] = await addAll([route(), route(), route()]);
    const items = [{ id: three!.id }, { id: one!.id, revision: one!.revision }];
    const answer = await importer.act('deleteRouteSubscriptions', { items });
    assert.deepEqual(v.parse(DeletedRouteSubscriptions, answer), { ids: [three!.id, one!.id] });
    assert.deepEqual(await idsOf(), [two!.id]);
  });

  test('where one of them can’t be deleted, none is, and its line is told', async () => {
    const [one, two, three] = await addAll([route(), route(), route()]);
    const { id: foreign } = await (await server.as('otherImporter')).act(
      'saveRouteSubscription',
      newRoute({ entityId: IMPORTER_B }),
    );
    await importer.act(
      'saveRouteSubscription',
      newRoute({ ...WHOLE, isNewRoute: false, routeSubscriptionId: two!.id }),
    );
    await importer.act('deleteRouteSubscription', { routeSubscriptionId: three!.id });
    const as = await everything(server);
    const refused = (...items: object[]) => importer.refusal('deleteRouteSubscriptions', { items });
    assert.deepEqual(await refused({ id: one!.id }, { id: two!.id, revision: two!.revision }), {
      status: 409,
      code: 'stale_revision',
      reasons: [{ code: 'staleRecord', line: 2 }],
    });
    for (const id of [foreign, three!.id, 999_999])
      assert.deepEqual(await refused({ id: one!.id }, { id }), {
        status: 404,
        code: 'unknown_route',
        reasons: [{ code: 'unknownRoute', line: 2 }],
      });
    assert.deepEqual(await refused({ id: one!.id }, { id: one!.id }), {
      status: 422,
      code: 'invalid',
      reasons: [{ code: 'routeTwice', field: 'items' }],
    });
    assert.equal(await everything(server), as);
  });
});
