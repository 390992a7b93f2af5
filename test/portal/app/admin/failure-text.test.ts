import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import {
  adminFailure,
  inviteFailure,
  linkFailure,
  listFailure,
  revokeFailure,
  withdrawFailure,
} from '../../../../portal/app/admin/failure-text.ts';
import { ClientError, type ClientErrorCode } from '../../../../shared/client/client-error.ts';
import { reason, type SentReason } from '../../../../shared/contract/reasons.ts';
import { inLanguage, type Text } from '../../../../shared/i18n/define-texts.ts';
import { ServerWords } from '../../../../shared/reasons/server/server-words.ts';

const said = (failure: (error: unknown) => Text, error: unknown) => inLanguage('en', failure(error));
const failed = (code: ClientErrorCode) => new ClientError(code, 'x', { request: 'x' });
/** As the server refuses: its words, and the reasons by which they have a text in each language. */
const refused = (status: number, words: string, ...reasons: SentReason[]) =>
  new ClientError('http', 'x', { request: 'x', status, serverWords: new ServerWords(words, reasons) });

const NO_SUCH_ROLE = refused(422, 'Managers are elsewhere.', reason('roleOfCompany'));
const UNREACHABLE = 'The service could not be reached. Please try again; it is done once at most.';

suite('why something failed on an admin page', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
  });

  test('MSG-19 a reason of the server comes first, whatever was asked for', () => {
    const all = [adminFailure, inviteFailure, withdrawFailure, linkFailure, revokeFailure];
    for (const failure of all)
      assert.equal(said(failure, NO_SUCH_ROLE), 'Nothing was changed. Managers are elsewhere.');
  });

  test('a reason of a server that could not do it stands alone, because nobody knows what it did', () => {
    const busy = refused(503, 'Too many requests at the same time. Please try again.', reason('busy'));
    assert.equal(said(inviteFailure, busy), 'Too many requests at the same time. Please try again.');
  });

  test('words without a reason are for programmers: a page that knows the refusal says it itself', () => {
    const words = 'There is nothing like that.';
    for (const [failure, status, text] of [
      [inviteFailure, 409, 'There is an account with this email already.'],
      [inviteFailure, 403, 'You do not have the right to do this.'],
      [inviteFailure, 400, 'This invitation was not accepted. Please check email and company.'],
      [withdrawFailure, 404, 'This invitation is no longer open: it was accepted, replaced or withdrawn.'],
      [revokeFailure, 404, 'This link no longer works: it was revoked or has expired.'],
    ] as const)
      assert.equal(said(failure, refused(status, words)), text);
  });

  test('D-02 a record that cannot be shared is no matter of access alone', () => {
    const noAccess = refused(403, 'You do not have access to this record.', reason('noAccess'));
    assert.match(
      said(linkFailure, noAccess),
      /^No link can be made for this record\. Please check its number/,
    );
  });

  test('a backend without reasons is quoted where the page has no words', () => {
    assert.equal(said(adminFailure, refused(422, 'Too long.')), 'Nothing was changed. Too long.');
  });

  test('what nobody answered is worth another try; without a connection, once it is back', () => {
    for (const code of ['network', 'timeout'] as const)
      assert.equal(said(adminFailure, failed(code)), UNREACHABLE);
    assert.equal(said(linkFailure, refused(502, 'Bad gateway')), UNREACHABLE);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    for (const failure of [adminFailure, listFailure])
      assert.match(said(failure, failed('network')), /^You are offline\./);
  });

  test('what the page itself is at fault for is not blamed on the service', () => {
    for (const error of [new Error('of the code'), failed('unexpected')])
      assert.equal(said(inviteFailure, error), 'Something went wrong. Please reload the page.');
  });

  test('too many requests are no refusal of what was asked for: when to try again', () => {
    const slowed = (retryAfter?: number) =>
      new ClientError('http', 'x', { request: 'x', status: 429, retryAfter });
    assert.equal(said(inviteFailure, slowed(12_000)), 'Too many requests. Please try again in 12 seconds.');
    assert.equal(said(listFailure, slowed()), 'Too many requests. Please try again in 60 seconds.');
  });

  test('of a list it is said that it could not be loaded, and not that nothing was changed', () => {
    assert.equal(
      said(listFailure, refused(422, 'Too slow.', reason('tooSlow'))),
      'This list could not be loaded. Too slow.',
    );
    for (const error of [failed('timeout'), refused(502, 'Bad gateway')])
      assert.equal(said(listFailure, error), 'This list could not be loaded.');
    const busy = refused(503, 'Too many requests at the same time. Please try again.', reason('busy'));
    assert.equal(said(listFailure, busy), 'Too many requests at the same time. Please try again.');
  });

  test('AUTH-51 the end of a session is said before anything of the page', () => {
    for (const error of [
      failed('session-expired'),
      new ClientError('unauthorized', 'x', { request: 'x', status: 401 }),
    ])
      assert.equal(said(inviteFailure, error), 'Your session has expired. Please sign in again.');
  });
});
