import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type Answer, IMPORTER, PASSWORD, post } from '../auth/test-accounts.ts';
import { codeIn, startAccountServers, wrong } from './account-servers.ts';

const OFFICE = '192.0.2.10';
const [STRANGER, ANOTHER] = ['198.51.100.7', '2001:db8::9'] as const;

forEachDatabase((_, open) => {
  const servers = startAccountServers(open, { TRUSTED_PROXIES: '127.0.0.1' });

  const login = (from: string, password = PASSWORD) =>
    post(`${servers.first.url}/api/login`, { body: { email: IMPORTER, password }, from });
  const ask = (from: string, name: string, more: object = {}, at = servers.first): Promise<Answer> =>
    post(`${at.url}/api/portal_open_requests/${name}`, { body: { email: IMPORTER, ...more }, from });
  const check = (from: string, otp: string, at = servers.first) => ask(from, 'check_otp', { otp }, at);

  /** Has a code sent, whoever wants it, and reads it in the mail. */
  async function code(from: string): Promise<string> {
    assert.equal((await ask(from, 'forgot_password')).status, 200);
    return codeIn((await servers.mails())[0]?.text ?? '');
  }
  function refused({ status, headers, body }: Answer, seconds: { most: number }) {
    assert.deepEqual([status, body.status, body.code], [429, '429', 'too_many_attempts']);
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait > seconds.most - 120 && wait <= seconds.most, String(wait));
  }
  const DAY = { most: 86_400 };
  /** As if so many wrong codes had been tried already. */
  const tried = (count: number) => sql`update guess set wrong = ${count}`.execute(servers.database.db);

  beforeEach(async () => {
    for (const table of ['guess', 'reset_code', 'known_network'])
      await sql`delete from ${sql.table(table)}`.execute(servers.database.db);
    assert.equal((await login(OFFICE)).status, 200);
  });

  describe('guesses at the codes of an account', () => {
    test('D-10 strangers together have 25 wrong ones a day, on all servers; then even the right one is refused', async () => {
      const otp = await code(STRANGER);
      assert.equal((await check(STRANGER, wrong(otp))).status, 400);
      await tried(24);
      assert.equal((await check(ANOTHER, wrong(otp), servers.second)).status, 400);
      refused(await check(STRANGER, otp), DAY);
      refused(await ask(ANOTHER, 'reset-password', { otp, password: 'quite-New-7' }), DAY);
      const mails = (await servers.mails()).length;
      refused(await ask(STRANGER, 'forgot_password'), DAY);
      assert.equal((await servers.mails()).length, mails, 'no code is sent that could not be tried');
      assert.equal((await login(STRANGER)).status, 200, 'the password is as good as ever');
    });

    test('D-10 its owner is not locked out: where the account is known it has tries of its own', async () => {
      await code(STRANGER);
      await tried(25);
      const otp = await code(OFFICE);
      assert.equal((await check(OFFICE, wrong(otp))).status, 400);
      refused(await check(STRANGER, otp), DAY);
      assert.equal((await check(OFFICE, otp)).status, 200);
      assert.equal((await ask(OFFICE, 'reset-password', { otp, password: PASSWORD })).status, 200);
    });

    test('D-10 the day of wrong ones ends after a day, and earlier with a right one', async () => {
      const first = await code(STRANGER);
      await tried(25);
      refused(await check(STRANGER, first), DAY);
      await sql`update guess set since = now() - interval '25 hours'`.execute(servers.database.db);
      const otp = await code(STRANGER);
      await tried(24);
      assert.equal((await check(STRANGER, otp)).status, 200);
      for (const _ of [1, 2]) assert.equal((await check(STRANGER, wrong(otp))).status, 400);
    });

    test('D-10 a guess where there is no code to guess at uses up nobody’s', async () => {
      const otp = await code(STRANGER);
      await tried(24);
      await sql`update reset_code set expires_at = now()`.execute(servers.database.db);
      for (const _ of [1, 2, 3]) assert.equal((await check(STRANGER, wrong(otp))).status, 400);
      const next = await code(STRANGER);
      assert.equal((await check(STRANGER, next)).status, 200);
    });

    test('D-10 strangers can’t use up the codes of an hour either', async () => {
      await code(STRANGER);
      await sql`update reset_code set requests = 20`.execute(servers.database.db);
      refused(await ask(ANOTHER, 'forgot_password'), { most: 3600 });
      await code(OFFICE);
      await sql`update reset_code set requests = 40`.execute(servers.database.db);
      refused(await ask(OFFICE, 'forgot_password'), { most: 3600 });
    });
  });

  describe('a network that knows an account', () => {
    const source = (email: string, from: string) => servers.first.services.auth.attemptSourceOf(email, from);

    test('D-10 is one from which it was signed into lately, in every spelling of its email', async () => {
      const [stranger, another] = [await source(IMPORTER, STRANGER), await source(IMPORTER, ANOTHER)];
      assert.deepEqual(stranger, another);
      assert.equal(stranger.isKnown, false);
      const owner = await source(` ${IMPORTER.toUpperCase()}`, OFFICE);
      assert.equal(owner.isKnown, true);
      assert.notEqual(owner.key, stranger.key);
      assert.equal((await source('nobody@shop.example', OFFICE)).isKnown, false);
      await sql`update known_network set seen_at = now() - interval '181 days'`.execute(servers.database.db);
      assert.deepEqual(await source(IMPORTER, OFFICE), stranger);
    });

    test('D-10 is none from which only a wrong password came', async () => {
      assert.equal((await login(STRANGER, 'wrong')).status, 401);
      assert.equal((await source(IMPORTER, STRANGER)).isKnown, false);
    });

    test('D-10 is kept as a hash that tells neither address nor email', async () => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(known_network)::text as row from known_network`.execute(servers.database.db);
      assert.equal(rows.length, 1);
      assert.doesNotMatch(rows[0]?.row ?? '', /192\.0\.2|importer/);
    });
  });
});
