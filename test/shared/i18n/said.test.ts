import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../../shared/i18n/all-texts.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { httpError } from '../../../shared/client/send.ts';
import { en } from '../../../shared/i18n/catalogues/en.ts';
import { withReasons } from '../../../shared/i18n/said.ts';
import type { Translate } from '../../../shared/i18n/text.ts';
import { alertOf, failed, sentence } from '../../../shared/record/alert.ts';
import { failureReason } from '../../../widgets/order-manager/quick-add.ts';

const german: Translate = withReasons('de');
const japanese: Translate = withReasons('ja');

const said = (reason: string, text = german) => text('orders.error.link', { reason });

test('PO-68 the client’s reasons are said in the language of the message', () => {
  const error = httpError('allBooking', { status: 503, json: undefined, retryAfter: undefined });
  assert.equal(
    sentence(alertOf('orders.error.booking', error), german, 'Kontor'),
    'Buchungsdaten konnten nicht geladen werden: HTTP-Fehler! Status: 503. Bitte versuchen Sie es später erneut. Bleibt das Problem bestehen, wenden Sie sich an Kontor.',
  );
  assert.equal(said('Unexpected response', japanese), '発注を更新できません: 予期しない応答です');
});

test('the server’s words are found within those of the client, with what they name', () => {
  const error = new ClientError(
    'graphql',
    'GraphQL error: Purchase order 17 does not exist for this company.',
    {
      request: 'action',
    },
  );
  assert.equal(
    said(error.message),
    'Bestellung konnte nicht aktualisiert werden: GraphQL-Fehler: Die Bestellung 17 gibt es für diese Firma nicht.',
  );
});

test('D-22 CHG-43 what is wrong with a charge line is said with its line', () => {
  const line = (reason: string) => german('error.said', { reason });
  assert.equal(
    line('Line 3, chargeType: There is no charge type 5 for charge lines.'),
    'Zeile 3, chargeType: Die Gebührenart 5 gibt es für Gebühren nicht.',
  );
  assert.equal(
    line('Line 1, original.rate: 1.08 is not a known rate of EUR for 2026-11-20. Convert the charge again.'),
    'Zeile 1, original.rate: 1.08 ist kein bekannter Kurs von EUR am 2026-11-20. Rechnen Sie die Gebühr neu um.',
  );
  assert.equal(line('Line 2, currency is missing.'), 'Zeile 2, currency fehlt.');
});

test('ROLE-08 a refusal that says more is not cut to the one within it', () => {
  assert.equal(
    german('error.said', {
      reason:
        'You do not have access to this record. It was opened as an admin, which your account or link is not.',
    }),
    'Sie haben keinen Zugriff auf diesen Datensatz. Er wurde als Administrator geöffnet, was Ihr Konto oder Ihr Link nicht ist.',
  );
});

test('D-36 every one of several reasons is found', () => {
  const reason = failureReason([
    { piece: 'A', reason: 'The number is longer than 100 characters.' },
    { piece: 'B', reason: 'Something went wrong. Please try again.' },
    { piece: 'C', reason: 'Something went wrong. Please try again.' },
  ]);
  assert.equal(
    said(reason, japanese),
    '発注を更新できません: A: 番号が100文字を超えています; B, C: エラーが発生しました。もう一度お試しください',
  );
});

test('words that nobody knows stay as they are, also such as look like a pattern', () => {
  for (const words of ['No space left', '$& $1 {reason} .*', 'Status: 503'])
    assert.equal(said(words), `Bestellung konnte nicht aktualisiert werden: ${words}`);
});

test('a sentence never ends with two stops', () => {
  const alert = failed('orders.error.link', 'Something went wrong. Please try again.');
  assert.doesNotMatch(sentence(alert, japanese, null), /。[。.]/);
});

test('what is translated is said somewhere, word for word', () => {
  const sources = globSync(['shared/{client,contract}/*.ts', 'portal/server/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Where a value stands, and where a name is one of two.
  const parts = (text: string) =>
    text.split(/\{\w+\}|^(?:Purchase order|Style number)s? | 100 /).filter(Boolean);
  for (const [id, text] of Object.entries(en)) {
    if (!id.startsWith('said.')) continue;
    for (const part of parts(text)) assert.ok(sources.includes(part.trim()), `${id}: ${part}`);
  }
});
