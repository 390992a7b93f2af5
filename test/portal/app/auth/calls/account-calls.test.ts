import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acceptInvitation,
  checkOtp,
  forgotPassword,
  resetPassword,
  verifyInvitation,
} from '../../../../../portal/app/auth/calls/account-calls.ts';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { Outgoing, Send } from '../../../../../shared/client/send.ts';

const RESET = { email: 'ida@importer.example', otp: '12345', password: 'new-secret' };
const INVITATION = { email: 'ida@importer.example', verification: 'v-1' };
const PERSON = { password: 'new-secret', firstName: ' Ida ', lastName: 'Moreno' };

const answers =
  (status: number, json: unknown): Send =>
  async () => ({ status, json, retryAfter: undefined });

/** What a call sends, by the path below `portal_open_requests`. */
async function sentBy(call: (send: Send) => Promise<unknown>): Promise<Outgoing> {
  let sent: Outgoing | undefined;
  await call(async (outgoing) => {
    sent = outgoing;
    return { status: 200, json: { status: '200' }, retryAfter: undefined };
  });
  assert.ok(sent, 'something is sent');
  return sent;
}

test('API-03 AUTH-16 a code is asked for with the email and the language of the page', async () => {
  const { url, body } = await sentBy((send) => forgotPassword(send, RESET.email, 'de'));
  assert.equal(url, '/api/portal_open_requests/forgot_password');
  assert.deepEqual(body, { email: RESET.email, locale: 'de' });
});

test('API-04 AUTH-25 the code is checked with its email', async () => {
  const { url, body } = await sentBy((send) => checkOtp(send, RESET.email, '1 234'));
  assert.equal(url, '/api/portal_open_requests/check_otp');
  assert.deepEqual(body, { email: RESET.email, otp: '1 234' });
});

test('API-06 D-05 a reset sends email and code again, and no bearer', async () => {
  const { url, body, headers } = await sentBy((send) => resetPassword(send, RESET));
  assert.equal(url, '/api/portal_open_requests/reset-password');
  assert.deepEqual(body, RESET);
  assert.equal(headers, undefined);
});

test('AUTH-35 AUTH-38 an invitation is verified and taken up by what its link carries; names are trimmed', async () => {
  const verified = await sentBy((send) => verifyInvitation(send, INVITATION));
  assert.equal(verified.url, '/api/portal_open_requests/set-password-verification');
  assert.deepEqual(verified.body, { email: INVITATION.email, invite_verification: 'v-1' });
  const taken = await sentBy((send) => acceptInvitation(send, INVITATION, PERSON));
  assert.equal(taken.url, '/api/portal_open_requests/set-password');
  assert.deepEqual(taken.body, {
    email: INVITATION.email,
    invite_verification: 'v-1',
    password: 'new-secret',
    first_name: 'Ida',
    last_name: 'Moreno',
  });
});

test('D-86 AUTH-47 D-07 status 200 as text or number is a success, and nothing else is', async () => {
  for (const status of ['200', 200])
    assert.equal(await acceptInvitation(answers(200, { status }), INVITATION, PERSON), 'accepted');
  for (const json of [{ status: '404' }, { status: 400 }, { status: '' }, {}, false, undefined, 'ok'])
    assert.equal(await acceptInvitation(answers(200, json), INVITATION, PERSON), 'refused', String(json));
  for (const status of [400, 404, 409, 429])
    assert.equal(await checkOtp(answers(status, { status: '200' }), 'a@b.cc', '12345'), 'refused');
});

test('D-153 a password that is too common is told apart from other refusals', async () => {
  const common = answers(422, { status: '422', code: 'common_password' });
  assert.equal(await resetPassword(common, RESET), 'common');
  assert.equal(await acceptInvitation(common, INVITATION, PERSON), 'common');
  assert.equal(await resetPassword(answers(422, { status: '422', code: 'weak_password' }), RESET), 'refused');
});

test('ROLE-02 an invitation to a role that the company has no more is told apart from other refusals', async () => {
  const misplaced = answers(422, { status: '422', code: 'misplaced_role' });
  assert.equal(await acceptInvitation(misplaced, INVITATION, PERSON), 'misplaced');
});

test('MSG-22 D-43 no connection, no answer in time and a failing service are distinguished from a refusal', async () => {
  for (const code of ['network', 'timeout'] as const)
    assert.equal(
      await forgotPassword(
        async ({ request }) => {
          throw new ClientError(code, 'no answer', { request });
        },
        'a@b.cc',
        'en',
      ),
      'unreachable',
    );
  for (const send of [
    answers(503, undefined),
    answers(500, { status: '500' }),
    answers(200, { status: 502 }),
  ])
    assert.equal(await forgotPassword(send, 'a@b.cc', 'en'), 'unreachable');
});

test('D-10 too many tries are distinguished from a refusal, whatever was typed', async () => {
  const slow = { status: '429', code: 'too_many_attempts', message: 'Too many attempts.' };
  assert.equal(await forgotPassword(answers(429, slow), 'a@b.cc', 'en'), 'slowed');
  assert.equal(await checkOtp(answers(429, slow), 'a@b.cc', '12345'), 'slowed');
});

test('AUTH-30 AUTH-43 what an earlier step gives is missing: nothing is sent', async () => {
  const never: Send = async () => assert.fail('nothing may be sent');
  assert.equal(await resetPassword(never, { ...RESET, email: '' }), 'missing');
  assert.equal(await resetPassword(never, { ...RESET, otp: '' }), 'missing');
  assert.equal(await acceptInvitation(never, { ...INVITATION, email: '' }, PERSON), 'missing');
  assert.equal(await acceptInvitation(never, { ...INVITATION, verification: '' }, PERSON), 'missing');
});
