import { isIP } from 'node:net';
import * as v from 'valibot';
import { isDay } from '../../shared/trade/calendar-days.ts';

/** The kinds of values that a setting can have; a message never repeats a value, it may be secret. */

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

export const day = v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-31'));

/** A name of the IANA time zone database, as it is written there. An offset such as +08:00 has no summer time, and is none. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be an IANA time zone such as Europe/Berlin or UTC'),
);

const SWITCH_WORDS = new Map([
  ...['on', 'true', 'yes', '1'].map((word) => [word, true] as const),
  ...['off', 'false', 'no', '0'].map((word) => [word, false] as const),
]);

export const onOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check((word) => SWITCH_WORDS.has(word), 'must be on or off'),
  v.transform((word) => SWITCH_WORDS.get(word) === true),
);

export const webUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, ['http:', 'https:']), 'must be an http or https address'),
);

/** First parts of the server's own addresses, or of those of its pages: behind one of them it couldn't tell them apart. */
const OWN_PATHS = new Set([
  'air-rate',
  'api',
  'assets',
  'booking',
  'booking-charges',
  'config.json',
  'demo',
  'docs',
  'healthz',
  'metrics',
  'readyz',
  'route-subscription',
  'shipments',
  'widgets',
]);

/** Written out, so that what a browser makes of it is the same text. */
const PUBLIC_URL = /^https?:\/\/[^\s/?#@\\]+((?:\/[\w~-][\w.~-]*)*)\/?$/i;

/** The address that visitors know, maybe with a path. */
export const publicUrl = v.pipe(
  webUrl,
  v.regex(
    PUBLIC_URL,
    'must be an address with a plain path at most, such as https://portal.example or https://host.example/freight',
  ),
  v.check(
    (text) => !OWN_PATHS.has(PUBLIC_URL.exec(text)?.[1]?.split('/')[1] ?? ''),
    'must not have a path that begins as an address of the server does, such as /api or /booking',
  ),
  v.transform((text) => text.replace(/\/$/, '')),
);

/** What it names runs in the portal, or draws it: nobody on its way may change it. */
export const partUrl = v.pipe(
  v.string(),
  v.check(
    (text) => isUrl(text, ['http:', 'https:']) && isSafeOnItsWay(new URL(text)),
    'must be an https address, or an http one of this machine, without a user name',
  ),
  v.transform((text) => new URL(text).href),
);

const SECRET_MIN_LENGTH = 32;

export const secret = v.pipe(
  v.string(),
  v.minLength(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`),
);

export const databaseUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, ['postgres:', 'postgresql:']), 'must look like postgres://user@host/name'),
);

export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => isUrl(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '',
    'must look like smtps://user:password@host or smtp://host:25',
  ),
);

export const words = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
);

export const origins = v.pipe(
  words,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          isUrl(text, ['http:', 'https:']) &&
          new URL(text).href === `${new URL(text).origin}/` &&
          !text.includes('*'),
        'must be a list of origins such as https://office.example, separated by commas, each written out without a *',
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
);

export const hostNames = v.pipe(
  words,
  v.array(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(
        /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/,
        'must be a list of host names such as docs.example, separated by commas',
      ),
    ),
  ),
);

export const networks = v.pipe(
  words,
  v.array(
    v.pipe(
      v.string(),
      v.check(isNetwork, 'must be a list of addresses or networks such as 10.0.0.0/8, separated by commas'),
    ),
  ),
);

export const headerText = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must be ASCII without spaces, to go in a header'),
);

/** The address of a person or a mailbox: `name@host`. Deliberately loose, but it can't end a mail's header. */
export const EMAIL = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}.]+(\.[^\s@<>,;:"()[\]\\\p{C}.]+)+$/u;

export const email = v.pipe(v.string(), v.regex(EMAIL, 'must be an email address'));

/** `name@host` or `Name <name@host>`. */
export const mailbox = v.pipe(
  v.string(),
  v.check((text) => {
    const address = /^[^<>\p{C}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
    return EMAIL.test(address);
  }, 'must be an email address, or a name and one such as Portal <portal@office.example>'),
);

/**
 * Whoever can read or change what is on its way would have the key and a say on money, so plain http is for this
 * machine alone; and a placeholder never decides on the host. `fetch` refuses addresses with a user name.
 */
export const exchangeRateUrl = v.pipe(
  v.string(),
  v.check(
    isExchangeRateService,
    'must be an https address, or an http one of this machine: a base, or one with {from} and {to}',
  ),
);

/** A base that paths are appended to; what goes there has a key, too. */
export const serviceUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isUrl(text, ['http:', 'https:'])) return false;
    const url = new URL(text);
    return isSafeOnItsWay(url) && !/[?#]/.test(text);
  }, 'must be an https address without a query, or an http one of this machine'),
);

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isSafeOnItsWay({ protocol, hostname, username, password }: URL): boolean {
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** What goes to a host of this name leaves no machine. */
export const isThisMachine = (hostname: string) => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(hostname);

function isExchangeRateService(text: string): boolean {
  const address = text.replaceAll(/\{(?:key|from|to)\}/g, 'x');
  if (/[{}]/.test(address) || /^\w+:\/*[^/?#]*\{/.test(text) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.hash || !isSafeOnItsWay(url)) return false;
  return address === text ? !url.search : text.includes('{from}') && text.includes('{to}');
}

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z][\w/+-]*$/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  // A network of every address would let anybody name any address as theirs.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
