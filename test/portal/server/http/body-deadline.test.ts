import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, afterEach, before, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, IMPORTER, signIn } from '../auth/test-accounts.ts';

const MINUTE = 60_000;
/** Far below the deadlines, which nobody waits for. */
const IN_TIME = { timeout: 20_000 };

let database: Database;
let server: TestApp;
before(async () => {
  database = await openFreshEmbedded();
  await fill(database);
  server = await buildTestApp(database, { env: { FILE_LIMIT: '20' } });
});
afterEach(() => mock.timers.reset());
after(async () => {
  await server.close();
  await database.close();
});

/** A request of which the server has the head and the first byte of its body, in a time that stands still. */
async function begin(path: string, headers: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(server.url);
  const arrived = once(server.app.server, 'request');
  mock.timers.enable({ apis: ['setTimeout'] });
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined).resume();
  socket.write(`POST ${path} HTTP/1.1\r\nhost: portal\r\ncontent-length: 2\r\n${headers}\r\n{`);
  await arrived;
  // Its hooks have run when nothing is left to be done at once.
  for (let turns = 0; turns < 5; turns++) await turn();
  return { socket, closed };
}

test('PROD-07 a request whose body never comes to its end is given up within a minute', IN_TIME, async () => {
  const { socket, closed } = await begin('/api/login', 'content-type: application/json\r\n');
  mock.timers.tick(MINUTE - 1);
  await turn();
  assert.equal(socket.closed, false);
  mock.timers.tick(1);
  await closed;
});

test('FILE_LIMIT an upload may take longer: six seconds for each MB of the limit', IN_TIME, async () => {
  const bearer = await signIn(server.url, IMPORTER);
  const { socket, closed } = await begin('/api/files?name=x', `authorization: Bearer ${bearer}\r\n`);
  mock.timers.tick(2 * MINUTE - 1);
  await turn();
  assert.equal(socket.closed, false);
  mock.timers.tick(1);
  await closed;
});

test('PROD-07 a request that has come to its end is not given up', IN_TIME, async () => {
  const { socket } = await begin('/api/login', 'content-type: application/json\r\n');
  const answered = once(socket, 'data');
  socket.write('}');
  await answered;
  mock.timers.tick(10 * MINUTE);
  await turn();
  assert.equal(socket.closed, false);
  socket.destroy();
});
