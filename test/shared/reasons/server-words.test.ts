import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureText } from '../../../portal/app/profile/failure-text.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { httpError } from '../../../shared/client/send.ts';
import { type Reason, reason, type SentReason } from '../../../shared/contract/reasons.ts';
import { inLanguage } from '../../../shared/i18n/define-texts.ts';
import { loadLanguage } from '../../../shared/i18n/languages.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { texts } from '../../../shared/reasons/browser/texts/index.ts';
import { ServerWords } from '../../../shared/reasons/server/server-words.ts';
import { failureMessage, messageText, warningWithContact } from '../../../shared/record/message.ts';
import { failureReason } from '../../../widgets/order-manager/comboboxes/split-input.ts';
import { texts as orderTexts } from '../../../widgets/order-manager/texts/index.ts';

for (const locale of ['de', 'ja'] as const) await loadLanguage(locale);

/** What a server of this dialect sends; the English words only matter where a test gives some. */
const sent = (one: SentReason, words = 'In English.') => new ServerWords(words, [one]);
const alertIn = (locale: Locale, reason: ServerWords) =>
  orderTexts.in(locale)('orders.error.link', { reason });
const german = (one: Reason) => inLanguage('de', sent(one));

test('PO-68 the client’s reasons are said in the language of the message', () => {
  const error = httpError('allBooking', { status: 503, json: undefined, retryAfter: undefined });
  assert.equal(error.message, 'HTTP error! Status: 503');
  assert.equal(
    messageText(failureMessage(orderTexts('orders.error.booking'), error), 'de', 'Kontor'),
    'Buchungsdaten konnten nicht geladen werden: HTTP-Fehler! Status: 503. Bitte versuchen Sie es später erneut. Bleibt das Problem bestehen, wenden Sie sich an Kontor.',
  );
  const unexpected = new ClientError('unexpected', texts('reason.unexpected'), { request: 'action' });
  assert.equal(
    messageText(
      { ...failureMessage(orderTexts('orders.error.link'), unexpected), contact: false },
      'ja',
      null,
    ),
    '発注を更新できません: 予期しない応答です',
  );
});

test('the server’s reasons stand within those of the client, with what they name', () => {
  const words = 'Purchase order 17 does not exist for this company.';
  const message = sent(reason('notOwnOrder', { number: 17 }), words);
  const error = new ClientError('graphql', texts('reason.graphql', { message }), { request: 'allBooking' });
  assert.equal(error.message, 'GraphQL error: Purchase order 17 does not exist for this company.');
  assert.equal(
    messageText({ ...failureMessage(orderTexts('orders.error.link'), error), contact: false }, 'de', null),
    'Bestellung konnte nicht aktualisiert werden: GraphQL-Fehler: Die Bestellung 17 gibt es für diese Firma nicht.',
  );
});

test('D-22 CHG-43 what is wrong with a charge line is said with its line', () => {
  const at = (line: number, field: string, one: Reason) => german({ ...one, line, field });
  assert.equal(
    at(3, 'chargeType', reason('chargeType', { number: 5 })),
    'Zeile 3, chargeType: Die Gebührenart 5 gibt es für Gebühren nicht.',
  );
  assert.equal(
    at(1, 'original.rate', reason('rate', { rate: '1.08', currency: 'EUR', date: '2026-11-20' })),
    'Zeile 1, original.rate: 1.08 ist kein bekannter Kurs von EUR am 2026-11-20. Rechnen Sie die Gebühr neu um.',
  );
  assert.equal(
    german(reason('lineMissing', { line: 1200, field: 'currency' })),
    'Zeile 1200, currency fehlt.',
  );
  const values = { given: 'blank', entered: '100.00', currency: 'EUR', rate: '1.08' };
  assert.equal(
    at(2, 'unitCost', reason('conversion', values)),
    'Zeile 2, unitCost: Leer entspricht nicht 100.00 EUR zum Kurs 1.08.',
  );
});

test('what is wrong with a field is said with its name', () => {
  assert.equal(
    german({ ...reason('fillIn'), field: 'firstName' }),
    'firstName: Bitte füllen Sie dieses Feld aus.',
  );
});

test('ROLE-08 a refusal says all that it is about', () => {
  assert.equal(
    german(reason('asAdmin')),
    'Sie haben keinen Zugriff auf diesen Datensatz. Er wurde als Administrator geöffnet, was Ihr Konto oder Ihr Link nicht ist.',
  );
  assert.equal(german(reason('noAccess')), 'Sie haben keinen Zugriff auf diesen Datensatz.');
});

test('D-36 every one of several reasons is in the language', () => {
  const failures = failureReason([
    { piece: 'A', reason: texts('reason.number.long') },
    { piece: 'B', reason: sent(reason('internal')) },
    { piece: 'C', reason: sent(reason('internal')) },
  ]);
  assert.equal(
    messageText(
      { ...warningWithContact(orderTexts('orders.error.link'), failures), contact: false },
      'ja',
      null,
    ),
    '発注を更新できません: A: 番号が100文字を超えています; B, C: エラーが発生しました。もう一度お試しください。',
  );
});

test('several reasons stand behind one another, in English as the words of the server', () => {
  const words = 'The number is empty. The service rests.';
  const both = new ServerWords(words, [reason('number.empty'), reason('tooMany', { seconds: 5 })]);
  assert.equal(
    inLanguage('de', both),
    'Die Nummer ist leer; Zu viele Versuche. Versuchen Sie es in 5 Sekunden erneut.',
  );
  assert.equal(inLanguage('en', both), words);
});

test('words of another backend stay as they are, also such as look like a text of ours', () => {
  for (const words of ['No space left', '$& $1 {reason} .*', 'Status: 503', 'Unexpected response'])
    assert.equal(
      alertIn('de', new ServerWords(words)),
      `Bestellung konnte nicht aktualisiert werden: ${words}`,
    );
});

test('a reason that is unknown here, or lacks a value that its text names, is said in the words of the server', () => {
  const words = 'It is too heavy.';
  const known: SentReason = reason('busy');
  for (const unknown of [{ code: 'tooHeavy' }, { code: 'toString' }, { code: 'notOwnOrder' }]) {
    assert.equal(inLanguage('de', sent(unknown, words)), words, unknown.code);
    assert.equal(inLanguage('de', new ServerWords(words, [known, unknown])), words, unknown.code);
  }
  assert.equal(
    inLanguage('de', sent(known, words)),
    'Zu viele Anfragen zur selben Zeit. Bitte versuchen Sie es erneut.',
  );
});

test('I18N-02 a failure that is on the screen follows a switch of the language', () => {
  const words = 'The picture must be a square.';
  const failure = sent(reason('picture.square'), words);
  assert.equal(alertIn('en', failure), `Error updating PO: ${words}`);
  assert.equal(
    alertIn('de', failure),
    'Bestellung konnte nicht aktualisiert werden: Das Bild muss ein Quadrat sein.',
  );
  assert.equal(alertIn('en', failure), `Error updating PO: ${words}`);
});

test('a save that was refused says why in the language, whatever its form is', () => {
  const json = {
    error: 'A password has at least 8 characters.',
    code: 'weak_password',
    requestId: 'x',
    reasons: [{ code: 'weakPassword', values: { least: 8 } }],
  };
  const refused = (answer: object) =>
    inLanguage('de', failureText(httpError('x', { status: 422, json: answer, retryAfter: undefined })));
  assert.equal(refused(json), 'Nicht gespeichert: Ein Passwort hat mindestens 8 Zeichen.');
  for (const reasons of [undefined, 'weak', [{ code: 7 }]])
    assert.equal(refused({ ...json, reasons }), 'Nicht gespeichert: A password has at least 8 characters.');
});

test('a sentence never ends with two stops', () => {
  const alert = warningWithContact(orderTexts('orders.error.link'), sent(reason('internal')));
  assert.doesNotMatch(messageText(alert, 'ja', null), /。[。.]/);
});
