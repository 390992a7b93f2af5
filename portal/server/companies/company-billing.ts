import { type RawBuilder, sql } from 'kysely';
import { BANK_FIELDS, type CompanyBilling } from '../../../shared/contract/company-billing.ts';

/** Where each stands in `company`. */
const COLUMNS = {
  contactPhone: 'contact_phone',
  contactEmail: 'contact_email',
  taxNumber: 'tax_number',
  registrationNumber: 'registration_number',
  bankName: 'bank_name',
  bankAccount: 'bank_account',
  bic: 'bank_bic',
  paymentTerms: 'payment_terms',
} as const satisfies Record<keyof CompanyBilling, string>;
const FIELDS = Object.keys(COLUMNS) as (keyof CompanyBilling)[];

/** SQL of a {@link CompanyBilling} of the row `company`. */
export const BILLING_SQL: RawBuilder<CompanyBilling> = sql`json_build_object(${sql.join(
  FIELDS.flatMap((field) => [sql.lit(field), sql`coalesce(${sql.ref(`company.${COLUMNS[field]}`)}, '')`]),
)})`;

const OF_PROVIDER: readonly (keyof CompanyBilling)[] = BANK_FIELDS;

/** What of it is written of a company of the type. */
const kept = (type: string) => FIELDS.filter((field) => type === 'Provider' || !OF_PROVIDER.includes(field));

/** The columns of `company` to write; none where nothing was said of it. */
export function billingColumns(type: string, billing: CompanyBilling | undefined) {
  const entries = billing ? kept(type).map((field) => [COLUMNS[field], billing[field] || null]) : [];
  return Object.fromEntries(entries) as Partial<
    Record<(typeof COLUMNS)[keyof CompanyBilling], string | null>
  >;
}

/** Whether the columns that {@link billingColumns} names hold that already. */
export const isSameBilling = (type: string, before: CompanyBilling, after: CompanyBilling | undefined) =>
  !after || kept(type).every((field) => before[field] === after[field]);
