import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate as turnOfEvents } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { createPasswordQueue } from '../../../../portal/server/auth/password-queue.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { ApiError } from '../../../../portal/server/http/errors/api-error.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, IMPORTER, PASSWORD, post } from './test-accounts.ts';

const isBusy = (error: unknown) =>
  error instanceof ApiError && error.status === 503 && error.reasons?.[0]?.code === 'passwordsBusy';

/** Work that ends when the test says so. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  return {
    run: () => {
      begun += 1;
      return promise;
    },
    begun: () => begun,
    end: resolve,
  };
}

test('D-10 two passwords are hashed at a time, however many ask, and the others in their order', async () => {
  const queue = createPasswordQueue();
  const works = Array.from({ length: 10 }, heldWork);
  const runs = works.map(({ run }, n) => queue.run(`network ${n}`, run));
  await turnOfEvents();
  const begun = () => works.map((work) => work.begun()).join('');
  assert.equal(begun(), '1100000000');
  works[1]?.end();
  await runs[1];
  await turnOfEvents();
  assert.equal(begun(), '1110000000');
  for (const { end } of works) end();
  await Promise.all(runs);
  assert.equal(begun(), '1111111111');
});

test('D-10 one network takes only its part of the queue, all together the whole of it, and the rest is told so', async () => {
  const queue = createPasswordQueue();
  const work = heldWork();
  const ask = (network: string) => queue.run(network, work.run);
  const accepted = Array.from({ length: 22 }, () => ask('one'));
  await assert.rejects(ask('one'), isBusy);
  for (let n = 0; n < 180; n += 1) accepted.push(ask(`other ${n}`));
  await assert.rejects(ask('last'), isBusy);
  work.end();
  await Promise.all(accepted);
  await ask('one');
});

test('D-10 nobody waits in the queue for longer than the page does', async () => {
  const queue = createPasswordQueue({ waitMs: 10 });
  const work = heldWork();
  const running = [queue.run('one', work.run), queue.run('one', work.run)];
  await assert.rejects(queue.run('other', work.run), isBusy);
  work.end();
  await Promise.all(running);
  assert.equal(work.begun(), 2, 'who gave up is not hashed later');
});

/** What one network may try at once before it is slowed down. */
const FLOOD = 50;
const emailOf = (n: number) => `person${n}@shop.example`;

let database: Database;
let server: TestApp;
before(async () => {
  database = await openFreshEmbedded();
  await fill(database);
  // Passwords that take several times as long as usual: the flood arrives faster than they are checked.
  const password_hash = await hash(PASSWORD, { timeCost: 5 });
  const people = Array.from({ length: FLOOD }, (_, n) => ({
    id: 1_000 + n,
    email: emailOf(n),
    entity_id: 101,
    password_hash,
  }));
  await database.db
    .insertInto('web_user')
    .values(people.map((person) => ({ ...person, home_entity_id: 101 })))
    .execute();
  server = await buildTestApp(database, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
after(async () => {
  await server?.close();
  await database?.close();
});

test('AUTH-18 D-10 a network that signs in in a flood is told to wait, while somebody else signs in', async () => {
  const flood = Array.from({ length: FLOOD }, (_, n) => {
    const body = { email: emailOf(n), password: 'wrong' };
    return post(`${server.url}/api/login`, { body, from: `2001:db8::${n.toString(16)}` });
  });
  const own = post(`${server.url}/api/login`, {
    body: { email: IMPORTER, password: PASSWORD },
    from: '192.0.2.1',
  });
  const refused = (await Promise.all(flood)).filter(({ status }) => status !== 401);
  assert.ok(refused.length > 0);
  for (const { status, headers, body } of refused) {
    assert.deepEqual([status, body.code, body.reasons], [503, 'busy', [{ code: 'passwordsBusy' }]]);
    assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  }
  assert.equal((await own).status, 200);
});
