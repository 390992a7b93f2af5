import * as v from 'valibot';
import type { InvoiceParty } from '../../../../shared/contract/company-billing.ts';
import { IN_COUNTRY, nameOf, Text } from '../../../lists/definitions/common.ts';
import type { RecordSource } from '../../../lists/request/request.ts';

/** Whom a statement is for, as it is today. */
export const Customer = v.object({
  id: v.number(),
  companyName: Text,
  street: Text,
  city: Text,
  postalCode: Text,
  ...IN_COUNTRY,
  taxNumber: Text,
});
export type Customer = v.InferOutput<typeof Customer>;

export const CUSTOMER_SOURCE: RecordSource<Customer> = { model: 'Company', schema: Customer };

/** What a document names of whom it is for. */
export type Addressee = Pick<
  InvoiceParty,
  'companyName' | 'address_1' | 'city' | 'postalCode' | 'countryCode' | 'taxNumber'
>;

export const addresseeOf = (customer: Customer): Addressee => ({
  companyName: nameOf(customer) ?? '',
  address_1: customer.street ?? '',
  city: customer.city ?? '',
  postalCode: customer.postalCode ?? '',
  countryCode: customer.inCountry?.code ?? '',
  taxNumber: customer.taxNumber ?? '',
});
