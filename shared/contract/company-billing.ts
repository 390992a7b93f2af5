import * as v from 'valibot';
import { isBankAccount, isBic } from '../trade/bank-account.ts';
import { isEmail, isPhoneNumber } from '../trade/contact.ts';
import { line } from './profile.ts';
import { because } from './reasons.ts';

/** Longest texts of {@link CompanyBilling}, in characters. */
export const LONGEST_BILLING = {
  contactPhone: 50,
  contactEmail: 100,
  taxNumber: 50,
  registrationNumber: 50,
  bankName: 100,
  bankAccount: 50,
  bic: 11,
  paymentTerms: 300,
} as const;

/** Only the provider's: where it is paid to, and what whoever pays is told. */
export const BANK_FIELDS = ['bankName', 'bankAccount', 'bic', 'paymentTerms'] as const;

/** What documents name of a company besides its address; empty while it isn't known. */
export const CompanyBilling = v.object({
  contactPhone: v.string(),
  contactEmail: v.string(),
  /** Of VAT or sales tax. */
  taxNumber: v.string(),
  /** In the register of companies. */
  registrationNumber: v.string(),
  bankName: v.string(),
  /** An IBAN, or the number of an account where there are none. */
  bankAccount: v.string(),
  bic: v.string(),
  paymentTerms: v.string(),
});
export type CompanyBilling = v.InferOutput<typeof CompanyBilling>;

/** The same as it is written. */
export const CompanyBillingInput = v.object({
  contactPhone: v.pipe(line(LONGEST_BILLING.contactPhone), v.check(isPhoneNumber, because('phoneNumber'))),
  contactEmail: v.pipe(line(LONGEST_BILLING.contactEmail), v.check(isEmail, because('emailForm'))),
  taxNumber: line(LONGEST_BILLING.taxNumber),
  registrationNumber: line(LONGEST_BILLING.registrationNumber),
  bankName: line(LONGEST_BILLING.bankName),
  bankAccount: v.pipe(line(LONGEST_BILLING.bankAccount), v.check(isBankAccount, because('bankAccount'))),
  bic: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check(isBic, because('bic'))),
  paymentTerms: line(LONGEST_BILLING.paymentTerms),
});

/** A company as invoices, credit notes and statements name it; `invoiceSeller` answers the provider. */
export const InvoiceParty = v.object({
  companyName: v.string(),
  address_1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  /** ISO 3166-1, two letters; empty while none was chosen. */
  countryCode: v.string(),
  ...CompanyBilling.entries,
});
export type InvoiceParty = v.InferOutput<typeof InvoiceParty>;
