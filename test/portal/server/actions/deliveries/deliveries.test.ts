import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Caller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { DeliveryAnswer } from '../../../../../shared/contract/deliveries.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, fill, link, service, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';

const SHIPMENT = 2001;
const NEXT_WEEK = addDays(today(), 7);
const PLAN = {
  ...{ shipmentId: SHIPMENT, deliveryId: null, revision: null },
  ...{ deliveryOn: NEXT_WEEK, fromTime: '08:00', untilTime: '10:00', address: ' 1 Mill Lane ' },
  ...{ contactName: 'Ann', contactPhone: '', reference: '' },
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let importer: UserCaller;
  let agent: UserCaller;
  let admin: UserCaller;
  /** People without a say: of another company, of another agent, of the agent's company without its role. */
  let strangers: Caller[];

  before(async () => {
    database = await open();
    await fill(database);
    await sql`update shipment set agent_id = 2`.execute(database.db);
    const asAgent = async (entity: number) => ({ ...(await signIn(database, entity)), roles: ['Agent'] });
    importer = await signIn(database, 101);
    agent = await asAgent(2);
    admin = await signIn(database, 1, { admin: true });
    strangers = [
      await signIn(database, 102),
      await asAgent(3),
      await signIn(database, 2),
      link('shipment', SHIPMENT),
      link('entity', 101),
      service,
    ];
  });
  after(() => database.close());
  beforeEach(async () => {
    await sql`delete from delivery`.execute(database.db);
    await sql`delete from audit_log`.execute(database.db);
  });

  const plan = async (change = {}, caller: Caller = importer, key = '') =>
    (await actionsOn(database).act(
      'planDelivery',
      { ...PLAN, ...change },
      { caller, ...(key && { key }) },
    )) as DeliveryAnswer;
  const setStatus = async (input: object, caller: Caller = agent) =>
    (await actionsOn(database).act('setDeliveryStatus', input, { caller })) as DeliveryAnswer;
  const stored = async () =>
    (
      await sql<Record<string, unknown>>`
        select delivery_on::text, address, contact_phone, status from delivery order by id`.execute(
        database.db,
      )
    ).rows;

  test('MOD-03 the owner plans a delivery, the agent confirms it, a change asks for that again, and it takes place', async () => {
    const planned = await plan();
    assert.deepEqual(await stored(), [
      { delivery_on: NEXT_WEEK, address: '1 Mill Lane', contact_phone: null, status: 'Requested' },
    ]);
    const on = (answer: DeliveryAnswer) => ({ deliveryId: answer.id, revision: answer.revision });
    const confirmed = await setStatus({ ...on(planned), status: 'Confirmed' });
    assert.equal(confirmed.status, 'Confirmed');
    const changed = await plan({ ...on(confirmed), deliveryOn: today() }, agent);
    assert.deepEqual([changed.id, changed.status], [planned.id, 'Requested']);
    const done = await setStatus({ ...on(changed), status: 'Delivered' }, admin);
    await refused(plan(on(done)), 422, /already/);
    await refused(setStatus({ ...on(done), status: 'Confirmed' }), 422, /already/);
  });

  test('D-15 nobody but the owner, the shipment’s agent and admins plans, and no owner confirms', async () => {
    for (const caller of strangers) await refused(plan({}, caller), 403, /./);
    await refused(plan({ shipmentId: 2999 }), 403, /./);
    const { id: deliveryId, revision } = await plan({}, admin);
    for (const caller of [importer, ...strangers])
      await refused(setStatus({ deliveryId, revision, status: 'Confirmed' }, caller), 403, /./);
    await refused(setStatus({ deliveryId: 999_999, revision, status: 'Confirmed' }), 403, /./);
    // Another shipment's appointment is unknown to this one.
    await refused(plan({ shipmentId: 2003, deliveryId, revision }, admin), 422, /no such delivery/);
    assert.deepEqual(
      (await stored()).map(({ status }) => status),
      ['Requested'],
    );
  });

  test('MOD-03 a wrong entry is named and nothing is stored', async () => {
    for (const [change, words] of [
      [{ deliveryOn: addDays(today(), -3) }, /has passed/],
      [{ deliveryOn: '2027-02-30' }, /not a date/],
      [{ fromTime: '25:00' }, /not a time/],
      [{ untilTime: '08:00' }, /ends before/],
      [{ address: '  ' }, /fill in/],
      [{ contactName: 'x'.repeat(101) }, /100/],
    ] as const)
      await refused(plan(change), 422, words);
    const { id: deliveryId, revision } = await plan();
    await refused(setStatus({ deliveryId, revision, status: 'Delivered' }), 422, /still to come/);
    assert.equal((await stored()).length, 1);
  });

  test('MOD-03 a delivery whose day has passed is not confirmed any more, but for another day', async () => {
    const { id: deliveryId } = await plan();
    const { rows } = await sql<{ revision: number }>`
      update delivery set delivery_on = ${addDays(today(), -3)} returning revision`.execute(database.db);
    const passed = { deliveryId, revision: rows[0]!.revision };
    await refused(setStatus({ ...passed, status: 'Confirmed' }), 422, /has passed/);
    await refused(setStatus({ ...passed, status: 'Confirmed' }, admin), 422, /has passed/);
    assert.equal((await stored())[0]?.status, 'Requested');
    const again = await plan(passed, agent);
    assert.equal(
      (await setStatus({ deliveryId, revision: again.revision, status: 'Confirmed' })).status,
      'Confirmed',
    );
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    const first = await plan({}, importer, 'once');
    assert.deepEqual(await plan({}, importer, 'once'), first);
    assert.equal((await stored()).length, 1);
    const on = { deliveryId: first.id, revision: first.revision };
    await plan({ ...on, address: '2 Mill Lane' });
    await refused(plan(on), 409, /changed by someone else/);
    await refused(setStatus({ ...on, status: 'Confirmed' }), 409, /changed by someone else/);
  });

  test('D-96 the other party is told what was planned, changed and confirmed', async () => {
    const other = { address: '2 Mill Lane', contactName: '' };
    const first = await plan();
    const second = await plan({ deliveryId: first.id, revision: first.revision, ...other });
    await setStatus({ deliveryId: first.id, revision: second.revision, status: 'Confirmed' });
    const { rows } = await sql`select action, owner_id, agent_id, changes from audit_log order by id`.execute(
      database.db,
    );
    const moment = `${NEXT_WEEK} 08:00–10:00`;
    const entry = (action: string, changes: object[]) => ({ action, owner_id: 101, agent_id: 2, changes });
    assert.deepEqual(rows, [
      entry('planDelivery', [{ field: 'delivery', before: null, after: moment }]),
      entry('planDelivery', [
        { field: 'deliveryAddress', of: moment, before: '1 Mill Lane', after: '2 Mill Lane' },
        { field: 'contactName', of: moment, before: 'Ann', after: null },
      ]),
      entry('setDeliveryStatus', [
        { field: 'deliveryStatus', of: moment, before: 'Requested', after: 'Confirmed' },
      ]),
    ]);
  });
});
