import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { buildTestApp } from '../../../helpers/server.ts';
import { rawGet, startTestServer, TOOL } from './test-server.ts';

const testServer = startTestServer();

describe('built files', () => {
  test('PROD-05 names that stay are asked for again, names with a hash never', async () => {
    const stable = await testServer.get('/widgets/route-subscriptions.js', { 'accept-encoding': 'gzip' });
    assert.equal(stable.headers.get('cache-control'), 'no-cache');
    assert.match(stable.headers.get('content-type') ?? '', /javascript/);
    const again = await rawGet(testServer.url, '/widgets/route-subscriptions.js', {
      'accept-encoding': 'gzip',
      'if-none-match': stable.headers.get('etag') ?? '',
    });
    assert.equal(again.status, 304);
    for (const path of ['/widgets/chunks/react-AbCd_123.js', '/assets/main-AbCd_123.js']) {
      const answer = await testServer.get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
    }
  });

  test('PROD-05 what was compressed ahead is sent compressed', async () => {
    const answer = await testServer.get('/widgets/chunks/react-AbCd_123.js', { 'accept-encoding': 'gzip' });
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
    assert.equal(await answer.text(), 'react();');
  });

  test('PROD-05 types are sent as text, manifests as JSON', async () => {
    for (const [path, type] of [
      ['/widgets/index.d.ts', 'text/plain; charset=utf-8'],
      ['/widgets/custom-elements.json', 'application/json; charset=utf-8'],
    ] as const) {
      for (const encoding of ['identity', 'gzip']) {
        const answer = await testServer.get(path, { 'accept-encoding': encoding });
        assert.equal(answer.headers.get('content-type'), type, `${path} ${encoding}`);
      }
    }
  });

  test('NAV-42 every address of the portal is its page; the demo has its own', async () => {
    for (const path of ['/', TOOL, '/auth/login', '/a/b/c?d=e.f']) {
      const answer = await testServer.get(path, { accept: 'text/html,*/*;q=0.8' });
      assert.equal(answer.status, 200, path);
      assert.match(await answer.text(), /<title>portal/);
      assert.equal(answer.headers.get('cache-control'), 'no-cache');
    }
    assert.match(await (await testServer.get('/demo/')).text(), /<title>demo/);
    assert.match(await (await testServer.get('/demo')).text(), /<title>demo/);
  });

  test('NAV-41 an address that ends like a file and is none is a page for people, and nothing for scripts', async () => {
    for (const path of ['/old-page.html', '/iframe/https://tracking.example']) {
      const asked = await testServer.get(path, { accept: 'text/html,*/*;q=0.8' });
      assert.equal(asked.status, 200, path);
      assert.match(await asked.text(), /<title>portal/);
    }
    assert.equal((await testServer.get('/assets/gone-AbCd_123.js', { accept: '*/*' })).status, 404);
    const file = await testServer.get('/assets/main-AbCd_123.js', { accept: 'text/html,*/*' });
    assert.equal(await file.text(), 'portal();');
  });

  test('D-12 nothing outside the built folders is ever sent', async () => {
    for (const path of [
      '/../secret.txt',
      '/widgets/../secret.txt',
      '/widgets/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
    ]) {
      const { status, text } = await rawGet(testServer.url, path);
      assert.doesNotMatch(text, /secret/, path);
      assert.notEqual(status, 500, path);
    }
  });

  test('D-12 no answer tells whether a file outside the built folders is there', async () => {
    const answers = ['/..%2fsecret.txt', '/..%2fnothing.txt'].map((path) =>
      rawGet(testServer.url, path, { accept: 'text/html' }),
    );
    const [there, missing] = await Promise.all(answers);
    assert.deepEqual(there, missing);
  });

  test('PROD-07 missing files name the command that makes them', async () => {
    const bare = await buildTestApp(testServer.database, { dist: join(testServer.dist, 'nowhere') });
    try {
      assert.equal((await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } })).status, 404);
    } finally {
      await bare.close();
    }
  });
});
