import type { FastifyRequest } from 'fastify';
import { noteCaller } from '../http/log-facts.ts';
import type { Auth } from './auth.ts';
import { bearerOf } from './bearer.ts';
import type { UserCaller } from './rights/caller.ts';

/** The person whose session's token is the bearer, with the rights of this moment. @throws ApiError 401 */
export async function signedInUser(request: FastifyRequest, auth: Auth): Promise<UserCaller> {
  const user = await auth.userOf(bearerOf(request));
  noteCaller(request, user);
  return user;
}
