import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { ACTION_IDS } from '../../../../portal/server/actions/registry.ts';
import type { UserCaller } from '../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { actionsOn, BOOKING, countOf, fill, ORDERS, signIn } from './order-records.ts';
import { refused } from './refused.ts';

/** As they were given out for the first time (API-28). */
const FIXED_IDS = {
  createPurchaseOrder: '880c7e25-822c-4ad9-98c0-2117bbc99391',
  linkPurchaseOrders: '18f487a5-0a6f-494e-8eb3-b460d63488b9',
  createStyleNumber: '777e4968-32cf-4f0c-81fb-67e3b637c4d9',
  savePurchaseOrders: 'b8e323b8-db39-4179-85d3-302311ac08a4',
  loadCharges: '976d80a4-7417-4df5-b40a-9ffffd55f92d',
  saveCharges: 'b4083777-fcd3-45b1-9f66-b0c7bfc059e3',
  listChargeTypes: '29ffe005-1a1f-4c3f-9fd5-1b7a1f0b74fe',
  isAdmin: '00324d6b-0a12-420b-be37-30c1cdd30160',
  listEntities: '43bede7b-c897-479e-ab83-5cd26f127301',
  setEntity: 'df85ec46-6113-4f74-8eab-5cb44794a582',
  lookupAddress: '8f48960e-5ed9-4b93-85fc-2b416b802b7a',
  listPorts: '7c7e71ee-8702-4cf3-926a-7ee7f57f5734',
  uploadRates: '36f39da0-7039-416f-9ad3-d1afb7ab1b97',
};

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
    refused(run.actById('nothing'), 404, 'This action does not exist.'));

  test('API-28 the actions keep their ids, by which other backends and cached pages know them', () => {
    assert.deepEqual({ ...ACTION_IDS, ...FIXED_IDS }, ACTION_IDS);
  });

  test('API-25 the payload is accepted under input.payload and directly under input', async () => {
    const payload = { ...BOOKING, orderNumber: 'either way' };
    assert.equal(
      await run.act('createPurchaseOrder', { payload }),
      await run.act('createPurchaseOrder', payload),
    );
  });

  test('D-128 API-42 what stands beside the payload belongs to it, as the entity of an upload does', async () => {
    const orderNumber = 'half inside';
    assert.equal(
      await run.act('createPurchaseOrder', { ...BOOKING, payload: { orderNumber }, requestId: 'beside' }),
      await run.act('createPurchaseOrder', { ...BOOKING, orderNumber, requestId: 'beside' }),
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
        'selectedPOs: At most 2000 entries.',
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

  test('D-96 the audit log stores of a list only what became other', async () => {
    await run.link(BOOKING, []);
    await run.link(BOOKING, [ORDERS[0], ORDERS[1], ORDERS[2]]);
    await run.save(
      BOOKING,
      [
        { id: ORDERS[0], selectedSN: [7002] },
        { id: ORDERS[1], selectedSN: [] },
      ],
      undefined,
    );
    const entry = await database.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(entry, {
      before: {
        purchaseOrders: [
          { id: ORDERS[0], selectedSN: [] },
          { id: ORDERS[2], selectedSN: [] },
        ],
      },
      after: { purchaseOrders: [{ id: ORDERS[0], selectedSN: [7002] }] },
    });
  });

  test('a refused action leaves no audit entry', async () => {
    const entries = await countOf(database, 'audit_log');
    await refused(run.link(BOOKING, [999]), 422, 'Purchase order 999 does not exist for this company.');
    assert.equal(await countOf(database, 'audit_log'), entries);
  });
});
