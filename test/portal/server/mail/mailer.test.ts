import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { createKeyedCrypto } from '../../../../portal/server/auth/keyed-crypto.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { createJobs, type Jobs } from '../../../../portal/server/jobs/jobs.ts';
import { readMailTrouble } from '../../../../portal/server/mail/mail-trouble.ts';
import { createMailer, type Mailer } from '../../../../portal/server/mail/mailer.ts';
import { smtpTransport } from '../../../../portal/server/mail/smtp.ts';
import type { MailTrouble } from '../../../../shared/contract/mail-trouble.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { type MailServer, startMailServer } from '../../../helpers/mail-server.ts';
import { SECRET } from '../../../helpers/server.ts';

const SECRET_IN_MAIL = 'the code 13579: schöne Grüße';

forEachDatabase((_, open) => {
  let database: Database;
  let mailServer: MailServer;
  let running: Jobs[];
  let lines: string[];
  let given: () => void;
  /** Settles with the first line of the log. */
  let givenUp: Promise<void>;
  before(async () => {
    database = await open();
  });
  after(() => database?.close());
  beforeEach(async () => {
    await database.db.deleteFrom('job').execute();
    mailServer = await startMailServer();
    running = [];
    lines = [];
    ({ promise: givenUp, resolve: given } = Promise.withResolvers<void>());
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await mailServer.close();
  });

  /** The mailer of one server, whose jobs run once they are started. */
  function mailer({ url = mailServer.url, secret = SECRET, pauses = [0, 0] } = {}) {
    const send = smtpTransport({ url, from: 'Portal <portal@office.example>' });
    const jobs = createJobs(database);
    running.push(jobs);
    return {
      ...createMailer({ jobs, keyedCrypto: createKeyedCrypto(secret), send, pauses }),
      start: jobs.start,
      stop: jobs.stop,
    };
  }

  const start = (made: ReturnType<typeof mailer>) => {
    made.start({
      info: () => undefined,
      error: (facts, message) => {
        lines.push(JSON.stringify({ ...facts, message }));
        given();
      },
    });
    return made;
  };

  const post = (
    from: Mailer,
    to: string | null = 'ida@shop.example',
    uselessAt = new Date(Date.now() + 60_000),
  ) =>
    database.db
      .transaction()
      .execute((trx) =>
        from.post(
          trx,
          { to, subject: 'Grüße', text: SECRET_IN_MAIL, html: `<p>${SECRET_IN_MAIL}</p>` },
          { kind: 'reset', uselessAt },
        ),
      );

  const openJobs = () => database.db.selectFrom('job').selectAll().where('ended_at', 'is', null).execute();
  const waiting = async () => (await openJobs()).length;

  /** Settles when nothing waits any more. */
  const emptied = () => eventually(async () => (await waiting()) === 0);

  describe('a mail', () => {
    test('AUTH-18 goes to its one recipient, as text and as html, from the address of the settings', async () => {
      const one = start(mailer());
      await post(one, 'ida@shop.example');
      one.wake();
      const [mail] = await mailServer.received(1);
      assert.deepEqual([mail?.from, mail?.to], ['portal@office.example', ['ida@shop.example']]);
      assert.match(mail?.head ?? '', /^from: Portal <portal@office.example>/im);
      assert.match(mail?.head ?? '', /^auto-submitted: auto-generated/im);
      assert.deepEqual([mail?.text.trim(), mail?.html.trim()], [SECRET_IN_MAIL, `<p>${SECRET_IN_MAIL}</p>`]);
      await emptied();
    });

    test('D-08 to nobody is written down and dropped as any other', async () => {
      const one = start(mailer());
      await post(one, null);
      assert.equal(await waiting(), 1);
      one.wake();
      await emptied();
      assert.deepEqual([mailServer.tries(), lines], [0, []]);
    });

    test('D-10 is not there when its transaction is undone, and waits sealed until then', async () => {
      const one = mailer();
      await assert.rejects(
        database.db.transaction().execute(async (trx) => {
          await one.post(
            trx,
            { to: 'a@b.example', subject: '', text: '', html: '' },
            { kind: 'reset', uselessAt: new Date() },
          );
          throw new Error('undone');
        }),
      );
      assert.equal(await waiting(), 0);
      await post(one);
      const [row] = await openJobs();
      assert.doesNotMatch(JSON.stringify(row), /ida@|the code|Grüße/);
    });

    test('AUTH-18 left by a server that died before it could send is sent by the next one', async () => {
      await post(mailer());
      start(mailer());
      await mailServer.received(1);
      await emptied();
    });

    test('AUTH-18 is sent once by several servers that wake at the same time', async () => {
      const servers = [mailer(), mailer(), mailer()].map(start);
      const [one] = servers;
      assert.ok(one);
      for (let count = 0; count < 12; count += 1) await post(one, `p${count}@shop.example`);
      for (const server of servers) server.wake();
      await mailServer.received(12);
      await emptied();
      assert.equal(new Set(mailServer.mails.map(({ to }) => to[0])).size, 12);
      assert.equal(mailServer.tries(), 12);
    });
  });

  describe('a mail that can not be sent', () => {
    /** PROD-07: what is told of it, with its kind and since when. */
    async function assertTrouble(sums: Omit<MailTrouble, 'kinds'>): Promise<void> {
      const { kinds, ...told } = await readMailTrouble(database.db);
      assert.deepEqual(told, sums);
      const [job] = await database.db.selectFrom('job').selectAll().execute();
      const count = sums.retried + sums.givenUp;
      const of = {
        mail: 'reset',
        isGivenUp: sums.givenUp > 0,
        count,
        since: job?.created_at,
      };
      assert.deepEqual(kinds, count > 0 ? [of] : []);
    }

    test('AUTH-34 is tried again and sent when the mail server takes it, with the same id', async () => {
      mailServer.refuse(451);
      const one = start(mailer({ pauses: Array.from({ length: 200 }, () => 0) }));
      await post(one);
      one.wake();
      await eventually(() => mailServer.tries() >= 2);
      await assertTrouble({ retried: 1, givenUp: 0, failure: 'EMESSAGE 451 DATA' });
      mailServer.refuse(undefined);
      const [mail] = await mailServer.received(1);
      assert.match(mail?.head ?? '', /^message-id: <[\w-]{36}@office\.example>/im);
      await emptied();
      assert.deepEqual(lines, []);
      await assertTrouble({ retried: 0, givenUp: 0, failure: null });
    });

    test('AUTH-34 is given up after a few tries, and logged once without what is in it', async () => {
      mailServer.refuse(451);
      const one = start(mailer());
      await post(one);
      one.wake();
      await givenUp;
      await emptied();
      await assertTrouble({ retried: 0, givenUp: 1, failure: 'EMESSAGE 451 DATA' });
      const [ended] = await database.db.selectFrom('job').selectAll().execute();
      assert.deepEqual(ended?.payload, { mail: 'reset' }, 'nothing else of it is kept');
      assert.equal(mailServer.tries(), 3);
      assert.equal(lines.length, 1);
      assert.match(
        lines[0] ?? '',
        /"kind":"mail","tries":3,"mail":"reset","reason":"EMESSAGE 451 DATA","message":"a job was given up"/,
      );
      assert.doesNotMatch(lines[0] ?? '', /13579|ida@/);
    });

    test('AUTH-34 is given up at once where the mail server says that it never will', async () => {
      mailServer.refuse(550);
      const one = start(mailer());
      await post(one);
      one.wake();
      await givenUp;
      assert.equal(mailServer.tries(), 1);
    });

    test('AUTH-34 waits while no mail server is there', async () => {
      const one = start(mailer({ url: 'smtp://127.0.0.1:9' }));
      await post(one);
      one.wake();
      await givenUp;
      assert.match(lines[0] ?? '', /"tries":3,"mail":"reset","reason":"(ESOCKET|ECONNECTION)/);
    });

    test('D-12 is not sent where its server would be told our password in the open; this machine is no such place', async () => {
      const { port } = new URL(mailServer.url);
      // The same machine by a name that doesn't show it.
      const far = start(mailer({ url: `smtp://portal:secret-pass@[::ffff:127.0.0.1]:${port}`, pauses: [] }));
      await post(far);
      far.wake();
      await givenUp;
      assert.match(lines[0] ?? '', /"reason":"ETLS/);
      assert.doesNotMatch(lines[0] ?? '', /secret-pass/);
      await far.stop();
      const near = start(mailer({ url: mailServer.url.replace('//', '//portal:secret-pass@') }));
      await post(near);
      near.wake();
      await mailServer.received(1);
    });

    test('D-10 is not sent after its code has ended', async () => {
      const one = start(mailer());
      await post(one, 'ida@shop.example', new Date(Date.now() - 1));
      one.wake();
      await givenUp;
      assert.match(lines[0] ?? '', /not done in time/);
      assert.equal(mailServer.tries(), 0);
    });

    test('AUTH-34 sealed with another secret is given up, not sent as it is', async () => {
      await post(mailer({ secret: 'another secret that is long enough too' }));
      start(mailer());
      await givenUp;
      assert.match(lines[0] ?? '', /can not be read/);
      assert.equal(mailServer.tries(), 0);
    });
  });
});
