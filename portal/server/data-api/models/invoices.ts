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
import { mayReadInvoice } from './rights.ts';

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

/** What was paid or credited of an invoice. */
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
  },
});
