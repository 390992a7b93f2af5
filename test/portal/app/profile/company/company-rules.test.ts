import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyProblems } from '../../../../../portal/app/profile/company/company-rules.ts';
import { countryOptions } from '../../../../../portal/app/profile/company/country-options.ts';
import { texts } from '../../../../../portal/app/profile/texts/index.ts';

const RIGHT = {
  companyName: 'Importer A',
  address_1: 'Harbour Lane 7',
  city: 'Newark',
  postalCode: '07102',
  countryCode: 'US',
};
const wrong = (change: Partial<typeof RIGHT>) =>
  Object.entries(companyProblems({ ...RIGHT, ...change }, 'United States'))
    .filter(([, problems]) => problems.length > 0)
    .map(([name]) => name);

test('MOD-21 a whole address, no address, or a country alone is right', () => {
  assert.deepEqual(wrong({}), []);
  assert.deepEqual(wrong({ postalCode: '' }), []);
  assert.deepEqual(wrong({ address_1: '', city: '', postalCode: '' }), []);
  assert.deepEqual(wrong({ address_1: '', city: '', postalCode: '', countryCode: '' }), []);
});

test('MOD-21 what is missing of an address is reported at its field', () => {
  assert.deepEqual(wrong({ address_1: ' ', city: '' }), ['address_1', 'city']);
  assert.deepEqual(wrong({ countryCode: '' }), ['countryCode']);
  assert.deepEqual(wrong({ companyName: ' ' }), ['companyName']);
});

test('MOD-21 REF-22 a postal code of another form, and what is too long', () => {
  assert.deepEqual(wrong({ postalCode: 'K1A 0B1' }), ['postalCode']);
  assert.deepEqual(companyProblems({ ...RIGHT, postalCode: '1' }, 'United States').postalCode, [
    texts('profile.error.postalCode', { country: 'United States', example: '12345' }),
  ]);
  assert.deepEqual(
    wrong({ companyName: 'x'.repeat(201), address_1: 'x'.repeat(201), city: 'x'.repeat(101) }),
    ['companyName', 'address_1', 'city'],
  );
});

test('MOD-21 I18N-03 countries have the names of the language and its order', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'AT', name: 'Austria' },
    { code: 'QQ', name: 'Nowhere' },
  ];
  const { compare } = new Intl.Collator('de');
  assert.deepEqual(
    countryOptions(countries, 'de', compare).map(({ label, code, name }) => [label, code, name]),
    [
      ['Deutschland', 'DE', 'Germany'],
      ['Nowhere', 'QQ', 'Nowhere'],
      ['Österreich', 'AT', 'Austria'],
    ],
  );
});
