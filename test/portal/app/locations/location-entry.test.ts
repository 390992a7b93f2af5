import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  entryOf,
  entryProblems,
  type LocationEntry,
  NEW_LOCATION,
  partsOf,
  trimmed,
} from '../../../../portal/app/locations/location-entry.ts';
import { texts } from '../../../../portal/app/locations/texts/index.ts';

const ENTRY: LocationEntry = {
  ...{ ...NEW_LOCATION, name: 'Warehouse', street: '1 Mill Lane', city: 'Kiel', postalCode: '24103' },
  ...{ country: { code: 'DE', name: 'Germany' }, contactName: 'Ann', contactPhone: '+49 431 555 010' },
};

/** What is said at each field that is wrong. */
function wrong(entry: LocationEntry, asksCompany = false) {
  const text = texts.in('en');
  const problems = entryProblems(entry, { asksCompany, countryName: 'Germany' });
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, [first]]) =>
      first === undefined ? [] : [[field, typeof first === 'string' ? first : text(first)]],
    ),
  );
}

test('MOD-13 an address needs all but a postal code, a contact and a phone, and a company where that is asked for', () => {
  assert.deepEqual(wrong(ENTRY), {});
  assert.deepEqual(wrong({ ...ENTRY, postalCode: '', contactName: ' ', contactPhone: '' }), {});
  const missing = 'auth.requiredField';
  assert.deepEqual(wrong({ ...NEW_LOCATION, city: ' ' }, true), {
    ...{ company: missing, name: missing, street: missing, city: missing, country: missing },
  });
});

test('MOD-13 what is too long or of no form that there is, is said at its field', () => {
  assert.deepEqual(wrong({ ...ENTRY, postalCode: '2410', contactPhone: 'by mail' }), {
    postalCode: 'This is not a postal code of Germany, where they look like 12345.',
    contactPhone: 'Please enter a telephone number, such as +1 201 555 0100.',
  });
  assert.deepEqual(
    wrong({
      ...{ ...ENTRY, name: 'x'.repeat(101), street: 'x'.repeat(201), city: 'x'.repeat(101) },
      ...{ contactName: 'x'.repeat(101), contactPhone: '1'.repeat(51) },
    }),
    {
      ...{ name: 'Maximum 100 character', street: 'Maximum 200 character', city: 'Maximum 100 character' },
      ...{ contactName: 'Maximum 100 character', contactPhone: 'Maximum 50 character' },
    },
  );
});

test('MOD-13 an address of the list is sent as it stands there, without blanks around', () => {
  const listed = {
    ...{ id: 7, revision: 3, name: 'Warehouse', company: { id: 101 }, street: '1 Mill Lane', city: 'Kiel' },
    ...{ postalCode: null, country: 'Germany', inCountry: { code: 'DE' }, contactName: null },
  };
  const sent = {
    ...{ name: 'Warehouse', street: '1 Mill Lane', city: 'Kiel', postalCode: '', countryCode: 'DE' },
    ...{ contactName: '', contactPhone: '' },
  };
  assert.deepEqual(partsOf(entryOf(listed)), sent);
  assert.deepEqual(partsOf(trimmed({ ...entryOf(listed), city: ' Kiel ' })), sent);
});
