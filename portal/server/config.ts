import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** A setting is missing or wrong; the message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const DEFAULT_DATA_DIR = join(import.meta.dirname, '../../.data');
const SECRET_MIN_LENGTH = 32;

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const SWITCH_WORDS = new Map([
  ...['on', 'true', 'yes', '1'].map((word) => [word, true] as const),
  ...['off', 'false', 'no', '0'].map((word) => [word, false] as const),
]);

const onOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check((word) => SWITCH_WORDS.has(word), 'must be on or off'),
  v.transform((word) => SWITCH_WORDS.get(word) === true),
);

const webUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, ['http:', 'https:']), 'must be an http or https address'),
);

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`,
        'must be a list of origins such as https://office.example, separated by commas',
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
);

/** One entry a variable, in the order of the README's table; a message never repeats a value, it may be secret. */
const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['postgres:', 'postgresql:']),
        'must look like postgres://user@host/name',
      ),
    ),
  ),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => resolve(folder)),
    ),
    DEFAULT_DATA_DIR,
  ),
  DEMO: v.optional(onOff),
  DEMO_SCALE: v.optional(wholeNumber(1, 1000), '1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      webUrl,
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  JWT_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`)),
  ),
  PUBLIC_ACCESS: v.optional(v.picklist(['signed', 'open'], 'must be signed or open'), 'signed'),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  RATE_LIMIT: v.optional(wholeNumber(0, 1_000_000), '1200'),
  EXCHANGE_RATE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isRateService,
        'must be an https address, or an http one of this machine: a base, or one with {from} and {to}',
      ),
    ),
  ),
  EXCHANGE_RATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be ASCII without spaces, to go in a header')),
  ),
  HELP_URL: v.optional(webUrl, 'https://help.example/'),
  SIGNUP_URL: v.optional(webUrl),
  PROVIDER_NAME: v.optional(v.string(), ''),
  NODE_ENV: v.optional(v.string()),
});

/** The server's settings. What is `undefined` has a default that only the running server knows. */
export interface Config {
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** Without one the embedded database in {@link dataDir} is used. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  demo: boolean;
  /** Multiplies the volume data of the demo. */
  demoScale: number;
  /** Base of links, without a slash at its end. */
  publicUrl: string | undefined;
  /** Without one it is generated and kept in {@link dataDir}. */
  jwtSecret: string | undefined;
  publicAccess: 'signed' | 'open';
  /** Other origins that may call the API and frame the public tool pages. */
  allowedOrigins: string[];
  /** Requests a minute from one address; 0 = no limit. */
  rateLimit: number;
  /** The exchange-rate service: a base, or a template with {from}, {to} and maybe {key}. Without one stored rates serve. */
  exchangeRateUrl: string | undefined;
  exchangeRateKey: string | undefined;
  helpUrl: string;
  signupUrl: string | undefined;
  /** Empty = the portal's own neutral name, in the user's language. */
  providerName: string;
}

/** Reads the whole environment once; a variable that is set but empty counts as not set. Throws {@link ConfigError}. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const parsed = v.safeParse(Environment, Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ConfigError(`${String(issue.path?.[0]?.key)}: ${issue.message}.`);
  }
  const settings = parsed.output;
  const databaseUrl = settings.DATABASE_URL;
  const demo = settings.DEMO ?? databaseUrl === undefined;
  if (demo && settings.NODE_ENV === 'production') {
    throw new ConfigError(
      'DEMO: must be off together with NODE_ENV=production: demo accounts have a known password.',
    );
  }
  if (databaseUrl && !settings.JWT_SECRET) {
    throw new ConfigError(
      'JWT_SECRET: must be set together with DATABASE_URL, the same for every server on it.',
    );
  }
  if (settings.EXCHANGE_RATE_KEY && !settings.EXCHANGE_RATE_URL) {
    throw new ConfigError('EXCHANGE_RATE_URL: must be set together with EXCHANGE_RATE_KEY.');
  }
  if (settings.EXCHANGE_RATE_URL?.includes('{key}') && !settings.EXCHANGE_RATE_KEY) {
    throw new ConfigError('EXCHANGE_RATE_KEY: must be set, because EXCHANGE_RATE_URL has {key}.');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl,
    dataDir: settings.DATA_DIR,
    demo,
    demoScale: settings.DEMO_SCALE,
    publicUrl: settings.PUBLIC_URL,
    jwtSecret: settings.JWT_SECRET,
    publicAccess: settings.PUBLIC_ACCESS,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    rateLimit: settings.RATE_LIMIT,
    exchangeRateUrl: settings.EXCHANGE_RATE_URL,
    exchangeRateKey: settings.EXCHANGE_RATE_KEY,
    helpUrl: settings.HELP_URL,
    signupUrl: settings.SIGNUP_URL,
    providerName: settings.PROVIDER_NAME,
  };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/**
 * Whoever can read or change what is on its way would have the key and a say on money, so plain http is for this
 * machine alone; and a placeholder never decides on the host. `fetch` refuses addresses with a user name.
 */
function isRateService(text: string): boolean {
  const address = text.replaceAll(/\{(?:key|from|to)\}/g, 'x');
  if (/[{}]/.test(address) || /^\w+:\/*[^/?#]*\{/.test(text) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || hash) return false;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false;
  return address === text ? !search : text.includes('{from}') && text.includes('{to}');
}
