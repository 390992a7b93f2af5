import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTestApp } from '../../../helpers/server.ts';
import { ORIGIN, startTestServer, TOOL } from './test-server.ts';

const testServer = startTestServer();

describe('what pages may do', () => {
  const policyOf = async (path: string) =>
    (await testServer.get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';

  test('D-12 no page runs or styles anything but its own files', async () => {
    for (const path of ['/', '/demo/', TOOL]) {
      const policy = await policyOf(path);
      assert.match(policy, /script-src 'self';/);
      assert.match(policy, /style-src 'self';/);
      assert.match(policy, /object-src 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
    }
    for (const path of ['/', TOOL]) {
      assert.match(await policyOf(path), /require-trusted-types-for 'script';trusted-types fp-scripts$/);
    }
  });

  test('API-01 D-12 a page speaks with its own backend alone', async () => {
    for (const path of ['/', TOOL]) {
      const policy = await policyOf(path);
      assert.match(policy, /default-src 'self';/);
      assert.doesNotMatch(policy, /connect-src/, 'nothing but the default');
    }
  });

  test('D-11 the viewer may show any page of the web, and nothing else', async () => {
    assert.match(await policyOf('/iframe'), /frame-src 'self' http: https:;/);
    assert.doesNotMatch(await policyOf('/iframe'), /frame-src[^;]*(data|blob|javascript):/);
  });

  test('D-116 D-11 SHELL-28 the settings let in the chat, the help widget, the font and the hosts of the viewer', async () => {
    const env = {
      CHAT_SCRIPT_URL: 'https://chat.example/v2/chat.js?key=1',
      HELP_WIDGET_SCRIPT_URL: 'https://help.example:8443/widget.js',
      FONT_STYLESHEET_URL: 'https://fonts.example/css?family=Inter',
      VIEWER_ALLOWED_HOSTS: 'docs.example',
      VIEWER_URL: 'https://docs.example/start',
    };
    const server = await buildTestApp(testServer.database, { dist: testServer.dist, env });
    try {
      const config = await (await fetch(`${server.url}/config.json`)).json();
      assert.equal(config.chatScriptUrl, env.CHAT_SCRIPT_URL);
      assert.equal(config.helpWidgetScriptUrl, env.HELP_WIDGET_SCRIPT_URL);
      assert.equal(config.fontStylesheetUrl, env.FONT_STYLESHEET_URL);
      assert.deepEqual(config.viewerHosts, ['docs.example']);
      assert.equal(config.viewerUrl, env.VIEWER_URL);
      const page = await fetch(`${server.url}/dashboard`, { headers: { accept: 'text/html' } });
      const policy = page.headers.get('content-security-policy') ?? '';
      const scripts = 'https://chat.example https://help.example:8443';
      for (const directive of [
        `script-src 'self' ${scripts}`,
        "style-src 'self' https://fonts.example",
        `img-src 'self' data: ${scripts}`,
        "font-src 'self' https:",
        `connect-src 'self' ${scripts} wss://chat.example wss://help.example:8443`,
        `frame-src 'self' http://docs.example:* https://docs.example:* http://*.docs.example:* https://*.docs.example:* ${scripts}`,
        "require-trusted-types-for 'script'",
      ])
        assert.ok(policy.split(';').includes(directive), `${directive} is not in ${policy}`);
      assert.doesNotMatch(policy, /unsafe/);
    } finally {
      await server.close();
    }
  });

  test('D-01 only the public tool pages can be framed, by the configured origins alone', async () => {
    for (const path of [
      TOOL,
      TOOL.slice(0, -1),
      '/air-rate/',
      '/booking-charges/freight_charges?record_id=3001',
    ]) {
      const answer = await testServer.get(path, { accept: 'text/html' });
      assert.match(
        answer.headers.get('content-security-policy') ?? '',
        new RegExp(`frame-ancestors 'self' ${ORIGIN}`),
      );
      assert.equal(answer.headers.get('x-frame-options'), null);
    }
    for (const path of ['/', '/dashboard', '/auth/login']) {
      assert.match(await policyOf(path), /frame-ancestors 'self'(;|$)/);
    }
  });

  test('D-12 the address, which may hold a token, is never handed on; https is kept once configured', async () => {
    const { headers } = await testServer.get(`${TOOL}?record_id=1001&token=abc`, { accept: 'text/html' });
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d+/);
  });
});

describe('other origins', () => {
  const preflight = (path: string, origin: string, method = 'POST') =>
    fetch(testServer.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-link-token',
      },
    });

  test('PROD-05 a configured back office may call the API with every header the elements send', async () => {
    const answer = await preflight('/api/betty/login', ORIGIN);
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get('access-control-allow-origin'), ORIGIN);
    assert.match(
      answer.headers.get('access-control-allow-headers') ?? '',
      /authorization.*idempotency-key.*x-link-token/,
    );
    assert.equal(answer.headers.get('access-control-allow-credentials'), null);
    const refused = await testServer.send('/api/betty/login', '', { origin: ORIGIN });
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get('access-control-allow-origin'), ORIGIN, 'the page can read why');
  });

  test('AUTH-39 the back office may withdraw invitations and links, too', async () => {
    const answer = await preflight('/api/invites/1', ORIGIN, 'DELETE');
    assert.match(answer.headers.get('access-control-allow-methods') ?? '', /DELETE/);
  });

  test('D-12 no other origin may', async () => {
    for (const path of ['/api/betty/login', '/config.json']) {
      const answer = await preflight(path, 'https://elsewhere.example');
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
  });

  describe('at the exchange of tokens', () => {
    const exchange = (headers: Record<string, string>) =>
      fetch(`${testServer.url}/api/betty/login`, { method: 'POST', headers });
    const ELSEWHERE = 'https://elsewhere.example';

    for (const headers of [
      { origin: ELSEWHERE },
      { origin: ELSEWHERE, 'x-link-token': 'nonsense' },
      { origin: 'null' },
      { origin: 'https://portal.example:8443', 'sec-fetch-site': 'same-site' },
    ])
      test(`D-12 a page of another origin can read that it may not, and nothing else: ${JSON.stringify(headers)}`, async () => {
        const answer = await exchange(headers);
        assert.equal(answer.status, 403);
        assert.equal(answer.headers.get('access-control-allow-origin'), headers.origin);
        assert.equal(answer.headers.get('access-control-allow-credentials'), null);
        const { error, code, requestId, ...more } = await answer.json();
        assert.deepEqual([code, typeof requestId, more], ['origin_not_allowed', 'string', {}]);
        assert.match(error, /ALLOWED_ORIGINS/);
      });

    test('D-12 with the tools’ own scope for everybody it gets no token either', async () => {
      const open = await buildTestApp(testServer.database, { env: { PUBLIC_ACCESS: 'open' } });
      try {
        const url = `${open.url}/api/betty/login`;
        const answer = await fetch(url, { method: 'POST', headers: { origin: ELSEWHERE } });
        assert.equal(answer.status, 403);
        assert.equal((await answer.json()).token, undefined);
        assert.equal((await fetch(url, { method: 'POST' })).status, 200);
      } finally {
        await open.close();
      }
    });

    for (const [whose, headers] of Object.entries({
      'the server itself': () => ({ origin: testServer.url }),
      'its public address': () => ({ origin: 'https://portal.example' }),
      'the browser’s word, behind a proxy': () => ({ origin: ELSEWHERE, 'sec-fetch-site': 'same-origin' }),
      'no browser': () => ({}),
    }))
      test(`API-13 a page of its own is asked who it is: by ${whose}`, async () => {
        const answer = await exchange(headers());
        assert.equal(answer.status, 401);
        assert.equal(answer.headers.get('access-control-allow-origin'), null);
      });

    test('D-12 at no other address a page of another origin can read anything', async () => {
      for (const path of ['/api/betty/query', '/api/login', '/api/betty/login/x']) {
        const answer = await testServer.send(path, '{}', { origin: ELSEWHERE });
        assert.equal(answer.headers.get('access-control-allow-origin'), null, path);
      }
      const config = await testServer.get('/config.json', { origin: ELSEWHERE });
      assert.equal(config.headers.get('access-control-allow-origin'), null);
    });
  });

  test('PROD-05 everybody may load the bundle', async () => {
    const { headers } = await testServer.get('/widgets/route-subscriptions.js', {
      origin: 'https://elsewhere.example',
    });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  });
});
