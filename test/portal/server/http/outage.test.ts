import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import {
  createMigratedPostgres,
  DATABASE_URL_TEST,
  dropPostgres,
  needsPostgres,
} from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { type Answer, bookingIds, fill, IMPORTER, PASSWORD, post, signIn } from '../auth/test-accounts.ts';

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL_TEST });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The way to the database, which can be cut and mended. */
class Way {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  get url(): string {
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }
}

describe('while PostgreSQL is away', needsPostgres, () => {
  let direct: string;
  let way: Way;
  let database: Database;
  let server: TestApp;
  before(async () => {
    direct = await createMigratedPostgres();
    way = new Way(direct);
    await way.mend();
    database = await openDatabase({ databaseUrl: way.url, dataDir: '' });
    await fill(database);
    server = await buildTestApp(database);
  });
  after(async () => {
    await server?.close();
    await database?.close();
    await way?.cut();
    await dropPostgres(direct);
  });

  const unavailable = ({ status, body }: Answer) => {
    // The data API answers failures of a query as GraphQL does.
    const { code, statusCode = status } = body.errors?.[0]?.extensions ?? body;
    assert.deepEqual({ code, statusCode }, { code: 'unavailable', statusCode: 503 });
    assert.equal(status, body.errors ? 200 : 503);
    assert.doesNotMatch(JSON.stringify(body), /ECONN|127\.0\.0\.1|terminated/);
  };
  /** Also of somebody whom this server doesn't know yet. */
  async function unavailableData(bearer: string, stranger: string): Promise<void> {
    for (const token of [bearer, stranger]) {
      const answer = await bookingIds(server.url, token);
      unavailable(answer);
      assert.ok(answer.body.errors, 'in the form of GraphQL');
    }
  }

  test('PROD-07 every request answers 503 and names nothing; when it is back all goes on by itself', async () => {
    const bearer = await signIn(server.url, IMPORTER);
    const login = () => post(`${server.url}/api/login`, { body: { email: IMPORTER, password: PASSWORD } });
    /** Asked once a second for all, so that it may say for a moment what was. */
    async function isReadySoon(status: number): Promise<void> {
      await eventually(async () => (await fetch(`${server.url}/readyz`)).status === status);
    }
    assert.equal((await bookingIds(server.url, bearer)).status, 200);
    for (let outage = 0; outage < 2; outage += 1) {
      const stranger = await signIn(server.url, IMPORTER);
      await way.cut();
      await unavailableData(bearer, stranger);
      unavailable(await login());
      unavailable(await post(`${server.url}/api/betty/login`, { bearer }));
      await isReadySoon(503);
      assert.equal((await fetch(`${server.url}/healthz`)).status, 200, 'the process lives');
      await way.mend();
      await isReadySoon(200);
      const { body } = await bookingIds(server.url, bearer);
      assert.deepEqual(body.data.allBooking.results, [{ id: 1001 }]);
      assert.equal((await login()).status, 200);
    }
  });

  test('PROD-07 a database that lets nobody in is away too', async () => {
    const bearer = await signIn(server.url, IMPORTER);
    const name = new URL(direct).pathname.slice(1);
    await onPostgres(`alter database "${name}" with allow_connections false`);
    await onPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    try {
      unavailable(await bookingIds(server.url, bearer));
      unavailable(await post(`${server.url}/api/login`, { body: { email: IMPORTER, password: PASSWORD } }));
    } finally {
      await onPostgres(`alter database "${name}" with allow_connections true`);
    }
    assert.equal((await bookingIds(server.url, bearer)).status, 200);
  });
});
