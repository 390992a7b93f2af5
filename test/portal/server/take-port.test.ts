import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { takePort } from '../../../portal/server/take-port.ts';
import { freePort } from '../../helpers/free-port.ts';

const HOST = '127.0.0.1';
const IN_USE = { code: 'EADDRINUSE', syscall: 'listen' };

/** Whether a server can listen there. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST }, () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return isListening;
}

test('PROD-07 the port of a demo is taken from the first moment, so that a second start fails before it fills a database', async () => {
  const port = await freePort();
  const free = await takePort({ port, host: HOST, demo: true });
  await assert.rejects(takePort({ port, host: HOST, demo: true }), IN_USE);
  await free();
  assert.equal(await isFree(port), true);
});

test('PROD-07 elsewhere nothing answers before the server does, and any free port is nobody else’s', async () => {
  const port = await freePort();
  await takePort({ port, host: HOST, demo: false });
  assert.equal(await isFree(port), true);
  await (await takePort({ port: 0, host: HOST, demo: true }))();
});
