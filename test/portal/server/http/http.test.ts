import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';

const OFFICE = 'https://office.example';
const TOOL = '/booking/purchase-order-and-style-manager/';

/** Files as a build leaves them. */
function builtFiles(): string {
  const dist = mkdtempSync(join(tmpdir(), 'freight-portal-dist-'));
  const write = (file: string, text: string) => {
    const path = join(dist, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text));
  };
  write('portal/index.html', '<!doctype html><title>portal</title>');
  write('portal/assets/main-AbCd_123.js', 'portal();');
  write('demo/index.html', '<!doctype html><title>demo</title>');
  write('widgets/route-subscriptions.js', 'element();');
  write('widgets/chunks/react-AbCd_123.js', 'react();');
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  return dist;
}

/** A path and headers as they are: `fetch` would tidy up the one and add `no-cache` to the others. */
const rawGet = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

let database: Database;
let server: TestApp;
const dist = builtFiles();
before(async () => {
  database = await openFreshEmbedded();
  await database.db
    .insertInto('company')
    .values({ id: 1, company_name: 'Keeps the demo data out', entity_type: 'Provider' })
    .execute();
  server = await buildTestApp(database, {
    dist,
    env: {
      DEMO: 'on',
      ALLOWED_ORIGINS: OFFICE,
      PROVIDER_NAME: 'Harbour',
      PUBLIC_URL: 'https://portal.example',
    },
  });
});
after(async () => {
  await server?.close();
  await database?.close();
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('refusals', () => {
  const cases: [string, number, string, () => Promise<Response>][] = [
    ['malformed JSON', 400, 'invalid_json', () => send('/api/login', '{"email":')],
    ['an empty body', 400, 'invalid_json', () => send('/api/login', '')],
    ['a poisoned key', 400, 'invalid_json', () => send('/api/login', '{"__proto__":{"a":1}}')],
    ['a body above 1 MB', 413, 'too_large', () => send('/api/login', `"${'x'.repeat(1024 * 1024)}"`)],
    [
      'no JSON',
      415,
      'unsupported_media_type',
      () => send('/api/login', 'a=b', { 'content-type': 'text/csv' }),
    ],
    ['an unknown address', 404, 'not_found', () => get('/api/nothing')],
    ['a page asked as data', 404, 'not_found', () => get('/some/page', { accept: 'application/json' })],
    ['an unknown file of the bundle', 404, 'not_found', () => get('/widgets/nothing.js')],
    ['another method', 405, 'method_not_allowed', () => get('/api/login')],
  ];
  for (const [name, status, code, ask] of cases) {
    test(`API-13 ${name} answers ${status} as JSON {error, code, requestId}`, async () => {
      const answer = await ask();
      assert.equal(answer.status, status);
      const body = await answer.json();
      assert.deepEqual(Object.keys(body).sort(), ['code', 'error', 'requestId']);
      assert.equal(body.code, code);
      assert.equal(body.requestId, answer.headers.get('x-request-id'));
      assert.doesNotMatch(JSON.stringify(body), /at .+:\d+|node_modules|FST_/);
    });
  }

  test('API-02 another method names those that work', async () => {
    assert.equal((await get('/api/login')).headers.get('allow'), 'POST');
  });

  test('D-04 a failure nobody foresaw tells nothing of itself', async () => {
    const broken = await openFreshEmbedded({ migrated: false });
    const { url, close } = await buildTestApp({ ...broken, db: database.db });
    await broken.close();
    await database.db.schema.alterTable('web_user').renameTo('web_user_away').execute();
    try {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"a@b.example","password":"x"}',
      });
      assert.equal(answer.status, 500);
      const { error, code } = await answer.json();
      assert.equal(code, 'internal');
      assert.doesNotMatch(error, /web_user|select/);
    } finally {
      await database.db.schema.alterTable('web_user_away').renameTo('web_user').execute();
      await close();
    }
  });
});

describe('request ids', () => {
  test('ERR-02 a sane one is kept, any other replaced', async () => {
    assert.equal(
      (await get('/healthz', { 'x-request-id': 'proxy-7:a.b' })).headers.get('x-request-id'),
      'proxy-7:a.b',
    );
    for (const bad of ['a b', '"><script>', 'x'.repeat(200)]) {
      const id = (await get('/healthz', { 'x-request-id': bad })).headers.get('x-request-id');
      assert.notEqual(id, bad);
      assert.match(id ?? '', /^[\w-]{36}$/);
    }
  });
});

describe('what pages may do', () => {
  const policyOf = async (path: string) =>
    (await get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';

  test('D-12 no page runs or styles anything but its own files', async () => {
    for (const path of ['/', '/demo/', TOOL]) {
      const policy = await policyOf(path);
      assert.match(policy, /script-src 'self';/);
      assert.match(policy, /style-src 'self';/);
      assert.match(policy, /object-src 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
    }
    assert.match(await policyOf('/'), /require-trusted-types-for 'script'/);
  });

  test('D-01 only the public tool pages can be framed, by the configured origins alone', async () => {
    for (const path of [
      TOOL,
      TOOL.slice(0, -1),
      '/air-rate/',
      '/booking-charges/freight_charges?record_id=3001',
    ]) {
      const answer = await get(path, { accept: 'text/html' });
      assert.match(
        answer.headers.get('content-security-policy') ?? '',
        new RegExp(`frame-ancestors 'self' ${OFFICE}`),
      );
      assert.equal(answer.headers.get('x-frame-options'), null);
    }
    for (const path of ['/', '/dashboard', '/auth/login']) {
      assert.match(await policyOf(path), /frame-ancestors 'self'(;|$)/);
    }
  });

  test('D-12 the address, which may hold a token, is never handed on; https is kept once configured', async () => {
    const { headers } = await get(`${TOOL}?record_id=1001&token=abc`, { accept: 'text/html' });
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d+/);
  });
});

describe('other origins', () => {
  const preflight = (path: string, origin: string) =>
    fetch(server.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-link-token',
      },
    });

  test('PROD-05 a configured back office may call the API with every header the elements send', async () => {
    const answer = await preflight('/api/betty/login', OFFICE);
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get('access-control-allow-origin'), OFFICE);
    assert.match(
      answer.headers.get('access-control-allow-headers') ?? '',
      /authorization.*idempotency-key.*x-link-token/,
    );
    assert.equal(answer.headers.get('access-control-allow-credentials'), null);
    const refused = await send('/api/betty/login', '', { origin: OFFICE });
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get('access-control-allow-origin'), OFFICE, 'the page can read why');
  });

  test('D-12 no other origin may', async () => {
    for (const path of ['/api/betty/login', '/config.json']) {
      const answer = await preflight(path, 'https://elsewhere.example');
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
  });

  test('PROD-05 everybody may load the bundle', async () => {
    const { headers } = await get('/widgets/route-subscriptions.js', { origin: 'https://elsewhere.example' });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  });
});

describe('built files', () => {
  test('PROD-05 names that stay are asked for again, names with a hash never', async () => {
    const stable = await get('/widgets/route-subscriptions.js', { 'accept-encoding': 'gzip' });
    assert.equal(stable.headers.get('cache-control'), 'no-cache');
    assert.match(stable.headers.get('content-type') ?? '', /javascript/);
    const again = await rawGet(server.url, '/widgets/route-subscriptions.js', {
      'accept-encoding': 'gzip',
      'if-none-match': stable.headers.get('etag') ?? '',
    });
    assert.equal(again.status, 304);
    for (const path of ['/widgets/chunks/react-AbCd_123.js', '/assets/main-AbCd_123.js']) {
      const answer = await get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
    }
  });

  test('PROD-05 what was compressed ahead is sent compressed', async () => {
    const answer = await get('/widgets/chunks/react-AbCd_123.js', { 'accept-encoding': 'gzip' });
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
    assert.equal(await answer.text(), 'react();');
  });

  test('NAV-42 every address of the portal is its page; the demo has its own', async () => {
    for (const path of ['/', TOOL, '/auth/login', '/a/b/c?d=e.f']) {
      const answer = await get(path, { accept: 'text/html,*/*;q=0.8' });
      assert.equal(answer.status, 200, path);
      assert.match(await answer.text(), /<title>portal/);
      assert.equal(answer.headers.get('cache-control'), 'no-cache');
    }
    assert.match(await (await get('/demo/')).text(), /<title>demo/);
    assert.match(await (await get('/demo')).text(), /<title>demo/);
  });

  test('D-12 nothing outside the built folders is ever sent', async () => {
    for (const path of [
      '/../secret.txt',
      '/widgets/../secret.txt',
      '/widgets/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
    ]) {
      const { status, text } = await rawGet(server.url, path);
      assert.doesNotMatch(text, /secret/, path);
      assert.notEqual(status, 500, path);
    }
  });

  test('PROD-07 missing files name the command that makes them', async () => {
    const bare = await buildTestApp(database, { dist: join(dist, 'nowhere') });
    try {
      assert.equal((await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } })).status, 404);
    } finally {
      await bare.close();
    }
  });
});

describe('open answers', () => {
  test('PROD-08 /config.json tells ids and branding, no secrets', async () => {
    const answer = await get('/config.json');
    const body = await answer.json();
    assert.equal(body.providerName, 'Harbour');
    assert.equal(body.demo, true);
    assert.equal(typeof body.appId, 'string');
    assert.ok(body.actions.savePurchaseOrders);
    assert.doesNotMatch(JSON.stringify(body), /secret/i);
  });

  test('PROD-07 /demo/outbox.json lists the mails, newest first; outside a demo there is none', async () => {
    for (const subject of ['first', 'second']) {
      await database.db
        .insertInto('mail_outbox')
        .values({ recipient: 'a@b.example', subject, text: 't' })
        .execute();
    }
    const mails = await (await get('/demo/outbox.json')).json();
    assert.deepEqual(
      mails.map(({ to, subject }: { to: string; subject: string }) => [to, subject]),
      [
        ['a@b.example', 'second'],
        ['a@b.example', 'first'],
      ],
    );
    assert.deepEqual(Object.keys(mails[0]).sort(), ['sentAt', 'subject', 'text', 'to']);
    const real = await buildTestApp(database, { dist });
    try {
      assert.equal((await fetch(`${real.url}/demo/outbox.json`)).status, 404);
      assert.equal((await fetch(`${real.url}/demo/`, { headers: { accept: 'text/html' } })).status, 404);
    } finally {
      await real.close();
    }
  });

  test('RATE_LIMIT more requests than allowed are refused with the time to wait, health probes never', async () => {
    const limited = await buildTestApp(database, { env: { RATE_LIMIT: '3' } });
    try {
      const ask = (path: string) => fetch(limited.url + path);
      for (let count = 0; count < 3; count += 1) assert.equal((await ask('/config.json')).status, 200);
      for (const path of ['/config.json', '/api/nothing', '/api/login']) {
        const answer = await ask(path);
        assert.equal(answer.status, 429, path);
        assert.ok(Number(answer.headers.get('retry-after')) > 0);
        assert.equal((await answer.json()).code, 'rate_limited');
      }
      assert.equal((await ask('/healthz')).status, 200);
      assert.equal((await ask('/readyz')).status, 200);
    } finally {
      await limited.close();
    }
  });
});
