import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { startMailServer } from '../../../helpers/mail-server.ts';
import { buildTestApp, OUTSIDE_DEMO, SECRET } from '../../../helpers/server.ts';
import { codeIn } from '../accounts/account-servers.ts';
import { fileClient } from '../files/files-server.ts';
import { ADMIN, AGENT, bookingIds, fill, IMPORTER, PASSWORD, post, signIn } from './test-accounts.ts';

const NEXT = 'the secret that takes the place of the other';
const REPLACED = { JWT_SECRET: NEXT, JWT_SECRET_PREVIOUS: SECRET };
const NEWCOMER = 'newcomer@shop.example';

forEachDatabase((_name, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await fill(database);
  });
  after(() => database?.close());
  const start = (env: Record<string, string> = {}) => buildTestApp(database, { env });

  test('JWT_SECRET_PREVIOUS sessions and links go on after the secret was replaced, and end without it', async () => {
    const old = await start();
    const session = await signIn(old.url, IMPORTER);
    const grant = { recordType: 'booking', recordId: 1002, role: 'user' } as const;
    const link = await old.services.auth.signLink(grant, 600);
    const ended = await old.services.auth.signLink(grant, -600);
    await old.close();

    const replaced = await start(REPLACED);
    assert.equal((await bookingIds(replaced.url, session)).status, 200);
    assert.equal((await post(`${replaced.url}/api/betty/login`, { bearer: session })).status, 200);
    const exchanged = await post(`${replaced.url}/api/betty/login`, { link });
    assert.deepEqual((await bookingIds(replaced.url, exchanged.body.token)).body.data.allBooking.results, [
      { id: 1002 },
    ]);
    assert.equal((await post(`${replaced.url}/api/betty/login`, { link: ended })).body.expired, true);
    const fresh = await signIn(replaced.url, IMPORTER);
    await replaced.close();

    const last = await start({ JWT_SECRET: NEXT });
    assert.equal((await bookingIds(last.url, session)).status, 401);
    assert.equal((await post(`${last.url}/api/betty/login`, { link })).status, 401);
    assert.equal(
      (await bookingIds(last.url, fresh)).status,
      200,
      'new tokens are signed with the new secret',
    );
    await last.close();
  });

  test('JWT_SECRET_PREVIOUS the address of a file opens after the secret was replaced, and not without it', async () => {
    const old = await start();
    const importer = fileClient(old.url, await signIn(old.url, IMPORTER));
    const { id } = await importer.upload('a packing list');
    const address = (await importer.urlOf(id)).slice(old.url.length);
    await old.close();

    const replaced = await start(REPLACED);
    const opened = await fetch(replaced.url + address);
    assert.deepEqual([opened.status, await opened.text()], [200, 'a packing list']);
    await replaced.close();

    const last = await start({ JWT_SECRET: NEXT });
    const refused = await fetch(last.url + address);
    await refused.body?.cancel();
    assert.equal(refused.status, 401);
    await last.close();
  });

  test('JWT_SECRET_PREVIOUS invitations, codes and known networks outlast the secret that they are kept by', async () => {
    const demo = { DEMO: 'on' };
    const old = await start(demo);
    const admin = await signIn(old.url, ADMIN);
    const invitee = { email: NEWCOMER, entityId: 101, role: 'User' };
    await post(`${old.url}/api/invites`, { bearer: admin, body: invitee });
    const ask = (url: string, name: string, body: object) =>
      post(`${url}/api/portal_open_requests/${name}`, { body });
    await ask(old.url, 'forgot_password', { email: ADMIN });
    const mails: { to: string; text: string }[] = await (await fetch(`${old.url}/demo/outbox.json`)).json();
    const textTo = (email: string) => mails.find(({ to }) => to === email)?.text ?? '';
    await old.close();

    const lost = await start({ ...demo, JWT_SECRET: NEXT });
    const sourceOf = (app: typeof lost) => app.services.auth.attemptSourceOf(ADMIN, '127.0.0.1');
    assert.equal((await sourceOf(lost)).isKnown, false);
    const link = new URL(/http\S+set-password-new-user\S+/.exec(textTo(NEWCOMER))?.[0] ?? '');
    const invitation = Object.fromEntries(link.searchParams);
    assert.equal((await ask(lost.url, 'set-password-verification', invitation)).status, 400);
    await lost.close();

    const replaced = await start({ ...demo, ...REPLACED });
    assert.equal((await sourceOf(replaced)).isKnown, true);
    const form = { ...invitation, password: PASSWORD, first_name: 'Nora', last_name: 'Newman' };
    assert.equal((await ask(replaced.url, 'set-password', form)).body.status, '200');
    const otp = codeIn(textTo(ADMIN));
    const wrong = String((Number(otp) + 1) % 100_000).padStart(5, '0');
    assert.equal((await ask(replaced.url, 'check_otp', { email: ADMIN, otp: wrong })).status, 400);
    const change = { email: ADMIN, otp, password: PASSWORD };
    assert.equal((await ask(replaced.url, 'reset-password', change)).body.status, '200');
    assert.equal((await ask(replaced.url, 'reset-password', change)).status, 400, 'used up');
    await replaced.close();
  });

  test('JWT_SECRET_PREVIOUS a mail that was sealed before is sent after the secret was replaced', {
    timeout: 30_000,
  }, async (t) => {
    const mailServer = await startMailServer();
    t.after(() => mailServer.close());
    const unreachable = await start(OUTSIDE_DEMO);
    const reset = { body: { email: AGENT } };
    await post(`${unreachable.url}/api/portal_open_requests/forgot_password`, reset);
    await unreachable.close();
    await database.db.updateTable('job').set({ due_at: new Date() }).execute();
    const replaced = await start({ ...REPLACED, SMTP_URL: mailServer.url });
    const [mail] = await mailServer.received(1);
    assert.deepEqual(mail?.to, [AGENT]);
    await replaced.close();
  });
});
