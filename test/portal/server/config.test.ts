import assert from 'node:assert/strict';
import { isAbsolute, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from '../../../portal/server/config.ts';
import { ConfigError } from '../../../portal/server/config-error.ts';

const MAIL = { SMTP_URL: 'smtps://portal:pa%20ss@mail.example', MAIL_FROM: 'Portal <portal@office.example>' };
const VISITED = { PUBLIC_URL: 'https://portal.example', ...MAIL };
const PRODUCTION = { DEMO: 'off', ...VISITED };
const DATABASE = {
  DATABASE_URL: 'postgres://app@db.example/portal',
  JWT_SECRET: 'x'.repeat(32),
  ...VISITED,
};

const BETTY = {
  BETTY_URL: 'https://office.example/api/runtime/8f1c2d3e',
  BETTY_AUTH_PROFILE: 'profile-1',
  BETTY_USERNAME: 'service',
  BETTY_PASSWORD: 'service-secret',
};

/** The lines that a start with these settings ends with. */
function refusals(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message.split('\n');
  }
  return assert.fail('the settings were accepted');
}

/** The one line of a start that a single setting stops. */
function refusal(env: Record<string, string>): string {
  const [line = '', ...others] = refusals(env);
  assert.deepEqual(others, []);
  return line;
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
      production: false,
      databasePool: 14,
      databasePooler: false,
      statementTimeoutMs: 15_000,
      queryTimeMs: 750,
      migrate: true,
      demoScale: 1,
      demoToday: undefined,
      publicUrl: undefined,
      jwtSecret: undefined,
      jwtSecretPrevious: undefined,
      publicAccess: 'signed',
      revealUnknownAccounts: true,
      passwordMinLength: 8,
      allowedOrigins: [],
      trustedProxies: [],
      smtpUrl: undefined,
      mailFrom: undefined,
      adminEmail: undefined,
      jobDays: 30,
      rateLimit: 1200,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      metricsToken: undefined,
      slowStatementMs: 500,
      fileLimit: 50,
      fileQuota: 2000,
      keepReleases: 3,
      shutdownDelayMs: 0,
      auditDays: 3650,
      idempotencyHours: 48,
      exchangeRateUrl: undefined,
      exchangeRateKey: undefined,
      betty: undefined,
      rateServiceUrl: undefined,
      rateServiceKey: undefined,
      helpUrl: 'https://help.example/',
      signupUrl: 'https://signup.example/',
      chatScriptUrl: undefined,
      helpWidgetScriptUrl: undefined,
      fontStylesheetUrl: undefined,
      viewerHosts: [],
      viewerUrl: undefined,
      providerName: '',
      providerTimeZone: 'UTC',
    });
  });

  it('takes every setting', () => {
    const config = readConfig({
      ...DATABASE,
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: 'somewhere',
      DEMO: 'on',
      DATABASE_POOL: '40',
      DATABASE_POOLER: 'on',
      STATEMENT_TIMEOUT_MS: '30000',
      QUERY_TIME_MS: '3000',
      MIGRATE: 'off',
      DEMO_SCALE: '10',
      DEMO_TODAY: '2028-02-29',
      PUBLIC_URL: 'https://portal.example/',
      JWT_SECRET_PREVIOUS: 'y'.repeat(32),
      PUBLIC_ACCESS: 'open',
      REVEAL_UNKNOWN_ACCOUNTS: 'off',
      PASSWORD_MIN_LENGTH: '12',
      PROVIDER_TIME_ZONE: 'America/Indiana/Knox',
      ALLOWED_ORIGINS: 'https://office.example, https://Back.example:8443/',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,fd00::/8',
      ADMIN_EMAIL: 'first@office.example',
      JOB_DAYS: '7',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'sixteen-or-more-',
      SLOW_STATEMENT_MS: '250',
      RATE_LIMIT: '0',
      FILE_LIMIT: '7',
      FILE_QUOTA: '700',
      KEEP_RELEASES: '5',
      SHUTDOWN_DELAY_MS: '10000',
      AUDIT_DAYS: '90',
      IDEMPOTENCY_HOURS: '24',
      EXCHANGE_RATE_URL: 'https://rates.example/v6/{key}/pair/{from}/{to}',
      EXCHANGE_RATE_KEY: 'abc',
      ...BETTY,
      BETTY_ACTIONS: 'loadCharges=8f1c, saveCharges=9a0d',
      RATE_SERVICE_URL: 'https://sheets.example/v1',
      RATE_SERVICE_KEY: 'def',
      HELP_URL: 'https://help.example/start',
      SIGNUP_URL: 'https://www.example/join',
      CHAT_SCRIPT_URL: 'https://chat.example/v2/chat.js?key=1',
      HELP_WIDGET_SCRIPT_URL: 'http://localhost:5000/help.js',
      FONT_STYLESHEET_URL: 'https://fonts.example/css?family=Inter',
      VIEWER_ALLOWED_HOSTS: 'Docs.example, tracking.example',
      VIEWER_URL: 'https://eu.docs.example/start',
      PROVIDER_NAME: 'Meridian Cargo',
    });
    assert.deepEqual(config, {
      port: 0,
      host: '0.0.0.0',
      databaseUrl: DATABASE.DATABASE_URL,
      dataDir: resolve('somewhere'),
      demo: true,
      production: false,
      databasePool: 40,
      databasePooler: true,
      statementTimeoutMs: 30_000,
      queryTimeMs: 3_000,
      migrate: false,
      demoScale: 10,
      demoToday: '2028-02-29',
      publicUrl: 'https://portal.example',
      jwtSecret: DATABASE.JWT_SECRET,
      jwtSecretPrevious: 'y'.repeat(32),
      publicAccess: 'open',
      revealUnknownAccounts: false,
      passwordMinLength: 12,
      allowedOrigins: ['https://office.example', 'https://back.example:8443'],
      trustedProxies: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'],
      smtpUrl: MAIL.SMTP_URL,
      mailFrom: MAIL.MAIL_FROM,
      adminEmail: 'first@office.example',
      jobDays: 7,
      rateLimit: 0,
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      metricsToken: 'sixteen-or-more-',
      slowStatementMs: 250,
      fileLimit: 7,
      fileQuota: 700,
      keepReleases: 5,
      shutdownDelayMs: 10_000,
      auditDays: 90,
      idempotencyHours: 24,
      exchangeRateUrl: 'https://rates.example/v6/{key}/pair/{from}/{to}',
      exchangeRateKey: 'abc',
      betty: {
        url: 'https://office.example/api/runtime/8f1c2d3e',
        authProfile: 'profile-1',
        username: 'service',
        password: 'service-secret',
        actions: { loadCharges: '8f1c', saveCharges: '9a0d' },
      },
      rateServiceUrl: 'https://sheets.example/v1',
      rateServiceKey: 'def',
      helpUrl: 'https://help.example/start',
      signupUrl: 'https://www.example/join',
      chatScriptUrl: 'https://chat.example/v2/chat.js?key=1',
      helpWidgetScriptUrl: 'http://localhost:5000/help.js',
      fontStylesheetUrl: 'https://fonts.example/css?family=Inter',
      viewerHosts: ['docs.example', 'tracking.example'],
      viewerUrl: 'https://eu.docs.example/start',
      providerName: 'Meridian Cargo',
      providerTimeZone: 'America/Indiana/Knox',
    });
  });

  it('turns the demo off with DATABASE_URL, and takes an empty variable for none', () => {
    assert.equal(readConfig(DATABASE).demo, false);
    assert.equal(readConfig({ PORT: '', DEMO: ' ' }).port, 4000);
    assert.equal(readConfig({ ...PRODUCTION, NODE_ENV: 'production' }).demo, false);
    assert.equal(readConfig(PRODUCTION).shutdownDelayMs, 3_000);
  });

  for (const [name, values] of Object.entries({
    PORT: ['-1', '65536', 'http', '1e3', '80.5'],
    DATABASE_URL: ['mysql://db.example/portal', 'portal'],
    DEMO: ['maybe'],
    DATABASE_POOL: ['1', 'many'],
    DATABASE_POOLER: ['maybe'],
    STATEMENT_TIMEOUT_MS: ['999', '15s'],
    QUERY_TIME_MS: ['199', '60001', '1s'],
    MIGRATE: ['later'],
    DEMO_SCALE: ['0', '1001'],
    DEMO_TODAY: ['today', '29.02.2028', '2026-02-29', '2026-2-1'],
    PUBLIC_URL: [
      'portal.example',
      'ftp://portal.example',
      'https://portal.example/?a=b',
      'https://portal.example?',
      'https://portal.example/#top',
      'https://user:pass@portal.example/',
      'https://@portal.example/',
      'https://portal.example//',
      'https://portal.example/freight//portal',
      'https://portal.example/freight/../portal',
      'https://portal.example/freight/.',
      'https://portal.example/fre ight',
      'https://portal.example/fre%69ght',
      'https://portal.example/fr\u00e9ight',
      'https://portal.example\\freight',
      'https://portal.example/freight;a=b',
      'https://portal.example/api',
      'https://portal.example/booking/portal/',
    ],
    JWT_SECRET: ['short'],
    JWT_SECRET_PREVIOUS: ['short'],
    PUBLIC_ACCESS: ['closed'],
    ALLOWED_ORIGINS: [
      '*',
      'https://office.example/path',
      'https://a.example,b.example',
      'https://*.office.example',
      'https://office.example:*',
    ],
    REVEAL_UNKNOWN_ACCOUNTS: ['perhaps'],
    PASSWORD_MIN_LENGTH: ['7', '129'],
    PROVIDER_TIME_ZONE: ['Hamburg', 'Europe/Atlantis', '+08:00', 'UTC+8', "UTC'"],
    TRUSTED_PROXIES: ['proxy', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '*', 'fd00::/129'],
    SMTP_URL: ['mail.example', 'https://mail.example', 'smtp:///inbox'],
    MAIL_FROM: ['nobody', 'a@b.example\nBcc: c@d.example', 'Portal <inbox>', 'a@b.example, c@d.example'],
    ADMIN_EMAIL: ['admin', `${'x'.repeat(45)}@b.example`, 'First <a@b.example>'],
    JOB_DAYS: ['0', 'forever'],
    RATE_LIMIT: ['-5', 'none'],
    FILE_LIMIT: ['0', '1001', '5 MB'],
    FILE_QUOTA: ['0', 'none'],
    KEEP_RELEASES: ['-1', 'all', '51'],
    SHUTDOWN_DELAY_MS: ['-1', '60001', '5s'],
    AUDIT_DAYS: ['0', '36501', 'a year'],
    IDEMPOTENCY_HOURS: ['0', '721'],
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
    METRICS_PORT: ['0', '65536', 'on'],
    METRICS_TOKEN: ['too-short', 'with a space in its middle'],
    SLOW_STATEMENT_MS: ['0', 'soon'],
    EXCHANGE_RATE_KEY: ['with space', 'line\nbreak', 'schlüssel'],
    BETTY_URL: [
      'office.example/api/runtime/1',
      'http://office.example/api/runtime/1',
      'https://user:pass@office.example/api/runtime/1',
      'https://office.example/',
      'https://office.example/api/runtime/',
      'https://office.example/api/runtime/1?token=2',
    ],
    BETTY_ACTIONS: ['loadCharges', 'loadCharges=', 'load charges=1', 'loadCharges=a/b'],
    RATE_SERVICE_URL: [
      'sheets.example',
      'http://sheets.example/',
      'ftp://sheets.example/',
      'https://user:pass@sheets.example/',
      'https://sheets.example/?key=1',
    ],
    RATE_SERVICE_KEY: ['with space', 'line\nbreak', 'schlüssel'],
    HELP_URL: ['javascript:alert(1)'],
    SIGNUP_URL: ['data:text/html,x'],
    CHAT_SCRIPT_URL: ['http://chat.example/chat.js', 'data:text/javascript,x', '//chat.example/chat.js'],
    HELP_WIDGET_SCRIPT_URL: ['javascript:alert(1)', 'https://user:pass@help.example/x.js'],
    FONT_STYLESHEET_URL: ['http://fonts.example/css', 'fonts.css'],
    VIEWER_ALLOWED_HOSTS: ['https://docs.example', '*.docs.example', 'docs.example; script-src *'],
    VIEWER_URL: ['javascript:alert(1)'],
  })) {
    it(`refuses a wrong ${name} in one line that names it and keeps the value to itself`, () => {
      for (const value of values) {
        const [line = ''] = refusals({ [name]: value });
        assert.ok(line.startsWith(`${name}: must `), line);
        if (value.length > 2) assert.ok(!line.includes(value), line);
      }
    });
  }

  it('names all that is missing or wrong at once, a line each', () => {
    const named = (env: Record<string, string>) => refusals(env).map((line) => line.split(':')[0]);
    assert.deepEqual(named({ DEMO: 'off' }), ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']);
    const { DATABASE_URL } = DATABASE;
    assert.deepEqual(
      named({
        DATABASE_URL,
        PORT: 'http',
        JWT_SECRET: 'short',
        BETTY_USERNAME: 'service',
        KEEP_RELEASES: '1',
      }),
      [
        'PORT',
        'JWT_SECRET',
        'PUBLIC_URL',
        'SMTP_URL',
        'MAIL_FROM',
        'BETTY_URL',
        'BETTY_AUTH_PROFILE',
        'BETTY_PASSWORD',
      ],
    );
  });

  it('SHELL-04 leads to no help and no registration outside a demo, unless it is told where they are', () => {
    const linksOf = ({ helpUrl, signupUrl }: ReturnType<typeof readConfig>) => [helpUrl, signupUrl];
    assert.deepEqual(linksOf(readConfig(PRODUCTION)), ['', '']);
    const own = { HELP_URL: 'https://help.office.example/', SIGNUP_URL: 'https://office.example/join' };
    assert.deepEqual(linksOf(readConfig({ ...PRODUCTION, ...own })), Object.values(own));
  });

  it('refuses a demo in production, whose password everybody knows', () => {
    assert.match(refusal({ NODE_ENV: 'production' }), /^DEMO: must be off/);
    assert.match(refusal({ ...DATABASE, DEMO: 'on', NODE_ENV: 'production' }), /^DEMO: must be off/);
  });

  it('refuses a server outside a demo that does not know its own address', () => {
    assert.match(refusal({ ...PRODUCTION, PUBLIC_URL: '' }), /^PUBLIC_URL: must be set/);
    assert.match(refusal({ ...DATABASE, PUBLIC_URL: '' }), /^PUBLIC_URL: must be set/);
  });

  it('opens a demo to other machines only where it is told by name that it is one', () => {
    for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'demo.example']) {
      assert.match(refusal({ HOST }), /^HOST: must be an address of this machine/);
      assert.equal(readConfig({ HOST, DEMO: 'on' }).host, HOST);
    }
    for (const HOST of ['localhost', '127.0.0.2', '::1']) assert.equal(readConfig({ HOST }).host, HOST);
    assert.equal(readConfig({ ...PRODUCTION, HOST: '0.0.0.0' }).demo, false);
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
    assert.match(refusal({ RATE_SERVICE_KEY: 'abc' }), /^RATE_SERVICE_URL: must be set/);
    assert.match(
      refusal({ EXCHANGE_RATE_URL: 'https://rates.example/{key}/{from}/{to}' }),
      /^EXCHANGE_RATE_KEY: must be set/,
    );
  });

  it('AUTH-18 refuses a server outside a demo that could send no code, and mails from nobody', () => {
    assert.match(refusal({ ...PRODUCTION, SMTP_URL: '' }), /^SMTP_URL: must be set/);
    assert.match(refusal({ SMTP_URL: 'smtp://mail.example' }), /^MAIL_FROM: must be set/);
    assert.equal(readConfig(PRODUCTION).revealUnknownAccounts, false, 'D-08');
  });

  it('D-11 refuses a viewer that opens what it may not show', () => {
    for (const hosts of ['other.example', 's.example']) {
      const env = { VIEWER_URL: 'https://docs.example/', VIEWER_ALLOWED_HOSTS: hosts };
      assert.match(refusal(env), /^VIEWER_URL: must be on/);
    }
  });

  it('refuses DATABASE_URL without a secret that all its servers share', () => {
    assert.match(refusal({ ...DATABASE, JWT_SECRET: '' }), /^JWT_SECRET: must be set/);
  });
});
