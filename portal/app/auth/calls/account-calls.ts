import * as v from 'valibot';
import { ClientError } from '../../../../shared/client/client-error.ts';
import type { Send } from '../../../../shared/client/send.ts';
import { AccountAnswer } from '../../../../shared/contract/account.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { isSlowedDown } from '../sign-in/sign-in.ts';

/**
 * `accepted` and nothing else is a success (D-07). Three are failures that the person is not to blame for. `unreachable`:
 * no connection, or a failing service (D-43). `slowed`: too many tries, right or wrong (D-10). `missing`: what an earlier
 * step gives is not there, so nothing was sent.
 */
export type Outcome = 'accepted' | 'refused' | 'unreachable' | 'slowed' | 'missing';

const never = new AbortController().signal;

/** One call of `POST /api/portal_open_requests/...`, without a bearer (D-05). Success is `status` 200 (D-86). */
async function ask(send: Send, address: string, body: Record<string, string>): Promise<Outcome> {
  const url = `/api/portal_open_requests/${address}`;
  try {
    const { status, json } = await send({ request: address, url, body }, never);
    const answer = v.safeParse(AccountAnswer, json);
    const said = answer.success ? answer.output.status : '';
    if (status >= 500 || Number(said) >= 500) return 'unreachable';
    if (isSlowedDown(json)) return 'slowed';
    return status < 300 && said === '200' ? 'accepted' : 'refused';
  } catch (error) {
    const away = error instanceof ClientError && (error.code === 'network' || error.code === 'timeout');
    return away ? 'unreachable' : 'refused';
  }
}

/** Sends a code to the address, in the language of the page (API-03). */
export const forgotPassword = (send: Send, email: string, locale: Locale): Promise<Outcome> =>
  ask(send, 'forgot_password', { email, locale });

/** Whether the code is right and still good (API-04). */
export const checkOtp = (send: Send, email: string, otp: string): Promise<Outcome> =>
  ask(send, 'check_otp', { email, otp });

/** Sets the password by the code, which is checked once more (API-05, D-05). AUTH-30: without email or code `missing`. */
export async function resetPassword(
  send: Send,
  { email, otp, password }: { email: string; otp: string; password: string },
): Promise<Outcome> {
  if (!email || !otp) return 'missing';
  return ask(send, 'reset-password', { email, otp, password });
}

/** What the link of an invitation carries (AUTH-35). */
export interface Invitation {
  email: string;
  verification: string;
}

/** Whether the invitation is right and still open (API-07). */
export const verifyInvitation = (send: Send, { email, verification }: Invitation): Promise<Outcome> =>
  ask(send, 'set-password-verification', { email, invite_verification: verification });

/** Takes the invitation up (API-08). AUTH-43: without what its link carries `missing`. */
export async function acceptInvitation(
  send: Send,
  { email, verification }: Invitation,
  { password, firstName, lastName }: { password: string; firstName: string; lastName: string },
): Promise<Outcome> {
  if (!email || !verification) return 'missing';
  return ask(send, 'set-password', {
    email,
    invite_verification: verification,
    password,
    first_name: firstName.trim(),
    last_name: lastName.trim(),
  });
}
