import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const ORDER = 5001;
const OTHER_ORDER = 5002;
const FOREIGN_ORDER = 5901;
const UNKNOWN_ORDER = 5999;
const BOOKING = 1001;
const SHIPMENT = 2001;
/** Of an agent that the test's agent isn't. */
const FOREIGN_SHIPMENT = 2002;
const STYLE = { own: 7001, shared: 7002, used: 7003 } as const;

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  let admin: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    await run(
      'truncate purchase_order, removed_order, style_number, booking, shipment, audit_log, idempotency_key, company_supplier cascade',
    );
    await run(`delete from company where entity_type = 'Supplier'`);
    await run(`insert into company (id, company_name, entity_type) values (121, 'Mill', 'Supplier')`);
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id, supplier_id, ship_until) values
      (${ORDER}, 'PO-1', ${IMPORTER_A}, 121, '2027-03-10'), (${OTHER_ORDER}, 'PO-2', ${IMPORTER_A}, null, null),
      (${FOREIGN_ORDER}, 'PO-9', ${IMPORTER_B}, null, null)`);
    await run(`insert into style_number (id, style_number, company_id) values
      (${STYLE.own}, 'OWN', ${IMPORTER_A}), (${STYLE.shared}, 'SHARED', ${IMPORTER_A}), (${STYLE.used}, 'USED', ${IMPORTER_A})`);
    await run(`insert into purchase_order_style_number (purchase_order_id, style_number_id) values
      (${ORDER}, ${STYLE.own}), (${ORDER}, ${STYLE.shared}), (${OTHER_ORDER}, ${STYLE.shared})`);
    await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (${BOOKING}, 'BK-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Declined', now())`);
    await run(`insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
      (${SHIPMENT}, 'SH-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'In Transit', now()),
      (${FOREIGN_SHIPMENT}, 'SH-2', ${IMPORTER_A}, null, 'Ocean', 'In Transit', now())`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const remove = ({ person = importer, orderId = ORDER, revision = 1, key = '' } = {}) =>
    person.act('removePurchaseOrder', { orderId, revision }, key || undefined);
  const refusal = (person: Person, orderId = ORDER, revision = 1) =>
    person.refusal('removePurchaseOrder', { orderId, revision });
  const carry = (record: 'booking' | 'shipment', id: number, order = ORDER) =>
    run(`insert into ${record}_purchase_order (${record}_id, purchase_order_id) values (${id}, ${order})`);
  const link = (person: Person, selectedPOs: readonly number[], knownPOs: readonly number[] = []) =>
    person.act('linkPurchaseOrders', { type: 'shipment', id: SHIPMENT, selectedPOs, knownPOs });
  const numbers = async (table: 'purchase_order' | 'style_number') => {
    const number = table === 'purchase_order' ? 'order_numbers' : 'style_number';
    const rows = await run(`select ${number} as number from ${table} order by id`);
    return rows.map((row) => (row as { number: string }).number);
  };
  const told = async (person: Person) =>
    (await person.act('listNotifications', { take: 10 })).results.map(
      (entry: { action: string; recordType: string; reference: string; changes: object[] }) => [
        entry.action,
        entry.recordType,
        entry.reference,
        entry.changes,
      ],
    );

  test('MOD-05 an order that was made by mistake is removed, with the style numbers that no other order has', async () => {
    assert.deepEqual(await remove(), { id: ORDER, revision: 1 });
    const { onePurchaseOrder } = await importer.query(
      `{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) { id } }`,
    );
    assert.equal(onePurchaseOrder, null);
    assert.deepEqual(await numbers('purchase_order'), ['PO-2', 'PO-9']);
    assert.deepEqual(await numbers('style_number'), ['SHARED', 'USED']);
    // Its number is free again.
    const id = await importer.act('createPurchaseOrder', {
      ...{ type: 'shipment', id: SHIPMENT, orderNumber: 'PO-1' },
    });
    assert.notEqual(id, ORDER);
  });

  test('MOD-05 a style number that a record has under another order stays', async () => {
    await carry('shipment', SHIPMENT, OTHER_ORDER);
    await run(`insert into purchase_order_style_number (purchase_order_id, style_number_id)
      values (${ORDER}, ${STYLE.used})`);
    await run(`insert into shipment_style_number (shipment_id, purchase_order_id, style_number_id)
      values (${SHIPMENT}, ${OTHER_ORDER}, ${STYLE.used})`);
    await remove();
    assert.deepEqual(await numbers('style_number'), ['SHARED', 'USED']);
  });

  test('MOD-05 D-96 its purchaser is told what the provider removed, and its agent what the purchaser did', async () => {
    const entry = [
      ...['removePurchaseOrder', 'purchaseOrder', 'PO-1'],
      [
        { field: 'purchaseOrder', before: 'PO-1', after: null },
        { field: 'supplier', before: 'Mill', after: null },
        { field: 'shipUntil', before: '2027-03-10', after: null },
      ],
    ];
    await remove({ person: admin });
    assert.deepEqual(await told(importer), [entry]);
    await remove({ orderId: OTHER_ORDER });
    assert.deepEqual((await told(agent)).slice(0, 1), [
      [
        ...['removePurchaseOrder', 'purchaseOrder', 'PO-2'],
        [{ field: 'purchaseOrder', before: 'PO-2', after: null }],
      ],
    ]);
    assert.deepEqual(await told(await server.as('otherImporter')), []);
  });

  test('D-15 D-159 nobody but the purchaser’s people and admins removes it, and a foreign order is as an unknown one', async () => {
    const visitor = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' });
    const forbidden = async (person: Person, orderId = ORDER) => {
      const { status, reasons } = await refusal(person, orderId);
      assert.deepEqual({ status, reasons }, { status: 403, reasons: [{ code: 'noAccess' }] });
    };
    for (const person of [agent, await server.as('otherImporter'), await server.service(), visitor])
      await forbidden(person);
    for (const person of [importer, agent])
      for (const id of [FOREIGN_ORDER, UNKNOWN_ORDER]) await forbidden(person, id);
    assert.deepEqual(await numbers('purchase_order'), ['PO-1', 'PO-2', 'PO-9']);
    await remove({ person: admin });
    assert.deepEqual(await numbers('purchase_order'), ['PO-2', 'PO-9']);
  });

  test('MOD-05 one that a record carries stays, also on a declined booking, and the refusal names what the caller sees of it', async () => {
    await carry('booking', BOOKING);
    const refused = async (person: Person) => {
      const { status, reasons } = await refusal(person, ORDER);
      return [status, ...reasons];
    };
    const by = (records: string, more: number) => [422, { code: 'orderCarried', values: { records, more } }];
    assert.deepEqual(await refused(importer), by('BK-1', 0));
    await carry('shipment', SHIPMENT);
    assert.deepEqual(await refused(importer), by('BK-1, SH-1', 0));
    // An agent who takes back what they created just now sees no shipment of another agent.
    await run('delete from purchase_order where id = 5002');
    const orderId = await agent.act('createPurchaseOrder', {
      ...{ type: 'shipment', id: SHIPMENT, orderNumber: 'PO-3' },
    });
    await carry('shipment', FOREIGN_SHIPMENT, orderId);
    const unseen = await refusal(agent, orderId);
    assert.deepEqual([unseen.status, unseen.reasons], [422, [{ code: 'orderCarriedUnseen' }]]);
    await run(`delete from shipment_purchase_order where purchase_order_id = ${orderId}`);
    await run(`delete from purchase_order where id = ${orderId}`);
    await run(
      `insert into purchase_order (id, order_numbers, order_purchaser_id) values (5002, 'PO-2', ${IMPORTER_A})`,
    );
    assert.deepEqual(await numbers('purchase_order'), ['PO-1', 'PO-2', 'PO-9']);
    assert.deepEqual(await numbers('style_number'), ['OWN', 'SHARED', 'USED']);
  });

  test('D-150 D-159 an agent takes back the order that they created just now, and no other', async () => {
    const orderId = await agent.act('createPurchaseOrder', {
      ...{ type: 'shipment', id: SHIPMENT, orderNumber: 'PO-3' },
    });
    await remove({ person: agent, orderId });
    const found = { type: 'shipment', id: SHIPMENT, orderNumber: 'PO-1' };
    assert.equal(await agent.act('createPurchaseOrder', found), ORDER);
    assert.equal((await refusal(agent)).status, 403);
    const early = await agent.act('createPurchaseOrder', {
      ...{ type: 'shipment', id: SHIPMENT, orderNumber: 'PO-4' },
    });
    await run(`update audit_log set at = at - interval '11 minutes'`);
    assert.equal((await refusal(agent, early)).status, 403);
  });

  describe('undone', () => {
    const restore = (person = importer, orderId = ORDER) => person.act('restorePurchaseOrder', { orderId });
    const refused = async (person = importer, orderId = ORDER) => {
      const { status, reasons } = await person.refusal('restorePurchaseOrder', { orderId });
      return [status, ...reasons];
    };

    test('D-159 brings the order back with all that it had, under its id, and tells the agent', async () => {
      await remove();
      assert.deepEqual(await restore(), { id: ORDER, revision: 2 });
      const { onePurchaseOrder } = await importer.query(`{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) {
        orderNumbers shipUntil revision supplier { id } styleNumbers { styleNumber } } }`);
      assert.deepEqual(onePurchaseOrder, {
        ...{ orderNumbers: 'PO-1', shipUntil: '2027-03-10', revision: 2, supplier: { id: 121 } },
        styleNumbers: [{ styleNumber: 'OWN' }, { styleNumber: 'SHARED' }],
      });
      assert.deepEqual((await told(agent))[0], [
        ...['restorePurchaseOrder', 'purchaseOrder', 'PO-1'],
        [
          { field: 'purchaseOrder', before: null, after: 'PO-1' },
          { field: 'supplier', before: null, after: 'Mill' },
          { field: 'shipUntil', before: null, after: '2027-03-10' },
        ],
      ]);
      // It is there already.
      assert.deepEqual(await restore(admin), { id: ORDER, revision: 2 });
    });

    test('D-15 D-159 is for the purchaser’s people and admins alone', async () => {
      await remove();
      for (const person of [agent, await server.as('otherImporter'), await server.service()])
        assert.deepEqual(await refused(person), [403, { code: 'noAccess' }]);
      assert.deepEqual(await refused(importer, UNKNOWN_ORDER), [403, { code: 'noAccess' }]);
      assert.deepEqual(await restore(admin), { id: ORDER, revision: 2 });
    });

    test('D-159 is possible for ten minutes', async () => {
      await remove();
      await run(`update removed_order set removed_at = removed_at - interval '10 minutes'`);
      assert.deepEqual(await refused(), [404, { code: 'orderGone', values: { minutes: 10 } }]);
      assert.deepEqual(await numbers('purchase_order'), ['PO-2', 'PO-9']);
    });

    test('D-159 is refused where another order has got its number meanwhile', async () => {
      await remove();
      await importer.act('createPurchaseOrder', { type: 'shipment', id: SHIPMENT, orderNumber: 'PO-1' });
      assert.deepEqual(await refused(), [422, { code: 'orderNumberTaken', values: { number: 'PO-1' } }]);
    });
  });

  test('D-19 a stale revision is refused', async () => {
    await importer.act('saveOrderSupplier', { orderId: ORDER, revision: 1, supplierId: null });
    const { status, code } = await refusal(admin);
    assert.deepEqual([status, code], [409, 'stale_revision']);
    await remove({ person: admin, revision: 2 });
  });

  test('D-37 a repeat takes effect once and is answered as the first', async () => {
    const first = await remove({ key: 'once' });
    assert.deepEqual(await remove({ key: 'once' }), first);
    assert.equal((await run('select from audit_log')).length, 1);
    // Without the key it is one that there isn't.
    assert.equal((await refusal(importer)).status, 403);
  });

  test('D-125 of a removal and a link at the same moment one is refused, whichever comes first', async () => {
    for (let orderId = 5101; orderId <= 5105; orderId++) {
      await run(`insert into purchase_order (id, order_numbers, order_purchaser_id) values
        (${orderId}, 'NEW-${orderId}', ${IMPORTER_A})`);
      const ends = await Promise.allSettled([remove({ person: admin, orderId }), link(importer, [orderId])]);
      assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const rejected = ends.find((end) => end.status === 'rejected');
      assert.equal(rejected?.reason.status, 422, String(rejected?.reason));
      const carried = await run(`select from shipment_purchase_order where purchase_order_id = ${orderId}`);
      const isThere = (await numbers('purchase_order')).includes(`NEW-${orderId}`);
      assert.equal(carried.length, isThere ? 1 : 0);
    }
  });

  test('D-125 an order that is gone can be put on nothing', async () => {
    await remove();
    const { status, reasons } = await importer.refusal('linkPurchaseOrders', {
      ...{ type: 'shipment', id: SHIPMENT, selectedPOs: [ORDER], knownPOs: [] },
    });
    assert.deepEqual([status, reasons], [422, [{ code: 'notOwnOrder', values: { number: ORDER } }]]);
  });
});
