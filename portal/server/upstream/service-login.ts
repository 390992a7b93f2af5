import * as v from 'valibot';
import { PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';

/** The service account of the platform, in whose name everything is asked. */
export interface ServiceAccount {
  authProfile: string;
  username: string;
  password: string;
}

/** The service account's token; it stays in memory. */
export interface ServiceLogin {
  /** @throws PlatformFailure */
  token(): Promise<string>;
  /** The platform no longer takes this token, whatever end it has. */
  forget(token: string): void;
}

const LOGIN = `mutation login($authProfileUuid: String!, $username: String!, $password: String!) {
  login(authProfileUuid: $authProfileUuid, username: $username, password: $password) {
    isValid jwtToken accessExpiresAt
  }
}`;

const SignedIn = v.object({
  login: v.object({
    isValid: v.nullish(v.boolean()),
    jwtToken: v.pipe(v.string(), v.nonEmpty()),
    accessExpiresAt: v.nullish(v.string()),
  }),
});

/** A token counts as ended so long before its end, that none ends on its way. */
const MARGIN_MS = 60_000;
/** Platforms lock accounts out after wrong passwords: after a refusal none is sent for so long. */
const PAUSE_AFTER_REFUSAL_MS = 10_000;

/**
 * Signs the service account in when its token is asked for and there is none that lasts: once at a time, whoever asks.
 *
 * @param ask sends a request without a token
 */
export function createServiceLogin(
  { authProfile, username, password }: ServiceAccount,
  ask: (request: PlatformRequest) => Promise<object>,
  now: () => number = Date.now,
): ServiceLogin {
  let current: { token: string; renewAt: number } | undefined;
  let underWay: Promise<string> | undefined;
  let pausedUntil = 0;

  async function signIn(): Promise<string> {
    if (now() < pausedUntil) throw refused();
    const variables = { authProfileUuid: authProfile, username, password };
    const answered = await ask({ query: LOGIN, variables }).catch((error: unknown) => {
      if (!(error instanceof PlatformFailure) || error.kind === 'busy') throw error;
      if (error.kind === 'refused' || error.kind === 'token') return {};
      // Whatever became of the login, what it was for was never sent.
      throw new PlatformFailure('unreached', `${error.message}, when the service account signed in`, {
        ofLogin: true,
      });
    });
    const parsed = v.safeParse(SignedIn, answered);
    if (!parsed.success || parsed.output.login.isValid === false) {
      pausedUntil = now() + PAUSE_AFTER_REFUSAL_MS;
      throw refused();
    }
    const { jwtToken, accessExpiresAt } = parsed.output.login;
    current = { token: jwtToken, renewAt: renewalOf(Date.parse(accessExpiresAt ?? ''), now()) };
    return jwtToken;
  }

  return {
    async token() {
      if (current && now() < current.renewAt) return current.token;
      underWay ??= signIn().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    forget(token) {
      if (current?.token === token) current = undefined;
    },
  };
}

const refused = () => new PlatformFailure('unreached', 'refused the service account', { ofLogin: true });

/** A token without an end, or of clocks that differ, lasts until it is refused; a short one is renewed after half its time. */
function renewalOf(end: number, now: number): number {
  if (!(end > now)) return Number.POSITIVE_INFINITY;
  return end - Math.min(MARGIN_MS, (end - now) / 2);
}
