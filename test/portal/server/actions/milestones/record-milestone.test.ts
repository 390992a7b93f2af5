import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { RecordMilestoneAnswer } from '../../../../../shared/contract/milestones.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { actionsOn, fill, link, signIn } from '../order-records.ts';
import { refused } from '../refused.ts';

const SHIPMENT = 2001;
const EVENTS = ['GTIN', 'DEPA', 'ARRI', 'DROP'] as const;
const [GATE_IN, DEPARTED, ARRIVED, DELIVERED] = [1, 2, 3, 4] as const;

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
    for (const [place, event] of EVENTS.entries())
      await sql`insert into milestone (id, shipment_id, position, event, planned_at)
        values (${place + 1}, ${SHIPMENT}, ${place + 1}, ${event}, '2026-11-10T10:00:00Z')`.execute(
        database.db,
      );
    await sql`insert into milestone (id, shipment_id, position, event, planned_at)
      values (9, 2003, 1, 'GTIN', '2026-11-10T10:00:00Z')`.execute(database.db);
  });

  const shipment = async () =>
    (
      await sql<{
        status: string;
        departed_on: string;
        arrived_on: string;
        next: string | null;
        revision: number;
      }>`
        select status, departed_on, arrived_on, next_milestone_at as next, revision from shipment where id = ${SHIPMENT}`.execute(
        database.db,
      )
    ).rows[0]!;

  async function record(milestoneId: number, actualAt: string | null, { caller = agent, key = '' } = {}) {
    const { revision } = await shipment();
    const input = { shipmentId: SHIPMENT, milestoneId, actualAt, revision };
    const call = { caller, ...(key ? { key } : {}) };
    return (await actionsOn(database).act('recordMilestone', input, call)) as RecordMilestoneAnswer;
  }

  test('MOD-02 the status and days of a shipment follow from the milestones that its agent records', async () => {
    assert.equal((await record(GATE_IN, '2026-11-09T08:00:00+02:00')).status, 'Booked');
    assert.equal((await record(DEPARTED, '2026-11-10T23:30:00-05:00')).status, 'In Transit');
    await record(ARRIVED, '2026-11-14T10:00:00Z');
    const { status, revision } = await record(DELIVERED, '2026-11-15T10:00:00Z', { caller: admin });
    assert.equal(status, 'Delivered');
    assert.deepEqual(await shipment(), {
      ...{ status: 'Delivered', departed_on: '2026-11-11', arrived_on: '2026-11-14', next: null },
      revision,
    });
    await record(DELIVERED, null);
    const { status: back, next } = await shipment();
    assert.deepEqual([back, Date.parse(next ?? '')], ['In Transit', Date.parse('2026-11-10T10:00:00Z')]);
  });

  test('MOD-02 in transit a shipment says how far it came, by the last milestone that was reached, and steps back with it', async () => {
    const { db } = database;
    await sql`delete from milestone where shipment_id = ${SHIPMENT}`.execute(db);
    const events = ['DEPA', 'ARRI', 'DISC', 'CUSR', 'GTOT', 'DROP'];
    for (const [place, event] of events.entries())
      await sql`insert into milestone (id, shipment_id, position, event, planned_at)
        values (${place + 1}, ${SHIPMENT}, ${place + 1}, ${event}, '2026-11-10T10:00:00Z')`.execute(db);
    const stages = async () =>
      (
        await sql<{ status: string; stage: string }>`
          select status, stage from shipment where id = ${SHIPMENT}`.execute(db)
      ).rows.map(({ status, stage }) => [status, stage])[0];
    const told = [];
    for (const place of events.keys()) {
      await record(place + 1, `2026-11-1${place}T10:00:00Z`);
      told.push(await stages());
    }
    assert.deepEqual(told, [
      ['In Transit', 'In Transit'],
      ['In Transit', 'Arrived'],
      ['In Transit', 'Discharged'],
      ['In Transit', 'Customs Cleared'],
      ['In Transit', 'Out for Delivery'],
      ['Delivered', 'Delivered'],
    ]);
    await record(events.length, null);
    await record(events.length - 1, null);
    assert.deepEqual(await stages(), ['In Transit', 'Customs Cleared']);
  });

  test('MOD-02 a milestone has its place: after the ones before it, before the ones that follow, not in the future', async () => {
    await refused(
      record(DEPARTED, '2026-11-10T10:00:00Z'),
      422,
      /record the milestones before this one first/,
    );
    await record(GATE_IN, '2026-11-10T10:00:00Z');
    await refused(record(DEPARTED, '2026-11-10T09:59:00Z'), 422, /before the milestone that comes first/);
    await record(DEPARTED, '2026-11-10T10:00:00Z');
    await refused(record(GATE_IN, '2026-11-10T10:01:00Z'), 422, /after the next milestone/);
    await refused(record(GATE_IN, null), 422, /take that one back first/);
    await refused(record(ARRIVED, new Date(Date.now() + 86_400_000).toISOString()), 422, /future/);
    await refused(record(ARRIVED, 'yesterday'), 422, /./);
    await refused(record(9, '2026-11-10T10:00:00Z'), 422, /no such milestone/);
    assert.equal((await shipment()).arrived_on, null);
  });

  test('MOD-02 D-96 what is noted of a milestone stays until it is changed or the milestone is taken back', async () => {
    const note = async (milestone: { actualAt: string | null; note?: string }) => {
      const { revision } = await shipment();
      const input = { shipmentId: SHIPMENT, milestoneId: GATE_IN, revision, ...milestone };
      const answer = await actionsOn(database).act('recordMilestone', input, { caller: agent });
      assert.deepEqual(answer, { id: SHIPMENT, revision: (await shipment()).revision, status: 'Booked' });
      const { rows } = await sql<{ note: string | null }>`
        select note from milestone where id = ${GATE_IN}`.execute(database.db);
      return [rows[0]!.note, (await shipment()).revision - revision];
    };
    const actualAt = '2026-11-09T08:00:00.000Z';
    assert.deepEqual(await note({ actualAt, note: ' Seal checked ' }), ['Seal checked', 1]);
    const later = '2026-11-09T09:00:00.000Z';
    assert.deepEqual(await note({ actualAt: later }), ['Seal checked', 1]);
    assert.deepEqual(await note({ actualAt: later, note: 'Seal 7 checked' }), ['Seal 7 checked', 1]);
    assert.deepEqual(await note({ actualAt: later, note: 'Seal 7 checked' }), ['Seal 7 checked', 0]);
    assert.deepEqual(await note({ actualAt: null, note: 'Gone' }), [null, 1]);
    await refused(note({ actualAt, note: 'x'.repeat(201) }), 422, /./);
    const { rows } = await sql<{ changes: { field: string; before: string; after: string }[] }>`
      select changes from audit_log order by id`.execute(database.db);
    assert.deepEqual(
      rows.map(({ changes }) =>
        changes.flatMap(({ field, ...change }) => (field === 'milestoneNote' ? [change] : [])),
      ),
      [
        [{ of: 'GTIN', before: null, after: 'Seal checked' }],
        [],
        [{ of: 'GTIN', before: 'Seal checked', after: 'Seal 7 checked' }],
        [{ of: 'GTIN', before: 'Seal 7 checked', after: null }],
      ],
    );
  });

  test('MOD-02 MOD-04 nothing is recorded of a shipment whose booking is requested; what was recorded can be taken back', async () => {
    const { db } = database;
    const book = (status: string) => sql`update booking set status = ${status} where id = 1004`.execute(db);
    await sql`update shipment set booking_id = 1004 where id = ${SHIPMENT}`.execute(db);
    await book('Requested');
    await refused(record(GATE_IN, '2026-11-09T08:00:00Z'), 422, /confirm the booking first/);
    const reached = sql`select 1 from milestone where actual_at is not null`;
    assert.deepEqual((await reached.execute(db)).rows, []);
    await book('Confirmed');
    await record(GATE_IN, '2026-11-09T08:00:00Z');
    await book('Requested');
    await refused(record(DEPARTED, '2026-11-10T08:00:00Z'), 422, /confirm the booking first/);
    await record(GATE_IN, null);
    await sql`update shipment set booking_id = null where id = ${SHIPMENT}`.execute(db);
  });

  test('D-158 the quote of a shipment that is cancelled with what was taken back becomes the price of its next one', async () => {
    const { db } = database;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`update booking set status = 'Confirmed' where id = 1004`);
    await run(`update shipment set booking_id = 1004 where id = ${SHIPMENT}`);
    await record(GATE_IN, '2026-11-09T08:00:00Z');
    await run(`insert into quote (id, reference, customer_id, shipment_id, mode, container_type, status, created_at)
      select 6101, 'Q-6101', company_id, id, 'Ocean', 'FCL', 'Accepted', now() from shipment where id = ${SHIPMENT}`);
    await run(`insert into booking (id, reference, customer_id, mode, status, created_at)
      select 6102, 'B-6102', company_id, 'Ocean', 'Confirmed', now() from shipment where id = ${SHIPMENT}`);
    await run(`insert into shipment (id, reference, booking_id, company_id, mode, status, created_at)
      select 6103, 'S-6103', 6102, company_id, 'Ocean', 'Booked', now() from shipment where id = ${SHIPMENT}`);
    await run('insert into booking_request (booking_id, quote_id, answered_at) values (6102, 6101, now())');
    await run(`update booking set status = 'Declined' where id = 1004`);
    await record(GATE_IN, null);
    const quote = sql`select shipment_id as id from quote where id = 6101`;
    assert.deepEqual((await quote.execute(db)).rows, [{ id: 6103 }]);
    await run('delete from booking_request where booking_id = 6102');
    await run('delete from quote where id = 6101');
    await run('delete from shipment where id = 6103');
    await run('delete from booking where id = 6102');
    await run(`update booking set status = 'Confirmed' where id = 1004`);
    await run(`update shipment set booking_id = null, status = 'Booked' where id = ${SHIPMENT}`);
  });

  test('MOD-02 D-15 only the agent of the shipment and admins record milestones', async () => {
    for (const caller of [importer, stranger, ownersAgent, link('shipment', SHIPMENT) as never])
      await refused(record(GATE_IN, '2026-11-09T08:00:00Z', { caller }), 403, /./);
    assert.equal(
      (await sql`select 1 from milestone where actual_at is not null`.execute(database.db)).rows.length,
      0,
    );
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    await record(GATE_IN, '2026-11-09T08:00:00Z');
    const { revision } = await shipment();
    const act = (key: string, at: number) =>
      actionsOn(database).act(
        'recordMilestone',
        { shipmentId: SHIPMENT, milestoneId: DEPARTED, actualAt: '2026-11-10T08:00:00Z', revision: at },
        { caller: agent, key },
      );
    await refused(act('stale', revision - 1), 409, /changed by someone else/);
    assert.deepEqual(await act('once', revision), await act('once', revision));
    assert.equal((await shipment()).revision, revision + 1);
  });

  test('D-96 the other party is told which milestone was reached, and when', async () => {
    await record(GATE_IN, '2026-11-09T08:00:00Z');
    await record(GATE_IN, '2026-11-09T09:00:00Z');
    const { rows } = await sql`
      select action, owner_id, agent_id, changes from audit_log order by id`.execute(database.db);
    const entry = (before: string | null, at: string) => ({
      ...{ action: 'recordMilestone', owner_id: 101, agent_id: 2 },
      changes: [{ field: 'milestone', of: 'GTIN', before, after: at }],
    });
    assert.deepEqual(rows, [
      entry(null, '2026-11-09T08:00:00.000Z'),
      entry('2026-11-09T08:00:00.000Z', '2026-11-09T09:00:00.000Z'),
    ]);
  });
});
