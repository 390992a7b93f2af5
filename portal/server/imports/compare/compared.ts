import type { Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { ImportRow } from '../../../../shared/contract/imports.ts';
import type { CompanyType } from '../../../../shared/contract/managed-companies.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { OrderDates } from '../../../../shared/trade/order-dates.ts';
import type { Tables } from '../../db/tables.ts';
import type { RowProblem } from '../parsed-row.ts';

export type Trx = Transaction<Tables>;

/** What becomes of a row, and for one that is written what that takes. */
export interface Compared<Write = unknown> {
  line: number;
  outcome: ImportRow['outcome'];
  changes: readonly AuditChange[];
  problems: readonly RowProblem[];
  /** Only of a row that creates or changes. */
  write?: Write;
}

export type ToWrite<Write> = Compared<Write> & { write: Write };

/** What earlier rows of the file say of an order. */
interface EarlierOrder {
  styles: ReadonlySet<string>;
  supplier: { id: number; shown: string } | null;
  dates: OrderDates;
}

/** A sailing or flight of an earlier row. */
export interface EarlierDeparture {
  line: number;
  /** The stored one that it changes; null: it is new. */
  id: number | null;
  vessel: string | null;
  /** It is found by its day alone, having no voyage. */
  isOfDay: boolean;
}

/** What a comparison knows of the rest of the file. */
export interface FileContext {
  /** Companies that the file has, by their references in lower case: rows may name them before they are stored. */
  companies: ReadonlyMap<string, CompanyType>;
  /** Orders that earlier rows have, by {@link orderKey}. */
  orders: Map<string, EarlierOrder>;
  /** The lines of the base rates that earlier rows have, by what a rate is found by. */
  rates: Map<string, number>;
  /** What earlier rows have of sailings and flights, by what these are found by. */
  departures: Map<string, readonly EarlierDeparture[]>;
}

export const orderKey = (purchaserId: number, number: string): string => `${purchaserId} ${number}`;

/** A record that was written. */
export interface WrittenRecord {
  line: number;
  /** The other lines of a record that several rows are of. */
  others?: readonly number[];
  recordType:
    | 'booking'
    | 'shipment'
    | 'quote'
    | 'manifest'
    | 'sailing'
    | 'flight'
    | 'purchaseOrder'
    | 'entity'
    | 'baseRate'
    | 'invoice'
    | 'airport';
  recordId: number;
}

/** The outcome of a row without a fault. */
export function outcomeOf<Write>(
  line: number,
  {
    isNew,
    changes,
    problems,
    write,
  }: { isNew: boolean; changes: readonly AuditChange[]; problems: readonly RowProblem[]; write: Write },
): Compared<Write> {
  if (problems.length > 0) return { line, outcome: 'wrong', changes: [], problems };
  if (!isNew && changes.length === 0) return { line, outcome: 'same', changes, problems };
  return { line, outcome: isNew ? 'create' : 'change', changes, problems, write };
}

/** The outcome of a row that the database refuses for a reason that no rule of ours knows. */
export const refusedRow = ({ line }: { line: number }): Compared => ({
  line,
  outcome: 'wrong',
  changes: [],
  problems: [{ column: null, reason: reason('importRowRefused') }],
});
