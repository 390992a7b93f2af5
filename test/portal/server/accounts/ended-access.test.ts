import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { ADMIN, type Answer, bookingIds, PASSWORD, post, signIn } from '../auth/test-accounts.ts';
import { codeIn, NEW_PASSWORD, startAccountServers } from './account-servers.ts';

const OFFICE = '192.0.2.10';

/** All that an account may have given out, as it works or not; booking 1002 is the agent's. */
interface Access {
  session: string;
  data: string;
  link: string;
  linkData: string;
  invitation: { email: string; invite_verification: string } | undefined;
}

forEachDatabase((_, open) => {
  const servers = startAccountServers(open, {
    PUBLIC_URL: 'https://portal.example',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const { ask } = servers;
  const at = (path: string) => `${servers.first.url}${path}`;

  let lastId = 50;
  async function person(role: 'Admin' | 'Agent'): Promise<{ id: number; email: string }> {
    const email = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@shop.example`;
    const company = role === 'Admin' ? 1 : 2;
    const passwordHash = await hash(PASSWORD);
    lastId += 1;
    const id = lastId;
    await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
      values (${id}, ${email}, ${passwordHash}, 'Eve', ${company}, ${company})`.execute(servers.database.db);
    await sql`insert into web_user_role select ${id}::integer, id from role where name = ${role}`.execute(
      servers.database.db,
    );
    return { id, email };
  }

  const invite = async (bearer: string, invitee: object) =>
    post(at('/api/invites'), { bearer, body: { entityId: 2, role: 'Agent', ...invitee } });

  async function linkIn(email: string) {
    const mail = (await servers.mails()).find(({ to }) => to === email);
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    return Object.fromEntries(link.searchParams) as { email: string; invite_verification: string };
  }

  /** Everything the person can give out, which works at first; also remembered by the second server. */
  async function accessOf(email: string, isAdmin: boolean): Promise<Access> {
    const signedIn = await post(at('/api/login'), { body: { email, password: PASSWORD }, from: OFFICE });
    const session = signedIn.body.jwtToken;
    const { body: data } = await post(at('/api/betty/login'), { bearer: session });
    const { body: link } = await post(at('/api/link-tokens'), {
      bearer: session,
      body: { recordType: 'booking', recordId: 1002, role: 'user', expiresIn: 600 },
    });
    const { body: linkData } = await post(at('/api/betty/login'), { link: link.token });
    const invitee = `guest-${randomUUID().slice(0, 8)}@shop.example`;
    if (isAdmin) assert.equal((await invite(session, { email: invitee })).status, 201);
    const access: Access = {
      session,
      data: data.token,
      link: link.token,
      linkData: linkData.token,
      invitation: isAdmin ? await linkIn(invitee) : undefined,
    };
    assert.deepEqual(await working(email, access), {
      session: true,
      data: true,
      link: true,
      linkData: true,
      network: true,
      ...(isAdmin && { invitation: true }),
    });
    return access;
  }

  async function working(email: string, access: Access) {
    const is = ({ status }: Answer) => status === 200;
    const invitation = access.invitation && (await ask('set-password-verification', access.invitation));
    const both = async (token: string) => {
      const answers = await Promise.all(
        [servers.first, servers.second].map(({ url }) => bookingIds(url, token)),
      );
      assert.equal(answers[0]?.status, answers[1]?.status, 'every server says the same');
      return answers[0]?.status === 200;
    };
    return {
      session: is(await post(at('/api/betty/login'), { bearer: access.session })),
      data: await both(access.data),
      link: is(await post(at('/api/betty/login'), { link: access.link })),
      linkData: await both(access.linkData),
      network: (await servers.first.services.auth.attemptSourceOf(email, OFFICE)).isKnown,
      ...(invitation && { invitation: is(invitation) }),
    };
  }

  const NOTHING = { session: false, data: false, link: false, linkData: false, network: false };

  /** Lets the person in again by an invitation, with the role they had. */
  async function inviteAnew(email: string, role: string, entityId: number) {
    const { status } = await invite(await signIn(servers.first.url, ADMIN), { email, role, entityId });
    assert.equal(status, 201);
    const form = { password: NEW_PASSWORD, first_name: 'Eve', last_name: 'Again' };
    assert.equal((await ask('set-password', { ...(await linkIn(email)), ...form })).status, 200);
  }

  describe('what ended with an account', () => {
    test('AUTH-44 D-98 D-02 stays ended when a closed account is invited anew', async () => {
      const { id, email } = await person('Admin');
      const access = await accessOf(email, true);
      await sql`update web_user set password_hash = null where id = ${id}`.execute(servers.database.db);
      const ended = { ...NOTHING, invitation: false };
      assert.deepEqual({ ...(await working(email, access)), network: false }, ended);
      await inviteAnew(email, 'Admin', 1);
      assert.deepEqual(await working(email, access), ended);
      const { body } = await servers.login(email, NEW_PASSWORD);
      assert.equal(
        (await post(at('/api/betty/login'), { bearer: body.jwtToken })).status,
        200,
        'the new one',
      );
    });

    test('AUTH-31 D-10 ends with a password reset, also links and known networks', async () => {
      const { email } = await person('Agent');
      const access = await accessOf(email, false);
      await ask('forgot_password', { email });
      const otp = codeIn((await servers.mails())[0]?.text ?? '');
      assert.equal((await ask('reset-password', { email, otp, password: NEW_PASSWORD })).status, 200);
      assert.deepEqual(await working(email, access), NOTHING);
      const { body } = await servers.login(email, NEW_PASSWORD);
      assert.equal(
        (await post(at('/api/betty/login'), { bearer: body.jwtToken })).status,
        200,
        'the new one',
      );
    });

    test('D-05 a code that was sent before an account was closed does not open it once it is invited anew', async () => {
      const { id, email } = await person('Agent');
      await ask('forgot_password', { email });
      const otp = codeIn((await servers.mails())[0]?.text ?? '');
      await sql`update web_user set password_hash = null where id = ${id}`.execute(servers.database.db);
      await inviteAnew(email, 'Agent', 2);
      const { status } = await ask('reset-password', { email, otp, password: 'a-stolen-Code-1' });
      assert.equal(status, 400);
      assert.equal((await servers.login(email, NEW_PASSWORD)).status, 200);
    });
  });
});
