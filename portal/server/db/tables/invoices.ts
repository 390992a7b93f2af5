import type { Generated } from 'kysely';
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
    revision: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  invoice_line: {
    id: Generated<number>;
    invoice_id: number;
    position: number;
    charge_name: string;
    /** These three are null for a price alone. */
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
    created_by: string;
    created_at: GeneratedTimestamp;
  };
}
