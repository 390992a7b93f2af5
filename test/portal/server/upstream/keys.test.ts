import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { keyedCallOf } from '../../../../portal/server/actions/idempotency.ts';
import { ACTION_IDS } from '../../../../portal/server/actions/registry.ts';
import type { UserCaller } from '../../../../portal/server/auth/rights/caller.ts';
import { createChanges } from '../../../../portal/server/upstream/changes.ts';
import { TWIN_ACTION_IDS } from '../../../betty-twin/action-ids.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { type CallerName, useUpstream } from './upstream-server.ts';

const ACTION = 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';
const ORDER = { type: 'booking', id: 1001, orderNumber: 'PO-KEY' };

suite('D-37 API-27 idempotency keys in front of a platform that knows none', () => {
  const server = useUpstream();
  let key: string;
  beforeEach(() => {
    key = crypto.randomUUID();
    const { twin } = server.listening;
    twin.effects.length = 0;
    twin.outcomeOf = () => 'answered';
    twin.pace = async () => {};
  });

  /** Sent as whoever gives a header, or the key in the input where `inInput`. */
  async function create(
    {
      caller = 'importer',
      payload = ORDER,
      inInput = false,
    }: {
      caller?: CallerName;
      payload?: object;
      inInput?: boolean;
    } = {},
    sentKey: string | undefined = key,
  ) {
    const token = await server.tokenOf(caller);
    const input = { payload, ...(inInput && { requestId: sentKey }) };
    const variables = { id: ACTION_IDS.createPurchaseOrder, input };
    const response = await fetch(`${server.url}/api/betty/query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(sentKey && !inInput && { 'idempotency-key': sentKey }),
      },
      body: JSON.stringify({ token, query: ACTION, variables }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
    return (await response.json()) as any;
  }

  const effects = () => server.listening.twin.effects.length;
  const statusOf = ({ errors }: { errors: { extensions: { statusCode: number; code: string } }[] }) =>
    `${errors[0]!.extensions.statusCode} ${errors[0]!.extensions.code}`;

  for (const inInput of [false, true])
    test(`a repeated key ${inInput ? 'of the input' : 'of the header'} answers the first answer, and stays here`, async () => {
      const first = await create({ inInput });
      server.asked.length = 0;
      const second = await create({ inInput: !inInput });
      assert.ok(first.data.action.results > 0);
      assert.deepEqual(second, first);
      assert.equal(effects(), 1);
      assert.doesNotMatch(JSON.stringify(server.listening.twin.effects), /requestId/);
    });

  test('without a key each one is another change', async () => {
    await create({}, '');
    await create({}, '');
    assert.equal(effects(), 2);
  });

  test('of two at once one goes out, and both get its answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await create({}, '');
    const { twin } = server.listening;
    let arrived = 0;
    twin.pace = () => {
      arrived += 1;
      return promise;
    };
    const both = [create(), create()];
    await eventually(
      async () => arrived,
      (count) => count === 1,
    );
    resolve();
    const [one, other] = await Promise.all(both);
    assert.deepEqual(one, other);
    assert.ok(one.data.action.results > 0);
    assert.equal(effects(), 2, 'the first of all, and one');
  });

  test('a key with something else in it is 409, also while the first is under way', async () => {
    await create();
    const other = { payload: { ...ORDER, orderNumber: 'PO-OTHER' } };
    assert.equal(statusOf(await create(other)), '409 key_reused');
    key = crypto.randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listening.twin.pace = () => promise;
    const first = create();
    const second = create(other);
    // The one of the two that comes first holds the key.
    const early = await Promise.race([first, second]);
    resolve();
    await Promise.all([first, second]);
    assert.equal(statusOf(early), '409 key_reused');
    assert.equal(effects(), 2);
  });

  test('the key of another caller is another key', async () => {
    await create();
    await create({ caller: 'bookingLink' });
    await create({ caller: 'admin' });
    assert.equal(effects(), 3);
  });

  test('a lost answer is told as lost, again and again, and the change is never sent again', async () => {
    const { twin } = server.listening;
    twin.outcomeOf = () => 'lost';
    assert.equal(statusOf(await create()), '504 outcome_unknown');
    twin.outcomeOf = () => 'answered';
    const again = await create();
    assert.equal(statusOf(again), '504 outcome_unknown');
    assert.match(again.errors[0].message, /can’t be told whether it is stored/);
    assert.equal(effects(), 1);
  });

  test('what was refused leaves the key free', async () => {
    server.listening.twin.instead.push(
      Response.json({ errors: [{ message: 'This number is taken.', extensions: { statusCode: 422 } }] }),
    );
    // The owner is remembered, so that the refusal is that of the action.
    const { twin } = server.listening;
    const refusal = await create();
    assert.deepEqual(
      [statusOf(refusal), refusal.errors[0].message],
      ['422 platform_refused', 'This number is taken.'],
    );
    assert.ok((await create()).data.action.results > 0);
    assert.equal(twin.effects.length, 1);
  });

  test('a repeat is asked for its right, too', async () => {
    await create({ caller: 'importerB', payload: { ...ORDER, id: 1002 } });
    const { data } = server.listening.twin;
    const booking = data.tables.Booking!.find(({ id }) => id === 1002)!;
    const { customer } = booking;
    booking.customer = data.tables.Company!.find(({ id }) => id === 101);
    const { database } = server;
    await database.db
      .updateTable('web_user')
      .set({ entity_id: 101, rights_version: 9 })
      .where('id', '=', 5)
      .execute();
    const answer = await create({ caller: 'importerB', payload: { ...ORDER, id: 1002 } });
    assert.equal(statusOf(answer), '403 forbidden');
    booking.customer = customer;
    await database.db
      .updateTable('web_user')
      .set({ entity_id: 102, rights_version: 10 })
      .where('id', '=', 5)
      .execute();
  });

  test('one that another server holds is busy, until it can’t be under way any more', async () => {
    const caller = { kind: 'service', label: 'service' } as const as unknown as UserCaller;
    let time = 1_000_000;
    const record = { recordType: 'booking', recordId: 1001 };
    const keyed = keyedCallOf(caller, key, 'content');
    const { promise, reject } = Promise.withResolvers<unknown>();
    let sent = 0;
    const change = {
      ...{ caller, name: 'createPurchaseOrder', record, input: {}, requestId: 'r', keyed },
      send: () => {
        sent += 1;
        return promise;
      },
    };
    const [one, other] = [1, 2].map(() => createChanges(server.database, () => time));
    const first = one!(change);
    const codeOf = (work: Promise<unknown>) => work.catch(({ code }) => code);
    await eventually(
      async () => sent,
      (count) => count === 1,
    );
    assert.equal(await codeOf(other!(change)), 'busy');
    time += 60_000;
    assert.equal(await codeOf(other!(change)), 'outcome_unknown');
    reject(new Error('ended'));
    await codeOf(first);
    assert.equal(sent, 1);
  });

  test('D-96 the audit log has who changed what, and what may have been changed', async () => {
    const { twin } = server.listening;
    await server.database.db.deleteFrom('audit_log').execute();
    await create({ caller: 'bookingLink' });
    twin.outcomeOf = () => 'lost';
    await create({ payload: { ...ORDER, orderNumber: 'PO-LOST' } }, crypto.randomUUID());
    const entries = await server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'record_type', 'record_id', 'after', 'owner_id'])
      .where('action', '=', 'createPurchaseOrder')
      .orderBy('id')
      .execute();
    const common = { action: 'createPurchaseOrder', record_type: 'booking', record_id: 1001, owner_id: null };
    assert.deepEqual(entries, [
      { actor: entries[0]!.actor, ...common, after: ORDER },
      {
        actor: 'importer@shop.example',
        ...common,
        after: { ...ORDER, orderNumber: 'PO-LOST', outcome: 'unknown' },
      },
    ]);
    assert.match(entries[0]!.actor, /booking/i);
    assert.equal(TWIN_ACTION_IDS.createPurchaseOrder, server.asked.at(-1)!.variables!.id);
  });
});
