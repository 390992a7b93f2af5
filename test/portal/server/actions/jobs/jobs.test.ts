import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { JobFailure, type JobKind } from '../../../../../portal/server/jobs/job-kind.ts';
import { enqueue } from '../../../../../portal/server/jobs/queue.ts';
import { AuditLogAnswer } from '../../../../../shared/contract/audit.ts';
import { Job, JobsAnswer } from '../../../../../shared/contract/jobs.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  type Act,
  type AuditServer,
  FORBIDDEN,
  fill,
  refused,
  startAuditServer,
} from '../../audit/audit-server.ts';
import { ended } from '../../jobs/test-jobs.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let server: AuditServer;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startAuditServer(database);
  });
  afterEach(() => database.db.deleteFrom('job').execute());
  after(async () => {
    await server?.close();
    await database?.close();
  });

  /** Of no server: its jobs wait. */
  const waiting: JobKind<number, unknown> = {
    name: 'waiting',
    payload: v.number(),
    pauses: [],
    run: async () => null,
  };

  /** Each is made later than the ones before it: the embedded database's clock gives many the same millisecond. */
  const put = async (
    kind: JobKind<number, unknown>,
    companyId: number | null,
    userId: number | null = null,
  ) => {
    const { id } = await database.db
      .transaction()
      .execute((trx) =>
        enqueue(trx, kind, { payload: 1, ...(companyId && { owner: { companyId, userId } }) }),
      );
    await sql`update job set created_at = greatest(created_at,
      (select max(created_at) from job) + interval '1 millisecond') where id = ${id}::uuid`.execute(
      database.db,
    );
    return id;
  };

  const get = async (act: Act, id: string) => v.parse(Job, await act('getJob', { id }));
  const listed = async (act: Act, page: object = {}) => v.parse(JobsAnswer, await act('listJobs', page));
  const idsFor = async (act: Act) => (await listed(act)).jobs.map(({ id }) => id);

  test('D-141 its owner sees how far a job is and what came of it, or why it failed', async () => {
    const { promise: mayEnd, resolve: goOn } = Promise.withResolvers<void>();
    const good: JobKind<number, unknown> = {
      ...waiting,
      name: 'good',
      run: () => mayEnd.then(() => ({ rows: 3 })),
    };
    const bad: JobKind<number, unknown> = {
      ...waiting,
      name: 'bad',
      run: () =>
        Promise.reject(new JobFailure('status 503', { isFinal: true, reason: reason('unavailable') })),
    };
    const ids = [await put(good, 101, 4), await put(bad, 101, 4)] as const;
    const act = await server.as('importer');
    const { createdAt, ...rest } = await get(act, ids[0]);
    assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000);
    assert.deepEqual(rest, {
      id: ids[0],
      kind: 'good',
      state: 'queued',
      isCancelling: false,
      progress: null,
      result: null,
      error: null,
      reasons: [],
      startedAt: null,
      endedAt: null,
    });
    server.services.jobs.add(good);
    server.services.jobs.add(bad);
    await ended(database, ids[1]);
    assert.equal((await get(act, ids[0])).state, 'running');
    const { state, error, reasons, endedAt } = await get(act, ids[1]);
    assert.deepEqual(
      [state, error, reasons],
      ['failed', 'The service is not available for the moment. Please try again.', [{ code: 'unavailable' }]],
    );
    assert.ok(endedAt);
    goOn();
    await ended(database, ids[0]);
    const { state: after, result } = await get(act, ids[0]);
    assert.deepEqual([after, result], ['done', { rows: 3 }]);
  });

  test('D-15 a company’s jobs are for its people and for the provider’s admins; those of the server for these alone', async () => {
    const own = await put(waiting, 101, 4);
    const other = await put(waiting, 102);
    const ofServer = await put(waiting, null);
    const seen: [Act, string[]][] = [
      [await server.as('importer'), [own]],
      [await server.as('colleague'), [own]],
      [await server.as('other'), [other]],
      [await server.as('agent'), []],
      [await server.as('switched'), [other]],
      [await server.as('admin'), [ofServer, other, own]],
      [await server.service(), [other, own]],
      [await server.link({ recordType: 'entity', recordId: 101, role: 'agent' }), [own]],
      [await server.link({ recordType: 'booking', recordId: 1001, role: 'user' }), []],
    ];
    for (const [act, ids] of seen) {
      assert.deepEqual(await idsFor(act), ids);
      for (const id of [own, other, ofServer]) {
        if (ids.includes(id)) assert.equal((await get(act, id)).id, id);
        else {
          await refused(act('getJob', { id }), ...FORBIDDEN);
          await refused(act('cancelJob', { id }), ...FORBIDDEN);
        }
      }
    }
    const [importer] = seen[0]!;
    await refused(importer('getJob', { id: randomUUID() }), ...FORBIDDEN);
    await refused(importer('getJob', { id: '1' }), 422, /id/);
    assert.deepEqual(await database.db.selectFrom('job').select('state').distinct().execute(), [
      { state: 'queued' },
    ]);
  });

  test('D-141 the list comes in pages, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await put(waiting, 101));
    const act = await server.as('importer');
    const first = await listed(act, { take: 3 });
    const second = await listed(act, { take: 3, before: ids[2] });
    assert.deepEqual([first.hasMore, second.hasMore], [true, false]);
    assert.deepEqual(
      [...first.jobs, ...second.jobs].map(({ id }) => id),
      ids,
    );
  });

  test('D-141 D-96 a job is cancelled by its company, with an entry in the audit log that its people read; again changes nothing', async () => {
    const id = await put(waiting, 101, 4);
    const act = await server.as('colleague');
    for (let count = 0; count < 2; count += 1) {
      const { state, endedAt } = v.parse(Job, await act('cancelJob', { id }));
      assert.equal(state, 'cancelled');
      assert.ok(endedAt);
    }
    const entries = await database.db
      .selectFrom('audit_log')
      .select(['actor', 'record_type', 'record_id', 'owner_id', 'before', 'after'])
      .where('action', '=', 'cancelJob')
      .execute();
    assert.deepEqual(entries, [
      {
        actor: 'colleague@demo.example',
        record_type: 'entity',
        record_id: 101,
        owner_id: 101,
        before: { job: id, kind: 'waiting', state: 'queued' },
        after: { state: 'cancelled', isCancelling: false },
      },
    ]);
    const { entries: shown } = v.parse(
      AuditLogAnswer,
      await (await server.as('importer'))('listAuditLog', {}),
    );
    assert.deepEqual(
      shown.map(({ action, reference, changes }) => ({ action, reference, changes })),
      [
        {
          action: 'cancelJob',
          reference: 'Northfold',
          changes: [{ field: 'job', of: id, before: 'queued', after: 'cancelled' }],
        },
      ],
    );
  });

  test('D-141 one under way is told to end; an admin may do it, and cancels the server’s own, too', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const endless: JobKind<number, unknown> = {
      ...waiting,
      name: 'endless',
      run: (_payload, { signal }) =>
        new Promise((_end, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason));
          begin(signal);
        }),
    };
    const id = await put(endless, 102);
    server.services.jobs.add(endless);
    await begun;
    const act = await server.as('admin');
    const { state, isCancelling } = v.parse(Job, await act('cancelJob', { id }));
    assert.deepEqual([state, isCancelling], ['running', true]);
    await ended(database, id);
    const { state: after, isCancelling: still } = await get(act, id);
    assert.deepEqual([after, still], ['cancelled', false]);
    const ofServer = await put(waiting, null);
    assert.equal(v.parse(Job, await act('cancelJob', { id: ofServer })).state, 'cancelled');
    const { record_id } = await database.db
      .selectFrom('audit_log')
      .select('record_id')
      .where('action', '=', 'cancelJob')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(record_id, 1);
  });

  test('D-15 the jobs of imports are for the provider’s admins alone, whichever company they act for', async () => {
    const ids = [
      await put({ ...waiting, name: 'checkImport' }, 1, 1),
      await put({ ...waiting, name: 'writeImport' }, 1, 1),
    ];
    // This server knows these kinds.
    await sql`update job set due_at = now() + interval '1 hour'`.execute(database.db);
    const own = await put(waiting, 1, 1);
    const strangers = [
      await server.service(),
      await server.link({ recordType: 'entity', recordId: 1, role: 'agent' }),
      await server.as('clerk'),
    ];
    for (const act of strangers) {
      assert.deepEqual(await idsFor(act), [own]);
      for (const id of ids) {
        await refused(act('getJob', { id }), ...FORBIDDEN);
        await refused(act('cancelJob', { id }), ...FORBIDDEN);
      }
    }
    const admin = await server.as('admin');
    assert.deepEqual(await idsFor(admin), [own, ...ids.toReversed()]);
    const switched = await server.as('switched');
    assert.deepEqual(await idsFor(switched), ids.toReversed());
    for (const id of ids) assert.equal(v.parse(Job, await switched('cancelJob', { id })).state, 'cancelled');
    await refused(switched('cancelJob', { id: own }), ...FORBIDDEN);
  });
});
