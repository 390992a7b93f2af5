import { LIMITS } from '../data-api/limits.ts';
import { PlatformFailure } from './platform-failure.ts';
import { type PlatformRequest, post } from './post.ts';
import { createServiceLogin, type ServiceAccount } from './service-login.ts';

/** The provider's application, which is asked by its service account alone. */
export interface Platform {
  /**
   * @param deadline ends the wait for the answer
   * @throws PlatformFailure
   */
  ask(request: PlatformRequest, deadline: AbortSignal): Promise<Readonly<Record<string, unknown>>>;
}

export interface PlatformSettings extends ServiceAccount {
  /** The whole address of the application's data API. */
  url: string;
}

/** Of a login, which several callers may wait for. */
const LOGIN_MS = 10_000;

export function createPlatform({ url, ...account }: PlatformSettings): Platform {
  const address = { url, most: LIMITS.answerBytes };
  const login = createServiceLogin(account, (request) =>
    post(address, request, { signal: AbortSignal.timeout(LOGIN_MS) }),
  );

  return {
    async ask(request, deadline) {
      const token = await login.token();
      try {
        return await post(address, request, { token, signal: deadline });
      } catch (error) {
        if (!(error instanceof PlatformFailure && error.kind === 'token')) throw error;
      }
      // What was refused for its token was not done, so that it may go out once more.
      login.forget(token);
      return post(address, request, { token: await login.token(), signal: deadline });
    },
  };
}
