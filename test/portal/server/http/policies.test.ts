import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ORIGIN, startOffice, TOOL } from './office.ts';

const office = startOffice();

describe('what pages may do', () => {
  const policyOf = async (path: string) =>
    (await office.get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';

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
      const answer = await office.get(path, { accept: 'text/html' });
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
    const { headers } = await office.get(`${TOOL}?record_id=1001&token=abc`, { accept: 'text/html' });
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d+/);
  });
});

describe('other origins', () => {
  const preflight = (path: string, origin: string) =>
    fetch(office.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
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
    const refused = await office.send('/api/betty/login', '', { origin: ORIGIN });
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get('access-control-allow-origin'), ORIGIN, 'the page can read why');
  });

  test('D-12 no other origin may', async () => {
    for (const path of ['/api/betty/login', '/config.json']) {
      const answer = await preflight(path, 'https://elsewhere.example');
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
  });

  test('PROD-05 everybody may load the bundle', async () => {
    const { headers } = await office.get('/widgets/route-subscriptions.js', {
      origin: 'https://elsewhere.example',
    });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  });
});
