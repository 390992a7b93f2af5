import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../../../portal/server/db/database.ts';
import { Refused } from '../../../../helpers/act.ts';
import {
  createMigratedPostgres,
  dropPostgres,
  forEachDatabase,
  needsPostgres,
} from '../../../../helpers/database.ts';
import { actionsOn } from '../order-records.ts';
import {
  type Answer,
  type ChargesClient,
  type ChargesServer,
  everything,
  fill,
  LCL,
  line,
  refused,
  STALE,
  startChargesServer,
} from './charges-server.ts';

const commentsOf = ({ origin_charges }: Answer) => origin_charges.map(({ comments }: Answer) => comments);

/** Both save at once what they made of the same lines: one gets through whole, the other is refused. */
async function race(one: ChargesClient, other: ChargesClient, revision: number): Promise<void> {
  const clients = [one, other];
  const answers = await Promise.allSettled(
    clients.map((client, nth) =>
      client.save(LCL, [line({ comments: `${nth}` }), line({ comments: `${nth}` })], { revision }),
    ),
  );
  const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  assert.equal(won.length, 1);
  assert(lost[0] instanceof Refused);
  assert.deepEqual([lost[0].status, lost[0].message, lost[0].code], [...STALE, 'stale_revision']);
  const now = await one.load(LCL);
  assert.equal(now.revision, revision + 1);
  assert.deepEqual(commentsOf(now), commentsOf(won[0]));
  assert.equal(new Set(commentsOf(now)).size, 1);
}

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  let admin: ChargesClient;
  let agent: ChargesClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
    [admin, agent] = await Promise.all([server.as('admin'), server.as('agent')]);
  });
  beforeEach(() => sql`delete from charge_sheet`.execute(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  test('D-19 a save based on old lines is refused, tells so, and changes nothing', async () => {
    await admin.save(LCL, [line({ comments: 'first' })]);
    const seen = await agent.load(LCL);
    await admin.save(LCL, [line({ comments: 'second' })]);
    const as = await everything(database);
    for (const revision of [seen.revision, 0, 7])
      await refused(agent.save(LCL, [line({ comments: 'late' })], { revision }), ...STALE);
    assert.equal(await everything(database), as);
    const { revision } = await agent.load(LCL);
    assert.deepEqual(commentsOf(await agent.save(LCL, [line({ comments: 'late' })], { revision })), ['late']);
  });

  test('D-19 of two that save at the same time exactly one gets through, also on a record never saved before', async () => {
    for (let revision = 0; revision < 8; revision++) await race(admin, agent, revision);
  });

  test('D-19 whoever saves another feature of the same record is in nobody’s way', async () => {
    const features = ['origin_charges', 'exw_charges', 'rail_charges'] as const;
    await Promise.all(
      features.map((featureType) => admin.save({ ...LCL, featureType }, [line()], { revision: 0 })),
    );
    for (const featureType of features) assert.equal((await agent.load({ ...LCL, featureType })).revision, 1);
  });

  test('D-37 D-122 a save whose answer was lost is done once: its repeat gets the first answer', async () => {
    const key = 'a clerk’s one save'.replace('’', '');
    const send = () => agent.save(LCL, [line({ comments: 'once' })], { revision: 0 }, key);
    const [first, same] = await Promise.all([send(), send()]);
    assert.deepEqual(same, first);
    await admin.save(LCL, [line({ comments: 'later' })]);
    assert.deepEqual(await send(), first);
    const now = await admin.load(LCL);
    assert.deepEqual([now.revision, commentsOf(now)], [2, ['later']]);
  });

  test('D-37 the same key with other lines is refused and changes nothing', async () => {
    await agent.save(LCL, [line()], { revision: 0 }, 'used');
    const as = await everything(database);
    await refused(agent.save(LCL, [line({ quantity: 3 })], { revision: 1 }, 'used'), 409, /already used/);
    assert.equal(await everything(database), as);
    // Another caller's key of the same name is another key.
    assert.equal((await admin.save(LCL, [line({ quantity: 3 })], { revision: 1 }, 'used')).revision, 2);
  });

  test('D-37 a refused save leaves its key free, and a load keeps none', async () => {
    await refused(agent.save(LCL, [line({ quantity: null })], { revision: 0 }, 'again'), 422, /quantity/);
    await refused(agent.save(LCL, [line()], { revision: 5 }, 'again'), ...STALE);
    assert.equal((await agent.save(LCL, [line()], { revision: 0 }, 'again')).revision, 1);
  });

  test('a list of 1,000 lines is saved and loaded in full', async () => {
    const many = Array.from({ length: 1000 }, (_, n) =>
      line({ chargeType: (n % 4) + 1, comments: `line ${n}`, totalPrice: n }),
    );
    const saved = await admin.save(LCL, many);
    assert.deepEqual(
      commentsOf(await agent.load(LCL)),
      many.map(({ comments }) => comments),
    );
    const again = await admin.save(LCL, many.toReversed());
    assert.deepEqual(
      again.origin_charges.map(({ id }: Answer) => id),
      saved.origin_charges.map(({ id }: Answer) => id).toReversed(),
    );
  });

  test('1,000 lines take as many statements as two', async () => {
    let statements = 0;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const run = actionsOn({ db });
    const statementsFor = async (lines: number, revision: number) => {
      statements = 0;
      const charges = Array.from({ length: lines }, (_, n) => line({ chargeType: (n % 4) + 1 }));
      await run.act('saveCharges', { ...LCL, charges, revision });
      return statements;
    };
    const few = await statementsFor(2, 0);
    assert.equal(await statementsFor(1000, 1), few);
    assert.equal(await statementsFor(1000, 2), few - 1, 'charge types that the list has are not asked for');
  });
});

describe('two servers on one PostgreSQL', needsPostgres, () => {
  test('D-19 of two saves that reach both at the same time exactly one gets through', async () => {
    const url = await createMigratedPostgres();
    const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url, dataDir: '' })));
    await fill(databases[0]!);
    const servers = await Promise.all(databases.map((database) => startChargesServer(database)));
    try {
      const clients = await Promise.all(servers.map((server) => server.as('admin')));
      for (let revision = 0; revision < 12; revision++) await race(clients[0]!, clients[1]!, revision);
    } finally {
      for (const server of servers) await server.close();
      for (const database of databases) await database.close();
      await dropPostgres(url);
    }
  });
});
