import { ClientError } from '../../../shared/client/client-error.ts';
import { httpError, type Send } from '../../../shared/client/send.ts';
import { readSession } from '../../../shared/client/session.ts';

const REQUEST = 'change password';
const never = new AbortController().signal;

/**
 * `POST /api/change-password`: the other sessions of the person end, this one stays. It carries no key: done again after
 * a lost answer it succeeds.
 *
 * @throws ClientError `forbidden` for a wrong old password
 */
export async function changePassword(send: Send, passwords: { old: string; new: string }): Promise<void> {
  const authToken = readSession()?.authToken;
  if (!authToken)
    throw new ClientError('session-expired', 'Your session has expired. Please sign in again.', {
      request: REQUEST,
    });
  const headers = { authorization: `Bearer ${authToken}` };
  const url = '/api/change-password';
  const answer = await send({ request: REQUEST, url, headers, body: passwords }, never);
  if (answer.status !== 200) throw httpError(REQUEST, answer);
}
