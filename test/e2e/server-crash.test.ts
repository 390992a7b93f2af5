import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';
import type { LinkedOrders } from '../../shared/contract/order-manager.ts';
import { actOn, queryAs } from '../helpers/act.ts';
import { bearerOf, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import {
  forEachServerDatabase,
  killedAtInsert,
  PRINTS_STATEMENTS,
  suitePortal,
} from '../helpers/e2e/portal.ts';
import { eventually } from '../helpers/eventually.ts';

const BOOKING = { type: 'booking', id: 1001 } as const;
/** What a save writes, in this order. */
const SAVED = ['booking_purchase_order', 'purchase_order_style_number', 'booking_style_number'];

/** What the server forgets when it is killed is not what it has confirmed. */
function survives(settings: () => Record<string, string>, kind: Database['kind']) {
  const portal = suitePortal(() => ({ ...settings(), ...PRINTS_STATEMENTS }));
  let bearer: string;
  before(async () => {
    bearer = await bearerOf(portal.url, IMPORTER_A);
  });

  const restarted = async () => {
    await portal.kill();
    await portal.restart();
  };

  test('D-37 every acknowledged create outlives kill -9, and a lost answer can be asked for again', async () => {
    const acknowledged = new Map<string, number>();
    const lost = new Set<string>();
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const stream = async () => {
      for (;;) {
        const orderNumber = fresh('CRASH');
        lost.add(orderNumber);
        const id = await actOn(
          portal.url,
          bearer,
          'createPurchaseOrder',
          { ...BOOKING, orderNumber },
          orderNumber,
        );
        acknowledged.set(orderNumber, id as number);
        lost.delete(orderNumber);
        if (acknowledged.size === 40) resolve();
      }
    };
    const streams = Promise.allSettled([stream(), stream(), stream()]);
    // Where all streams were refused there is nothing to wait for.
    await Promise.race([enough, streams]);
    assert.ok(acknowledged.size >= 40, `${acknowledged.size} were acknowledged`);
    await restarted();
    await streams;
    const kept = await numbersOf([...acknowledged.values()]);
    for (const [orderNumber, id] of acknowledged) assert.equal(kept.get(id), orderNumber);
    for (const orderNumber of lost) {
      const retry = () =>
        actOn(portal.url, bearer, 'createPurchaseOrder', { ...BOOKING, orderNumber }, orderNumber);
      const id = await retry();
      assert.equal(await retry(), id);
      assert.equal((await numbersOf([id as number])).get(id as number), orderNumber);
    }
  });

  const skip = kind === 'embedded' && 'nobody else can hold up the only connection';
  test('D-37 a save killed on its way is done wholly or not at all; its repeat has one effect', async () => {
    const selection = await bigSelection();
    const save = (key: string) =>
      actOn(portal.url, bearer, 'savePurchaseOrders', { ...BOOKING, purchaseOrder: selection }, key);
    const empty = () => actOn(portal.url, bearer, 'linkPurchaseOrders', { ...BOOKING, selectedPOs: [] });
    const whole = selection.reduce((sum, { selectedSN }) => sum + selectedSN.length, 0);
    const keys: string[] = [];
    let met = 0;
    for (const table of SAVED) {
      await empty();
      const key = fresh('save');
      keys.push(key);
      if (await killedAtInsert(portal, table, () => save(key))) met += 1;
      const pairs = await selectedPairs();
      assert([0, whole].includes(pairs), `${pairs} of ${whole} style numbers are half a save`);
      const { purchaseOrders } = (await save(key)) as LinkedOrders;
      assert.deepEqual(
        purchaseOrders.map(({ id, selectedSN }) => ({ id, selectedSN })),
        selection,
      );
      assert.equal(await selectedPairs(), whole);
    }
    assert.ok(met > 0, 'no kill met a save');
    await portal.kill();
    assert.equal(await portal.inDatabase(savesIn), keys.length);
    // The next test goes on with it.
    if (!skip) await portal.restart();
  });

  test('D-37 a save killed just before its commit is undone; its repeat does it once', { skip }, async () => {
    await portal.inDatabase(async (database) => {
      const save = () =>
        actOn(
          portal.url,
          bearer,
          'savePurchaseOrders',
          { ...BOOKING, purchaseOrder: [] },
          'killed before its commit',
        );
      const before = { pairs: await selectedPairs(), saves: await savesIn(database) };
      assert.notEqual(before.pairs, 0);
      let first: Promise<unknown> | undefined;
      await database.db.transaction().execute(async (trx) => {
        await sql`lock table audit_log in exclusive mode`.execute(trx);
        first = Promise.allSettled([save()]);
        const held = sql<{ held: boolean }>`select exists (
          select 1 from pg_locks where relation = 'audit_log'::regclass and not granted) as held`;
        await eventually(async () => (await held.execute(trx)).rows[0]?.held);
        await portal.kill();
      });
      await first;
      await portal.restart();
      assert.equal(await selectedPairs(), before.pairs);
      assert.deepEqual(await save(), { purchaseOrders: [] });
      assert.deepEqual(await save(), { purchaseOrders: [] });
      assert.equal(await savesIn(database), before.saves + 1);
    });
  });

  /** A hundred orders of the importer with ten style numbers each. */
  async function bigSelection(): Promise<{ id: number; selectedSN: number[] }[]> {
    const owned = await queryAs(
      portal.url,
      bearer,
      `{ allPurchaseOrder(where: { orderPurchaser: { id: { eq: 101 } } }, take: 100) { results { id } }
         allStyleNumber(where: { company: { id: { eq: 101 } } }, take: 10) { results { id } } }`,
    );
    const ids = (model: string) =>
      (owned[model] as { results: { id: number }[] }).results.map(({ id }) => id);
    return ids('allPurchaseOrder').map((id) => ({ id, selectedSN: ids('allStyleNumber') }));
  }

  async function numbersOf(ids: number[]): Promise<Map<number, string>> {
    const data = await queryAs(
      portal.url,
      bearer,
      `{ allPurchaseOrder(where: { id: { in: [${ids.join(', ')}] } }, take: 200) { results { id orderNumbers } } }`,
    );
    const { results } = data.allPurchaseOrder as { results: { id: number; orderNumbers: string }[] };
    return new Map(results.map(({ id, orderNumbers }) => [id, orderNumbers]));
  }

  /** How many style numbers the booking carries, each under each of its orders. */
  async function selectedPairs(): Promise<number> {
    const known = { ...BOOKING, selectedPOs: [], knownPOs: [] };
    const { purchaseOrders } = (await actOn(portal.url, bearer, 'linkPurchaseOrders', known)) as LinkedOrders;
    return purchaseOrders.reduce((sum, { selectedSN }) => sum + selectedSN.length, 0);
  }
}

/** The history of the demo came without requests. */
async function savesIn({ db }: Database): Promise<number> {
  const { rows } = await sql<{ done: string }>`
    select count(*) as done from audit_log
    where action = 'savePurchaseOrders' and request_id is not null`.execute(db);
  return Number(rows[0]?.done);
}

forEachServerDatabase(survives);
