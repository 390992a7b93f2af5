import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { runAction } from '../../../../portal/server/actions/run-action.ts';
import type { UserCaller } from '../../../../portal/server/auth/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { refused } from './refused.ts';
import { actionsOn, BOOKING, countOf, fill, ORDERS, service, signIn } from './world.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let user: UserCaller;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
  });
  beforeEach(async () => {
    user = await signIn(database, 101);
  });
  after(() => database.close());

  test('API-28 an unknown action id is answered with 404', () =>
    refused(
      runAction({ database }, service, { id: 'nothing', input: {}, requestId: 'r' }),
      404,
      'This action does not exist.',
    ));

  test('API-25 the payload is accepted under input.payload and directly under input', async () => {
    const payload = { ...BOOKING, orderNumber: 'either way' };
    assert.equal(
      await run.act('createPurchaseOrder', { payload }),
      await run.act('createPurchaseOrder', payload),
    );
  });

  describe('a bad input is refused with one sentence that names the field', () => {
    const orders = (...purchaseOrder: unknown[]) => ({ ...BOOKING, purchaseOrder });
    const cases = [
      ['createPurchaseOrder', null, 'The input must be an object.'],
      ['createPurchaseOrder', { ...BOOKING }, 'orderNumber is missing.'],
      ['createPurchaseOrder', { ...BOOKING, orderNumber: 7 }, 'orderNumber must be text.'],
      ['createPurchaseOrder', { ...BOOKING, orderNumber: ' \n ' }, 'orderNumber: The number is empty.'],
      [
        'createPurchaseOrder',
        { ...BOOKING, orderNumber: 'x'.repeat(101) },
        'orderNumber: The number is longer than 100 characters.',
      ],
      [
        'createPurchaseOrder',
        { ...BOOKING, orderNumber: 'a\u0000b' },
        'orderNumber: The number has a control character.',
      ],
      [
        'createPurchaseOrder',
        { ...BOOKING, orderNumber: 'a\ud800' },
        'orderNumber: The number has half of a character.',
      ],
      [
        'createPurchaseOrder',
        { type: 'quote', id: 1001, orderNumber: 'x' },
        'type must be "booking" or "shipment".',
      ],
      [
        'createPurchaseOrder',
        { ...BOOKING, id: '1001', orderNumber: 'x' },
        'id must be a whole number from 1 to 2147483647.',
      ],
      [
        'linkPurchaseOrders',
        { ...BOOKING, selectedPOs: [5001, 2 ** 31] },
        'selectedPOs.1 must be a whole number from 1 to 2147483647.',
      ],
      ['linkPurchaseOrders', { ...BOOKING, selectedPOs: 5001 }, 'selectedPOs must be a list.'],
      [
        'linkPurchaseOrders',
        { ...BOOKING, selectedPOs: Array(2001).fill(5001) },
        'selectedPOs must be a list of at most 2000 entries.',
      ],
      ['savePurchaseOrders', orders({ id: 5001 }), 'purchaseOrder.0.selectedSN is missing.'],
      [
        'savePurchaseOrders',
        orders({ id: 5001, selectedSN: [0] }),
        'purchaseOrder.0.selectedSN.0 must be a whole number from 1 to 2147483647.',
      ],
      [
        'savePurchaseOrders',
        orders({ id: 5001, selectedSN: [] }, { id: 5001, selectedSN: [7001] }),
        'purchaseOrder lists a purchase order twice. List every purchase order once.',
      ],
    ] as const;
    for (const [name, input, message] of cases)
      test(message, () => refused(run.act(name, input), 422, message));
  });

  describe('rights that ended since the caller was resolved are noticed (D-15, D-98)', () => {
    const endings = {
      'a session logged out by another server': (caller: UserCaller) =>
        sql`update session set revoked_at = now() where id = ${caller.sessionId}::uuid`,
      'an expired session': (caller: UserCaller) =>
        sql`update session set expires_at = now() where id = ${caller.sessionId}::uuid`,
      'changed roles or entity': (caller: UserCaller) =>
        sql`update web_user set rights_version = 2 where id = ${caller.userId}`,
    };
    for (const [ending, end] of Object.entries(endings))
      for (const key of [undefined, 'with a key'])
        test(`${ending}, ${key ?? 'without a key'}`, async () => {
          await run.createOrder(BOOKING, 'while signed in', { caller: user });
          await end(user).execute(database.db);
          const orders = await countOf(database, 'purchase_order');
          const late = run.createOrder(BOOKING, `after ${ending}`, { caller: user, ...(key && { key }) });
          await refused(late, 401, 'Sign in or use a valid link to continue.');
          assert.equal(await countOf(database, 'purchase_order'), orders);
        });
  });

  test('the audit log tells who did what to which record, before and after', async () => {
    await run.link(BOOKING, [ORDERS[1]]);
    await run.save(BOOKING, [{ id: ORDERS[0], selectedSN: [7001] }], undefined, {
      caller: user,
      requestId: 'request-7',
    });
    const entry = await database.db
      .selectFrom('audit_log')
      .select(['actor', 'web_user_id', 'action', 'record_type', 'record_id', 'before', 'after', 'request_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(entry, {
      actor: 'user 101',
      web_user_id: user.userId,
      action: 'savePurchaseOrders',
      record_type: 'booking',
      record_id: 1001,
      before: { purchaseOrders: [{ id: ORDERS[1], selectedSN: [] }] },
      after: { purchaseOrders: [{ id: ORDERS[0], selectedSN: [7001] }] },
      request_id: 'request-7',
    });
  });

  test('a refused action leaves no audit entry', async () => {
    const entries = await countOf(database, 'audit_log');
    await refused(run.link(BOOKING, [999]), 422, 'Purchase order 999 does not exist for this company.');
    assert.equal(await countOf(database, 'audit_log'), entries);
  });
});
