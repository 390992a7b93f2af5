import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';

let database: Database;
before(async () => {
  database = await openFreshEmbedded();
});
after(() => database?.close());

/** Statuses of requests that a proxy says it forwards for these visitors; two a minute are free. */
async function statuses(env: Record<string, string>, visitors: readonly string[]): Promise<number[]> {
  const server: TestApp = await buildTestApp(database, { env: { RATE_LIMIT: '2', ...env } });
  const answers: number[] = [];
  try {
    for (const visitor of visitors) {
      const headers = { 'x-forwarded-for': visitor };
      answers.push((await fetch(`${server.url}/config.json`, { headers })).status);
    }
  } finally {
    await server.close();
  }
  return answers;
}

test('D-10 TRUSTED_PROXIES behind a proxy each visitor is limited alone', async () => {
  const env = { TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' };
  const visitors = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2, 10.1.2.3', '192.0.2.1, 192.0.2.3'];
  assert.deepEqual(await statuses(env, visitors), [200, 200, 429, 200, 200]);
});

test('D-10 TRUSTED_PROXIES whoever has a whole network of IPv6 addresses is one visitor', async () => {
  const visitors = ['2001:db8:0:1::1', '2001:db8::1:0:0:0:2', '2001:db8:0:1:ffff::3', '2001:db8:0:2::1'];
  assert.deepEqual(await statuses({ TRUSTED_PROXIES: '127.0.0.1' }, visitors), [200, 200, 429, 200]);
});

test('D-10 TRUSTED_PROXIES a port behind an address makes no further visitor, and no other proxy', async () => {
  const env = { TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 127.0.0.1' };
  const visitors = ['192.0.2.1', '192.0.2.1:5678', '192.0.2.1:5679, 10.1.2.3:443', '192.0.2.2:5678'];
  assert.deepEqual(await statuses(env, visitors), [200, 200, 429, 200]);
  const sixes = ['[2001:db8::1]:99', '2001:db8::2', '[2001:db8::1]', '[2001:db8:0:9::1]:99, [fd00::1]:443'];
  assert.deepEqual(await statuses(env, sixes), [200, 200, 429, 200]);
});

test('D-10 nobody is believed who is not named: a header gives no further tries', async () => {
  const visitors = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  assert.deepEqual(await statuses({}, visitors), [200, 200, 429]);
  assert.deepEqual(await statuses({ TRUSTED_PROXIES: '10.0.0.0/8' }, visitors), [200, 200, 429]);
});
