import {
  LONGEST_LOCATION,
  type LocationKind,
  type SaveLocation,
} from '../../../shared/contract/locations.ts';
import { lengthOf } from '../../../shared/contract/profile.ts';
import { isPhoneNumber } from '../../../shared/trade/contact.ts';
import type { Address } from '../../lists/definitions/places.ts';
import { texts as adminTexts } from '../admin/texts/index.ts';
import type { Choice } from '../form/choice.ts';
import type { Problem } from '../form/problem.ts';
import { companyProblems } from '../profile/company/company-rules.ts';
import { texts as profileTexts } from '../profile/texts/index.ts';

/** What is typed of it. */
export const FIELDS = ['name', 'street', 'postalCode', 'city', 'contactName', 'contactPhone'] as const;

/** What each part is called. */
const LABELS = {
  company: 'list.col.company',
  name: 'list.col.location',
  street: 'list.col.address',
  city: 'list.col.city',
  postalCode: 'list.col.postalCode',
  country: 'list.col.country',
  contactName: 'list.col.contact',
  contactPhone: 'list.col.phone',
} as const;

/** A partner goes by the name of its company. */
export const labelOf = (part: keyof typeof LABELS, kind: LocationKind) =>
  part === 'name' && kind === 'Partner' ? 'list.col.partner' : LABELS[part];

/** What is typed and chosen of an address. */
export interface LocationEntry {
  /** Whose a further one becomes, where the person says so. */
  company: Choice | null;
  name: string;
  street: string;
  city: string;
  postalCode: string;
  /** By its code, and its English name, as the server has it. */
  country: { code: string; name: string } | null;
  contactName: string;
  contactPhone: string;
}

export const NEW_LOCATION: LocationEntry = {
  company: null,
  name: '',
  street: '',
  city: '',
  postalCode: '',
  country: null,
  contactName: '',
  contactPhone: '',
};

export const entryOf = ({ inCountry, country, ...address }: Omit<Address, 'kind'>): LocationEntry => ({
  company: null,
  name: address.name,
  street: address.street,
  city: address.city,
  postalCode: address.postalCode ?? '',
  country: inCountry?.code ? { code: inCountry.code, name: country ?? '' } : null,
  contactName: address.contactName ?? '',
  contactPhone: address.contactPhone ?? '',
});

/** The entries as they are stored. */
export const trimmed = (entry: LocationEntry): LocationEntry => ({
  ...entry,
  name: entry.name.trim(),
  street: entry.street.trim(),
  city: entry.city.trim(),
  postalCode: entry.postalCode.trim(),
  contactName: entry.contactName.trim(),
  contactPhone: entry.contactPhone.trim(),
});

/** The parts of an address as they are sent. */
export const partsOf = ({
  company: _,
  country,
  ...words
}: LocationEntry): Omit<SaveLocation, 'locationId' | 'revision' | 'companyId' | 'kind'> => ({
  ...words,
  countryCode: country?.code ?? '',
});

/** What is wrong with each field; `country` is called `countryName` in the language of the page. */
export function entryProblems(
  entry: LocationEntry,
  { asksCompany, countryName }: { asksCompany: boolean; countryName: string },
): Readonly<Record<keyof LocationEntry, readonly Problem[]>> {
  const { name, street, city, postalCode, country, contactName, contactPhone } = entry;
  const inProfile = companyProblems(
    { companyName: name, address_1: street, city, postalCode, countryCode: country?.code ?? '' },
    countryName,
  );
  return {
    company: asksCompany && !entry.company ? ['auth.requiredField'] : [],
    name: filled(name, atMost(name, LONGEST_LOCATION.name)),
    street: filled(street, inProfile.address_1),
    city: filled(city, inProfile.city),
    postalCode: inProfile.postalCode,
    country: country ? [] : ['auth.requiredField'],
    contactName: atMost(contactName, LONGEST_LOCATION.contactName),
    contactPhone: isPhoneNumber(contactPhone)
      ? atMost(contactPhone, LONGEST_LOCATION.contactPhone)
      : [adminTexts('admin.companies.contactPhone.wrong')],
  };
}

const filled = (text: string, problems: readonly Problem[]): readonly Problem[] =>
  text.trim() === '' ? ['auth.requiredField'] : problems;

const atMost = (text: string, count: number): readonly Problem[] =>
  lengthOf(text.trim()) > count ? [profileTexts('profile.error.maximum', { count })] : [];
