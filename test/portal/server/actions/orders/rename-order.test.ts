import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
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
const FOREIGN_ORDER = 5901;
const UNKNOWN_ORDER = 5999;
const BOOKING = 1001;

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
  });
  beforeEach(async () => {
    await run('truncate purchase_order, booking, audit_log, idempotency_key cascade');
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id) values
      (${ORDER}, '1)', ${IMPORTER_A}), (5002, 'PO-2', ${IMPORTER_A}), (${FOREIGN_ORDER}, 'PO-9', ${IMPORTER_B})`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const rename = (orderNumber: string, { person = importer, revision = 1, key = '' } = {}) =>
    person.act('renamePurchaseOrder', { orderId: ORDER, revision, orderNumber }, key || undefined);
  const refused = async (more: object = {}, person = importer) => {
    const { status, reasons } = await person.refusal('renamePurchaseOrder', {
      ...{ orderId: ORDER, revision: 1, orderNumber: 'PO-1', ...more },
    });
    return [status, ...reasons];
  };
  const number = async () => {
    const { onePurchaseOrder } = await importer.query(
      `{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) { orderNumbers } }`,
    );
    return onePurchaseOrder.orderNumbers;
  };

  test('D-159 an order that stands nowhere gets another number, the agent is told, and the former one undoes it', async () => {
    assert.deepEqual(await rename(' PO-1 '), { id: ORDER, revision: 2, orderNumbers: 'PO-1' });
    const { results } = await agent.act('listNotifications', { take: 10 });
    assert.deepEqual(
      results.map(({ reference, changes }: { reference: string; changes: unknown }) => [reference, changes]),
      [['PO-1', [{ field: 'orderNumber', before: '1)', after: 'PO-1' }]]],
    );
    assert.deepEqual(await rename('1)', { revision: 2 }), { id: ORDER, revision: 3, orderNumbers: '1)' });
    assert.equal(await number(), '1)');
    // The same once more is no change.
    assert.equal((await rename('1)', { revision: 3 })).revision, 3);
  });

  test('D-159 one that a booking carries keeps its number, and the refusal says where it stands', async () => {
    await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (${BOOKING}, 'BK-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now())`);
    await run(
      `insert into booking_purchase_order (booking_id, purchase_order_id) values (${BOOKING}, ${ORDER})`,
    );
    assert.deepEqual(await refused(), [422, { code: 'orderCarried', values: { records: 'BK-1', more: 0 } }]);
    assert.equal(await number(), '1)');
  });

  test('D-159 the number of another order of the company is refused at its field; another company may have it', async () => {
    assert.deepEqual(await refused({ orderNumber: 'PO-2' }), [
      422,
      { code: 'orderNumberTaken', values: { number: 'PO-2' }, field: 'orderNumber' },
    ]);
    assert.equal((await rename('PO-9')).orderNumbers, 'PO-9');
  });

  test('PO-12 a number that can be none is refused at its field', async () => {
    for (const orderNumber of ['', '  ', 'x'.repeat(101), 'a\u0000'])
      assert.equal((await refused({ orderNumber }))[0], 422, orderNumber);
    assert.equal(await number(), '1)');
  });

  test('D-15 D-159 nobody but the purchaser’s people and admins renames it, and a foreign order is as an unknown one', async () => {
    const visitor = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' });
    const NO = [403, { code: 'noAccess' }];
    for (const person of [agent, await server.as('otherImporter'), await server.service(), visitor])
      assert.deepEqual(await refused({}, person), NO);
    for (const orderId of [FOREIGN_ORDER, UNKNOWN_ORDER]) assert.deepEqual(await refused({ orderId }), NO);
    assert.equal((await rename('PO-1', { person: await server.as('admin') })).revision, 2);
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    assert.deepEqual(await rename('PO-1', { key: 'once' }), await rename('PO-1', { key: 'once' }));
    assert.equal((await run('select from audit_log')).length, 1);
    assert.equal((await refused({ orderNumber: 'PO-3' }))[0], 409);
  });
});
