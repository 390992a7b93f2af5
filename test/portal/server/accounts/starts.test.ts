import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import pg from 'pg';
import { queryAs } from '../../../helpers/act.ts';
import { forEachServerDatabase } from '../../../helpers/e2e/portal.ts';
import { startMailServer } from '../../../helpers/mail-server.ts';
import {
  emptyFolder,
  migratedFolder,
  OUTSIDE_DEMO,
  type ServerProcess,
  startServer,
} from '../../../helpers/server.ts';
import { post } from '../auth/test-accounts.ts';
import { asNumber, codeIn, NEW_PASSWORD } from './account-servers.ts';

const FIRST = 'first@office.example';
/** What a start says to whoever can't sign in. */
const NOBODY = /"ADMIN_EMAIL: [^"\n]+ and start again\."/;

const ask = ({ url }: ServerProcess, name: string, body: object) =>
  post(`${url}/api/portal_open_requests/${name}`, { body });

/** Email and token of the link in a text. */
function linkIn(text: string) {
  const link = new URL(/https?:\S+set-password-new-user\S+/.exec(text)?.[0] ?? '');
  return Object.fromEntries(link.searchParams) as { email: string; invite_verification: string };
}

async function accept(server: ServerProcess, link: ReturnType<typeof linkIn>) {
  const form = { password: NEW_PASSWORD, first_name: 'Nora', last_name: 'Newman' };
  const { body } = await ask(server, 'set-password', { ...link, ...form });
  assert.equal(body.status, '200', JSON.stringify(body));
  const login = { email: link.email, password: NEW_PASSWORD };
  const { status, body: session } = await post(`${server.url}/api/login`, { body: login });
  assert.equal(status, 200);
  return session.jwtToken as string;
}

/** Takes connections and says nothing, as a mail server that hangs. */
async function startSilence() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected: () => (sockets.size > 0 ? Promise.resolve() : once(server, 'connection')),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('AUTH-35 a demo has an invitation in its outbox, once however often it starts, which makes an account', async (t) => {
  // The folder was seeded by an earlier start, so that an invitation of every start would be there twice.
  const server = await startServer();
  t.after(() => server.stop());
  const outbox = await fetch(`${server.url}/demo/outbox.json`);
  const mails = (await outbox.json()) as { to: string; text: string }[];
  assert.deepEqual(
    mails.map(({ to }) => to),
    ['newcomer@demo.example'],
  );
  assert.match(mails[0]?.text ?? '', /^http:\/\/127\.0\.0\.1:\d+\/auth\/set-password-new-user\?/m);
  await accept(server, linkIn(mails[0]?.text ?? ''));
});

function outsideDemo(settings: () => Record<string, string>) {
  test('AUTH-35 AUTH-18 the first admin is invited once; a mail that was promised outlives a kill, and is sent once', async (t) => {
    const [silence, mailServer] = [await startSilence(), await startMailServer()];
    t.after(() => Promise.all([silence.close(), mailServer.close()]));
    const dataDir = settings().DATABASE_URL ? emptyFolder() : await migratedFolder();
    const start = async (smtp: string, ADMIN_EMAIL = FIRST) => {
      const env = {
        ...settings(),
        ...OUTSIDE_DEMO,
        ADMIN_EMAIL,
        PROVIDER_NAME: 'Harbour',
        SMTP_URL: smtp,
      };
      const server = await startServer({ env, dataDir });
      t.after(() => server.stop());
      return server;
    };

    const unnamed = await start(mailServer.url, '');
    assert.match(unnamed.output(), NOBODY);
    await unnamed.stop();

    const first = await start(mailServer.url);
    const link = linkIn(first.output());
    const [invitation] = await mailServer.received(1);
    assert.deepEqual(invitation?.to, [FIRST]);
    assert.deepEqual(linkIn(invitation?.text ?? ''), link);
    await first.stop();

    // The mail server of this one takes connections and hangs.
    const cut = await start(silence.url);
    const bearer = await accept(cut, link);
    assert.deepEqual(
      await queryAs(
        cut.url,
        bearer,
        `{ ports: allPort(where: { scacCode: { eq: "DEHAM" } }) { results { companyName country } }
           airlines: allCompany(where: { entityType: { eq: "Airline" } }, take: 200) { totalCount } }`,
      ),
      {
        ports: { results: [{ companyName: 'Hamburg', country: 'Germany' }] },
        airlines: { totalCount: 115 },
      },
      'the first admin finds the places and companies of the trade',
    );
    const invitee = { email: 'next@office.example', entityId: 1, role: 'Agent' };
    const invited = await post(`${cut.url}/api/invites`, { bearer, body: invitee });
    assert.deepEqual([invited.status, invited.body.entityName], [201, 'Harbour']);
    const { body } = await ask(cut, 'forgot_password', { email: FIRST });
    assert.equal(body.status, '200', 'the answer waits for no mail server');
    await silence.connected();
    await cut.kill();

    if (settings().DATABASE_URL) await endLeases(settings());
    const last = await start(mailServer.url, '');
    const mails = (await mailServer.received(3)).slice(1);
    assert.deepEqual(mails.map(({ to }) => to[0]).sort(), [FIRST, invitee.email]);
    const otp = codeIn(mails.find(({ to }) => to[0] === FIRST)?.text ?? '');
    const change = { email: FIRST, otp, password: 'After-the-kill' };
    assert.equal((await ask(last, 'reset-password', change)).body.status, '200');
    const told = (await mailServer.received(4)).at(-1);
    assert.deepEqual(told?.to, [FIRST], 'D-153');
    assert.match(told?.text ?? '', /^The password of your account first@office\.example .* was changed/);
    await last.stop();

    for (const server of [first, cut, last]) assert.doesNotMatch(server.output(), NOBODY);
    const outputs = cut.output() + last.output();
    assert.doesNotMatch(outputs, /invite_verification/, 'the link is printed once');
    for (const secret of [NEW_PASSWORD, change.password]) assert.ok(!outputs.includes(secret), secret);
    assert.doesNotMatch(outputs, asNumber(otp), 'no code is in the log');
    assert.equal(mailServer.mails.length, 4);
  });
}

/** A server on PostgreSQL leaves a mail alone for minutes that another one may be sending. */
async function endLeases({ DATABASE_URL }: Record<string, string>) {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query('update job set due_at = now()');
  await client.end();
}

forEachServerDatabase(outsideDemo);
