import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as authTexts } from '../../../../portal/app/auth/texts/index.ts';
import {
  type DeliveryEntry,
  entryOf,
  entryProblems,
} from '../../../../portal/app/records/delivery/delivery-entry.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';

const TODAY = '2026-12-01';
const ENTRY: DeliveryEntry = { ...entryOf(undefined), deliveryOn: TODAY, address: '1 Mill Lane' };

/** What is said at each field that is wrong. */
function wrong(change: Partial<DeliveryEntry>) {
  const text = authTexts.in('en');
  const problems = Object.entries(entryProblems({ ...ENTRY, ...change }, TODAY));
  return Object.fromEntries(
    problems
      .filter(([, found]) => found.length > 0)
      .map(([field, [first]]) => [field, typeof first === 'string' ? text(first) : text(first as Text)]),
  );
}

test('MOD-03 a delivery today with hours and an address can be planned', () => {
  assert.deepEqual(wrong({}), {});
});

test('MOD-03 each wrong entry of a delivery is named at its field', () => {
  assert.deepEqual(wrong({ deliveryOn: '', fromTime: '', untilTime: '', address: '  ' }), {
    deliveryOn: 'Required field',
    fromTime: 'Required field',
    untilTime: 'Required field',
    address: 'Required field',
  });
  assert.deepEqual(wrong({ deliveryOn: '2026-11-30' }), {
    deliveryOn: 'Please choose a day that has not passed.',
  });
  assert.deepEqual(wrong({ fromTime: '10:00', untilTime: '10:00' }), {
    untilTime: 'The time ends before it begins.',
  });
  assert.deepEqual(wrong({ contactName: 'x'.repeat(101) }), {
    contactName: 'Please use at most 100 characters.',
  });
});
