import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import {
  RouteSubscription,
  RouteSubscriptionAnswer,
} from '../../../../../shared/contract/route-subscriptions.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  AIRLINE,
  CARRIER,
  clearRoutes,
  everything,
  IMPORTER_A,
  newRoute,
  type Person,
  PORT,
  startRoutesServer,
} from './routes-server.ts';

const WHOLE = { discharge: PORT.rotterdam, carrier: CARRIER.seaLine };
const STALE = { status: 409, code: 'stale_revision', reasons: [{ code: 'staleRecord' }] };
const UNKNOWN = { status: 404, code: 'unknown_route', reasons: [{ code: 'unknownRoute' }] };

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let colleague: Person;
  before(async () => {
    importer = await server.as('importer');
    colleague = await server.as('colleague');
  });
  beforeEach(() => clearRoutes(server));

  const save = async (input: object, key?: string) =>
    v.parse(RouteSubscription, await importer.act('saveRouteSubscription', input, key));
  const add = (more: object = {}) => save(newRoute(more));
  const change = (id: number, more: object = {}) =>
    newRoute({ isNewRoute: false, routeSubscriptionId: id, ...more });
  const get = async (id: number) =>
    v.parse(
      RouteSubscriptionAnswer,
      await importer.act('getRouteSubscription', { routeSubscriptionArr: [id] }),
    );
  const countOf = async () =>
    (await importer.act('listRouteSubscriptions', { entityId: IMPORTER_A })).count as number;

  test('API-59 API-61 API-66 D-65 D-99 a new route is there, and a stored one becomes what is saved', async () => {
    const { id, createdAt, ...added } = await add(WHOLE);
    assert.deepEqual(added, {
      originPort: PORT.shanghai,
      dischargePort: PORT.rotterdam,
      destinationPort: PORT.hamburg,
      carrier: CARRIER.seaLine,
      entityId: IMPORTER_A,
      revision: 1,
      duplicateOf: null,
    });
    const sent = { ...WHOLE, origin: PORT.quoted, destination: PORT.percent, carrier: CARRIER.blueLine };
    const changed = await save(change(id, sent));
    assert.deepEqual(changed, {
      id,
      createdAt,
      originPort: PORT.quoted,
      dischargePort: PORT.rotterdam,
      destinationPort: PORT.percent,
      carrier: CARRIER.blueLine,
      entityId: IMPORTER_A,
      revision: 2,
      duplicateOf: null,
    });
    assert.deepEqual(await get(id), changed);
    assert.equal(await countOf(), 1);
  });

  test('API-60 numbers may come as text, and blank is none', async () => {
    const { id } = await add({
      entityId: String(IMPORTER_A),
      origin: ` ${PORT.shanghai} `,
      destination: String(PORT.hamburg),
      discharge: '',
      carrier: String(CARRIER.seaLine),
    });
    const { carrier, dischargePort } = await save(
      change(id, { routeSubscriptionId: String(id), carrier: null, discharge: String(PORT.rotterdam) }),
    );
    assert.deepEqual([carrier, dischargePort], [null, PORT.rotterdam]);
    assert.deepEqual(
      await importer.act('getRouteSubscription', { routeSubscriptionArr: [String(id)] }),
      await get(id),
    );
    for (const origin of ['1e1', '0x0b', '11.5', 'x', 0, -1, 2 ** 31, true])
      assert.equal((await importer.refusal('saveRouteSubscription', newRoute({ origin }))).status, 422);
  });

  test('D-24 an optional field that is left out of a change is cleared', async () => {
    const { id } = await add(WHOLE);
    const { dischargePort, carrier } = await save(change(id));
    assert.deepEqual([dischargePort, carrier], [null, null]);
    assert.deepEqual(await get(id), await save(change(id)));
  });

  test('D-102 each field that is missing or names nothing is told, and nothing is stored', async () => {
    const as = await everything(server);
    const refused = async (input: object) =>
      (await importer.refusal('saveRouteSubscription', newRoute(input))).reasons;
    assert.deepEqual(await refused({ origin: undefined, destination: '', discharge: 999, carrier: AGENT }), [
      { code: 'fillIn', field: 'origin' },
      { code: 'unknownPort', values: { number: 999 }, field: 'discharge' },
      { code: 'fillIn', field: 'destination' },
      { code: 'unknownCarrier', values: { number: AGENT }, field: 'carrier' },
    ]);
    // A company that is no carrier is as unknown as one that there isn't, so that nobody learns which there are.
    for (const carrier of [AIRLINE, IMPORTER_A, 999_999])
      assert.deepEqual(await refused({ carrier }), [
        { code: 'unknownCarrier', values: { number: carrier }, field: 'carrier' },
      ]);
    assert.equal(await everything(server), as);
  });

  test('D-103 a carrier that is none to choose any more may stay with its route', async () => {
    const { id } = await add({ carrier: CARRIER.blueLine });
    const { db } = server.database;
    const mark = (is_carrier: boolean) =>
      db.updateTable('company').set({ is_carrier }).where('id', '=', CARRIER.blueLine).execute();
    await mark(false);
    try {
      const { carrier } = await save(change(id, { carrier: CARRIER.blueLine, origin: PORT.quoted }));
      assert.equal(carrier, CARRIER.blueLine);
      const refused = await importer.refusal(
        'saveRouteSubscription',
        newRoute({ carrier: CARRIER.blueLine }),
      );
      assert.equal(refused.status, 422);
    } finally {
      await mark(true);
    }
  });

  test('D-102 equal ports are allowed', async () => {
    const { originPort, destinationPort } = await add({ destination: PORT.shanghai });
    assert.deepEqual([originPort, destinationPort], [PORT.shanghai, PORT.shanghai]);
  });

  test('SUB-01 the answer names the route that was there already with the same ports and carrier', async () => {
    const { id: first } = await add(WHOLE);
    assert.equal((await add(WHOLE)).duplicateOf, first);
    const { id } = await add();
    assert.equal((await save(change(id, WHOLE))).duplicateOf, first);
    assert.equal((await save(change(id, { ...WHOLE, carrier: CARRIER.blueLine }))).duplicateOf, null);
  });

  test('D-19 a change that is based on an older revision is refused, one that names none is not', async () => {
    const { id, revision } = await add();
    const { revision: now } = await save(change(id, { ...WHOLE, revision }));
    const as = await everything(server);
    const stale = change(id, { revision });
    assert.deepEqual(await importer.refusal('saveRouteSubscription', stale), STALE);
    assert.deepEqual(
      await importer.refusal('deleteRouteSubscription', { routeSubscriptionId: id, revision }),
      STALE,
    );
    assert.equal(await everything(server), as);
    // What is the same already counts as no change.
    assert.equal((await save(change(id, WHOLE))).revision, now);
    assert.equal((await save(change(id))).revision, 3);
  });

  test('D-19 of two that change a route at once from the same revision one is refused', async () => {
    const { id, revision } = await add();
    const answers = await Promise.allSettled([
      importer.act('saveRouteSubscription', change(id, { ...WHOLE, revision })),
      colleague.act('saveRouteSubscription', change(id, { carrier: CARRIER.blueLine, revision })),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  test('D-37 a retry is answered as the first try was, and adds or changes nothing', async () => {
    const added = await save(newRoute(WHOLE), 'add');
    assert.deepEqual(await save(newRoute(WHOLE), 'add'), added);
    assert.equal(await countOf(), 1);
    const changing = change(added.id, { revision: added.revision });
    const changed = await save(changing, 'change');
    await colleague.act('saveRouteSubscription', change(added.id, { carrier: CARRIER.blueLine }));
    assert.deepEqual(await save(changing, 'change'), changed);
    const now = await get(added.id);
    assert.ok('carrier' in now && now.carrier === CARRIER.blueLine);
    const { status, code } = await importer
      .act('saveRouteSubscription', newRoute(), 'add')
      .then(assert.fail, (error) => error);
    assert.deepEqual([status, code], [409, 'key_reused']);
  });

  test('D-135 a route that there isn’t is not found, and can’t be changed', async () => {
    assert.deepEqual(await get(999_999), {});
    assert.deepEqual(await importer.refusal('saveRouteSubscription', change(999_999)), UNKNOWN);
    const nameless = newRoute({ isNewRoute: false });
    const { status, reasons } = await importer.refusal('saveRouteSubscription', nameless);
    assert.deepEqual([status, reasons], [422, []]);
    for (const isNewRoute of ['yes', null])
      await assert.rejects(save(newRoute({ isNewRoute })), /^Error: isNewRoute must be true or false/);
  });
});
