import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atom, createStore } from 'jotai';
import { ClientError } from '../../../shared/client/client-error.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import { type Message, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';

const reported = (message: Message, error: unknown) => {
  const messageAtom = atom<Message | null>(null);
  const host = { store: createStore(), emit: () => true };
  reportError({ host, messageAtom }, message, error);
  return host.store.get(messageAtom);
};

test('AUTH-51 a save that an ended session refused can be tried again from its message', () => {
  const retry = () => {};
  const expired = texts('error.sessionExpired');
  const message = reported(
    { ...warning(texts('error.noRecord')), retry },
    new ClientError('session-expired', expired, { request: 'save' }),
  );
  assert.deepEqual(message?.text, expired);
  assert.equal(message?.retry, retry);
});
