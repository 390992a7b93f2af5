import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors/api-error.ts';
import { noteCaller } from '../http/log-facts.ts';
import type { Auth } from './auth.ts';
import { bearerOf } from './bearer.ts';
import type { Caller } from './rights/caller.ts';

/** Does `work` for the holder of the request's bearer, as {@link withCurrentRights}. */
export async function asCaller<T>(
  auth: Auth,
  request: FastifyRequest,
  work: (caller: Caller) => Promise<T>,
): Promise<T> {
  const token = bearerOf(request);
  const caller = await auth.callerOf(token);
  noteCaller(request, caller);
  return withCurrentRights(auth, { caller, token }, work);
}

/**
 * Does `work` with the rights that are remembered of a token's holder. They may be old: work that finds them so throws
 * 401, having changed nothing, and is done once more with those of this moment.
 */
export async function withCurrentRights<T>(
  auth: Auth,
  { caller, token }: { caller: Caller; token: string | undefined },
  work: (caller: Caller) => Promise<T>,
): Promise<T> {
  try {
    return await work(caller);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    auth.forget(caller);
    return work(await auth.callerOf(token));
  }
}
