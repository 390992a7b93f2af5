import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { RateSheetRequest } from '../../../../../shared/contract/rate-sheets.ts';
import { inLanguage } from '../../../../../shared/i18n/define-texts.ts';
import { enteredPercentage } from '../../../../../shared/trade/percentage.ts';
import {
  type Entries,
  initialEntries,
  problemsOf,
  requestOf,
  windowOf,
} from '../../../../../widgets/route-subscriptions/rate-sheet/rules/entries.ts';

const MARKUPS = { FAK: '50', NAC: '50' };
const initial = initialEntries('2026-11-20', MARKUPS);
const withEntries = (changes: Partial<Entries>): Entries => ({ ...initial, ...changes });
const wrong = (changes: Partial<Entries>) =>
  Object.fromEntries(
    Object.entries(problemsOf(withEntries(changes), MARKUPS, 'en')).map(([name, text]) => [
      name,
      inLanguage('en', text),
    ]),
  );

const entered = (text: string) => enteredPercentage(text, ',');

test('SHEET-01 SHEET-04 SHEET-15 SHEET-18 a new sheet begins with the second half of the month, 50 and 50, and nothing included', () => {
  assert.deepEqual(initial, {
    validityFrom: '2026-11-15',
    validityTo: '2026-11-30',
    FAK_percentage: { value: '50' },
    NAC_percentage: { value: '50' },
    includeExistingRateSheetCharges: false,
    includeExternalRates: false,
  });
  assert.deepEqual(wrong({}), {});
});

test('SHEET-05 SHEET-06 both days are required', () => {
  assert.deepEqual(wrong({ validityFrom: '', validityTo: ' ' }), {
    validityFrom: 'Validity from Date is required',
    validityTo: 'Validity To Date is required',
  });
});

test('a day that can’t be read says how to write it, and compares with nothing', () => {
  assert.deepEqual(wrong({ validityFrom: '2026-02-30', validityTo: '03/04/2026' }), {
    validityFrom: 'Please write a date such as Dec 31, 2026 or 2026-12-31.',
    validityTo:
      'Day and month could be either way round. Please write the date as Dec 31, 2026 or 2026-12-31.',
  });
});

test('SHEET-07 SHEET-08 the window ends after it begins, and within a month, however its days are written', () => {
  const order = { validityTo: 'Validity To Date must be after validity from Date' };
  const length = { validityTo: 'Maximum duration allowed is one month' };
  assert.deepEqual(wrong({ validityTo: '2026-11-15' }), order);
  assert.deepEqual(wrong({ validityTo: '14 Nov 2026' }), order);
  assert.deepEqual(wrong({ validityTo: '15.12.2026' }), {});
  assert.deepEqual(wrong({ validityTo: '16.12.2026' }), length);
});

test('SHEET-09 SHEET-10 SHEET-11 SHEET-12 SHEET-13 SHEET-14 D-79 each mark-up has its own words', () => {
  for (const [text, words] of [
    ['x', 'percentage must be a number'],
    ['', 'percentage must be a number'],
    ['-1', 'percentage cannot be negative'],
    ['100.01', 'percentage cannot exceed 100'],
  ] as const)
    assert.deepEqual(wrong({ FAK_percentage: entered(text), NAC_percentage: entered(text) }), {
      FAK_percentage: `FAK ${words}`,
      NAC_percentage: `NAC ${words}`,
    });
});

test('SHEET-02 D-64 API-67 API-68 the entries go out with the company, under the seven names, as JSON has them', () => {
  const entries = withEntries({
    validityTo: '15.12.2026',
    FAK_percentage: entered('12,345'),
    NAC_percentage: entered('0 %'),
    includeExternalRates: true,
  });
  const request = requestOf(101, entries, { markups: MARKUPS, locale: 'de' });
  assert.deepEqual(request, {
    entityId: 101,
    nacPercentage: 0,
    fakPercentage: 12.345,
    existingRateSheetCharges: false,
    includeExternalRates: true,
    validFrom: '2026-11-15',
    validTo: '2026-12-15',
  });
  assert.deepEqual(v.parse(RateSheetRequest, request), request);
});

test('D-147 who may not choose mark-ups has none to get wrong, and sends none', () => {
  const entries = initialEntries('2026-11-20', null);
  assert.deepEqual(problemsOf(entries, null, 'en'), {});
  const request = requestOf(101, entries, { markups: null, locale: 'en' });
  assert.deepEqual(Object.keys(request).sort(), [
    'entityId',
    'existingRateSheetCharges',
    'includeExternalRates',
    'validFrom',
    'validTo',
  ]);
  assert.deepEqual(v.parse(RateSheetRequest, request), request);
});

test('the window is known as soon as both days are right', () => {
  assert.deepEqual(
    windowOf(withEntries({ validityTo: '30 November 2026', includeExternalRates: true }), 'en'),
    {
      from: '2026-11-15',
      to: '2026-11-30',
      includeExternalRates: true,
    },
  );
  for (const validityTo of ['', '2026-11-15', '2027-11-15'])
    assert.equal(windowOf(withEntries({ validityTo }), 'en'), undefined);
});
