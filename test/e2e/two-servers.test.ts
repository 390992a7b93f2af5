import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../portal/server/db/database.ts';
import type { ActionName } from '../../shared/contract/actions.ts';
import type { LinkedOrders } from '../../shared/contract/order-manager.ts';
import { actOn, queryAs, Refused } from '../helpers/act.ts';
import { needsPostgres } from '../helpers/database.ts';
import { bearerOf, fresh, IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { type Portal, suitePair } from '../helpers/e2e/portal.ts';

/** Importer B's own booking and shipment, both without orders. */
const BOOKING = { type: 'booking', id: 1002 } as const;
const SHIPMENT = { type: 'shipment', id: 2002 } as const;

describe('two servers on one PostgreSQL', needsPostgres, () => {
  const pair = suitePair();
  const { servers } = pair;
  let database: Database;
  let bearer: string;
  before(async () => {
    database = await openDatabase({ databaseUrl: pair.databaseUrl, dataDir: '' });
    bearer = await bearerOf(servers[0].url, IMPORTER_B);
  });
  after(() => database?.close());

  let turn = 0;
  /** Every call goes to the other server than the one before. */
  const act = (name: ActionName, payload: object, key?: string) =>
    actOn(servers[turn++ % 2]!.url, bearer, name, payload, key);
  const link = (on: object, selectedPOs: unknown[], knownPOs?: unknown[]) =>
    act('linkPurchaseOrders', { ...on, selectedPOs, knownPOs }) as Promise<LinkedOrders>;

  test('create, link and save alternate between them as on one', async () => {
    for (const record of [BOOKING, SHIPMENT]) {
      const orders = [fresh('TWO'), fresh('TWO'), fresh('TWO')];
      const made: number[] = [];
      for (const orderNumber of orders) {
        made.push((await act('createPurchaseOrder', { ...record, orderNumber })) as number);
        const { purchaseOrders } = await link(record, made, made.slice(0, -1));
        assert.deepEqual(
          purchaseOrders.map(({ id }) => id),
          made,
        );
      }
      const style = await act('createStyleNumber', { ...record, poId: made[1], styleNumber: fresh('SN') });
      await act('savePurchaseOrders', {
        ...record,
        purchaseOrder: made.map((id) => ({ id, selectedSN: id === made[1] ? [style] : [] })),
        knownPOs: made,
      });
      const [one, other] = [await link(record, [], []), await link(record, [], [])];
      assert.deepEqual(one, other);
      assert.deepEqual(
        one.purchaseOrders.map(({ orderNumbers, selectedSN }) => [orderNumbers, selectedSN]),
        orders.map((order, n) => [order, n === 1 ? [style] : []]),
      );
    }
  });

  test('D-125 saves that reach both at the same time both count', async () => {
    await link(BOOKING, []);
    const ids: number[] = [];
    for (let n = 0; n < 8; n++)
      ids.push((await act('createPurchaseOrder', { ...BOOKING, orderNumber: fresh('SAVE') })) as number);
    await Promise.all(
      ids.map((id) =>
        act('savePurchaseOrders', { ...BOOKING, purchaseOrder: [{ id, selectedSN: [] }], knownPOs: [] }),
      ),
    );
    const { purchaseOrders } = await link(BOOKING, [], []);
    assert.deepEqual(
      purchaseOrders.map(({ id }) => id).sort((a, b) => a - b),
      ids,
    );
  });

  test('D-37 the same key sent to both at once has one effect and one answer', async () => {
    for (let round = 0; round < 10; round++) {
      const key = fresh('key');
      const create = { ...BOOKING, orderNumber: fresh('ONCE') };
      const ids = await Promise.all([
        act('createPurchaseOrder', create, key),
        act('createPurchaseOrder', create, key),
      ]);
      assert.equal(ids[0], ids[1]);
      const { rows } = await sql<{ done: string }>`select count(*) as done from audit_log
        where action = 'createPurchaseOrder' and after->'purchaseOrder'->>'orderNumber' = ${create.orderNumber}`.execute(
        database.db,
      );
      assert.equal(Number(rows[0]?.done), 1);
    }
  });

  test('two users who create the same order at once on different servers both get its id', async () => {
    const others = [await bearerOf(servers[0].url, IMPORTER_B), await bearerOf(servers[1].url, IMPORTER_B)];
    for (let round = 0; round < 5; round++) {
      const create = { ...BOOKING, orderNumber: fresh('SAME') };
      const ids = await Promise.all(
        servers.map(({ url }, n) => actOn(url, others[n]!, 'createPurchaseOrder', create, fresh('key'))),
      );
      assert.equal(ids[0], ids[1]);
    }
  });

  test('D-98 a logout on one is seen by the other at once, by queries and actions alike', async () => {
    const [one, other] = servers;
    const session = await bearerOf(one.url, IMPORTER_A);
    const read = () => queryAs(other.url, session, '{ meWebUser { id } }');
    const change = () =>
      actOn(other.url, session, 'linkPurchaseOrders', {
        type: 'booking',
        id: 1001,
        selectedPOs: [],
        knownPOs: [],
      });
    // The other server has the caller at hand before the session ends.
    await read();
    await change();
    const answer = await fetch(`${one.url}/api/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}` },
    });
    assert(answer.ok, `logout answered ${answer.status}`);
    const signedOut = (error: unknown) => error instanceof Refused && error.status === 401;
    await assert.rejects(change(), signedOut);
    await assert.rejects(read(), signedOut);
  });

  test('D-15 changed rights count at once on both, without a new sign-in', async () => {
    const session = await bearerOf(servers[0].url, IMPORTER_A);
    const change = (server: Portal, id: number) =>
      actOn(server.url, session, 'linkPurchaseOrders', {
        type: 'booking',
        id,
        selectedPOs: [],
        knownPOs: [],
      });
    for (const server of servers) await change(server, 1001);
    await sql`update web_user set entity_id = 102, rights_version = rights_version + 1 where email = ${IMPORTER_A}`.execute(
      database.db,
    );
    for (const server of servers) {
      await change(server, 1002);
      await assert.rejects(change(server, 1001), (error) => error instanceof Refused && error.status === 403);
    }
  });
});
