import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { AGENT, bookingIds, fill, IMPORTER, PASSWORD, post, signIn } from './test-accounts.ts';

const NEXT = 'next-Pass-7';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: TestApp;
  let bearer: string;
  before(async () => {
    database = await open();
    await fill(database);
    server = await buildTestApp(database);
  });
  beforeEach(async () => {
    const passwordHash = await hash(PASSWORD);
    await sql`update web_user set password_hash = ${passwordHash} where email = ${IMPORTER}`.execute(
      database.db,
    );
    bearer = await signIn(server.url, IMPORTER);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const change = (body: object, by = bearer) =>
    post(`${server.url}/api/change-password`, { body, bearer: by });
  const enter = (password: string) =>
    post(`${server.url}/api/login`, { body: { email: IMPORTER, password } });
  const isIn = async (token: string) =>
    (await post(`${server.url}/api/betty/login`, { bearer: token })).status === 200;

  test('MOD-20 the new password signs in and the old one no longer does', async () => {
    const { status, body } = await change({ old: PASSWORD, new: NEXT });
    assert.deepEqual([status, body], [200, { status: '200' }]);
    assert.equal((await enter(PASSWORD)).status, 401);
    assert.equal((await enter(NEXT)).status, 200);
  });

  test('MOD-20 all other sessions end with the tokens made from them, this one goes on', async () => {
    const other = await signIn(server.url, IMPORTER);
    const { body } = await post(`${server.url}/api/betty/login`, { bearer: other });
    await bookingIds(server.url, body.token);
    await change({ old: PASSWORD, new: NEXT });
    assert.deepEqual([await isIn(bearer), await isIn(other)], [true, false]);
    assert.equal((await bookingIds(server.url, body.token)).status, 401);
  });

  test('MOD-20 API-12 a wrong old password is refused in words and changes nothing', async () => {
    const other = await signIn(server.url, IMPORTER);
    const { status, body } = await change({ old: 'wrong', new: NEXT });
    assert.deepEqual([status, body.code, body.error], [403, 'wrong_password', 'The old password is wrong.']);
    assert.deepEqual([await isIn(bearer), await isIn(other)], [true, true]);
    assert.equal((await enter(PASSWORD)).status, 200);
  });

  test('D-37 a second try after a lost answer is answered as the first', async () => {
    await change({ old: PASSWORD, new: NEXT });
    assert.equal((await change({ old: PASSWORD, new: NEXT })).status, 200);
    assert.equal((await enter(NEXT)).status, 200);
  });

  test('MOD-20 D-153 a new password has 8 to 128 characters of any kind, else a reason says so', async () => {
    for (const wrong of [7, undefined])
      assert.equal((await change({ old: PASSWORD, new: wrong })).status, 400, String(wrong));
    const short = { code: 'weakPassword', values: { least: 8 } };
    const long = { code: 'long', values: { most: 128 } };
    for (const [wrong, reason] of [
      ['', short],
      ['seven77', short],
      ['x'.repeat(129), long],
    ] as const) {
      const { status, body } = await change({ old: PASSWORD, new: wrong });
      assert.deepEqual([status, body.reasons], [422, [reason]], wrong);
    }
    const any = '航 ü🚢'.repeat(32);
    assert.equal((await change({ old: PASSWORD, new: any })).status, 200);
    assert.equal((await enter(any)).status, 200);
    assert.equal((await change({ old: any, new: '8 chars.' })).status, 200);
  });

  test('D-153 nobody chooses one of the most common passwords, in whatever case', async () => {
    for (const common of ['password', 'Password1', 'QWERTYUIOP', '123456789', 'ｉｌｏｖｅｙｏｕ']) {
      const { status, body } = await change({ old: PASSWORD, new: common });
      assert.deepEqual([status, body.code], [422, 'common_password'], common);
      assert.deepEqual(body.reasons, [{ code: 'commonPassword' }]);
    }
    assert.equal((await enter(PASSWORD)).status, 200);
  });

  test('D-153 a password signs in however a keyboard composes its letters and spaces', async () => {
    await change({ old: PASSWORD, new: 'Caf\u00e9 am Hafen' });
    assert.equal((await enter('Cafe\u0301\u3000am\u00a0Hafen')).status, 200);
    assert.equal((await enter('Cafe am Hafen')).status, 401);
  });

  test('D-153 passwords of older rules still sign in, letter by letter as they were typed', async () => {
    for (const older of ['abc', 'password', 'Cafe\u0301 am Hafen']) {
      const passwordHash = await hash(older);
      await sql`update web_user set password_hash = ${passwordHash} where email = ${IMPORTER}`.execute(
        database.db,
      );
      assert.equal((await enter(older)).status, 200, older);
    }
  });

  test('D-48 the server may ask for longer ones', async () => {
    const strict = await buildTestApp(database, { env: { PASSWORD_MIN_LENGTH: '12' } });
    const token = await signIn(strict.url, IMPORTER);
    const { status, body } = await post(`${strict.url}/api/change-password`, {
      body: { old: PASSWORD, new: 'eleven-char' },
      bearer: token,
    });
    await strict.close();
    assert.deepEqual([status, body.error], [422, 'A password has at least 12 characters.']);
  });

  test('D-10 guesses count together with those at the sign-in, which they slow down', async () => {
    const slow = await buildTestApp(database);
    const token = await signIn(slow.url, IMPORTER);
    for (let guess = 0; guess < 6; guess += 1) {
      const { status } = await post(`${slow.url}/api/change-password`, {
        body: { old: 'no', new: NEXT },
        bearer: token,
      });
      assert.equal(status, 403);
    }
    const order: string[] = [];
    const enterAs = (email: string) =>
      post(`${slow.url}/api/login`, { body: { email, password: 'no' } }).then(() => order.push(email));
    await Promise.all([enterAs(IMPORTER), enterAs(AGENT)]);
    await slow.close();
    assert.deepEqual(order, [AGENT, IMPORTER]);
  });

  test('MOD-20 whoever has no session changes nothing', async () => {
    assert.equal((await change({ old: PASSWORD, new: NEXT }, 'nonsense')).status, 401);
    await post(`${server.url}/api/logout`, { bearer });
    assert.equal((await change({ old: PASSWORD, new: NEXT })).status, 401);
    assert.equal((await enter(PASSWORD)).status, 200);
  });

  test('MOD-20 neither password is kept anywhere, only that it was changed', async () => {
    await change({ old: PASSWORD, new: NEXT });
    const { rows } = await sql<{ stored: string }>`select
      coalesce((select json_agg(log) from audit_log log), '[]')::text ||
      coalesce((select json_agg(key) from idempotency_key key), '[]')::text as stored`.execute(database.db);
    const stored = rows[0]?.stored ?? '';
    assert.match(stored, /changePassword/);
    for (const secret of [PASSWORD, NEXT]) assert.equal(stored.includes(secret), false);
  });
});
