import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { findAccount, openSession } from '../../../../portal/server/auth/sessions.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  ADMIN,
  AGENT,
  type Answer,
  bookingIds,
  IMPORTER,
  PASSWORD,
  post,
  signIn,
} from '../auth/test-accounts.ts';
import { asNumber, codeIn, NEW_PASSWORD, startAccountServers, wrong } from './account-servers.ts';

const done = ({ status, body }: Answer) =>
  assert.deepEqual([status, body.status], [200, '200'], JSON.stringify(body));

function refused({ status, body }: Answer, as: number, code: string) {
  assert.deepEqual([status, body.status, body.code], [as, String(as), code], JSON.stringify(body));
  assert.equal(body.message, body.error);
  assert.equal(typeof body.requestId, 'string');
}

forEachDatabase((_, open) => {
  const servers = startAccountServers(open);
  const { ask, code } = servers;

  describe('a forgotten password', () => {
    test('API-03 API-04 API-05 AUTH-18 AUTH-25 AUTH-31 D-86 code, check and new password answer the text 200', async () => {
      done(await ask('forgot_password', { email: ` ${IMPORTER.toUpperCase()} ` }));
      const [mail] = await servers.mails();
      assert.equal(mail?.to, IMPORTER);
      const otp = codeIn(mail?.text ?? '');
      done(await ask('check_otp', { email: IMPORTER, otp }));
      done(await ask('check_otp', { email: IMPORTER, otp }));
      done(await ask('reset-password', { email: IMPORTER, otp, password: NEW_PASSWORD }));
      assert.equal((await servers.login(IMPORTER, NEW_PASSWORD)).status, 200);
      assert.equal((await servers.login(IMPORTER, PASSWORD)).status, 401);
      const again = await code(IMPORTER);
      done(await ask('reset-password', { email: IMPORTER, otp: again, password: PASSWORD }));
    });

    test('D-47 spaces in the code do not count', async () => {
      const otp = await code(IMPORTER);
      done(await ask('check_otp', { email: IMPORTER, otp: ` ${otp.slice(0, 2)} ${otp.slice(2)} ` }));
      refused(await ask('check_otp', { email: IMPORTER, otp: otp.slice(0, 3) }), 400, 'invalid_code');
    });

    test('D-47 a code in digits of double width is the same one', async () => {
      const otp = await code(IMPORTER);
      const wide = otp.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      done(await ask('check_otp', { email: IMPORTER, otp: wide }));
    });

    test('AUTH-20 D-08 an unknown email is told, where the server reveals it, as is one without a password', async () => {
      for (const email of ['nobody@shop.example', 'invited@shop.example', 'no\0body@shop.example']) {
        refused(await ask('forgot_password', { email }), 404, 'unknown_account');
        refused(await ask('check_otp', { email, otp: '12345' }), 400, 'invalid_code');
      }
    });

    test('AUTH-26 D-10 five wrong codes end it, also at the same time on two servers; only a new one helps', async () => {
      const otp = await code(AGENT);
      const both = [servers.first, servers.second];
      const guess = (n: number) => ask('check_otp', { email: AGENT, otp: wrong(otp) }, both[n % 2]);
      for (const answer of await Promise.all([0, 1, 2, 3].map(guess))) refused(answer, 400, 'invalid_code');
      done(await ask('check_otp', { email: AGENT, otp }));
      refused(await guess(1), 400, 'invalid_code');
      refused(await ask('check_otp', { email: AGENT, otp }), 400, 'invalid_code');
      const change = { email: AGENT, otp, password: NEW_PASSWORD };
      refused(await ask('reset-password', change), 400, 'invalid_code');
      assert.equal((await servers.login(AGENT, PASSWORD)).status, 200);
      done(await ask('check_otp', { email: AGENT, otp: await code(AGENT) }));
    });

    test('D-05 the earlier check gives no right: a wrong code at the end is refused', async () => {
      const otp = await code(IMPORTER);
      done(await ask('check_otp', { email: IMPORTER, otp }));
      const change = { email: IMPORTER, otp: wrong(otp), password: NEW_PASSWORD };
      refused(await ask('reset-password', change), 400, 'invalid_code');
      assert.equal((await servers.login(IMPORTER, PASSWORD)).status, 200);
    });

    test('D-10 a code works once, for its own account, and not after a newer one', async () => {
      const first = await code(IMPORTER);
      const other = await code(ADMIN);
      const set = (email: string, otp: string) => ask('reset-password', { email, otp, password: PASSWORD });
      if (first !== other) refused(await set(ADMIN, first), 400, 'invalid_code');
      const newer = await code(IMPORTER);
      if (first !== newer) refused(await set(IMPORTER, first), 400, 'invalid_code');
      const answers = await Promise.all([1, 2, 3].map(() => set(IMPORTER, newer)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'of three at once one is right');
      refused(await set(IMPORTER, newer), 400, 'invalid_code');
    });

    test('D-10 a code ends after ten minutes', async () => {
      const otp = await code(IMPORTER);
      const { rows } = await sql<{ minutes: number }>`
        select extract(epoch from expires_at - now())::double precision / 60 as minutes
        from reset_code where code_hash is not null order by expires_at desc limit 1`.execute(
        servers.database.db,
      );
      assert.ok(rows[0] && rows[0].minutes > 9 && rows[0].minutes <= 10, String(rows[0]?.minutes));
      await sql`update reset_code set expires_at = now()`.execute(servers.database.db);
      refused(await ask('check_otp', { email: IMPORTER, otp }), 400, 'invalid_code');
    });

    test('D-98 a new password ends every session on every server, and the data tokens made from them', async () => {
      const bearer = await signIn(servers.first.url, IMPORTER);
      const { body } = await post(`${servers.second.url}/api/betty/login`, { bearer });
      assert.equal((await bookingIds(servers.second.url, body.token)).status, 200);
      done(await ask('reset-password', { email: IMPORTER, otp: await code(IMPORTER), password: PASSWORD }));
      for (const { url } of [servers.first, servers.second]) {
        assert.equal((await bookingIds(url, body.token)).status, 401);
        assert.equal((await post(`${url}/api/betty/login`, { bearer })).status, 401);
      }
    });

    test('D-98 a sign-in under way with the old password opens no session after the new one', async () => {
      const account = await findAccount(servers.database.db, IMPORTER);
      assert.ok(account);
      const enter = () =>
        openSession(servers.database.db, account, { expiresAt: new Date(Date.now() + 60_000) });
      assert.ok(await enter());
      done(await ask('reset-password', { email: IMPORTER, otp: await code(IMPORTER), password: PASSWORD }));
      assert.equal(await enter(), undefined);
    });

    test('D-10 a code that was sent before does not open an account that was closed since', async () => {
      const otp = await code(IMPORTER);
      const { db } = servers.database;
      const account = await findAccount(db, IMPORTER);
      const setHash = (password_hash: string | null) =>
        db.updateTable('web_user').set({ password_hash }).where('email', '=', IMPORTER).execute();
      await setHash(null);
      try {
        refused(
          await ask('reset-password', { email: IMPORTER, otp, password: NEW_PASSWORD }),
          400,
          'invalid_code',
        );
        assert.equal((await servers.login(IMPORTER, NEW_PASSWORD)).status, 401);
      } finally {
        await setHash(account?.passwordHash ?? null);
      }
    });

    test('D-96 the audit log tells of a reset, and of neither code nor password', async () => {
      const otp = await code(IMPORTER);
      done(await ask('reset-password', { email: IMPORTER, otp, password: PASSWORD }));
      const { rows } = await sql<{ entry: string }>`
        select to_jsonb(log)::text as entry from audit_log log order by id desc limit 1`.execute(
        servers.database.db,
      );
      const { actor, action, web_user_id, changes } = JSON.parse(rows[0]?.entry ?? '');
      assert.deepEqual([actor, action, web_user_id], [IMPORTER, 'resetPassword', null]);
      assert.deepEqual(changes, [{ field: 'password', before: null, after: true }]);
      assert.doesNotMatch(rows[0]?.entry ?? '', asNumber(otp));
      assert.ok(!rows[0]?.entry.includes(PASSWORD));
    });

    test('API-06 D-05 the code alone counts: no session is needed, and a bad bearer hinders nobody', async () => {
      const body = { email: IMPORTER, otp: await code(IMPORTER), password: PASSWORD };
      const address = `${servers.first.url}/api/portal_open_requests/reset-password`;
      done(await post(address, { body, bearer: 'undefined' }));
      const bearer = await signIn(servers.first.url, IMPORTER);
      refused(await post(address, { body: { ...body, otp: '' }, bearer }), 400, 'invalid');
    });

    test('AUTH-28 D-48 D-153 API-05 what is missing, too long or of another form is a 400, a password against the rules a 422, and neither uses the code up', async () => {
      const otp = await code(IMPORTER);
      const right = { email: IMPORTER, otp, password: NEW_PASSWORD };
      const bad: [object, string][] = [
        [{ email: undefined }, 'email'],
        [{ email: [IMPORTER] }, 'email'],
        [{ email: 'x'.repeat(400) }, 'email'],
        [{ otp: undefined }, 'otp'],
        [{ otp: '' }, 'otp'],
        [{ otp: [otp] }, 'otp'],
        [{ otp: { like: '%' } }, 'otp'],
        [{ otp: '1'.repeat(60) }, 'otp'],
        [{ password: undefined }, 'password'],
        [{ password: [NEW_PASSWORD] }, 'password'],
      ];
      for (const [change, field] of bad) {
        const answer = await ask('reset-password', { ...right, ...change });
        refused(answer, 400, 'invalid');
        assert.match(answer.body.message, new RegExp(`field ${field} `), JSON.stringify(change));
      }
      for (const body of [[], 'text', null, 5]) refused(await ask('reset-password', body), 400, 'invalid');
      for (const [password, code] of [
        ['seven77', 'weak_password'],
        ['x'.repeat(129), 'weak_password'],
        ['Password123', 'common_password'],
      ] as const)
        refused(await ask('reset-password', { ...right, password }), 422, code);
      done(await ask('check_otp', right));
    });

    test('D-10 an email is not flooded with codes: after twenty within the hour it has to wait', async () => {
      await sql`update reset_code set requests = 19`.execute(servers.database.db);
      done(await ask('forgot_password', { email: ADMIN }));
      const count = (await servers.mails()).length;
      const answer = await ask('forgot_password', { email: ADMIN }, servers.second);
      refused(answer, 429, 'too_many_attempts');
      const wait = Number(answer.headers.get('retry-after'));
      assert.ok(wait > 3000 && wait <= 3600, String(wait));
      assert.equal((await servers.mails()).length, count);
      await sql`update reset_code set requests_since = now() - interval '61 minutes'`.execute(
        servers.database.db,
      );
      done(await ask('forgot_password', { email: ADMIN }));
    });
  });
});
