import type * as v from 'valibot';
import { ClientError } from '../../../shared/client/client-error.ts';
import { expected, httpError, type Outgoing } from '../../../shared/client/send.ts';
import { clearSession, isSessionOver, readSession } from '../../../shared/client/session.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import { send } from '../client/client.ts';

/**
 * A call outside the data API as the signed-in person: the session is checked first, then its own token is sent along
 * (AUTH-51, AUTH-52). An expired or refused session is cleared, and the sign-in form opens over the page. Throws
 * `ClientError`.
 */
export async function callAsUser<S extends v.GenericSchema>(
  schema: S,
  outgoing: Outgoing,
  signal: AbortSignal = new AbortController().signal,
): Promise<v.InferOutput<S>> {
  const { request } = outgoing;
  const session = readSession();
  if (!session || isSessionOver(session, Date.now())) throw ended(request, session?.authToken);
  const headers = { ...outgoing.headers, authorization: `Bearer ${session.authToken}` };
  const answer = await send({ ...outgoing, headers }, signal);
  if (answer.status === 401) throw ended(request, session.authToken);
  if (answer.status >= 300) throw httpError(request, answer);
  return expected(schema, answer.json, request);
}

/** A newer session that has replaced the refused one stays. */
function ended(request: string, token: string | undefined): ClientError {
  if (readSession()?.authToken === token) clearSession();
  return new ClientError('session-expired', texts('error.sessionExpired'), { request });
}
