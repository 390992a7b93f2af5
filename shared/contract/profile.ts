import * as v from 'valibot';
import { GivenText, LONGEST_FIELD } from './account.ts';
import { Id, Revision } from './id.ts';
import { because } from './reasons.ts';

/** Longest parts of an address, in characters. */
export const LONGEST = { address: 200, city: 100, postalCode: 20, companyName: 200 } as const;

/** Characters as people count them: what a surrogate pair draws is one. */
export const lengthOf = (text: string): number => [...text].length;

/** Trimmed text of one line, without characters that nobody sees. */
export const line = (most: number, least = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => lengthOf(text) >= least, because('fillIn')),
    v.check((text) => lengthOf(text) <= most, because('long', { most })),
    v.check((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed(), because('control')),
  );

/** What is known of a person beside the email. A person has a first name (D-51). */
export const personFields = {
  firstName: line(LONGEST_FIELD, 1),
  lastName: line(LONGEST_FIELD, 1),
  companyPosition: v.nullish(line(LONGEST_FIELD), ''),
};

/** The revision that a change of an account is based on: refused with 409 unless it is the current one, where it is sent. */
export const AccountRevision = v.optional(Revision);

/** `saveProfile` (MOD-20); answers the three as they now stand, and the revision. */
export const SaveProfile = v.object({ ...personFields, revision: AccountRevision });
export const ProfileAnswer = v.object({
  firstName: v.string(),
  lastName: v.string(),
  companyPosition: v.nullable(v.string()),
  revision: v.number(),
});

/** Longest image of `savePicture` in bytes, and the lengths its sides may have in pixels. */
export const PICTURE = { bytes: 200_000, side: { least: 32, most: 512, usual: 256 } } as const;

/** `savePicture`: a square PNG, JPEG or WebP as base64, or null to remove it; answers `{pic}`, its address or null. */
export const SavePicture = v.object({
  image: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(Math.ceil(PICTURE.bytes / 3) * 4),
      v.regex(/^[A-Za-z\d+/]+={0,2}$/, 'It is no base64.'),
    ),
  ),
});
export const PictureAnswer = v.object({ pic: v.nullable(v.string()) });

/** `POST /api/change-password`; the new one is as D-153 has it, else it is refused with 422 and a reason. */
export const ChangePassword = v.object({ old: GivenText, new: GivenText });

/** ISO 3166-1, two letters. */
export const CountryCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => /^([A-Z]{2})?$/.test(code), because('country')),
);

/** `lookupAddress` (REF-22, API-40); answers true, or the error says what is wrong with the address. */
export const LookupAddress = v.object({
  address_1: line(LONGEST.address),
  city: line(LONGEST.city),
  country: v.nullish(line(LONGEST.city), ''),
  countryCode: CountryCode,
  /** Only our own: judged where it is given. */
  postalCode: v.nullish(line(LONGEST.postalCode), ''),
});

/** Those that can be chosen, by their codes of ISO 3166-1; the names are English. */
export const Countries = v.array(v.object({ code: v.string(), name: v.string() }));

/** `loadCompany` and `saveCompany` answer the profile of the company that the caller acts for (MOD-21). */
export const CompanyProfile = v.object({
  id: Id,
  companyName: v.string(),
  entityType: v.string(),
  rateProfile: v.nullable(v.object({ id: Id, entityName: v.string() })),
  address_1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  /** Empty while none was chosen. */
  countryCode: v.string(),
  revision: v.number(),
  countries: Countries,
});
export type CompanyProfile = v.InferOutput<typeof CompanyProfile>;

/** What a company's own people may change of it. An address is whole, or a country at most. */
export const companyFields = {
  companyName: line(LONGEST.companyName, 1),
  address_1: line(LONGEST.address),
  city: line(LONGEST.city),
  postalCode: line(LONGEST.postalCode),
  countryCode: CountryCode,
};

/** `saveCompany`: refused with 409 unless `id` is the company that the caller acts for and `revision` its current one. */
export const SaveCompany = v.object({ id: Id, ...companyFields, revision: Revision });
