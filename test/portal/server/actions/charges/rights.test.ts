import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AIR,
  type ChargeListId,
  type ChargesClient,
  type ChargesServer,
  everything,
  FCL,
  FORBIDDEN,
  fclLine,
  fill,
  LCL,
  line,
  MANIFEST,
  OTHER_LCL,
  OTHER_MANIFEST,
  refused,
  startChargesServer,
} from './charges-server.ts';

const SHEETS: Record<string, ChargeListId> = {
  'FCL quote of 101 and agent 2': FCL,
  'air quote of 101 and agent 2': AIR,
  'LCL quote of 102 and agent 2': LCL,
  'LCL quote of 102 and agent 3': OTHER_LCL,
  'manifest of 101 and agent 2': MANIFEST,
  'manifest of 102 and agent 3': OTHER_MANIFEST,
};
const ALL = Object.keys(SHEETS);
const only = (...words: string[]) => ALL.filter((name) => words.every((word) => name.includes(word)));

type Role = 'admin' | 'agent';

/** Who may load and save what, and in which role; everybody else gets the answer for records that don't exist. */
const RIGHTS: Record<
  string,
  { client: (server: ChargesServer) => Promise<ChargesClient>; role?: Role; may: string[] }
> = {
  'an admin of the provider': { client: (server) => server.as('admin'), role: 'admin', may: ALL },
  'an admin who switched to 102': {
    client: (server) => server.as('switchedAdmin'),
    role: 'admin',
    may: only('of 102'),
  },
  'an agent': { client: (server) => server.as('agent'), role: 'agent', may: only('agent 2') },
  'another agent': { client: (server) => server.as('otherAgent'), role: 'agent', may: only('agent 3') },
  'an importer, also for the own company': { client: (server) => server.as('importer'), may: [] },
  'an admin link to a quote': {
    client: (server) => server.link('quote', 3001, 'admin'),
    role: 'admin',
    may: only('FCL quote'),
  },
  'an agent link to a quote': {
    client: (server) => server.link('quote', 3003, 'agent'),
    role: 'agent',
    may: only('of 102 and agent 2'),
  },
  'a link to a quote without a role for charges': {
    client: (server) => server.link('quote', 3001, 'user'),
    may: [],
  },
  'a link to a manifest': {
    client: (server) => server.link('manifest', 4002, 'agent'),
    role: 'agent',
    may: only('manifest', 'agent 3'),
  },
  'a link to a manifest with the number of a quote': {
    client: (server) => server.link('manifest', 3001, 'admin'),
    may: [],
  },
  'a link to a quote with the number of a manifest': {
    client: (server) => server.link('quote', 4001, 'admin'),
    may: [],
  },
  'a link to a booking': { client: (server) => server.link('booking', 3001, 'admin'), may: [] },
  'a link to the importer': { client: (server) => server.link('entity', 101, 'admin'), may: [] },
  'the tools’ own scope': { client: (server) => server.service(), role: 'agent', may: ALL },
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
  });
  beforeEach(() => sql`delete from charge_sheet`.execute(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  const linesFor = (on: ChargeListId) => [on === FCL ? fclLine() : line()];

  for (const [who, { client: make, role, may }] of Object.entries(RIGHTS))
    test(`D-02 ROLE-08 ROLE-09 ${who}${role ? ` works as ${role}` : ' is refused'}`, async () => {
      const client = await make(server);
      for (const [name, on] of Object.entries(SHEETS)) {
        if (may.includes(name)) {
          const saved = await client.save(on, linesFor(on));
          assert.equal(saved[on.featureType].length, 1, name);
          assert.deepEqual(await client.load(on), saved, name);
          assert.equal('addProfit' in saved, role === 'admin', name);
          continue;
        }
        const as = await everything(database);
        await refused(client.load(on), ...FORBIDDEN);
        await refused(client.save(on, linesFor(on)), ...FORBIDDEN);
        assert.equal(await everything(database), as, name);
      }
      for (const on of [FCL, MANIFEST]) {
        await refused(client.load({ ...on, recordId: 999_999 }), ...FORBIDDEN);
        await refused(client.save({ ...on, recordId: 999_999 }, linesFor(on)), ...FORBIDDEN);
      }
    });

  test('a feature belongs to one type of record: a quote has no manifest’s charges, nor the reverse', async () => {
    const admin = await server.as('admin');
    await refused(admin.load({ ...FCL, featureType: 'manifests_charges' }), ...FORBIDDEN);
    await refused(admin.save({ ...MANIFEST, featureType: 'exw_charges' }, [line()]), ...FORBIDDEN);
  });

  test('D-02 a claim above the real role is refused in words, a claim below it counts', async () => {
    const agents = await Promise.all([
      server.as('agent'),
      server.service(),
      server.link('quote', 3003, 'agent'),
    ]);
    for (const agent of agents) {
      const as = await everything(database);
      await refused(
        agent.load(LCL, { role: 'admin' }),
        403,
        /^You do not have access to this record\. It was opened as an admin/,
      );
      await refused(agent.save(LCL, [line()], { role: 'admin' }), 403, /opened as an admin/);
      assert.equal(await everything(database), as);
    }
    const importer = await server.as('importer');
    for (const role of ['agent', 'admin']) await refused(importer.load(FCL, { role }), ...FORBIDDEN);
    for (const admin of [await server.as('admin'), await server.link('quote', 3003, 'admin')]) {
      assert.equal((await admin.load(LCL, { role: 'admin' })).addProfit, true);
      assert(!('addProfit' in (await admin.load(LCL, { role: 'agent' }))));
      assert(!('addProfit' in (await admin.save(LCL, [line()], { role: 'agent', addProfit: false }))));
      assert.equal((await admin.load(LCL)).addProfit, true);
    }
  });

  test('D-02 the uplift from a caller without the role of an admin is refused, and nothing is saved', async () => {
    const clients = [server.as('agent'), server.service(), server.link('quote', 3003, 'agent')];
    for (const client of await Promise.all(clients)) {
      const as = await everything(database);
      await refused(
        client.save(LCL, [line()], { addProfit: true }),
        403,
        /Only an admin can add the 10% profits/,
      );
      assert.equal(await everything(database), as);
    }
    const admin = await server.as('admin');
    await refused(admin.save(LCL, [line()], { role: 'agent', addProfit: true }), 403, /Only an admin/);
  });

  test('ROLE-10 nobody loads or saves with an expired link', async () => {
    const expired = await server.expired();
    for (const call of [
      () => expired.load(FCL),
      () => expired.save(FCL, [fclLine()]),
      () => expired.listChargeTypes(),
    ])
      await refused(call(), 401, 'Sign in or use a valid link to continue.');
  });

  test('a session that ended meanwhile saves nothing', async () => {
    const agent = await server.as('agent');
    await agent.load(LCL);
    await sql`update session set revoked_at = now()`.execute(database.db);
    const as = await everything(database);
    await refused(agent.save(LCL, [line()]), 401, 'Sign in or use a valid link to continue.');
    assert.equal(await everything(database), as);
  });
});
