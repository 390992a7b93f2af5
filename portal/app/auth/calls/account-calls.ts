import * as v from 'valibot';
import { ClientError } from '../../../../shared/client/client-error.ts';
import type { Send } from '../../../../shared/client/send.ts';
import { AccountAnswer } from '../../../../shared/contract/account.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { isSlowedDown } from '../sign-in/sign-in.ts';

/**
 * Only `accepted` is a success (D-07). `unreachable`: no connection, or a failing service (D-43). `slowed`: too many
 * tries, right or wrong (D-10). `missing`: an earlier step's value is absent, so nothing was sent. `common`: the password
 * is one of the most common (D-153). `misplaced`: the company has the role of the invitation no more. `refused`: any other answer.
 */
export type Outcome = 'accepted' | 'refused' | 'common' | 'misplaced' | 'unreachable' | 'slowed' | 'missing';

const never = new AbortController().signal;

/** One call of `POST /api/portal_open_requests/...`, without a bearer (D-05). Success is `status` 200 (D-86). */
async function post(send: Send, address: string, body: Record<string, string>): Promise<Outcome> {
  const url = `/api/portal_open_requests/${address}`;
  try {
    const { status, json } = await send({ request: address, url, body }, never);
    const answer = v.safeParse(AccountAnswer, json);
    const answered = answer.success ? answer.output.status : '';
    if (status >= 500 || Number(answered) >= 500) return 'unreachable';
    if (isSlowedDown(json)) return 'slowed';
    if (answer.success && answer.output.code === 'common_password') return 'common';
    if (answer.success && answer.output.code === 'misplaced_role') return 'misplaced';
    return status < 300 && answered === '200' ? 'accepted' : 'refused';
  } catch (error) {
    const away = error instanceof ClientError && (error.code === 'network' || error.code === 'timeout');
    return away ? 'unreachable' : 'refused';
  }
}

/** Sends a code to the address, in the language of the page (API-03). */
export const forgotPassword = (send: Send, email: string, locale: Locale): Promise<Outcome> =>
  post(send, 'forgot_password', { email, locale });

/** Whether the code is right and has not expired (API-04). */
export const checkOtp = (send: Send, email: string, otp: string): Promise<Outcome> =>
  post(send, 'check_otp', { email, otp });

/**
 * Sets the password by the code, which the server checks again (API-05, D-05). Without email or code: `missing`
 * (AUTH-30).
 */
export async function resetPassword(
  send: Send,
  { email, otp, password }: { email: string; otp: string; password: string },
): Promise<Outcome> {
  if (!email || !otp) return 'missing';
  return post(send, 'reset-password', { email, otp, password });
}

/** The parameters of an invitation's link (AUTH-35). */
export interface Invitation {
  email: string;
  verification: string;
}

/** Whether the invitation is valid and still open (API-07). */
export const verifyInvitation = (send: Send, { email, verification }: Invitation): Promise<Outcome> =>
  post(send, 'set-password-verification', { email, invite_verification: verification });

/** Accepts the invitation (API-08). Without the parameters of its link: `missing` (AUTH-43). */
export async function acceptInvitation(
  send: Send,
  { email, verification }: Invitation,
  { password, firstName, lastName }: { password: string; firstName: string; lastName: string },
): Promise<Outcome> {
  if (!email || !verification) return 'missing';
  return post(send, 'set-password', {
    email,
    invite_verification: verification,
    password,
    first_name: firstName.trim(),
    last_name: lastName.trim(),
  });
}
