import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createPostgres, dropPostgres, needsPostgres } from '../../helpers/database.ts';
import { eventually } from '../../helpers/eventually.ts';
import {
  emptyFolder,
  FailedStart,
  OUTSIDE_DEMO,
  SECRET,
  type ServerProcess,
  startServer,
} from '../../helpers/server.ts';
import { bookingIds, post } from './auth/test-accounts.ts';

const DEMO_PASSWORD = 'Demo-pass-1';
const signIn = async (url: string) => {
  const body = { email: 'importer@demo.example', password: DEMO_PASSWORD };
  return (await post(`${url}/api/login`, { body })).body.jwtToken as string;
};

/** Starts with a wrong surrounding; the one line it says, after a check of its exit code. */
async function complaint(env: Record<string, string>, dataDir?: string): Promise<string> {
  const failure = await startServer({ env, dataDir }).then(
    async (server) => {
      await server.kill();
      return assert.fail('The server started.');
    },
    (error) => error,
  );
  assert.ok(failure instanceof FailedStart, String(failure));
  assert.equal(failure.exitCode, 1);
  const lines = failure.output
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{"level":40'));
  assert.equal(lines.length, 1, failure.output);
  return lines[0] ?? '';
}

describe('a start that cannot succeed says why in one line and exits with 1', () => {
  test('PROD-07 a wrong setting is named, its value is not', async () => {
    assert.match(await complaint({ RATE_LIMIT: 'lots' }), /^RATE_LIMIT: (?!.*lots)/);
    assert.match(await complaint({ NODE_ENV: 'production' }), /^DEMO: /);
  });

  test('PROD-07 a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    assert.equal(
      await complaint({ PORT: String(port) }),
      `PORT: ${port} on 127.0.0.1 is already in use. Set PORT to another one, such as PORT=${port + 1}, or to 0 for any that is free.`,
    );
    other.close();
  });

  test('PROD-07 an address that is not here', async () => {
    assert.match(await complaint({ HOST: '192.0.2.1', DEMO: 'on' }), /^HOST: can't listen/);
  });

  test('PROD-07 a database that does not answer, without its password', async () => {
    const env = {
      ...OUTSIDE_DEMO,
      DATABASE_URL: 'postgres://user:hidden-pass@127.0.0.1:1/none',
      JWT_SECRET: SECRET,
    };
    const line = await complaint(env);
    assert.match(line, /^DATABASE_URL: /);
    assert.doesNotMatch(line, /hidden-pass/);
  });

  test('PROD-07 a data folder that is none, or may not be written', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    assert.match(await complaint({}, join(file, 'inside')), /^DATA_DIR: /);
    const folder = emptyFolder();
    chmodSync(folder, 0o500);
    // The superuser may write everywhere.
    if (process.getuid?.() !== 0) assert.match(await complaint({}, folder), /^DATA_DIR: /);
  });
});

const skip = process.platform === 'linux' ? false : 'there is no /proc';
test('PROD-07 a data folder where none can be made ends the start too', {
  skip,
  timeout: 60_000,
}, async () => {
  const folder = '/proc/freight-portal/data';
  assert.equal(await complaint({}, folder), `DATA_DIR: can't create the folder ${folder} (ENOENT).`);
});

describe('a server of its own', () => {
  let server: ServerProcess;
  before(async () => {
    server = await startServer();
  });
  after(() => server?.kill());

  test('PROD-07 it tells its address on a line of its own, then accounts and links that open', async () => {
    assert.match(server.output(), /^Ready: http:\/\/127\.0\.0\.1:\d+$/m);
    await eventually(() => server.output().includes('QA page'));
    assert.match(server.output(), /importer@demo\.example/);
    const links = [...server.output().matchAll(/(\w+) (\d+) \(\w+\) +(http\S+)/g)];
    assert.deepEqual(
      links.map(([, , id]) => id),
      ['1001', '1002', '2001', '2002', '3001', '3002', '3003', '4001', '5003', '2', '101'],
    );
    const token = new URL(links[1]?.[3] ?? '').searchParams.get('token') ?? '';
    const { body } = await post(`${server.url}/api/betty/login`, { link: token });
    const { body: seen } = await bookingIds(server.url, body.token);
    assert.deepEqual(seen.data.allBooking.results, [{ id: 1002 }]);
  });

  test('PROD-07 a second server on the same folder is refused', async () => {
    assert.match(await complaint({}, server.dataDir), /^DATA_DIR: /);
  });

  test('D-12 the log holds no token, password or header', async () => {
    const bearer = await signIn(server.url);
    await fetch(`${server.url}/api/nothing?token=visible-token&x=1`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    await eventually(() => server.output().includes('/api/nothing'));
    const log = server.output().slice(server.output().indexOf('QA page'));
    assert.match(log, /token=\[redacted\]&x=1/);
    for (const secret of ['visible-token', bearer, DEMO_PASSWORD]) assert.ok(!log.includes(secret), secret);
  });

  test('PROD-07 after a power cut it starts again with all its data, and tokens go on', async () => {
    const bearer = await signIn(server.url);
    await server.kill();
    server = await startServer({ dataDir: server.dataDir });
    const { body } = await bookingIds(server.url, bearer);
    assert.ok(body.data.allBooking.results.length > 0);
  });

  test('PROD-07 SIGTERM lets a request finish, takes no new ones, and exits with 0', async () => {
    const { hostname, port } = new URL(server.url);
    const slow = request({
      hostname,
      port,
      path: '/api/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 70 },
    });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (response) => resolve(response.resume().statusCode));
      slow.once('error', reject);
    });
    slow.write('{"email":"importer@demo.example",');
    await fetch(`${server.url}/healthz`);
    const stopped = server.stop();
    await eventually(() =>
      fetch(`${server.url}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    slow.end('"password":"Demo-pass-1"}'.padEnd(37));
    assert.equal(await answer, 200);
    assert.equal(await stopped, 0);
  });
});

test('PROD-07 SIGTERM is told at /readyz first, while requests are still answered, and then exits with 0', {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ env: { SHUTDOWN_DELAY_MS: '3000' } });
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  assert.equal(await statusOf('/readyz'), 200);
  const stopped = server.stop();
  await eventually(async () => (await statusOf('/readyz')) === 503);
  assert.deepEqual([await statusOf('/healthz'), await statusOf('/config.json')], [200, 200]);
  assert.equal(await stopped, 0);
});

describe('on PostgreSQL', needsPostgres, () => {
  let url: string;
  before(async () => {
    url = await createPostgres();
  });
  after(() => dropPostgres(url));
  const start = () => startServer({ env: { DATABASE_URL: url, JWT_SECRET: SECRET, DEMO: 'on' } });

  test('D-98 a session revoked by one process is over in the other; both stop cleanly', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    try {
      const bearer = await signIn(one.url);
      assert.equal((await bookingIds(other.url, bearer)).status, 200);
      await post(`${one.url}/api/logout`, { bearer });
      assert.equal((await bookingIds(other.url, bearer)).status, 401);
    } finally {
      assert.deepEqual(await Promise.all([one.stop(), other.stop()]), [0, 0]);
    }
  });
});
