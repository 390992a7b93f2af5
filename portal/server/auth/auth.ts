import type { Caller, LinkRecordType, LinkRole } from './caller.ts';

export interface SessionTokens {
  jwtToken: string;
  /** ISO 8601, UTC (D-89) */
  accessExpiresAt: string;
}

/** Sessions, tokens and callers. Every refusal is an `ApiError` with status 401, 403 or 429. */
export interface Auth {
  /** The caller behind a bearer token: a session's, or one of {@link Auth.bettyLogin}. Costs a query only when new. */
  callerOf(token: string | undefined): Promise<Caller>;
  /** Drops what is remembered of the caller's rights, after `liveCheck` said that they are old. */
  forget(caller: Caller): void;
  /** API-02. `address` is the client's network address, for the slow-down of repeated failures (D-10). */
  login(credentials: { email: string; password: string; address: string }): Promise<SessionTokens>;
  /** D-98: revokes the session on all servers at once, and with it every token made from it. */
  logout(token: string | undefined): Promise<void>;
  /** API-13. A link token that is given and bad is refused, whatever else the caller may have. */
  bettyLogin(from: {
    bearer?: string | undefined;
    linkToken?: string | undefined;
  }): Promise<{ token: string }>;
  /** A signed link token; `expiresIn` in seconds. The caller's rights are checked by the route, not here. */
  signLink(link: {
    recordType: LinkRecordType;
    recordId: number;
    role: LinkRole;
    expiresIn: number;
  }): Promise<string>;
}
