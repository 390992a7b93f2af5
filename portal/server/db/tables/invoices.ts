import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** What customers are billed; whether an invoice is open, paid or overdue follows from these (`invoices/invoice-status.ts`). */
export interface InvoiceTables {
  invoice: {
    id: Generated<number>;
    reference: string;
    customer_id: number;
    shipment_id: number | null;
    /** Whose charges it bills. */
    manifest_id: number | null;
    issued_on: string;
    due_on: string;
    /** As they are named on the day of issue; the database stores it, so that no statement can forget to. */
    seller_party_id: GeneratedAlways<number | null>;
    customer_party_id: GeneratedAlways<number>;
    revision: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    position: number;
    charge_name: string;
    /** These three are null for a price alone, the last one also where it doesn't give the amount. */
    quantity: string | null;
    unit_code: string | null;
    unit_cost: string | null;
    currency: string;
    amount: string;
    /** The list of charges that it bills, if it is known. */
    charge_sheet_id: Generated<number | null>;
  };
  /** The sum of the lines of one currency, and what was paid of it. */
  invoice_total: {
    id: Generated<number>;
    invoice_id: number;
    currency: string;
    amount: string;
    paid_amount: Generated<string>;
    /** What is owed no more, although it wasn't paid. */
    credited_amount: Generated<string>;
    /** When the last of it came in. */
    paid_at: Timestamp | null;
  };
  /** What was paid or credited of an invoice that was written here. */
  invoice_entry: {
    id: Generated<number>;
    invoice_id: number;
    kind: 'payment' | 'credit';
    currency: string;
    amount: string;
    entered_on: string;
    note: string | null;
    /** A credit that was entered by cancelling the invoice. */
    cancels: Generated<boolean>;
    /** Of the credit note that a credit is. */
    number: GeneratedAlways<string | null>;
    created_by: string;
    created_at: GeneratedTimestamp;
    /** These four are null while it counts. */
    reversed_at: Timestamp | null;
    reversed_by: string | null;
    reversed_by_id: number | null;
    reversal_reason: string | null;
    /** Of a credit as of an invoice, on the day of its own issue; null for a payment. */
    seller_party_id: GeneratedAlways<number | null>;
    customer_party_id: GeneratedAlways<number | null>;
  };
  /** A company as documents name it; its texts are empty where they aren't known. Rows never change. */
  invoice_party: {
    id: Generated<number>;
    company_name: string;
    address_1: string;
    city: string;
    postal_code: string;
    country_code: string;
    contact_email: string;
    contact_phone: string;
    tax_number: string;
    registration_number: string;
    bank_name: string;
    bank_account: string;
    bank_bic: string;
    payment_terms: string;
  };
}
