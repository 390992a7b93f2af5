import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { createKeyedCrypto } from '../../../../../portal/server/auth/keyed-crypto.ts';
import * as initial from '../../../../../portal/server/db/migrations/0001-initial.ts';
import * as accounts from '../../../../../portal/server/db/migrations/0005-accounts.ts';
import * as jobsMigration from '../../../../../portal/server/db/migrations/0013-jobs.ts';
import * as jobFailures from '../../../../../portal/server/db/migrations/0092-job-failures.ts';
import { createJobs } from '../../../../../portal/server/jobs/jobs.ts';
import { createMailer } from '../../../../../portal/server/mail/mailer.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { SECRET } from '../../../../helpers/server.ts';
import { ended, rowOf } from '../../jobs/test-jobs.ts';

forEachDatabase((_, open) => {
  test('AUTH-18 a mail that waited before there were jobs is sent as one, with its id, tries and deadline', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    const keyedCrypto = createKeyedCrypto(SECRET);
    const jobs = createJobs(database);
    try {
      for (const migration of [initial, accounts]) await migration.up(db as unknown as Kysely<unknown>);
      const id = randomUUID();
      const content = { subject: 'Your code', text: 'text', html: 'html' };
      const sealed = keyedCrypto.encrypt(JSON.stringify({ to: 'ida@shop.example', ...content }));
      await sql`
        insert into mail_queue (id, kind, sealed, tries, useless_at)
        values (${id}::uuid, 'reset', ${sealed}, 2, '2126-11-23T00:00:00Z')`.execute(db);
      await jobsMigration.up(db as unknown as Kysely<unknown>);
      const { state, tries, useless_at } = await rowOf(db, id);
      assert.deepEqual([state, tries, new Date(useless_at ?? 0).getUTCFullYear()], ['queued', 2, 2126]);
      // What the server of today writes into jobs.
      await jobFailures.up(db as unknown as Kysely<unknown>);
      const sent: unknown[] = [];
      const send = async (mail: object, messageId: string) => {
        sent.push([mail, messageId]);
      };
      createMailer({ jobs, keyedCrypto, send });
      jobs.start({ info: () => undefined, error: () => undefined });
      assert.equal((await ended(database, id)).state, 'done');
      assert.deepEqual(sent, [[{ to: 'ida@shop.example', ...content }, id]]);
    } finally {
      await jobs.stop();
      await database.close();
    }
  });
});
