import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import { sql } from 'kysely';
import type { UserCaller } from '../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  actionsOn,
  BOOKING,
  countOf,
  fill,
  link,
  numberOf,
  ORDERS,
  OTHER_BOOKING,
  signIn,
} from './order-records.ts';
import { refused } from './refused.ts';

const REUSED =
  'This idempotency key was already used for a different request. Send a changed request with a new key.';

forEachDatabase((kind, open) => {
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
    await run.link(BOOKING, []);
  });
  after(() => database.close());

  const entries = () => countOf(database, 'audit_log');

  test('D-37 a repeated key answers the first result and does nothing, however the record changed since', async () => {
    const first = await run.link(BOOKING, [ORDERS[0]], [], { caller: user, key: 'once' });
    await run.link(BOOKING, [ORDERS[1]], undefined, { caller: user });
    const before = await entries();
    assert.deepEqual(await run.link(BOOKING, [ORDERS[0]], [], { caller: user, key: 'once' }), first);
    assert.equal(await entries(), before);
    const now = await run.link(BOOKING, [], [], { caller: user });
    assert.deepEqual(
      now.purchaseOrders.map(({ id }) => id),
      [ORDERS[1]],
    );
  });

  test('D-37 requestId of the input is the key where no header gives one', async () => {
    const payload = { ...BOOKING, selectedPOs: [ORDERS[0]] };
    const first = await run.act('linkPurchaseOrders', { payload, requestId: 'in the input' });
    await run.link(BOOKING, []);
    const repeats = [
      run.act('linkPurchaseOrders', { payload, requestId: 'in the input' }),
      run.act('linkPurchaseOrders', { ...payload, requestId: 'in the input' }),
      run.act('linkPurchaseOrders', payload, { key: 'in the input' }),
    ];
    for (const repeat of repeats) assert.deepEqual(await repeat, first);
    assert.deepEqual((await run.link(BOOKING, [], [])).purchaseOrders, []);
  });

  test('D-122 the same key with another content is refused, the same content differently written is not', async () => {
    const id = await run.createOrder(BOOKING, 'D-122', { key: 'content' });
    assert.equal(await run.createOrder(BOOKING, '  D-122 ', { key: 'content' }), id);
    await refused(run.createOrder(BOOKING, 'd-122', { key: 'content' }), 409, REUSED);
    await refused(run.link(BOOKING, [], [], { key: 'content' }), 409, REUSED);
    assert.equal(await run.createOrder(BOOKING, 'D-122', { key: 'content' }), id);
  });

  test('D-37 a key counts per caller', async () => {
    const other = await signIn(database, 101);
    const mine = await run.createOrder(BOOKING, 'mine', { caller: user, key: 'shared' });
    const theirs = await run.createOrder(BOOKING, 'theirs', { caller: other, key: 'shared' });
    const linked = await run.createOrder(BOOKING, 'linked', { caller: link('booking', 1001), key: 'shared' });
    assert.equal(new Set([mine, theirs, linked]).size, 3);
  });

  test('D-122 a key of a refused attempt is free again', async () => {
    await refused(run.link(BOOKING, [999], [], { key: 'free' }), 422, /999/);
    const { purchaseOrders } = await run.link(BOOKING, [ORDERS[2]], [], { key: 'free' });
    assert.deepEqual(
      purchaseOrders.map(({ id }) => id),
      [ORDERS[2]],
    );
  });

  test('a first result is not given out when the right to the record has ended since', async () => {
    await run.createOrder(BOOKING, 'switched', { caller: user, key: 'before the switch' });
    const switched = { ...user, entityId: 102 };
    await refused(
      run.createOrder(BOOKING, 'switched', { caller: switched, key: 'before the switch' }),
      403,
      'You do not have access to this record.',
    );
  });

  test('without a key the same call simply runs again', async () => {
    const before = await entries();
    await run.link(OTHER_BOOKING, []);
    await run.link(OTHER_BOOKING, []);
    assert.equal(await entries(), before + 2);
  });

  for (const key of ['', 'x'.repeat(201), 'line\nbreak', 'schlüssel'])
    test(`the key ${JSON.stringify(key.slice(0, 20))} is refused`, () =>
      refused(
        run.createOrder(BOOKING, 'bad key', { key }),
        422,
        'The idempotency key must be 1 to 200 printable ASCII characters.',
      ));

  test('a key of 200 characters is taken', async () => {
    const key = 'k'.repeat(200);
    assert.equal(
      await run.createOrder(BOOKING, 'long key', { key }),
      await run.createOrder(BOOKING, 'long key', { key }),
    );
  });

  test('keys older than 48 hours are pruned, younger ones stay', async () => {
    await sql`insert into idempotency_key (scope, key, fingerprint, created_at) values
      ('service', 'old', '', now() - interval '48 hours 1 minute'),
      ('service', 'young', '', now() - interval '47 hours')`.execute(database.db);
    // What a server remembers of its last pruning hangs on its connections: new ones prune at once.
    await actionsOn({ db: database.db.withoutPlugins() }).createOrder(BOOKING, 'prune', { key: 'pruning' });
    const stored = (key: string) =>
      numberOf(database, sql`select count(*) from idempotency_key where scope = 'service' and key = ${key}`);
    await eventually(async () => (await stored('old')) === 0);
    assert.deepEqual([await stored('young'), await stored('pruning')], [1, 1]);
  });

  test('D-37 a change neither waits for the pruning of others’ keys nor fails with it, which is an error of the log', async () => {
    const lines = mock.method(console, 'info', () => undefined);
    await sql`alter table rate_upload rename to rate_upload_away`.execute(database.db);
    try {
      await actionsOn({ db: database.db.withoutPlugins() }).createOrder(BOOKING, 'prune beside', {
        key: 'pruning beside',
      });
      await eventually(() =>
        lines.mock.calls.some(({ arguments: [line] }) => /could not be dropped/.test(line)),
      );
    } finally {
      await sql`alter table rate_upload_away rename to rate_upload`.execute(database.db);
    }
  });

  test('D-96 audit entries older than the setting says are pruned, and who has read them with them; younger ones stay', async () => {
    await sql`insert into audit_log (actor, action, record_type, record_id, at) values
      ('old', 'x', 'booking', 1001, now() - interval '30 days 1 minute'),
      ('young', 'x', 'booking', 1001, now() - interval '29 days')`.execute(database.db);
    await sql`insert into notification_read (web_user_id, audit_log_id)
      select ${user.userId}::integer, id from audit_log where actor in ('old', 'young')`.execute(database.db);
    await actionsOn({ db: database.db.withoutPlugins() }).createOrder(BOOKING, 'prune log', {
      key: 'pruning log',
    });
    const read = async () =>
      (
        await sql<{ actor: string }>`
          select actor from audit_log join notification_read on audit_log_id = id`.execute(database.db)
      ).rows.map(({ actor }) => actor);
    await eventually(async () => !(await read()).includes('old'));
    assert.deepEqual(await read(), ['young']);
    await sql`delete from audit_log where actor = 'young'`.execute(database.db);
  });

  test('D-37 the same key twice at the same time: the second waits for the first, one effect', async () => {
    const before = await entries();
    const calls = Array.from({ length: 4 }, () =>
      run.act(
        'createPurchaseOrder',
        { ...BOOKING, orderNumber: 'at once' },
        { caller: user, key: 'at once' },
      ),
    );
    assert.equal(new Set(await Promise.all(calls)).size, 1);
    assert.equal(await entries(), before + 1);
  });

  const skip = kind === 'embedded' && 'one connection: transactions queue anyway';
  test('D-37 a second attempt that finds the first at work waits, and gets its result', {
    skip,
  }, async () => {
    const at = { caller: user, key: 'held up' };
    const calls: Promise<unknown>[] = [];
    await database.db.transaction().execute(async (trx) => {
      // Whoever creates this order now has to wait for the end of this transaction.
      await sql`insert into purchase_order (order_purchaser_id, order_numbers) values (101, 'held up')`.execute(
        trx,
      );
      calls.push(run.createOrder(BOOKING, 'held up', at));
      await waiting(1);
      calls.push(run.createOrder(BOOKING, 'held up', at));
      await waiting(2);
    });
    const [first, second] = await Promise.all(calls);
    assert.equal(second, first);
    const audited = sql`select count(*) from audit_log where after->'purchaseOrder'->>'orderNumber' = 'held up'`;
    assert.equal(await numberOf(database, audited), 1);
  });

  test('D-37 when the first attempt fails, the one that waited for it does the work', { skip }, async () => {
    const at = { caller: user, key: 'taken over' };
    const calls: Promise<PromiseSettledResult<number>[]>[] = [];
    const blocker = database.db.transaction().execute(async (trx) => {
      await sql`insert into purchase_order (order_purchaser_id, order_numbers) values (101, 'taken over')`.execute(
        trx,
      );
      calls.push(Promise.allSettled([run.createOrder(BOOKING, 'taken over', at)]));
      await waiting(1);
      calls.push(Promise.allSettled([run.createOrder(BOOKING, 'taken over', at)]));
      await waiting(2);
      // The first attempt waits for this transaction; the other one for the first attempt.
      await sql`select pg_terminate_backend(pid) from pg_locks blocked
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
    });
    await blocker;
    const [first, second] = (await Promise.all(calls)).flat();
    assert.equal(first?.status, 'rejected');
    assert.equal(second?.status, 'fulfilled');
    assert.equal(await run.createOrder(BOOKING, 'taken over', at), second.value);
  });

  /** Until this many transactions of this database stand behind others. */
  async function waiting(count: number): Promise<void> {
    const blocked = sql`select count(distinct pid) from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await eventually(async () => (await numberOf(database, blocked)) >= count);
  }
});
