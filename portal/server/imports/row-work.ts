import type { ImportKind } from '../../../shared/contract/imports.ts';
import { compareCompanies } from './compare/companies.ts';
import type { RowWork } from './compare/compared.ts';
import { compareOrders } from './compare/orders.ts';
import { BOOKINGS, QUOTES, type RecordTable, SHIPMENTS } from './compare/record-fields.ts';
import { compareRecords, type RecordWrite } from './compare/records.ts';
import { writeCompanies } from './write/write-companies.ts';
import { writeOrders } from './write/write-orders.ts';
import { writeRecords } from './write/write-records.ts';

const ofRecords = (kind: ImportKind, table: RecordTable): RowWork<RecordWrite> => ({
  compare: (trx, rows, _context, options) => compareRecords(trx, kind, table, rows, options),
  write: (trx, rows) => writeRecords(trx, table, rows),
});

/** How the rows of each kind are compared and written. */
export const ROW_WORK: Readonly<Record<ImportKind, RowWork>> = {
  companies: { compare: compareCompanies, write: writeCompanies },
  purchaseOrders: { compare: compareOrders, write: writeOrders },
  bookings: ofRecords('bookings', BOOKINGS),
  shipments: ofRecords('shipments', SHIPMENTS),
  quotes: ofRecords('quotes', QUOTES),
} as Readonly<Record<ImportKind, RowWork>>;
