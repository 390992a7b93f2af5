import {
  type CancelInvoice,
  InvoiceAnswer,
  type InvoiceEntry,
  type ReverseInvoiceEntry,
  type SaveInvoice,
} from '../../../../shared/contract/invoices.ts';
import { client } from '../../client/client.ts';

/** Makes an invoice or changes one; a repeat with the same key takes effect once. */
export const saveInvoice = (input: SaveInvoice, key: string) =>
  client.action('saveInvoice', input, InvoiceAnswer, { key });

/** Enters what was paid or credited; a repeat with the same key takes effect once. */
export const enterOn = (kind: 'payment' | 'credit', input: InvoiceEntry, key: string) =>
  client.action(kind === 'payment' ? 'recordPayment' : 'creditInvoice', input, InvoiceAnswer, { key });

/** Credits all of an invoice; a repeat with the same key takes effect once. */
export const cancelInvoice = (input: CancelInvoice, key: string) =>
  client.action('cancelInvoice', input, InvoiceAnswer, { key });

/** Takes back a payment or credit that was entered by mistake; a repeat with the same key takes effect once. */
export const reverseEntry = (input: ReverseInvoiceEntry, key: string) =>
  client.action('reverseInvoiceEntry', input, InvoiceAnswer, { key });
