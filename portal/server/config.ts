import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { LONGEST_FIELD } from '../../shared/contract/account.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../shared/passwords/password-lengths.ts';
import { ConfigError } from './config-error.ts';
import { QUERY_TIME_MS } from './db/embedded/query-time.ts';
import { POSTGRES_DEFAULTS, type PostgresOptions } from './db/postgres-options.ts';
import { contradictionsOf } from './setting-rules.ts';
import {
  databaseUrl as databaseAddress,
  day,
  email,
  exchangeRateUrl,
  headerText,
  hostNames,
  mailbox,
  networks,
  onOff,
  origins,
  partUrl,
  publicUrl,
  secret,
  serviceUrl,
  smtpUrl,
  timeZone,
  webUrl,
  wholeNumber,
} from './setting-types.ts';
import { BETTY_ENTRIES, type BettySettings, bettySettings } from './upstream/settings.ts';

export const DEFAULT_DATA_DIR = join(import.meta.dirname, '../../.data');
const METRICS_TOKEN_MIN_LENGTH = 16;

/** Balancers that ask every second have then seen that no more requests are wanted. */
const SHUTDOWN_DELAY_MS = 3_000;

const DatabaseEnvironment = v.object({
  PROVIDER_TIME_ZONE: v.optional(timeZone),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_POOLER: v.optional(onOff, 'off'),
  STATEMENT_TIMEOUT_MS: v.optional(
    wholeNumber(1_000, 3_600_000),
    String(POSTGRES_DEFAULTS.statementTimeoutMs),
  ),
  QUERY_TIME_MS: v.optional(wholeNumber(200, 60_000), String(QUERY_TIME_MS)),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => resolve(folder)),
    ),
    DEFAULT_DATA_DIR,
  ),
});

/** One entry a variable; `portal/docs/settings.md` says what each means. */
const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  ...DatabaseEnvironment.entries,
  DATABASE_POOL: v.optional(wholeNumber(2, 1000), String(POSTGRES_DEFAULTS.databasePool)),
  MIGRATE: v.optional(onOff, 'on'),
  DEMO: v.optional(onOff),
  DEMO_SCALE: v.optional(wholeNumber(1, 1000), '1'),
  DEMO_TODAY: v.optional(day),
  PUBLIC_URL: v.optional(publicUrl),
  JWT_SECRET: v.optional(secret),
  JWT_SECRET_PREVIOUS: v.optional(secret),
  PUBLIC_ACCESS: v.optional(v.picklist(['signed', 'open'], 'must be signed or open'), 'signed'),
  REVEAL_UNKNOWN_ACCOUNTS: v.optional(onOff),
  PASSWORD_MIN_LENGTH: v.optional(
    wholeNumber(SHORTEST_PASSWORD, LONGEST_PASSWORD),
    String(SHORTEST_PASSWORD),
  ),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  TRUSTED_PROXIES: v.optional(networks, ''),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailbox),
  ADMIN_EMAIL: v.optional(
    v.pipe(email, v.maxLength(LONGEST_FIELD, `must have at most ${LONGEST_FIELD} characters`)),
  ),
  JOB_DAYS: v.optional(wholeNumber(1, 36_500), '30'),
  RATE_LIMIT: v.optional(wholeNumber(0, 1_000_000), '1200'),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(METRICS_TOKEN_MIN_LENGTH, `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`),
      headerText,
    ),
  ),
  SLOW_STATEMENT_MS: v.optional(wholeNumber(1, 1_000_000), '500'),
  FILE_LIMIT: v.optional(wholeNumber(1, 1000), '50'),
  FILE_QUOTA: v.optional(wholeNumber(1, 1_000_000), '2000'),
  KEEP_RELEASES: v.optional(wholeNumber(0, 50), '3'),
  SHUTDOWN_DELAY_MS: v.optional(wholeNumber(0, 60_000)),
  AUDIT_DAYS: v.optional(wholeNumber(1, 36_500), '3650'),
  IDEMPOTENCY_HOURS: v.optional(wholeNumber(1, 720), '48'),
  EXCHANGE_RATE_URL: v.optional(exchangeRateUrl),
  EXCHANGE_RATE_KEY: v.optional(headerText),
  ...BETTY_ENTRIES,
  RATE_SERVICE_URL: v.optional(serviceUrl),
  RATE_SERVICE_KEY: v.optional(headerText),
  HELP_URL: v.optional(webUrl),
  SIGNUP_URL: v.optional(webUrl),
  CHAT_SCRIPT_URL: v.optional(partUrl),
  HELP_WIDGET_SCRIPT_URL: v.optional(partUrl),
  FONT_STYLESHEET_URL: v.optional(partUrl),
  VIEWER_ALLOWED_HOSTS: v.optional(hostNames, ''),
  VIEWER_URL: v.optional(webUrl),
  PROVIDER_NAME: v.optional(v.string(), ''),
  NODE_ENV: v.optional(v.string()),
});

export type Settings = v.InferOutput<typeof Environment>;

/** Links that lead nowhere, for a demo. */
const DEMO_LINKS = { help: 'https://help.example/', signup: 'https://signup.example/' };

/** The server's settings. What is `undefined` has a default that only the running server knows. */
export interface Config extends PostgresOptions {
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** Without one the embedded database in {@link dataDir} is used. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Of the processor, for a query of the data API on the embedded database. */
  queryTimeMs: number;
  /** Whether a start brings the schema up to date; else it refuses another one than its own. */
  migrate: boolean;
  demo: boolean;
  /** Whether it says of itself that it is in production, as `npm run serve` does. */
  production: boolean;
  /** Multiplies the volume data of the demo. */
  demoScale: number;
  /** The day on which the demo plays; without one that on which it is seeded. */
  demoToday: string | undefined;
  /** Base of links, maybe with a path, without a slash at its end; only a demo does without. */
  publicUrl: string | undefined;
  /** Without one it is generated and stored in {@link dataDir}. */
  jwtSecret: string | undefined;
  /** What it signed and sealed before it was replaced is still accepted. */
  jwtSecretPrevious: string | undefined;
  publicAccess: 'signed' | 'open';
  /** Whether forgotten-password reveals that an email is unknown (D-08). */
  revealUnknownAccounts: boolean;
  /** Of new passwords (D-48, D-153). */
  passwordMinLength: number;
  /** Other origins that may call the API and frame the public tool pages. */
  allowedOrigins: string[];
  /** Proxies whose `X-Forwarded-For` is believed: addresses, or networks such as 10.0.0.0/8. */
  trustedProxies: string[];
  /** Without one (in a demo alone) mails go to the outbox. */
  smtpUrl: string | undefined;
  /** Set together with {@link smtpUrl}. */
  mailFrom: string | undefined;
  /** Invited as the first admin into an empty database outside a demo. */
  adminEmail: string | undefined;
  /** How long a job that has ended is kept. */
  jobDays: number;
  /** Requests a minute from one address; 0 = no limit. */
  rateLimit: number;
  /** An address of their own for the metrics; without one they are shown on the server's, if there is a token. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** What a scraper has to show as its bearer. */
  metricsToken: string | undefined;
  /** A statement that takes longer is counted and logged, where there are metrics. */
  slowStatementMs: number;
  /** MB of an uploaded file. */
  fileLimit: number;
  /** MB that the files of a company have together. */
  fileQuota: number;
  /** How many releases, this one among them, have their files kept for pages that are open; 0 = none. */
  keepReleases: number;
  /** From SIGTERM, when `/readyz` begins to answer 503, until no new requests are taken. */
  shutdownDelayMs: number;
  /** How long the audit log keeps its entries. */
  auditDays: number;
  /** How long a repeated idempotency key is answered with the first result. */
  idempotencyHours: number;
  /**
   * The exchange-rate service: a base, or a template with {from}, {to} and maybe {key}. Without one stored rates
   * serve.
   */
  exchangeRateUrl: string | undefined;
  exchangeRateKey: string | undefined;
  /** The provider's application, which has the records in the place of this server's own database. */
  betty: BettySettings | undefined;
  /** Makes rate sheets in the place of this server (D-141). */
  rateServiceUrl: string | undefined;
  rateServiceKey: string | undefined;
  /** Empty: no link. */
  helpUrl: string;
  /** Empty: no link. */
  signupUrl: string;
  chatScriptUrl: string | undefined;
  helpWidgetScriptUrl: string | undefined;
  /** Without one the bundled font is drawn (D-116). */
  fontStylesheetUrl: string | undefined;
  /** Host names that the viewer may show with all below them; empty = any (D-11). */
  viewerHosts: string[];
  /** What the viewer's entry in the menu opens (D-68). */
  viewerUrl: string | undefined;
  /** Empty = the portal's own neutral name, in the user's language. */
  providerName: string;
  /** IANA name of the zone whose calendar day decides what is due, overdue, expired, valid or late (D-154). */
  providerTimeZone: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** What a command needs that only works on the database. Throws {@link ConfigError}. */
export function readDatabaseConfig(env: Env): Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'databasePooler' | 'statementTimeoutMs' | 'queryTimeMs'
> & {
  /** Undefined: the database keeps the one that it has. */
  providerTimeZone: string | undefined;
} {
  const settings = parseSettings(DatabaseEnvironment, env);
  return {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    databasePooler: settings.DATABASE_POOLER,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    queryTimeMs: settings.QUERY_TIME_MS,
    providerTimeZone: settings.PROVIDER_TIME_ZONE,
  };
}

/** Throws {@link ConfigError}, which names every variable that is wrong. */
export function parseSettings<S extends v.GenericSchema>(schema: S, env: Env): v.InferOutput<S> {
  const { settings, wrong } = readSettings(schema, env);
  refuse(wrong);
  return settings;
}

/** What is wrong with variables, by their names. */
type Wrong = Map<string, string>;

/** A variable that is set but empty counts as not set; one that is wrong stays as it was written. */
function readSettings<S extends v.GenericSchema>(
  schema: S,
  env: Env,
): { settings: v.InferOutput<S>; wrong: Wrong } {
  const given = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const parsed = v.safeParse(schema, Object.fromEntries(given));
  const wrong: Wrong = new Map();
  for (const { path, message } of parsed.issues ?? []) {
    const name = String(path?.[0]?.key);
    // Of a list with several faults the first is told.
    if (!wrong.has(name)) wrong.set(name, message);
  }
  return { settings: parsed.output as v.InferOutput<S>, wrong };
}

function refuse(wrong: Wrong): void {
  if (wrong.size > 0) throw new ConfigError([...wrong].map(([name, why]) => `${name}: ${why}.`).join('\n'));
}

/** Reads the whole environment once. Throws {@link ConfigError}, which names every variable that is missing or wrong. */
export function readConfig(env: Env): Config {
  const { settings, wrong } = readSettings(Environment, env);
  const databaseUrl = settings.DATABASE_URL;
  const demo = settings.DEMO ?? databaseUrl === undefined;
  for (const [name, why] of contradictionsOf(settings, demo)) if (!wrong.has(name)) wrong.set(name, why);
  refuse(wrong);
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl,
    dataDir: settings.DATA_DIR,
    databasePool: settings.DATABASE_POOL,
    databasePooler: settings.DATABASE_POOLER,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    queryTimeMs: settings.QUERY_TIME_MS,
    migrate: settings.MIGRATE,
    demo,
    production: settings.NODE_ENV === 'production',
    demoScale: settings.DEMO_SCALE,
    demoToday: settings.DEMO_TODAY,
    publicUrl: settings.PUBLIC_URL,
    jwtSecret: settings.JWT_SECRET,
    jwtSecretPrevious: settings.JWT_SECRET_PREVIOUS,
    publicAccess: settings.PUBLIC_ACCESS,
    revealUnknownAccounts: settings.REVEAL_UNKNOWN_ACCOUNTS ?? demo,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    adminEmail: settings.ADMIN_EMAIL,
    jobDays: settings.JOB_DAYS,
    rateLimit: settings.RATE_LIMIT,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    metricsToken: settings.METRICS_TOKEN,
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    fileLimit: settings.FILE_LIMIT,
    fileQuota: settings.FILE_QUOTA,
    keepReleases: settings.KEEP_RELEASES,
    shutdownDelayMs: settings.SHUTDOWN_DELAY_MS ?? (demo ? 0 : SHUTDOWN_DELAY_MS),
    auditDays: settings.AUDIT_DAYS,
    idempotencyHours: settings.IDEMPOTENCY_HOURS,
    exchangeRateUrl: settings.EXCHANGE_RATE_URL,
    exchangeRateKey: settings.EXCHANGE_RATE_KEY,
    betty: bettySettings(settings),
    rateServiceUrl: settings.RATE_SERVICE_URL,
    rateServiceKey: settings.RATE_SERVICE_KEY,
    helpUrl: settings.HELP_URL ?? (demo ? DEMO_LINKS.help : ''),
    signupUrl: settings.SIGNUP_URL ?? (demo ? DEMO_LINKS.signup : ''),
    chatScriptUrl: settings.CHAT_SCRIPT_URL,
    helpWidgetScriptUrl: settings.HELP_WIDGET_SCRIPT_URL,
    fontStylesheetUrl: settings.FONT_STYLESHEET_URL,
    viewerHosts: settings.VIEWER_ALLOWED_HOSTS,
    viewerUrl: settings.VIEWER_URL,
    providerName: settings.PROVIDER_NAME,
    providerTimeZone: settings.PROVIDER_TIME_ZONE ?? 'UTC',
  };
}
