import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { startMailServer } from '../../../helpers/mail-server.ts';
import { buildTestApp } from '../../../helpers/server.ts';
import { type Answer, IMPORTER } from '../auth/test-accounts.ts';
import { NEW_PASSWORD, startAccountServers } from './account-servers.ts';

/** The statements sent since, without their values. */
function recorded(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(shapeOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, db: database.db.withPlugin(plugin) }, statements };
}

/** Two statements of the same shape differ in their values alone. */
const shapeOf = (node: unknown) =>
  JSON.stringify(node, (key, value) =>
    key === 'value' || key === 'values' || key === 'parameters' ? '?' : value,
  );

/** Also what the queue of jobs removes for its kinds, at a time of its own. */
const isOfJobs = (text: string) =>
  /"job"|\bjob where\b|\bupdate job\b|\bdelete from (import(_row)?|rate_sheet_row) /.test(text);

forEachDatabase((_, open) => {
  const { promise: statements, resolve } = Promise.withResolvers<string[]>();
  const recording = async () => {
    const made = recorded(await open());
    resolve(made.statements);
    return made.database;
  };
  // Outside a demo, with a mail server that isn't there: what can be told apart must not depend on it.
  const servers = startAccountServers(recording, {
    DEMO: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'portal@office.example',
  });

  const same = ({ status, body }: Answer) => {
    const { requestId: _, ...rest } = body;
    return { status, rest };
  };

  /** The answer and what the server did for it. */
  async function traced(name: string, body: object) {
    const all = await statements;
    await new Promise((wait) => setImmediate(wait));
    all.length = 0;
    const answer = same(await servers.ask(name, body));
    // Sending goes on by itself after the answer.
    const own = all.filter((text) => !isOfJobs(text) || text.includes('InsertQueryNode'));
    return { answer, own };
  }

  describe('an email that nobody has, where the server keeps it to itself', () => {
    const STRANGER = 'nobody@shop.example';

    test('D-08 AUTH-18 asking for a code answers the same, after the same work, and leaves the same rows', async () => {
      const known = await traced('forgot_password', { email: IMPORTER });
      const unknown = await traced('forgot_password', { email: STRANGER });
      const invited = await traced('forgot_password', { email: 'invited@shop.example' });
      assert.deepEqual(known.answer, { status: 200, rest: { status: '200' } });
      assert.deepEqual(unknown, known);
      assert.deepEqual(invited, known);
      assert.ok(known.own.length > 3, 'the work was seen');
    });

    test('D-08 AUTH-26 a wrong code answers the same after the same work, until it is tried too often', async () => {
      for (let count = 0; count < 3; count += 1) {
        for (const name of ['check_otp', 'reset-password']) {
          const guess = { otp: 'abcde', password: NEW_PASSWORD };
          const known = await traced(name, { ...guess, email: IMPORTER });
          const unknown = await traced(name, { ...guess, email: STRANGER });
          assert.equal(known.answer.status, 400);
          assert.deepEqual(unknown, known);
        }
      }
    });

    test('D-08 nothing in the tables tells the two apart but the account that the code is for', async () => {
      const { rows } = await sql<{ shape: string }>`
        select distinct json_build_array(length(email_hash), code_hash is null, tries)::text as shape
        from reset_code where tries > 0`.execute(servers.database.db);
      assert.equal(rows.length, 1, JSON.stringify(rows));
      const { rows: guesses } = await sql<{ shape: string }>`
        select json_build_array(length(guesser), wrong)::text as shape from guess where wrong > 0`.execute(
        servers.database.db,
      );
      assert.equal(guesses.length, 2);
      assert.equal(new Set(guesses.map(({ shape }) => shape)).size, 1, JSON.stringify(guesses));
    });

    test('D-08 gets no mail, though one is written', async () => {
      const mailServer = await startMailServer();
      const env = { SMTP_URL: mailServer.url };
      const server = await buildTestApp(servers.database, { env });
      try {
        for (const email of [STRANGER, 'invited@shop.example', IMPORTER])
          await servers.ask('forgot_password', { email }, server);
        const waiting = () => servers.database.db.selectFrom('job').select('tries').execute();
        // Those of the other tests wait for a mail server that isn't there.
        await eventually(waiting, (jobs) => jobs.every(({ tries }) => tries > 0));
        await mailServer.received(1);
      } finally {
        await server.close();
        await mailServer.close();
      }
      assert.deepEqual(new Set(mailServer.mails.flatMap(({ to }) => to)), new Set([IMPORTER]));
    });
  });
});
