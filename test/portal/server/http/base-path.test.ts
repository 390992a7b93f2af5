import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readConfig } from '../../../../portal/server/config.ts';
import { ConfigError } from '../../../../portal/server/config-error.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { ORIGIN, rawGet, startTestServer, TOOL } from './test-server.ts';

const PAGE = `<!doctype html><title>portal</title><link rel="icon" href="/favicon.svg" />
<script type="module" src="/assets/main-AbCd_123.js"></script><a href="https://help.example/">Help</a>`;
const BEHIND = PAGE.replace('"/favicon', '"/freight/favicon').replace('"/assets', '"/freight/assets');

const testServer = startTestServer();
let server: TestApp;

before(async () => {
  for (const page of ['portal/index.html', 'demo/index.html', 'demo/embed.html'])
    writeFileSync(join(testServer.dist, page), PAGE);
  const env = {
    DEMO: 'on',
    PUBLIC_URL: 'https://host.example/freight/',
    ALLOWED_ORIGINS: ORIGIN,
    METRICS_TOKEN: 'shown-by-the-scraper',
  };
  server = await buildTestApp(testServer.database, { dist: testServer.dist, env });
});
after(() => server.close());

const get = (path: string, accept = 'text/html,*/*;q=0.8') =>
  fetch(server.url + path, { headers: { accept }, redirect: 'manual' });

for (const [proxy, at] of [
  ['hands it on', '/freight'],
  ['removes it', ''],
] as const)
  describe(`the path of PUBLIC_URL, where the proxy ${proxy}`, () => {
    test('NAV-42 pages name their files behind it, and nothing else changes in them', async () => {
      for (const path of ['/', '/auth/login', TOOL, '/demo/', '/demo/embed.html']) {
        const answer = await get(at + path);
        assert.equal(answer.status, 200, path);
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
        assert.equal(answer.headers.get('cache-control'), 'no-cache');
        assert.equal(await answer.text(), BEHIND, path);
      }
      assert.equal((await get(`${at}/demo/nothing.html`)).status, 404);
    });

    test('D-01 the tool pages alone can be framed by the back office', async () => {
      const framing = async (path: string) =>
        (await get(at + path)).headers
          .get('content-security-policy')
          ?.includes(`frame-ancestors 'self' ${ORIGIN}`);
      assert.deepEqual([await framing(TOOL), await framing('/dashboard')], [true, false]);
    });

    test('PROD-05 files, configuration and probes are there; a page of any origin may load the bundle', async () => {
      assert.equal(await (await get(`${at}/assets/main-AbCd_123.js`, '*/*')).text(), 'portal();');
      const bundle = await get(`${at}/widgets/route-subscriptions.js`, '*/*');
      assert.deepEqual(
        [await bundle.text(), bundle.headers.get('access-control-allow-origin')],
        ['element();', '*'],
      );
      assert.equal((await (await get(`${at}/config.json?a=b`)).json()).demo, true);
      assert.equal((await get(`${at}/healthz`)).status, 200);
    });

    test('API-01 calls arrive, a preflight and a wrong method among them', async () => {
      const login = await fetch(`${server.url}${at}/api/login`, {
        method: 'POST',
        body: JSON.stringify({ email: 'nobody@demo.example', password: 'wrong' }),
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(login.status, 401);
      assert.equal((await get(`${at}/api/login`)).status, 405);
      const preflight = await fetch(`${server.url}${at}/api/betty/login`, {
        method: 'OPTIONS',
        headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
      });
      assert.equal(preflight.headers.get('access-control-allow-origin'), ORIGIN);
    });

    test('a redirect leads to an address that its visitor knows', async () => {
      const answer = await get(`${at}/demo`);
      assert.deepEqual([answer.status, answer.headers.get('location')], [301, '/freight/demo/']);
    });

    test('links of the demo begin with it', async () => {
      const links: { url: string }[] = await (await get(`${at}/demo/links.json`)).json();
      for (const { url } of links) assert.match(url, /^https:\/\/host\.example\/freight\/[a-z]/);
    });
  });

test('the path alone is the start page; an address that only looks like it is another one', async () => {
  for (const path of ['/freight', '/freight?a=b', '/freight/'])
    assert.equal(await (await get(path)).text(), BEHIND, path);
  assert.equal(
    (await get('/freighter/api/login')).status,
    200,
    'a page of the portal, which says that it knows none',
  );
  assert.equal((await get('/freight-api/config.json', '*/*')).status, 404);
});

test('D-12 nothing outside the built folders is sent from behind a path either', async () => {
  for (const path of [
    '/freight/../secret.txt',
    '/freight/demo/..%2f..%2fsecret.txt',
    '/freight/demo/..%2findex.html',
  ]) {
    const { text } = await rawGet(server.url, path, { accept: '*/*' });
    assert.doesNotMatch(text, /secret/, path);
  }
});

test('no path is accepted that an address of the server, or of a page with rights of its own, begins with', () => {
  const routes = server.app.printRoutes({ commonPrefix: false });
  // All routes stand one step below `/`, in full, but for those of the built files.
  const folders = [...routes.matchAll(/^│ {3}[├└]── ([^\s/*:]+)/gm)].map(([, folder]) => folder);
  assert.ok(folders.includes('api') && folders.includes('metrics'), routes);
  for (const folder of [...folders, 'assets', 'widgets'])
    assert.throws(
      () => readConfig({ PUBLIC_URL: `https://host.example/${folder}/portal` }),
      ConfigError,
      folder,
    );
});
