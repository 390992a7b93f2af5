import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ChangePassword } from '../../../shared/contract/profile.ts';
import { LoginInput } from '../../../shared/contract/sign-in.ts';
import { errorAnswers } from '../http/errors/errors.ts';
import { refuseForeign, TOKEN_EXCHANGE } from '../http/foreign-origin.ts';
import { refuseOtherHost } from '../http/own-host.ts';
import { parseBody } from '../http/parse-body.ts';
import { publicUrlOf } from '../http/public-url.ts';
import { acceptedLanguage, requestLanguage } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import { ExpiredLink } from './auth.ts';
import { bearerOf } from './bearer.ts';
import { changePassword } from './change-password.ts';
import { requireNewPassword } from './new-password.ts';
import type { RequestSource } from './sign-in-audit.ts';
import { signedInUser } from './signed-in-user.ts';

/** Signing in and out, and the tokens for data (API-02, API-13, D-98). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { auth, config, database, notices } = services;

  // Public: this is how a session begins.
  app.post('/api/login', async (request) => {
    const { email, password } = parseBody(LoginInput, request.body);
    const locale = acceptedLanguage(request.headers['accept-language']);
    return auth.login({ email, password, locale, ...sourceOf(request) });
  });

  app.register(async (bodiless) => {
    // Some clients declare JSON and then send no body, which the JSON parser would refuse.
    bodiless.removeAllContentTypeParsers();
    bodiless.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });

    bodiless.post('/api/logout', async (request) => {
      await auth.logout(bearerOf(request), sourceOf(request));
      return { status: '200' };
    });

    errorAnswers(bodiless, (error) => (error instanceof ExpiredLink ? { expired: true } : {}));

    // Public in that it decides itself: a session, a link token, or an open network's service scope (D-01, D-03).
    bodiless.post(TOKEN_EXCHANGE, async (request) => {
      refuseForeign(request, config);
      const given = {
        bearer: bearerOf(request),
        linkToken: linkTokenOf(request.headers['x-link-token']),
      };
      if (given.bearer === undefined && given.linkToken === undefined) refuseOtherHost(request, config);
      return auth.bettyLogin(given);
    });
  });

  /** The person's own new password; the answer to a second try is the same. */
  app.post('/api/change-password', async (request) => {
    const caller = await signedInUser(request, auth);
    const passwords = parseBody(ChangePassword, request.body);
    await requireNewPassword(passwords.new, config.passwordMinLength);
    const confirm = (check: () => Promise<boolean>) => auth.confirm(caller, request.ip, check);
    await changePassword(database, caller, passwords, {
      confirm,
      address: request.ip,
      requestId: request.id,
      tell: (trx) =>
        notices.passwordChanged(trx, caller.userId, {
          by: 'owner',
          locale: requestLanguage(null, request.headers['accept-language']),
          publicUrl: publicUrlOf(app, config),
        }),
    });
    notices.wake();
    return { status: '200' };
  });
}

const sourceOf = ({ ip, id }: FastifyRequest): RequestSource => ({ address: ip, requestId: id });

/** A header given twice is as bad a link as any: it must not fall back to the right of the session. */
const linkTokenOf = (header: string | string[] | undefined) => (Array.isArray(header) ? '' : header);
