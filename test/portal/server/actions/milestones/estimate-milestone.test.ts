import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, fill, link, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';

const SHIPMENT = 2001;
const [DEPARTED, ARRIVED, FOREIGN] = [1, 2, 9] as const;
const LATE = {
  estimatedAt: '2026-11-24T12:00:00+02:00',
  delayReason: 'Port Congestion',
  delayNote: 'No berth',
};
const NONE = { estimatedAt: null, delayReason: null, delayNote: '' };

forEachDatabase((_kind, open) => {
  let database: Database;
  let agent: UserCaller;
  let stranger: UserCaller;
  let importer: UserCaller;
  /** With the role of an agent, for the company whose goods they are. */
  let ownersAgent: UserCaller;
  let admin: UserCaller;

  before(async () => {
    database = await open();
    await fill(database);
    await sql`update shipment set agent_id = 2`.execute(database.db);
    const asAgent = async (entity: number) => ({ ...(await signIn(database, entity)), roles: ['Agent'] });
    agent = await asAgent(2);
    stranger = await asAgent(3);
    importer = await signIn(database, 101);
    ownersAgent = await asAgent(101);
    admin = await signIn(database, 1, { admin: true });
  });
  after(() => database.close());
  beforeEach(async () => {
    await sql`delete from milestone`.execute(database.db);
    await sql`delete from audit_log`.execute(database.db);
    await sql`insert into milestone (id, shipment_id, position, event, planned_at, actual_at) values
      (${DEPARTED}, ${SHIPMENT}, 1, 'DEPA', '2026-11-10T10:00:00Z', '2026-11-11T10:00:00Z'),
      (${ARRIVED}, ${SHIPMENT}, 2, 'ARRI', '2026-11-20T10:00:00Z', null),
      (${FOREIGN}, 2003, 1, 'DEPA', '2026-11-10T10:00:00Z', null)`.execute(database.db);
  });

  const revisionNow = async () =>
    (
      await sql<{ revision: number }>`select revision from shipment where id = ${SHIPMENT}`.execute(
        database.db,
      )
    ).rows[0]!.revision;

  const stored = async () => {
    const { rows } = await sql<{ at: string | null; why: string | null; note: string | null }>`
      select estimated_at as at, delay_reason as why, delay_note as note from milestone where id = ${ARRIVED}`.execute(
      database.db,
    );
    const { at, why, note } = rows[0]!;
    return [at && new Date(at).toISOString(), why, note];
  };

  async function estimate(
    given: Partial<Record<keyof typeof LATE, string | null>>,
    { caller = agent, milestoneId = ARRIVED as number, revision = 0, key = '' } = {},
  ) {
    const input = {
      ...{ shipmentId: SHIPMENT, milestoneId, revision: revision || (await revisionNow()) },
      ...{ ...LATE, ...given },
    };
    return actionsOn(database).act('estimateMilestone', input, { caller, ...(key ? { key } : {}) });
  }

  test('MOD-02 the agent of a shipment, or an admin, says when it arrives and why it is late, and takes that back', async () => {
    await estimate({});
    assert.deepEqual(await stored(), ['2026-11-24T10:00:00.000Z', 'Port Congestion', 'No berth']);
    await estimate(
      { estimatedAt: '2026-11-20T23:59:00Z', delayReason: null, delayNote: ' ' },
      { caller: admin },
    );
    assert.deepEqual(await stored(), ['2026-11-20T23:59:00.000Z', null, null], 'on the day of the plan');
    await estimate({ ...NONE, delayReason: 'Weather' });
    assert.deepEqual(await stored(), [null, null, null]);
  });

  test('MOD-02 an estimate is of what is to come, after what has happened, and a delay has its reason', async () => {
    await refused(estimate({}, { milestoneId: DEPARTED }), 422, /reached already/);
    await refused(estimate({}, { milestoneId: FOREIGN }), 422, /no such milestone/);
    await refused(
      estimate({ estimatedAt: '2026-11-11T09:59:00Z' }),
      422,
      /before the milestone that comes first/,
    );
    await refused(
      estimate({ estimatedAt: '2026-11-21T00:00:00Z', delayReason: null }),
      422,
      /choose why it is late/,
    );
    await refused(estimate({ delayReason: 'Other', delayNote: ' ' }), 422, /Another reason needs a note/);
    await refused(estimate({ delayReason: 'Pirates' }), 422, /./);
    await refused(estimate({ delayNote: 'x'.repeat(201) }), 422, /200/);
    await refused(estimate({ estimatedAt: 'tomorrow' }), 422, /./);
    assert.deepEqual(await stored(), [null, null, null]);
  });

  test('MOD-02 D-15 nobody else gives an estimate, neither the importer nor a foreign company nor a link', async () => {
    for (const caller of [importer, stranger, ownersAgent, link('shipment', SHIPMENT) as never])
      await refused(estimate({}, { caller }), 403, /./);
    assert.deepEqual(await stored(), [null, null, null]);
  });

  test('D-19 D-37 a stale revision is refused, and a repeated estimate takes effect once', async () => {
    const revision = await revisionNow();
    await refused(estimate({}, { revision: revision + 1 }), 409, /changed by someone else/);
    const once = () => estimate({}, { revision, key: 'once' });
    assert.deepEqual(await once(), await once());
    assert.equal(await revisionNow(), revision + 1);
  });

  test('D-96 the importer is told of the new estimate and of what has changed in it', async () => {
    await estimate({});
    await estimate({ delayNote: 'Berth on Monday' });
    const { rows } = await sql`
      select action, owner_id, agent_id, changes from audit_log order by id`.execute(database.db);
    const entry = (changes: readonly (readonly [string, string | null, string])[]) => ({
      ...{ action: 'estimateMilestone', owner_id: 101, agent_id: 2 },
      changes: changes.map(([field, before, after]) => ({ field, of: 'ARRI', before, after })),
    });
    assert.deepEqual(rows, [
      entry([
        ['estimatedAt', null, '2026-11-24T10:00:00.000Z'],
        ['delayReason', null, 'Port Congestion'],
        ['delayNote', null, 'No berth'],
      ]),
      entry([['delayNote', 'No berth', 'Berth on Monday']]),
    ]);
  });
});
