import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { duringChanges } from '../../../../helpers/waiting.ts';
import {
  AGENT,
  chunk,
  everything,
  FOREIGN_SUBMISSION,
  fill,
  OTHER_AGENT,
  type RatesServer,
  SUBMISSION,
  startRatesServer,
  type Uploader,
} from './rates-server.ts';

const linked = (grant: LinkGrant) => (server: RatesServer) => server.link(grant);

/** For which companies who may submit rates; everybody else gets the answer for companies that don't exist. */
const RIGHTS: Record<string, { who: (server: RatesServer) => Promise<Uploader>; may: number[] }> = {
  'an admin of the provider': { who: (server) => server.as('admin'), may: [1, AGENT, OTHER_AGENT, 101] },
  'an admin who switched to the agent': { who: (server) => server.as('switchedAdmin'), may: [AGENT] },
  'an agent': { who: (server) => server.as('agent'), may: [AGENT] },
  'another agent': { who: (server) => server.as('otherAgent'), may: [OTHER_AGENT] },
  'a user of the agent’s company': { who: (server) => server.as('clerk'), may: [] },
  'an importer, also for the own company': { who: (server) => server.as('importer'), may: [] },
  'an agent link to a submission': {
    who: linked({ recordType: 'submission', recordId: SUBMISSION, role: 'agent' }),
    may: [AGENT],
  },
  'an admin link to a submission': {
    who: linked({ recordType: 'submission', recordId: FOREIGN_SUBMISSION, role: 'admin' }),
    may: [OTHER_AGENT],
  },
  'a user link to a submission': {
    who: linked({ recordType: 'submission', recordId: SUBMISSION, role: 'user' }),
    may: [],
  },
  'an agent link to a company': {
    who: linked({ recordType: 'entity', recordId: AGENT, role: 'agent' }),
    may: [AGENT],
  },
  'an admin link to a company': {
    who: linked({ recordType: 'entity', recordId: 101, role: 'admin' }),
    may: [101],
  },
  'a user link to a company': {
    who: linked({ recordType: 'entity', recordId: AGENT, role: 'user' }),
    may: [],
  },
  'a link to a booking with the number of a company': {
    who: linked({ recordType: 'booking', recordId: AGENT, role: 'admin' }),
    may: [],
  },
  'a link to a quote with the number of a submission': {
    who: linked({ recordType: 'quote', recordId: SUBMISSION, role: 'admin' }),
    may: [],
  },
  'the tools’ own scope': { who: (server) => server.service(), may: [1, AGENT, OTHER_AGENT, 101] },
};

const FORBIDDEN = {
  status: 403,
  code: 'forbidden',
  message: 'You do not have access to this record.',
  reasons: [{ code: 'noAccess' }],
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: RatesServer;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startRatesServer(database);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  for (const [name, { who, may }] of Object.entries(RIGHTS))
    test(`API-42 D-02 D-129 ${name} submits rates for ${may.join(', ') || 'nobody'}`, async () => {
      const uploader = await who(server);
      for (const entity of [1, AGENT, OTHER_AGENT, 101, 999_999]) {
        const payload = chunk(randomUUID(), 1, 1);
        if (may.includes(entity)) {
          assert.ok((await uploader.upload(payload, { entity })).submissionId, `for ${entity}`);
          continue;
        }
        const as = await everything(database);
        assert.deepEqual(await uploader.refusal(payload, { entity }), FORBIDDEN, `for ${entity}`);
        assert.equal(await everything(database), as);
      }
    });

  test('D-129 the submission that the form was opened with must be one of the company', async () => {
    const admin = await server.as('admin');
    for (const recordId of [FOREIGN_SUBMISSION, 999_999])
      assert.deepEqual(await admin.refusal(chunk('foreign', 1, 1, { recordId })), FORBIDDEN);
    assert.ok((await admin.upload(chunk('own', 1, 1, { recordId: SUBMISSION }))).submissionId);
  });

  test('D-02 the right is asked for anew when a chunk is repeated', async () => {
    const payload = chunk('repeated by others', 1, 1);
    await (await server.as('agent')).upload(payload, { key: 'same key' });
    assert.deepEqual(await (await server.as('otherAgent')).refusal(payload), FORBIDDEN);
  });

  test('D-15 D-26 a chunk that waits for another one is not stored where its sender is signed out meanwhile', async () => {
    const [agent, colleague] = [await server.as('agent'), await server.as('colleague')];
    await colleague.upload(chunk('together', 1, 3));
    const as = await everything(database);
    const changes = [
      sql`select 1 from rate_upload where upload_key = 'together' for update`,
      sql`update session set revoked_at = now() from web_user
        where web_user.id = web_user_id and email = 'agent@demo.example'`,
    ];
    const { hasWaited, answer } = await duringChanges(database, changes, () =>
      agent.upload(chunk('together', 2, 3)),
    );
    assert.ok(hasWaited, 'It waited for nothing.');
    await assert.rejects(answer, { status: 401, code: 'unauthorized' });
    assert.equal(await everything(database), as);
  });
});
