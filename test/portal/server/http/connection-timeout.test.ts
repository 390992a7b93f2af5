import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import type { AppOptions } from '../../../../portal/server/app.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { queryAs } from '../../../helpers/act.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, IMPORTER, signIn } from '../auth/test-accounts.ts';

const CUT_MS = 200;
/** Far above the time that is set here, and below the one that a server has otherwise. */
const IN_TIME = { timeout: 50_000 };
/** 15 MB: more than all buffers between server and client hold together, also where they grow by themselves. */
const ORDERS = 100;
const NAME_BYTES = 150_000;
const LARGE = `{ allPurchaseOrder(take: ${ORDERS}) { results { orderPurchaser { companyName } } } }`;

let database: Database;
before(async () => {
  database = await openFreshEmbedded();
  await fill(database);
  await sql`update company set company_name = repeat('x', ${NAME_BYTES}) where id = 101`.execute(database.db);
  await sql`insert into purchase_order (order_purchaser_id, order_numbers)
    select 101, 'P' || n from generate_series(1, ${ORDERS}::integer) n`.execute(database.db);
});
after(() => database.close());

async function serve(t: TestContext, options?: AppOptions): Promise<TestApp> {
  const server = await buildTestApp(database, options);
  t.after(() => server.close());
  return server;
}

/** A connection as both of its ends have it. */
async function open({ url, app }: TestApp): Promise<{ ours: Socket; served: Socket }> {
  const { hostname, port } = new URL(url);
  const connected = once(app.server, 'connection');
  const ours = connect(Number(port), hostname);
  ours.on('error', () => undefined);
  const [served] = await connected;
  return { ours, served };
}

test('PROD-07 a connection on which nothing comes is cut', IN_TIME, async (t) => {
  const { ours, served } = await open(await serve(t, { connectionTimeoutMs: CUT_MS }));
  await once(served, 'close');
  ours.destroy();
});

test('PROD-07 whose answers nobody reads is cut, and gets new ones then', IN_TIME, async (t) => {
  const server = await serve(t);
  const bearer = await signIn(server.url, IMPORTER);
  const body = JSON.stringify({ token: bearer, query: LARGE });
  const request = `POST /api/betty/query HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  // A caller has three at a time: without the cut the share would be used up for ever.
  // One after another: two that open at once can't tell whose end the server has.
  const unread = [await open(server), await open(server), await open(server)];
  const cuts = unread.map(({ served }) => once(served, 'close'));
  for (const { ours } of unread) ours.pause().write(request);
  for (const { served } of unread) {
    await eventually(() => served.bytesWritten > 0);
    assert.equal(served.timeout, server.app.server.timeout);
    assert.ok(served.timeout, 'a server has a limit');
    // Only now: until there was an answer the server itself was slow, as long as the machine is.
    served.setTimeout(CUT_MS);
  }
  await Promise.all(cuts);
  const { oneCompany } = await queryAs(server.url, bearer, '{ oneCompany(where: {id: {eq: 101}}) { id } }');
  assert.deepEqual(oneCompany, { id: 101 });
  for (const { ours } of unread) ours.destroy();
});
