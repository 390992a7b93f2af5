import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Fastify from 'fastify';
import { TransactionConflict } from '../../../../../portal/server/db/transaction.ts';
import { errorAnswers } from '../../../../../portal/server/http/errors/errors.ts';
import { openFreshEmbedded } from '../../../../helpers/database.ts';
import { buildTestApp } from '../../../../helpers/server.ts';
import { startTestServer } from '../test-server.ts';

const testServer = startTestServer();

describe('refusals', () => {
  const cases: [string, number, string, () => Promise<Response>][] = [
    ['malformed JSON', 400, 'invalid_json', () => testServer.send('/api/login', '{"email":')],
    ['an empty body', 400, 'invalid_json', () => testServer.send('/api/login', '')],
    ['a poisoned key', 400, 'invalid_json', () => testServer.send('/api/login', '{"__proto__":{"a":1}}')],
    [
      'a body above 1 MB',
      413,
      'too_large',
      () => testServer.send('/api/login', `"${'x'.repeat(1024 * 1024)}"`),
    ],
    [
      'no JSON',
      415,
      'unsupported_media_type',
      () => testServer.send('/api/login', 'a=b', { 'content-type': 'text/csv' }),
    ],
    ['an unknown address', 404, 'not_found', () => testServer.get('/api/nothing')],
    [
      'a page asked as data',
      404,
      'not_found',
      () => testServer.get('/some/page', { accept: 'application/json' }),
    ],
    ['an unknown file of the bundle', 404, 'not_found', () => testServer.get('/widgets/nothing.js')],
    ['another method', 405, 'method_not_allowed', () => testServer.get('/api/login')],
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
    assert.equal((await testServer.get('/api/login')).headers.get('allow'), 'POST');
  });

  test('D-04 a failure nobody foresaw tells nothing of itself', async () => {
    const broken = await openFreshEmbedded({ migrated: false });
    const { url, close } = await buildTestApp({ ...broken, db: testServer.database.db });
    await broken.close();
    await testServer.database.db.schema.alterTable('web_user').renameTo('web_user_away').execute();
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
      await testServer.database.db.schema.alterTable('web_user_away').renameTo('web_user').execute();
      await close();
    }
  });
});

test('a change that others kept from ending may be tried again in a moment, and tells nothing of them', async () => {
  const app = Fastify();
  errorAnswers(app);
  app.get('/', () => {
    throw new TransactionConflict('The transaction met others too often.');
  });
  const answer = await app.inject('/');
  assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2']);
  const { code, error, reasons } = answer.json();
  assert.deepEqual(
    [code, error, reasons],
    ['busy', 'Too many requests at the same time. Please try again.', [{ code: 'busy' }]],
  );
  await app.close();
});

describe('request ids', () => {
  test('ERR-02 a sane one is kept, any other replaced', async () => {
    assert.equal(
      (await testServer.get('/healthz', { 'x-request-id': 'proxy-7:a.b' })).headers.get('x-request-id'),
      'proxy-7:a.b',
    );
    for (const bad of ['a b', '"><script>', 'x'.repeat(200)]) {
      const id = (await testServer.get('/healthz', { 'x-request-id': bad })).headers.get('x-request-id');
      assert.notEqual(id, bad);
      assert.match(id ?? '', /^[\w-]{36}$/);
    }
  });
});
