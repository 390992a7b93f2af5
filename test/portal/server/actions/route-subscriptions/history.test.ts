import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { AuditEntry } from '../../../../../shared/contract/audit.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  CARRIER,
  clearRoutes,
  IMPORTER_A,
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

  const historyOf = async (person: Person): Promise<AuditEntry[]> =>
    (await person.act('listAuditLog', {})).entries.toReversed();

  test('D-96 SUB-01 the history says who subscribed to, changed, left and restored which route', async () => {
    const { id } = await importer.act('saveRouteSubscription', newRoute(WHOLE));
    const colleague = await server.as('colleague');
    const change = newRoute({ carrier: CARRIER.seaLine, origin: PORT.quoted });
    await colleague.act('saveRouteSubscription', { ...change, isNewRoute: false, routeSubscriptionId: id });
    await importer.act('deleteRouteSubscription', { routeSubscriptionId: id });
    await importer.act('restoreRouteSubscriptions', { ids: [id] });
    const entries = await historyOf(importer);
    assert.deepEqual(
      entries.map(({ actor, action, reference, changes }) => [actor, action, reference, changes]),
      [
        [
          'importer Test',
          'saveRouteSubscription',
          'Shanghai – hamburg',
          [{ field: 'route', before: null, after: 'Shanghai – Rotterdam – hamburg, Sea Line' }],
        ],
        [
          'colleague Test',
          'saveRouteSubscription',
          "L'Île_Rousse – hamburg",
          [
            { field: 'origin', before: 'Shanghai', after: "L'Île_Rousse" },
            { field: 'discharge', before: 'Rotterdam', after: null },
          ],
        ],
        [
          'importer Test',
          'deleteRouteSubscription',
          "L'Île_Rousse – hamburg",
          [{ field: 'route', before: "L'Île_Rousse – hamburg, Sea Line", after: null }],
        ],
        [
          'importer Test',
          'restoreRouteSubscriptions',
          "L'Île_Rousse – hamburg",
          [{ field: 'route', before: null, after: "L'Île_Rousse – hamburg, Sea Line" }],
        ],
      ],
    );
    for (const { recordType, recordId, company } of entries)
      assert.deepEqual([recordType, recordId, company], ['routeSubscription', id, 'Importer A']);
  });

  test('D-96 of several routes each has an entry of its own', async () => {
    const routes = [route(), route(WHOLE)];
    const { list } = await importer.act('saveRouteSubscriptions', { entityId: IMPORTER_A, routes });
    const items = list.map(({ id }: { id: number }) => ({ id }));
    await importer.act('deleteRouteSubscriptions', { items });
    const entries = await historyOf(importer);
    assert.deepEqual(
      entries.map(({ action, recordId, changes }) => [
        action,
        recordId,
        changes[0]?.before ?? changes[0]?.after,
      ]),
      [
        ['saveRouteSubscriptions', items[0].id, 'Shanghai – hamburg'],
        ['saveRouteSubscriptions', items[1].id, 'Shanghai – Rotterdam – hamburg, Sea Line'],
        ['deleteRouteSubscriptions', items[0].id, 'Shanghai – hamburg'],
        ['deleteRouteSubscriptions', items[1].id, 'Shanghai – Rotterdam – hamburg, Sea Line'],
      ],
    );
  });

  test('D-96 D-15 it is for the company and the provider, and names the link that something was done by', async () => {
    const link = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'user' });
    await link.act('saveRouteSubscription', newRoute());
    for (const user of ['importer', 'admin', 'switchedAdmin'] as const) {
      const [entry] = await historyOf(await server.as(user));
      assert.equal(entry?.actor, `link to entity ${IMPORTER_A} as user`);
      assert.ok(entry.linkId);
    }
    for (const user of ['otherImporter', 'agent'] as const)
      assert.deepEqual(await historyOf(await server.as(user)), []);
  });

  test('D-96 a save of what is there already leaves no entry', async () => {
    const { id } = await importer.act('saveRouteSubscription', newRoute());
    await importer.act('saveRouteSubscription', newRoute({ isNewRoute: false, routeSubscriptionId: id }));
    assert.equal((await historyOf(importer)).length, 1);
  });
});
