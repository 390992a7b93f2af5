import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { queryAs } from '../../../helpers/act.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, IMPORTER, signIn } from '../auth/test-accounts.ts';

const CUT_MS = 1_500;
/** Far above the time that is set here, and below the one that is set otherwise. */
const IN_TIME = { timeout: 20_000 };
/** 15 MB: more than all buffers between server and client hold together, also where they grow by themselves. */
const ORDERS = 100;
const NAME_BYTES = 150_000;
const LARGE = `{ allPurchaseOrder(take: ${ORDERS}) { results { orderPurchaser { companyName } } } }`;

let database: Database;
let server: TestApp;
before(async () => {
  database = await openFreshEmbedded();
  await fill(database);
  await sql`update company set company_name = repeat('x', ${NAME_BYTES}) where id = 101`.execute(database.db);
  await sql`insert into purchase_order (order_purchaser_id, order_numbers)
    select 101, 'P' || n from generate_series(1, ${ORDERS}::integer) n`.execute(database.db);
  server = await buildTestApp(database, { connectionTimeoutMs: CUT_MS });
});
after(async () => {
  await server.close();
  await database.close();
});

/** A connection as both of its ends have it. */
async function open(): Promise<{ ours: Socket; served: Socket }> {
  const { hostname, port } = new URL(server.url);
  const connected = once(server.app.server, 'connection');
  const ours = connect(Number(port), hostname);
  ours.on('error', () => undefined);
  const [served] = await connected;
  return { ours, served };
}

test('PROD-07 a connection on which nothing comes is cut', IN_TIME, async () => {
  const { ours, served } = await open();
  await once(served, 'close');
  ours.destroy();
});

test('PROD-07 whose answers nobody reads is cut, and gets new ones then', IN_TIME, async () => {
  const bearer = await signIn(server.url, IMPORTER);
  const body = JSON.stringify({ token: bearer, query: LARGE });
  // A caller has three at a time: without the cut the share would be used up for ever.
  const unread = await Promise.all(
    [1, 2, 3].map(async () => {
      const { ours, served } = await open();
      const cut = once(served, 'close');
      ours.pause();
      ours.write(
        `POST /api/betty/query HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      return { ours, served, cut };
    }),
  );
  await Promise.all(unread.map(({ cut }) => cut));
  const { oneCompany } = await queryAs(server.url, bearer, '{ oneCompany(where: {id: {eq: 101}}) { id } }');
  assert.deepEqual(oneCompany, { id: 101 });
  for (const { ours, served } of unread) {
    assert.ok(served.bytesWritten > 0, 'cut before there was an answer');
    ours.destroy();
  }
});
