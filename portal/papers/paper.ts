import type { InvoiceParty } from '../../shared/contract/company-billing.ts';
import type { Formats } from '../../shared/i18n/formats.ts';
import { zoneName } from '../../shared/i18n/zone-name.ts';
import { providerTimeZone } from '../../shared/trade/provider-day.ts';
import { countryIn } from '../lists/cell/country-names.ts';
import type { PaperText } from './texts.ts';

/**
 * What a document of the provider to a customer says (MOD-09): from whom, to whom, and what. Printed by the portal and written as a
 * PDF by the server, so that both say the same.
 */
export interface Paper {
  /** What it is, with its number. */
  heading: string;
  seller: PaperParty | null;
  /** Null where it is of several customers. */
  customer: (PaperParty & { label: string }) | null;
  facts: readonly PaperFact[];
  parts: readonly PaperPart[];
  /** Who sends it, with the numbers that the law asks for. */
  foot: string;
}

export interface PaperParty {
  name: string;
  /** Below one another. */
  lines: readonly string[];
}

export type PaperFact = readonly [name: string, value: string];

export type PaperPart =
  | ({ kind: 'table' } & PaperTable)
  | { kind: 'payment'; title: string; facts: readonly PaperFact[]; words: string }
  | { kind: 'words'; words: string; isQuiet?: boolean };

export interface PaperTable {
  title: string;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
  note?: string;
}

export interface PaperColumn {
  label: string;
  /** Numbers stand at the end; they and days are never broken. */
  kind: 'text' | 'day' | 'number';
}

export interface PaperRow {
  id: string;
  /** One a column. */
  cells: readonly string[];
  /** Below the first cell. */
  below?: string;
  /** It adds up the others. */
  isSum?: boolean;
}

export interface PaperLanguage {
  text: PaperText;
  formats: Formats;
}

/** What a document names of whom it is for. */
export type Addressee = Pick<
  InvoiceParty,
  'companyName' | 'address_1' | 'city' | 'postalCode' | 'countryCode' | 'taxNumber'
>;

/** Facts without those that have no value. */
export const factsOf = (
  ...facts: readonly (readonly [name: string, value: string | null | undefined])[]
): PaperFact[] => facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** Who sends a document, with how to reach it. */
export const sellerOf = (
  seller: InvoiceParty | null | undefined,
  { formats }: PaperLanguage,
): PaperParty | null =>
  seller
    ? {
        name: seller.companyName,
        lines: given(...addressOf(seller, formats), seller.contactPhone, seller.contactEmail),
      }
    : null;

/** Who gets it; `label` says what it is to them. */
export const customerOf = (
  customer: Addressee | null | undefined,
  label: string,
  { text, formats }: PaperLanguage,
): Paper['customer'] =>
  customer
    ? {
        label,
        name: customer.companyName,
        lines: given(
          ...addressOf(customer, formats),
          customer.taxNumber && text('paper.taxNumber', { number: customer.taxNumber }),
        ),
      }
    : null;

/** The numbers by which the law knows the sender; empty where none is entered. */
export function footOf(seller: InvoiceParty | null | undefined, { text }: PaperLanguage): string {
  const numbers = given(
    seller?.taxNumber && text('paper.taxNumber', { number: seller.taxNumber }),
    seller?.registrationNumber && text('paper.registration', { number: seller.registrationNumber }),
  );
  return numbers.length > 0 ? given(seller?.companyName, ...numbers).join(' · ') : '';
}

/** By whose calendar something is due (D-154): a customer reads it elsewhere than whoever made it. */
export const daysOf = ({ text, formats }: PaperLanguage): PaperPart => ({
  kind: 'words',
  words: text('list.days', { zone: zoneName(formats.locale, providerTimeZone()) }),
  isQuiet: true,
});

function addressOf({ address_1, postalCode, city, countryCode }: Addressee, formats: Formats): string[] {
  const country = countryCode && (countryIn(formats.locale, countryCode) || countryCode);
  return given(address_1, given(postalCode, city).join(' '), country);
}

const given = (...parts: readonly (string | null | undefined)[]): string[] =>
  parts.filter((part) => part !== null && part !== undefined && part !== '') as string[];
