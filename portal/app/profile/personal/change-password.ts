import * as v from 'valibot';
import { callAsUser } from '../../session/call-as-user.ts';

/**
 * `POST /api/change-password`: the person's other sessions end, this one stays. It needs no idempotency key: repeated
 * after a lost answer it succeeds.
 *
 * @throws ClientError `forbidden` for a wrong old password
 */
export async function changePassword(passwords: { old: string; new: string }): Promise<void> {
  const call = { request: 'change password', url: '/api/change-password', body: passwords };
  await callAsUser(v.unknown(), call);
}
