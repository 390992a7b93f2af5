import * as v from 'valibot';
import type { InvoiceStatement } from '../../shared/contract/invoices.ts';
import { IN_COUNTRY, nameOf, Text } from '../lists/definitions/common.ts';
import type { RecordSource } from '../lists/request/request.ts';
import type { Addressee } from './paper.ts';

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

export const addresseeOf = (customer: Customer): Addressee => ({
  companyName: nameOf(customer) ?? '',
  address_1: customer.street ?? '',
  city: customer.city ?? '',
  postalCode: customer.postalCode ?? '',
  countryCode: customer.inCountry?.code ?? '',
  taxNumber: customer.taxNumber ?? '',
});

/** The customer, where all is owed by one: the statement is for somebody. */
export const debtorOf = ({ invoices, isCut }: Pick<InvoiceStatement, 'invoices' | 'isCut'>) =>
  !isCut && new Set(invoices.map(({ customerId }) => customerId)).size === 1
    ? { id: invoices[0]!.customerId, name: invoices[0]!.customer }
    : undefined;
