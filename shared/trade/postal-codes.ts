import { ownValue } from '../own-value.ts';

/**
 * The forms of postal codes, by ISO 3166-1 code, as the postal services write them: `9` stands for a digit, `A` for a
 * letter. Spaces and hyphens never matter. A country that isn't here has no code, or none of a fixed form.
 */
const FORMS: Readonly<Record<string, string>> = {
  AT: '9999',
  AU: '9999',
  BD: '9999',
  BE: '9999',
  BR: '99999-999',
  CA: 'A9A 9A9',
  CH: '9999',
  CN: '999999',
  CZ: '999 99',
  DE: '99999',
  DK: '9999',
  EE: '99999',
  ES: '99999',
  FI: '99999',
  FR: '99999',
  GR: '999 99',
  HU: '9999',
  ID: '99999',
  IL: '9999999',
  IN: '999999',
  IT: '99999',
  JP: '999-9999',
  KR: '99999',
  LK: '99999',
  LT: '99999',
  MX: '99999',
  MY: '99999',
  NL: '9999 AA',
  NO: '9999',
  NZ: '9999',
  PH: '9999',
  PK: '99999',
  PL: '99-999',
  PT: '9999-999',
  RO: '999999',
  SE: '999 99',
  SG: '999999',
  SI: '9999',
  SK: '999 99',
  TH: '99999',
  TR: '99999',
  TW: '999999',
  UA: '99999',
  US: '99999',
  VN: '999999',
  ZA: '9999',
};

/** Forms that stand beside the usual one. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'],
  IL: ['99999'],
  TW: ['999', '99999'],
  US: ['99999-9999'],
  VN: ['99999'],
};

const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

const shapeOf = (text: string) => bare(text).replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

/** The forms of a country's postal codes, the usual one first; none where any text will do. */
const formsOf = (countryCode: string): readonly string[] =>
  [ownValue(FORMS, countryCode) ?? [], ownValue(OTHERS, countryCode) ?? []].flat();

/** What a postal code of the country looks like, for a message; undefined where any text will do. */
export function postalCodeExample(countryCode: string): string | undefined {
  let count = 0;
  const letter = () => 'ABCDEFGH'[count++ % 8] ?? '';
  return formsOf(countryCode)[0]?.replace(/[9A]/g, (sign) =>
    sign === '9' ? `${(count++ % 9) + 1}` : letter(),
  );
}

/** Whether the postal code has one of the forms of the country's codes. */
export function isPostalCode(text: string, countryCode: string): boolean {
  const forms = formsOf(countryCode);
  return forms.length === 0 || forms.some((form) => bare(form) === shapeOf(text));
}
