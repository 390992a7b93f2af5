import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { actOn } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER, PASSWORD, post, signIn } from '../auth/test-accounts.ts';
import { asNumber, NEW_PASSWORD, startAccountServers, wrong } from './account-servers.ts';

forEachDatabase((_, open) => {
  const servers = startAccountServers(open, {
    PROVIDER_TIME_ZONE: 'Asia/Shanghai',
    PROVIDER_NAME: 'Blue Anchor',
  });
  const { ask, code } = servers;
  let before = 0;
  beforeEach(async () => {
    before = (await servers.mails()).length;
  });
  const newMails = async () => {
    const mails = await servers.mails();
    return mails.slice(0, mails.length - before);
  };
  const setPassword = (bearer: string, passwords: { old: string; new: string }) =>
    post(`${servers.first.url}/api/change-password`, { bearer, body: passwords });
  const setRole = async (accountId: number, role: string, key: string) => {
    const bearer = await signIn(servers.first.url, ADMIN);
    await actOn(servers.first.url, bearer, 'setAccountRole', { accountId, role }, key);
  };
  const signedInIn = async (language: string, email: string) => {
    const { jwtToken } = await fetch(`${servers.first.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ email, password: PASSWORD }),
    }).then((answer) => answer.json());
    return jwtToken as string;
  };

  describe('mails about access', () => {
    test('D-153 who changes the password is told so once, with time, zone and what to do, and neither password', async () => {
      const bearer = await signedInIn('en', IMPORTER);
      assert.equal((await setPassword(bearer, { old: PASSWORD, new: NEW_PASSWORD })).status, 200);
      // The answer was lost.
      assert.equal((await setPassword(bearer, { old: PASSWORD, new: NEW_PASSWORD })).status, 200);
      const [mail, ...more] = await newMails();
      assert.deepEqual([more, mail?.to, mail?.subject], [[], IMPORTER, 'Your password was changed']);
      const text = mail?.text ?? '';
      assert.match(text, new RegExp(`account ${IMPORTER} `));
      assert.match(text, /When: [A-Z][a-z]+ \d{1,2}, \d{4}.* GMT\+8$/m);
      assert.match(text, /^By: you, signed in to your profile$/m);
      assert.match(text, /tell Blue Anchor/);
      assert.match(text, /^http.*\/auth\/forgot-password$/m);
      for (const secret of [PASSWORD, NEW_PASSWORD]) assert.ok(!text.includes(secret));
      await setPassword(bearer, { old: NEW_PASSWORD, new: PASSWORD });
    });

    test('D-153 a change that is refused is told to nobody', async () => {
      const bearer = await signIn(servers.first.url, IMPORTER);
      assert.equal((await setPassword(bearer, { old: 'wrong', new: NEW_PASSWORD })).status, 403);
      assert.equal((await setPassword(bearer, { old: PASSWORD, new: 'short' })).status, 422);
      const otp = await code(IMPORTER);
      await ask('reset-password', { email: IMPORTER, otp: wrong(otp), password: NEW_PASSWORD });
      assert.deepEqual(
        (await newMails()).map(({ subject }) => subject),
        ['Your code for a new password'],
      );
    });

    test('D-153 a password that was reset by a code is told to its owner, in the language they signed in with', async () => {
      await signedInIn('de-AT, en;q=0.5', AGENT);
      const otp = await code(AGENT);
      await ask('reset-password', { email: AGENT, otp, password: PASSWORD });
      const [mail, , ...more] = await newMails();
      assert.deepEqual([more, mail?.to, mail?.subject], [[], AGENT, 'Ihr Passwort wurde geändert']);
      assert.match(mail?.text ?? '', /^Von: jemandem mit einem Code, der an diese Adresse ging$/m);
      assert.doesNotMatch(mail?.text ?? '', asNumber(otp));
      assert.ok(!mail?.text.includes(PASSWORD));
      // A client that names no language keeps the one that is known.
      await signIn(servers.first.url, AGENT);
      await setRole(2, 'User', 'back-1');
      await setRole(2, 'Agent', 'back-2');
      assert.equal((await newMails())[0]?.subject, 'Ihre Rolle im Kundenportal wurde geändert');
    });

    test('D-153 another role is told to its person once, however often it is set and its request repeated', async () => {
      await setRole(3, 'Manager', 'once');
      await setRole(3, 'Manager', 'once');
      await setRole(3, 'Manager', 'again');
      const [mail, ...more] = await newMails();
      assert.deepEqual([more, mail?.to], [[], IMPORTER]);
      assert.equal(mail?.subject, 'Your role in the customer portal was changed');
      const text = mail?.text ?? '';
      assert.match(text, /now has the role Manager\.$/m);
      assert.match(text, /Until now it had the role User\./);
      assert.match(text, /^When: .* GMT\+8$/m);
      assert.match(text, /^By: an administrator$/m);
      assert.match(text, /ask Blue Anchor/);
      await setRole(3, 'User', 'restored');
    });
  });
});
