import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { ImportKind } from '../../../shared/contract/imports.ts';
import { companyChanges } from '../companies/company-changes.ts';
import { compareAirports } from './compare/airports.ts';
import { compareBaseRates } from './compare/base-rates.ts';
import { compareCompanies } from './compare/companies.ts';
import type { Compared, FileContext, ToWrite, Trx, WrittenRecord } from './compare/compared.ts';
import { compareContainers } from './compare/containers.ts';
import { compareFlights } from './compare/flights.ts';
import { compareInvoices } from './compare/invoices.ts';
import { compareMilestones } from './compare/milestones.ts';
import { compareOrders } from './compare/orders.ts';
import { BOOKINGS, MANIFESTS, QUOTES, type RecordTable, SHIPMENTS } from './compare/record-fields.ts';
import { compareRecords, type RecordWrite } from './compare/records.ts';
import { compareSailings } from './compare/sailings.ts';
import type { ParsedRow } from './parsed-row.ts';
import { auditRows, type ImportingAdmin, recordChanges } from './write/audit-rows.ts';
import { baseRateChanges } from './write/base-rate-changes.ts';
import { milestoneChanges } from './write/milestone-changes.ts';
import { writeAirports } from './write/write-airports.ts';
import { writeBaseRates } from './write/write-base-rates.ts';
import { writeCompanies } from './write/write-companies.ts';
import { writeContainers } from './write/write-containers.ts';
import { writeDepartures } from './write/write-departures.ts';
import { writeInvoices } from './write/write-invoices.ts';
import { writeMilestones } from './write/write-milestones.ts';
import { writeOrders } from './write/write-orders.ts';
import { writeRecords } from './write/write-records.ts';
import { writeBookings, writeShipments } from './write/write-transport.ts';

/** How the rows of one kind are compared and written: some hundred at a time, by statements for all of them. */
interface RowWork<Write> {
  /** Answers the rows in their order. With `isWriting` it locks the records that it compares with. */
  compare(
    trx: Trx,
    rows: readonly ParsedRow[],
    context: FileContext,
    options: { isWriting: boolean },
  ): Promise<Compared<Write>[]>;
  write(trx: Trx, rows: readonly ToWrite<Write>[], admin: ImportingAdmin): Promise<WrittenRecord[]>;
  /** What was written, in the words that the audit log has after a change by hand. */
  changesOf(row: ToWrite<Write>): readonly AuditChange[];
}

interface ComparedRows {
  rows: readonly Compared[];
  /** Writes those that have something to write, and adds that to the audit log; answers how many they are. */
  write(admin: ImportingAdmin): Promise<number>;
}

type WorkOnRows = (...args: Parameters<RowWork<unknown>['compare']>) => Promise<ComparedRows>;

/** Joins comparing and writing the rows of a kind, so that nobody else needs to know what is written of one. */
const rowsWorkedBy =
  <Write>({ compare, write, changesOf }: RowWork<Write>): WorkOnRows =>
  async (trx, given, context, options) => {
    const rows = await compare(trx, given, context, options);
    return {
      rows,
      async write(admin) {
        const toWrite = rows.filter((row): row is ToWrite<Write> => row.write !== undefined);
        const records = await write(trx, toWrite, admin);
        await auditRows(trx, admin, toWrite, records, changesOf);
        return toWrite.length;
      },
    };
  };

const ofRecords = (
  kind: ImportKind,
  table: RecordTable,
  write: RowWork<RecordWrite>['write'] = (trx, rows) => writeRecords(trx, table, rows),
): WorkOnRows =>
  rowsWorkedBy<RecordWrite>({
    compare: (trx, rows, _context, options) => compareRecords(trx, kind, table, rows, options),
    write,
    changesOf: recordChanges,
  });

/**
 * Compares rows with what is stored; the answer can write them. With `isWriting` what they are compared with is locked,
 * so that it stays as compared until they are written.
 */
export const WORK_ON_ROWS: Readonly<Record<ImportKind, WorkOnRows>> = {
  companies: rowsWorkedBy({
    compare: compareCompanies,
    write: writeCompanies,
    changesOf: ({ write: { before, after } }) => companyChanges(before, after),
  }),
  purchaseOrders: rowsWorkedBy({
    compare: compareOrders,
    write: writeOrders,
    changesOf: ({ changes }) => changes,
  }),
  bookings: ofRecords('bookings', BOOKINGS, writeBookings),
  shipments: ofRecords('shipments', SHIPMENTS, writeShipments),
  quotes: ofRecords('quotes', QUOTES),
  manifests: ofRecords('manifests', MANIFESTS),
  milestones: rowsWorkedBy({
    compare: compareMilestones,
    write: writeMilestones,
    changesOf: milestoneChanges,
  }),
  containers: rowsWorkedBy({
    compare: compareContainers,
    write: writeContainers,
    changesOf: ({ write: { number } }) => [{ field: 'number', before: null, after: number }],
  }),
  invoices: rowsWorkedBy({
    compare: compareInvoices,
    write: writeInvoices,
    changesOf: ({ write }) => write?.audited ?? [],
  }),
  airports: rowsWorkedBy({
    compare: compareAirports,
    write: writeAirports,
    changesOf: ({ changes }) => changes,
  }),
  sailings: rowsWorkedBy({
    compare: compareSailings,
    write: writeDepartures('sailing'),
    changesOf: ({ changes }) => changes,
  }),
  flights: rowsWorkedBy({
    compare: compareFlights,
    write: writeDepartures('flight'),
    changesOf: ({ changes }) => changes,
  }),
  baseRates: rowsWorkedBy({
    compare: compareBaseRates,
    write: writeBaseRates,
    changesOf: ({ changes }) => baseRateChanges(changes),
  }),
};
