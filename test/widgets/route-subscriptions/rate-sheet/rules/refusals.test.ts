import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { SentReason } from '../../../../../shared/contract/reasons.ts';
import { inLanguage } from '../../../../../shared/i18n/define-texts.ts';
import { ServerWords } from '../../../../../shared/reasons/server/server-words.ts';
import { refusalOf } from '../../../../../widgets/route-subscriptions/rate-sheet/rules/refusals.ts';

const refused = (...reasons: SentReason[]) => {
  const serverWords = new ServerWords('The server’s words.', reasons);
  const { problems, words } = refusalOf(
    new ClientError('http', 'no', { request: 'rate sheet', serverWords }),
  );
  const texts = Object.entries(problems).map(([name, text]) => [name, inLanguage('en', text)]);
  return [Object.fromEntries(texts), words?.words];
};

test('a reason about a field stands there, in the words that the form has itself', () => {
  assert.deepEqual(
    refused(
      { code: 'windowOverMonth', field: 'validTo' },
      { code: 'percentageOver', field: 'fakPercentage' },
      { code: 'percentageNegative', field: 'nacPercentage' },
      { code: 'noDate', field: 'validFrom' },
    ),
    [
      {
        validityFrom: 'Please write a date such as Dec 31, 2026 or 2026-12-31.',
        validityTo: 'Maximum duration allowed is one month',
        FAK_percentage: 'FAK percentage cannot exceed 100',
        NAC_percentage: 'NAC percentage cannot be negative',
      },
      undefined,
    ],
  );
});

test('SHEET-17 D-78 `Required` is said of a choice that the server has missed, and of no other', () => {
  assert.deepEqual(
    refused(
      { code: 'fillIn', field: 'existingRateSheetCharges' },
      { code: 'fillIn', field: 'includeExternalRates' },
    ),
    [{ includeExistingRateSheetCharges: 'Required', includeExternalRates: 'Required' }, undefined],
  );
});

test('what belongs to no field, or is unknown here, is said in the server’s words', () => {
  assert.deepEqual(refused({ code: 'unknownCompany' }), [{}, 'The server’s words.']);
  assert.deepEqual(refused({ code: 'somethingNew', field: 'validTo' }), [{}, 'The server’s words.']);
  assert.deepEqual(refused({ code: 'noDate', field: 'constructor' }), [{}, 'The server’s words.']);
  assert.deepEqual(refused({ code: 'windowOverMonth', field: 'validTo' }, { code: 'busy' }), [
    { validityTo: 'Maximum duration allowed is one month' },
    'The server’s words.',
  ]);
  assert.deepEqual(refused(), [{}, 'The server’s words.']);
});

test('a lost network has no words but the message', () => {
  const { problems, words } = refusalOf(new ClientError('network', 'no', { request: 'rate sheet' }));
  assert.deepEqual([problems, words], [{}, undefined]);
});
