import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { IMPORTER } from '../auth/test-accounts.ts';
import { startAccountServers } from './account-servers.ts';

const NAMES = ['forgot_password', 'check_otp', 'reset-password', 'set-password-verification', 'set-password'];

describe('a client that reads nothing but the status of the answer', () => {
  const servers = startAccountServers(openFreshEmbedded);

  const send = async (
    name: string,
    content: string,
    { type = 'application/json', at = servers.first } = {},
  ) => {
    const response = await fetch(`${at.url}/api/portal_open_requests/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: content,
    });
    const body: Record<string, unknown> = await response.json();
    return { http: response.status, body };
  };

  const refusedAs = (
    { http, body: { reasons, ...body } }: Awaited<ReturnType<typeof send>>,
    status: number,
    code: string,
    expected?: object[],
  ) => {
    assert.deepEqual([http, body.status, body.code], [status, String(status), code], JSON.stringify(body));
    assert.deepEqual(Object.keys(body).sort(), ['code', 'error', 'message', 'requestId', 'status']);
    assert.deepEqual(reasons, expected);
  };

  test('API-09 D-07 takes no broken request for a success', async () => {
    for (const name of NAMES) {
      refusedAs(await send(name, '{"email":'), 400, 'invalid_json');
      refusedAs(await send(name, ''), 400, 'invalid_json');
      refusedAs(await send(name, '{}'), 400, 'invalid');
      refusedAs(await send(name, 'email=a', { type: 'text/csv' }), 415, 'unsupported_media_type');
      refusedAs(await send(name, `"${'x'.repeat(1024 * 1024)}"`), 413, 'too_large');
    }
  });

  test('API-09 D-10 takes no limit for a success', async () => {
    const limited: TestApp = await buildTestApp(servers.database, { env: { DEMO: 'on', RATE_LIMIT: '1' } });
    try {
      await send('check_otp', '{}', { at: limited });
      refusedAs(await send('check_otp', '{}', { at: limited }), 429, 'rate_limited');
    } finally {
      await limited.close();
    }
  });

  test('API-09 takes no failure for a success, and learns nothing of it', async () => {
    const { schema } = servers.database.db;
    await schema.alterTable('reset_code').renameTo('reset_code_away').execute();
    try {
      for (const [name, more] of [
        ['forgot_password', {}],
        ['check_otp', { otp: '12345' }],
        ['reset-password', { otp: '12345', password: 'quite-New-7' }],
      ] as const) {
        const answer = await send(name, JSON.stringify({ email: IMPORTER, ...more }));
        refusedAs(answer, 500, 'internal', [{ code: 'internal' }]);
        assert.doesNotMatch(JSON.stringify(answer), /reset_code|relation|quite-New/);
      }
    } finally {
      await schema.alterTable('reset_code_away').renameTo('reset_code').execute();
    }
  });
});
