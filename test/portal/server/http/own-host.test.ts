import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';

const NAMES = { PUBLIC_URL: 'https://portal.example', ALLOWED_ORIGINS: 'https://office.example:8443' };

let database: Database;
before(async () => {
  database = await openFreshEmbedded();
  await database.db
    .insertInto('company')
    .values({ id: 1, company_name: 'Keeps the demo data out', entity_type: 'Provider' })
    .execute();
});
after(() => database?.close());

/** Asks the server under a name; `fetch` would send the one of its address. */
const askAs = (url: string, method: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: Record<string, unknown> }>((resolve, reject) => {
    request(url, { method, headers: { ...headers, host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    })
      .on('error', reject)
      .end();
  });

function refusesOtherHosts(env: Record<string, string>, method: string, paths: readonly string[]) {
  let server: TestApp;
  let port: string;
  before(async () => {
    server = await buildTestApp(database, { env: { ...NAMES, ...env } });
    ({ port } = new URL(server.url));
  });
  after(() => server?.close());

  for (const path of paths) {
    test(`D-03 ${method} ${path} is answered under the names of the server`, async () => {
      const local = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
      for (const host of [...local, 'portal.example', 'Portal.example:443', 'office.example'])
        assert.equal((await askAs(server.url + path, method, host)).status, 200, host);
    });

    test(`D-03 ${method} ${path} is refused to a page whose name leads to this machine`, async () => {
      const spoofed = { 'x-forwarded-host': 'portal.example' };
      for (const host of [`evil.example:${port}`, 'portal.example.evil.example', 'localhost:1', ':']) {
        const { status, body } = await askAs(server.url + path, method, host, spoofed);
        assert.deepEqual([status, body.code], [421, 'host_not_allowed'], host);
        assert.match(String(body.error), /ALLOWED_ORIGINS.*PUBLIC_URL/);
      }
    });
  }
}

describe('mails and links of a demo', () =>
  refusesOtherHosts({ DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1' }, 'GET', [
    '/demo/outbox.json',
    '/demo/links.json',
  ]));

describe('the token for everybody', () =>
  refusesOtherHosts({ PUBLIC_ACCESS: 'open', TRUSTED_PROXIES: '127.0.0.1' }, 'POST', ['/api/betty/login']));

test('D-03 whoever has a token of their own may use any name', async () => {
  const server = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open' } });
  try {
    const grant = { recordType: 'booking', recordId: 1, role: 'user' } as const;
    const token = await server.services.auth.signLink(grant, 60);
    for (const headers of [{ 'x-link-token': token }, { authorization: `Bearer ${token}` }])
      assert.equal(
        (await askAs(`${server.url}/api/betty/login`, 'POST', 'tunnel.example', headers)).status,
        200,
      );
  } finally {
    await server.close();
  }
});
