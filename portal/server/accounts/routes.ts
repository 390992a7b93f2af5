import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CheckOtpInput,
  ForgotPasswordInput,
  InviteInput,
  InviteVerificationInput,
  ResetPasswordInput,
  SetPasswordInput,
} from '../../../shared/contract/account.ts';
import { ChangeAccounts, InviteAgain } from '../../../shared/contract/managed-accounts.ts';
import { peopleManager } from '../actions/accounts/people-manager.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { signedInUser } from '../auth/signed-in-user.ts';
import { errorAnswers } from '../http/errors/errors.ts';
import { parseBody } from '../http/parse-body.ts';
import { publicUrlOf } from '../http/public-url.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import type { Visitor } from './context.ts';

/** Forgotten passwords and invitations (API-03 to API-08), and the mails that carry them. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (open) => openRequests(open, services));
  inviteRoutes(app, services);
}

/** Public: these callers can't sign in yet. Every answer carries its status as text, also a refusal (D-86). */
function openRequests(app: FastifyInstance, { accounts: { reset, invites }, config }: Services): void {
  errorAnswers(app, ({ status, message }) => ({ status: String(status), message }));
  const path = (name: string) => `/api/portal_open_requests/${name}`;

  app.post(path('forgot_password'), async (request) => {
    const { locale, ...input } = parseBody(ForgotPasswordInput, request.body);
    await reset.sendCode(input, visitorOf(request, locale));
    return DONE;
  });

  app.post(path('check_otp'), async (request) => {
    await reset.checkCode(parseBody(CheckOtpInput, request.body), visitorOf(request));
    return DONE;
  });

  app.post(path('reset-password'), async (request) => {
    const visitor = { ...visitorOf(request), publicUrl: publicUrlOf(app, config) };
    await reset.setPassword(parseBody(ResetPasswordInput, request.body), visitor);
    return DONE;
  });

  app.post(path('set-password-verification'), async (request) => {
    await invites.verify(parseBody(InviteVerificationInput, request.body));
    return DONE;
  });

  app.post(path('set-password'), async (request) => {
    await invites.accept(parseBody(SetPasswordInput, request.body), visitorOf(request));
    return DONE;
  });
}

/** For admins, and for managers of a company. */
function inviteRoutes(app: FastifyInstance, { auth, accounts: { invites }, config }: Services): void {
  async function managerOf(request: FastifyRequest): Promise<UserCaller> {
    return peopleManager(await signedInUser(request, auth)).user;
  }

  app.post('/api/invites', async (request, reply) => {
    const manager = await managerOf(request);
    const { locale, ...input } = parseBody(InviteInput, request.body);
    const key = request.headers['idempotency-key'];
    const about = {
      ...visitorOf(request, locale),
      publicUrl: publicUrlOf(app, config),
      key: key?.toString(),
    };
    reply.code(201);
    return invites.invite(manager, input, about);
  });

  app.post('/api/invites/again', async (request) => {
    const manager = await managerOf(request);
    const { locale, ids } = parseBody(InviteAgain, request.body);
    const about = {
      ...visitorOf(request, locale),
      publicUrl: publicUrlOf(app, config),
      key: request.headers['idempotency-key']?.toString(),
    };
    return { outcomes: await invites.inviteAgain(manager, ids, about) };
  });

  app.post('/api/invites/withdraw', async (request) => {
    const manager = await managerOf(request);
    const { ids } = parseBody(ChangeAccounts, request.body);
    const about = { requestId: request.id, key: request.headers['idempotency-key']?.toString() };
    return { outcomes: await invites.withdrawListed(manager, ids, about) };
  });

  app.get('/api/invites', async (request) => {
    const { companyId } = peopleManager(await signedInUser(request, auth));
    return { invites: await invites.list(companyId) };
  });

  app.delete<{ Params: { id: string } }>('/api/invites/:id', async (request) => {
    await invites.withdraw(await managerOf(request), request.params.id, request.id);
    return DONE;
  });
}

const DONE = { status: '200' };

const visitorOf = (request: FastifyRequest, locale?: string | null): Visitor => ({
  address: request.ip,
  locale: requestLanguage(locale, request.headers['accept-language']),
  requestId: request.id,
});
