import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import { LruMap } from '../lru-map.ts';

const Session = v.object({
  sid: v.pipe(v.string(), v.uuid()),
  /** Id of the person, for pages: rights follow from the session alone. */
  sub: v.exactOptional(v.string()),
});
const Link = v.object({
  lid: v.pipe(v.string(), v.uuid()),
  rt: v.picklist(LINK_RECORD_TYPES),
  rid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  role: v.picklist(LINK_ROLES),
  /** Who uses it at the page that it was given to. */
  obo: v.exactOptional(v.string()),
});
const Service = v.object({ svc: v.literal(true) });
/** The file `fid`, for as long as the rights stand of whoever asked for its address. */
const FileAddress = v.object({
  fid: v.pipe(v.string(), v.uuid()),
  by: v.variant('kind', [
    v.object({
      kind: v.literal('user'),
      sessionId: v.pipe(v.string(), v.uuid()),
      userId: v.number(),
      rightsVersion: v.number(),
      // A server of an earlier release says of nobody which records they see.
      seesAll: v.optional(v.boolean(), false),
      entityId: v.optional(v.number(), 0),
    }),
    v.object({
      kind: v.literal('link'),
      linkId: v.pipe(v.string(), v.uuid()),
      recordType: v.picklist(LINK_RECORD_TYPES),
      recordId: v.optional(v.number(), 0),
    }),
    v.object({ kind: v.literal('service') }),
  ]),
});

/**
 * The claims of each use of a token. The use is the token's audience, so that no kind can stand in for another: a
 * session signs in, a link opens one record at `/api/betty/login`, and that call answers a data token; a file's token
 * stands in the address of a download.
 */
const CLAIMS = { session: Session, link: Link, data: v.union([Session, Link, Service]), file: FileAddress };

export type TokenUse = keyof typeof CLAIMS;
export type Claims<U extends TokenUse> = v.InferOutput<(typeof CLAIMS)[U]>;

export interface Verified<U extends TokenUse> {
  use: U;
  claims: Claims<U>;
  /** Milliseconds since 1970 */
  expiresAt: number;
}

const ISSUER = 'freight-portal';
const ALGORITHM = 'HS256';
const CACHED_TOKENS = 10_000;

export interface Tokens {
  sign<U extends TokenUse>(use: U, claims: Claims<U>, expiresAt: number): Promise<string>;
  /** The claims of a token, or undefined where it is missing, altered, expired or meant for another use. */
  verify<U extends TokenUse>(token: string | undefined, ...uses: U[]): Promise<Verified<U> | undefined>;
  /** Whether a token is good but for its end: nobody else learns when any token ends. */
  hasExpired(token: string | undefined, use: TokenUse): Promise<boolean>;
}

/** @param previous the secret before this one: its tokens are accepted, new ones are signed with `secret` */
export function createTokens(secret: string, previous?: string): Tokens {
  const key = keyOf(secret);
  const keys = previous ? [key, keyOf(previous)] : [key];
  const known = new LruMap<string, Verified<TokenUse>>(CACHED_TOKENS);

  return {
    sign: (use, claims, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(use)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),

    async verify<U extends TokenUse>(token: string | undefined, ...uses: U[]) {
      if (!token) return undefined;
      const verified = known.get(token) ?? (await firstOf(keys, (tried) => readToken(token, tried)));
      if (!verified) return undefined;
      if (verified.expiresAt <= Date.now()) {
        known.delete(token);
        return undefined;
      }
      known.set(token, verified);
      return isOneOf(verified, uses) ? verified : undefined;
    },

    async hasExpired(token = '', use) {
      const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: use };
      const hasEnded = (tried: Uint8Array) =>
        jwtVerify(token, tried, options).then(
          () => false,
          (error: unknown) => error instanceof errors.JWTExpired,
        );
      return (await firstOf(keys, hasEnded)) ?? false;
    },
  };
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** The first answer that is one, by one key after the other. */
async function firstOf<T>(
  keys: readonly Uint8Array[],
  ask: (key: Uint8Array) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const key of keys) {
    const answer = await ask(key);
    if (answer) return answer;
  }
  return undefined;
}

function isOneOf<U extends TokenUse>(verified: Verified<TokenUse>, uses: U[]): verified is Verified<U> {
  return uses.some((use) => use === verified.use);
}

async function readToken(token: string, key: Uint8Array): Promise<Verified<TokenUse> | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['exp', 'aud'],
    });
    const use = v.parse(v.picklist(['session', 'link', 'data', 'file']), payload.aud);
    return { use, claims: v.parse(CLAIMS[use], payload), expiresAt: Number(payload.exp) * 1000 };
  } catch {
    return undefined;
  }
}
