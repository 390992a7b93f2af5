import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from '../../../../portal/server/config.ts';
import { ConfigError } from '../../../../portal/server/config-error.ts';

const BETTY = {
  BETTY_URL: 'https://office.example/api/runtime/8f1c2d3e',
  BETTY_AUTH_PROFILE: 'profile-1',
  BETTY_USERNAME: 'service',
  BETTY_PASSWORD: 'service-secret',
};

const assertRefused = (env: Record<string, string>, line: string) =>
  assert.throws(
    () => readConfig(env),
    (error) => error instanceof ConfigError && error.message === line,
  );

it('PROD-08 takes the settings of the provider’s application together, and names the one that is missing', () => {
  assert.equal(readConfig({}).betty, undefined);
  assert.deepEqual(readConfig(BETTY).betty, {
    url: 'https://office.example/api/runtime/8f1c2d3e',
    authProfile: 'profile-1',
    username: 'service',
    password: 'service-secret',
    actions: {},
  });
  for (const name of Object.keys(BETTY)) {
    const others = Object.keys(BETTY).filter((other) => other !== name);
    assertRefused({ ...BETTY, [name]: '' }, `${name}: must be set together with ${others.join(', ')}.`);
  }
  const needed = Object.keys(BETTY).map((name) => `${name}: must be set together with BETTY_ACTIONS.`);
  assertRefused({ BETTY_ACTIONS: 'loadCharges=8f1c' }, needed.join('\n'));
});
