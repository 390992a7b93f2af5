import assert from 'node:assert/strict';
import { isAbsolute, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from '../../../portal/server/config.ts';

const DATABASE = { DATABASE_URL: 'postgres://app@db.example/portal', JWT_SECRET: 'x'.repeat(32) };

/** The one line that a start with these settings ends with. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    assert.doesNotMatch(error.message, /\n/);
    return error.message;
  }
  return assert.fail('the settings were accepted');
}

describe('the environment', () => {
  it('needs nothing: a demo on the embedded database, on this machine alone', () => {
    const { dataDir, ...config } = readConfig({});
    assert.ok(isAbsolute(dataDir));
    assert.match(dataDir, /[\\/]\.data$/);
    assert.deepEqual(config, {
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      demoScale: 1,
      publicUrl: undefined,
      jwtSecret: undefined,
      publicAccess: 'signed',
      allowedOrigins: [],
      rateLimit: 1200,
      exchangeRateUrl: undefined,
      exchangeRateKey: undefined,
      helpUrl: 'https://help.example/',
      signupUrl: undefined,
      providerName: '',
    });
  });

  it('takes every setting', () => {
    const config = readConfig({
      ...DATABASE,
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: 'somewhere',
      DEMO: 'on',
      DEMO_SCALE: '10',
      PUBLIC_URL: 'https://portal.example/',
      PUBLIC_ACCESS: 'open',
      ALLOWED_ORIGINS: 'https://office.example, https://Back.example:8443/',
      RATE_LIMIT: '0',
      EXCHANGE_RATE_URL: 'https://rates.example/v6/{key}/pair/{from}/{to}',
      EXCHANGE_RATE_KEY: 'abc',
      HELP_URL: 'https://help.example/start',
      SIGNUP_URL: 'https://www.example/join',
      PROVIDER_NAME: 'Meridian Cargo',
    });
    assert.deepEqual(config, {
      port: 0,
      host: '0.0.0.0',
      databaseUrl: DATABASE.DATABASE_URL,
      dataDir: resolve('somewhere'),
      demo: true,
      demoScale: 10,
      publicUrl: 'https://portal.example',
      jwtSecret: DATABASE.JWT_SECRET,
      publicAccess: 'open',
      allowedOrigins: ['https://office.example', 'https://back.example:8443'],
      rateLimit: 0,
      exchangeRateUrl: 'https://rates.example/v6/{key}/pair/{from}/{to}',
      exchangeRateKey: 'abc',
      helpUrl: 'https://help.example/start',
      signupUrl: 'https://www.example/join',
      providerName: 'Meridian Cargo',
    });
  });

  it('turns the demo off with DATABASE_URL, and takes an empty variable for none', () => {
    assert.equal(readConfig(DATABASE).demo, false);
    assert.equal(readConfig({ PORT: '', DEMO: ' ' }).port, 4000);
    assert.equal(readConfig({ DEMO: 'off', NODE_ENV: 'production' }).demo, false);
  });

  for (const [name, values] of Object.entries({
    PORT: ['-1', '65536', 'http', '1e3', '80.5'],
    DATABASE_URL: ['mysql://db.example/portal', 'portal'],
    DEMO: ['maybe'],
    DEMO_SCALE: ['0', '1001'],
    PUBLIC_URL: ['portal.example', 'ftp://portal.example'],
    JWT_SECRET: ['short'],
    PUBLIC_ACCESS: ['closed'],
    ALLOWED_ORIGINS: ['*', 'https://office.example/path', 'https://a.example,b.example'],
    RATE_LIMIT: ['-5', 'none'],
    EXCHANGE_RATE_URL: [
      'rates.example',
      'http://rates.example/',
      'ftp://rates.example/',
      'https://user:pass@rates.example/',
      'https://rates.example/?base=EUR',
      'https://rates.example/#rates',
      'https://rates.example/{from}',
      'https://rates.example/{from}/{to}/{apikey}',
      'https://{key}.rates.example/{from}/{to}',
    ],
    EXCHANGE_RATE_KEY: ['with space', 'line\nbreak', 'schlüssel'],
    HELP_URL: ['javascript:alert(1)'],
    SIGNUP_URL: ['data:text/html,x'],
  })) {
    it(`refuses a wrong ${name} in one line that names it and keeps the value to itself`, () => {
      for (const value of values) {
        const line = refusal({ [name]: value });
        assert.ok(line.startsWith(`${name}: must `), line);
        if (value.length > 2) assert.ok(!line.includes(value), line);
      }
    });
  }

  it('refuses a demo in production, whose password everybody knows', () => {
    assert.match(refusal({ NODE_ENV: 'production' }), /^DEMO: must be off/);
    assert.match(refusal({ ...DATABASE, DEMO: 'on', NODE_ENV: 'production' }), /^DEMO: must be off/);
  });

  it('takes a rate service over plain http on this machine alone', () => {
    for (const host of ['localhost:5000', '127.0.0.1', '[::1]:80']) {
      assert.equal(
        readConfig({ EXCHANGE_RATE_URL: `http://${host}/rates` }).exchangeRateUrl,
        `http://${host}/rates`,
      );
    }
    for (const host of ['127.0.0.1.example', 'localhost.example', '10.0.0.1', 'rates']) {
      assert.match(refusal({ EXCHANGE_RATE_URL: `http://${host}/rates` }), /^EXCHANGE_RATE_URL: must/);
    }
  });

  it('refuses a key without the service it is for, and a place for a key without one', () => {
    assert.match(refusal({ EXCHANGE_RATE_KEY: 'abc' }), /^EXCHANGE_RATE_URL: must be set/);
    assert.match(
      refusal({ EXCHANGE_RATE_URL: 'https://rates.example/{key}/{from}/{to}' }),
      /^EXCHANGE_RATE_KEY: must be set/,
    );
  });

  it('refuses DATABASE_URL without a secret that all its servers share', () => {
    assert.match(refusal({ DATABASE_URL: DATABASE.DATABASE_URL }), /^JWT_SECRET: must be set/);
  });
});
