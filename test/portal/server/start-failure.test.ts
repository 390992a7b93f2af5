import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { startFailure } from '../../../portal/server/start-failure.ts';

test('PROD-07 a folder that the server may not use names the variable in one line', () => {
  const error = failureOf(() => readdirSync('/nowhere/at/all'));
  assert.equal(startFailure(error), "DATA_DIR: can't use /nowhere/at/all (ENOENT).");
});

test('PROD-07 a taken port names the variable in one line', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const address = first.address();
  assert.ok(typeof address === 'object' && address);
  const second = createServer();
  const error = await new Promise((resolve) => second.on('error', resolve).listen(address.port, '127.0.0.1'));
  assert.equal(
    startFailure(error),
    `PORT: ${address.port} on 127.0.0.1 is already in use. Set PORT to another one, such as PORT=${address.port + 1}, or to 0 for any that is free.`,
  );
  first.close();
});

test('PROD-07 a full disk is named, whatever the database says of it', {
  skip: process.platform !== 'linux',
}, () => {
  const error = new Error('Postgres connection has been discarded');
  assert.match(
    startFailure(error, '/proc'),
    /^DATA_DIR: \/proc has only 0 MB of room left\. The server can't start: .*discarded$/,
  );
  assert.doesNotMatch(startFailure(error, '/nowhere/at/all'), /room/);
});

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
