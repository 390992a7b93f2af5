import { daysOverdueSql, invoiceStatusSql } from '../../invoices/invoice-status.ts';
import {
  code,
  column,
  createdAt,
  defineModel,
  id,
  nullable,
  revision,
  text,
  toMany,
  toOne,
} from './model.ts';
import { personWho } from './requests.ts';
import { isOfProvider, mayReadInvoice } from './rights.ts';

/** MOD-09: what a customer is billed; the amounts of each currency stand in `totals`, and are never added. */
export const Invoice = defineModel({
  name: 'Invoice',
  table: 'invoice',
  root: true,
  rights: mayReadInvoice,
  fields: {
    id,
    reference: code('reference'),
    customer: toOne('Company', 'customer_id'),
    shipment: toOne('Shipments', 'shipment_id', { nullable: true, implied: false }),
    manifest: toOne('Manifest', 'manifest_id', { nullable: true, implied: false }),
    /** As they were on the day of issue, whatever has become of them since. */
    seller: toOne('InvoiceParty', 'seller_party_id', nullable),
    billedTo: toOne('InvoiceParty', 'customer_party_id'),
    issuedOn: column('date', 'issued_on'),
    dueOn: column('date', 'due_on'),
    status: column('text', 'id', { sql: invoiceStatusSql, isCostly: true }),
    daysOverdue: column('int', 'id', { sql: daysOverdueSql, nullable: true, isCostly: true }),
    lines: toMany('InvoiceLine', { children: 'invoice_id', order: 'position' }, { implied: true }),
    totals: toMany('InvoiceTotal', { children: 'invoice_id', order: 'currency' }, { implied: true }),
    entries: toMany('InvoiceEntry', { children: 'invoice_id', order: 'id' }, { implied: true }),
    revision,
    createdAt,
  },
});

/** What one charge comes to, in its own currency. */
export const InvoiceLine = defineModel({
  name: 'InvoiceLine',
  table: 'invoice_line',
  root: false,
  rights: null,
  fields: {
    id,
    chargeName: text('charge_name'),
    quantity: column('numeric', 'quantity', nullable),
    unitCode: code('unit_code', nullable),
    unitCost: column('numeric', 'unit_cost', nullable),
    currency: code('currency'),
    amount: column('numeric', 'amount'),
    chargeListId: column('int', 'charge_sheet_id', nullable),
  },
});

/** The sum of an invoice in one currency, and what was paid of it. */
export const InvoiceTotal = defineModel({
  name: 'InvoiceTotal',
  table: 'invoice_total',
  root: false,
  rights: null,
  fields: {
    id,
    currency: code('currency'),
    amount: column('numeric', 'amount'),
    paidAmount: column('numeric', 'paid_amount'),
    creditedAmount: column('numeric', 'credited_amount'),
    paidAt: column('instant', 'paid_at', nullable),
  },
});

/** What was paid or credited of an invoice; what was reversed counts no more, and why is known to the provider alone. */
export const InvoiceEntry = defineModel({
  name: 'InvoiceEntry',
  table: 'invoice_entry',
  root: false,
  rights: null,
  fields: {
    id,
    kind: code('kind'),
    currency: code('currency'),
    amount: column('numeric', 'amount'),
    enteredOn: column('date', 'entered_on'),
    note: text('note', nullable),
    reversedAt: column('instant', 'reversed_at', nullable),
    reversedBy: column('text', 'reversed_by', {
      sql: personWho('reversed'),
      nullable: true,
      isCostly: true,
      rights: isOfProvider,
    }),
    reversalReason: text('reversal_reason', { nullable: true, rights: isOfProvider }),
    /** The number of its credit note; null for a payment. */
    reference: code('number', nullable),
    cancels: column('boolean', 'cancels'),
    /** As its credit note names them; null for a payment. */
    seller: toOne('InvoiceParty', 'seller_party_id', nullable),
    billedTo: toOne('InvoiceParty', 'customer_party_id', nullable),
  },
});

/** A company as an invoice or a credit note names it; its texts are empty where they weren't known. */
export const InvoiceParty = defineModel({
  name: 'InvoiceParty',
  table: 'invoice_party',
  root: false,
  rights: null,
  fields: {
    id,
    companyName: text('company_name'),
    address_1: text('address_1'),
    city: text('city'),
    postalCode: code('postal_code'),
    countryCode: code('country_code'),
    contactEmail: code('contact_email'),
    contactPhone: code('contact_phone'),
    taxNumber: code('tax_number'),
    registrationNumber: code('registration_number'),
    bankName: text('bank_name'),
    bankAccount: code('bank_account'),
    bic: code('bank_bic'),
    paymentTerms: text('payment_terms'),
  },
});
