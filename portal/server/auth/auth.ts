import { reason } from '../../../shared/contract/reasons.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import { LruMap } from '../lru-map.ts';
import { type AttemptSource, createKnownNetworks } from './attempt-limits/known-networks.ts';
import { networkOf } from './attempt-limits/network-of.ts';
import { createThrottle } from './attempt-limits/throttle.ts';
import { createKeyedCrypto } from './keyed-crypto.ts';
import { findServerLink, type Issue, issueLink } from './links/issued-links.ts';
import { passwordMatches } from './passwords.ts';
import type { Caller, LinkCaller, LinkGrant, ServiceCaller, UserCaller } from './rights/caller.ts';
import { linkLabel } from './rights/link-label.ts';
import { areRightsUnchanged } from './rights/rights-unchanged.ts';
import { findAccount, openSession, readSession, revokeSession } from './sessions.ts';
import { auditFailedSignIn, auditSession, type RequestSource } from './sign-in-audit.ts';
import { type Claims, createTokens, type Verified } from './tokens.ts';

export interface SessionTokens {
  jwtToken: string;
  /** ISO 8601, UTC (D-89) */
  accessExpiresAt: string;
}

/** Sessions, tokens and callers. Every refusal is an `ApiError` with status 401 or 429. */
export interface Auth {
  /**
   * The caller behind a bearer token: a session's, or one of {@link Auth.bettyLogin}. Costs a query only when the
   * session is new here, so rights may be old: every statement made for the caller carries `rightsUnchangedSql`.
   */
  callerOf(token: string | undefined): Promise<Caller>;
  /** Like {@link Auth.callerOf}, but only a session's own token counts, and its rights are those of this moment. */
  userOf(token: string | undefined): Promise<UserCaller>;
  /** Drops what is remembered of the caller's rights, after `rightsUnchangedSql` found them outdated. */
  forget(caller: Caller): void;
  /** API-02. The client's network address slows repeated failures down (D-10) and stands in the audit log. */
  login(
    credentials: { email: string; password: string; locale?: Locale | undefined } & RequestSource,
  ): Promise<SessionTokens>;
  /**
   * Whether `check` of the person's password holds, slowed down from failure to failure: guesses here and at the
   * sign-in count together (D-10).
   */
  confirm(person: UserCaller, address: string, check: () => Promise<boolean>): Promise<boolean>;
  /** Who tries to get into the account of an email from this network address (D-10). */
  attemptSourceOf(email: string, address: string): Promise<AttemptSource>;
  /** Forgets failed sign-ins of an email whose person has proved to be its owner. */
  clearFailures(email: string, address: string): Promise<void>;
  /** D-98: revokes the session on all servers at once, and with it every token made from it. */
  logout(token: string | undefined, from: RequestSource): Promise<void>;
  /**
   * API-13. A link token or bearer that is given and bad is refused, never replaced by another right (D-02). The bearer
   * is a session's token or, from a host's page that has no other token to give, a link's.
   */
  bettyLogin(from: {
    bearer?: string | undefined;
    linkToken?: string | undefined;
  }): Promise<{ token: string }>;
  /** The token of a link that was written down, and that can be revoked there. */
  linkToken(link: LinkGrant, issue: Issue): Promise<string>;
  /** A link of the server itself, of which one serves several calls; `expiresIn` in seconds. */
  signLink(link: LinkGrant, expiresIn: number): Promise<string>;
}

/** A link that this server signed and whose end is past. */
export class ExpiredLink extends ApiError {
  constructor() {
    super(401, 'unauthorized', 'This link has expired. Please ask for a new one.');
  }
}

/** A working day: there is no refresh, an expired session signs in again (D-98). */
const SESSION_MS = 8 * 3_600_000;
const DATA_TOKEN_MS = 15 * 60_000;
const REMEMBERED_SESSIONS = 10_000;

type SignedUp = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const SERVICE: ServiceCaller = { kind: 'service', label: 'service' };

/** @param secret signs every token; servers on one database share it */
export function createAuth({
  config,
  database: { db },
  secret,
}: {
  config: Pick<Config, 'publicAccess' | 'jwtSecretPrevious'>;
  database: Pick<Database, 'db'>;
  secret: string;
}): Auth {
  const tokens = createTokens(secret, config.jwtSecretPrevious);
  const sessions = new LruMap<string, Promise<UserCaller>>(REMEMBERED_SESSIONS);
  const throttleAddress = createThrottle({ free: 50, inTurns: false });
  const throttleAccount = createThrottle({ free: 5, inTurns: true });
  const networks = createKnownNetworks(db, createKeyedCrypto(secret, config.jwtSecretPrevious));

  /** Concurrent requests of a new session share one query. */
  function userOfSession(id: string): Promise<UserCaller> {
    const known = sessions.get(id);
    if (known) return known;
    const reading = readSession(db, id).then((caller) => {
      if (caller) return caller;
      throw unauthorized();
    });
    sessions.set(id, reading);
    reading.catch(() => {
      if (sessions.get(id) === reading) sessions.delete(id);
    });
    return reading;
  }

  async function callerBehind({ claims }: Verified<'session' | 'data'>): Promise<Caller> {
    if ('sid' in claims) return userOfSession(claims.sid);
    if ('rid' in claims) return linkCaller(claims);
    // A service token is no longer valid once `PUBLIC_ACCESS` is not `open`.
    if (config.publicAccess === 'open') return SERVICE;
    throw unauthorized();
  }

  async function liveUser(sessionId: string): Promise<UserCaller> {
    const caller = await userOfSession(sessionId);
    if (await areRightsUnchanged(db, caller)) return caller;
    sessions.delete(sessionId);
    return userOfSession(sessionId);
  }

  const dataToken = async (claims: Claims<'data'>, latest = Number.POSITIVE_INFINITY) => ({
    token: await tokens.sign('data', claims, Math.min(Date.now() + DATA_TOKEN_MS, latest)),
  });

  const linkToken = (
    { recordType: rt, recordId: rid, role, onBehalfOf }: LinkGrant,
    { id, expiresAt }: Issue,
  ) =>
    tokens.sign(
      'link',
      { lid: id, rt, rid, role, ...(onBehalfOf && { obo: onBehalfOf }) },
      Date.parse(expiresAt),
    );

  const enter = (
    account: SignedUp,
    opened: { expiresAt: Date; locale: Locale | undefined },
    from: RequestSource,
  ) =>
    inTransaction({ db }, async (trx) => {
      const session = await openSession(trx, account, opened);
      if (session) await auditSession(trx, 'signIn', account, from);
      return session;
    });

  const slowedDown = (address: string, email: string, attempt: () => Promise<boolean>) =>
    throttleAddress(networkOf(address), async () => {
      const { key } = await networks.attemptSourceOf(email, address);
      return throttleAccount(key, attempt);
    });

  return {
    async callerOf(token) {
      const verified = await tokens.verify(token, 'session', 'data');
      if (!verified) throw unauthorized();
      return callerBehind(verified);
    },

    async userOf(token) {
      const verified = await tokens.verify(token, 'session');
      if (!verified) throw unauthorized();
      return liveUser(verified.claims.sid);
    },

    forget(caller) {
      if (caller.kind === 'user') sessions.delete(caller.sessionId);
    },

    async login({ email, password, locale, ...from }) {
      const { address } = from;
      let entered: SignedUp | undefined;
      const attempt = async () => {
        const account = await findAccount(db, email);
        if (await passwordMatches(account?.passwordHash, password, address)) entered = account;
        else await auditFailedSignIn(db, account, from);
        return entered !== undefined;
      };
      await slowedDown(address, email, attempt);
      const expiresAt = new Date(Math.floor((Date.now() + SESSION_MS) / 1000) * 1000);
      const session = entered && (await enter(entered, { expiresAt, locale }, from));
      if (!entered || !session) throw unauthorized('The login detail is incorrect');
      await networks.remember({ ...entered, accessVersion: session.accessVersion }, address);
      return {
        jwtToken: await tokens.sign(
          'session',
          { sid: session.id, sub: String(entered.id) },
          expiresAt.getTime(),
        ),
        accessExpiresAt: expiresAt.toISOString(),
      };
    },

    confirm: ({ label }, address, check) => slowedDown(address, label, check),

    attemptSourceOf: networks.attemptSourceOf,

    async clearFailures(email, address) {
      const { key } = await networks.attemptSourceOf(email, address);
      throttleAccount.clearFailures(key);
    },

    async logout(token, from) {
      const verified = await tokens.verify(token, 'session');
      if (!verified) throw unauthorized();
      await inTransaction({ db }, async (trx) => {
        const account = await revokeSession(trx, verified.claims.sid);
        if (account) await auditSession(trx, 'signOut', account, from);
      });
      sessions.delete(verified.claims.sid);
    },

    async bettyLogin({ bearer, linkToken }) {
      const link = await tokens.verify(linkToken ?? bearer, 'link');
      if (link) {
        if (!(await areRightsUnchanged(db, linkCaller(link.claims)))) throw badLink();
        return dataToken({ ...link.claims }, link.expiresAt);
      }
      if (await tokens.hasExpired(linkToken ?? bearer, 'link')) throw new ExpiredLink();
      if (linkToken !== undefined) throw badLink();
      if (bearer !== undefined) {
        const session = await tokens.verify(bearer, 'session');
        if (!session) throw unauthorized();
        const { sessionId } = await liveUser(session.claims.sid);
        return dataToken({ sid: sessionId }, session.expiresAt);
      }
      if (config.publicAccess === 'open') return dataToken({ svc: true });
      throw unauthorized();
    },

    linkToken,

    async signLink(link, expiresIn) {
      const to = new Date(Math.floor(Date.now() / 1000 + expiresIn) * 1000);
      const from = new Date(to.getTime() - expiresIn * 500);
      const issue =
        (await findServerLink(db, link, { from, to })) ??
        (await issueLink(db, link, { expiresAt: to, giver: null }));
      return linkToken(link, issue);
    },
  };
}

const badLink = () => unauthorized(reason('badLink'));

function linkCaller({ lid, rt, rid, role, obo }: Claims<'link'>): LinkCaller {
  const label = linkLabel({ recordType: rt, recordId: rid, role, onBehalfOf: obo ?? null });
  return { kind: 'link', linkId: lid, recordType: rt, recordId: rid, role, label };
}
