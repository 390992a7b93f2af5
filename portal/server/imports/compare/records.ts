import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS, type ImportKind } from '../../../../shared/contract/imports.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { isManifestUsed } from '../../manifests/uses.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type Compared, outcomeOf, type Trx } from './compared.ts';
import { type FindNamed, lookUp } from './lookups.ts';
import type { RecordTable } from './record-fields.ts';
import { findOrders, newOrders, type OrdersOfRows } from './record-orders.ts';
import { findStyles, newStyles, type OrderStyle, type StylesOfRows } from './record-styles.ts';
import { shipmentStatusProblems } from './shipment-status.ts';

/** A record as it is to be stored. */
export interface RecordWrite {
  /** null: it is new */
  id: number | null;
  /** Of all columns that an import has, by their names in the table. */
  values: Readonly<Record<string, unknown>>;
  /** Orders to link, in their order. */
  orderIds: readonly number[];
  /** Style numbers to select, each under one of its orders. */
  styles: readonly OrderStyle[];
}

interface StoredRecord {
  id: number;
  reference: string;
  /** Whether its customer has a part in what hangs on it. */
  isBound: boolean;
  /** By column: as stored. */
  values: Readonly<Record<string, unknown>>;
  /** By column of the import: as files write it. */
  shown: Readonly<Record<string, string | null>>;
}

/** Compares rows of bookings, shipments, quotes or manifests with those that are stored. */
export async function compareRecords(
  trx: Trx,
  kind: ImportKind,
  table: RecordTable,
  rows: readonly ParsedRow[],
  options: { isWriting: boolean },
): Promise<Compared<RecordWrite>[]> {
  const find = await lookUp(trx, rows, table.fields, options);
  if (options.isWriting) await lockRecords(trx, table, rows);
  const stored = await readStored(trx, table, rows);
  const drafts = rows.map((row) => draftOf(kind, table, row, stored.get(row.reference), find));
  const orders = await findOrders(trx, table, drafts);
  const styles = await findStyles(trx, table, drafts, orders);
  const problemsOf =
    table.type === 'shipment' ? await shipmentStatusProblems(trx, drafts, options) : () => [];
  return drafts.map((draft) =>
    resultOf(table, { ...draft, problems: [...draft.problems, ...problemsOf(draft)] }, { orders, styles }),
  );
}

/** A row that was compared but for its orders. */
export interface RecordDraft {
  row: ParsedRow;
  id: number | null;
  ownerId: number | null;
  values: Readonly<Record<string, unknown>>;
  changes: readonly AuditChange[];
  problems: readonly RowProblem[];
}

function draftOf(
  kind: ImportKind,
  { owner, fields }: RecordTable,
  row: ParsedRow,
  stored: StoredRecord | undefined,
  find: FindNamed,
): RecordDraft {
  const values: Record<string, unknown> = { ...stored?.values };
  const changes: AuditChange[] = [];
  const problems: RowProblem[] = [];
  const neededForNew = new Set(
    IMPORT_COLUMNS[kind].filter(({ isRequiredForNew }) => isRequiredForNew).map(({ id }) => id),
  );
  const owners: { column: string; ownerId: number | null }[] = [];
  for (const { id, column, lookup } of fields) {
    const text = textIn(row.cells, id);
    if (text === undefined) {
      if (!stored && neededForNew.has(id)) problems.push({ column: id, reason: reason('fillIn') });
      continue;
    }
    const found = lookup ? find(lookup, text) : undefined;
    if (found && 'refusal' in found) {
      problems.push({ column: id, reason: found.refusal });
      continue;
    }
    if (found?.ownerId !== undefined) owners.push({ column: id, ownerId: found.ownerId });
    const before = stored?.shown[id] ?? null;
    const after = found ? found.shown : text;
    if (found ? stored?.values[column] === found.id : before === text) continue;
    values[column] = found ? found.id : text;
    changes.push({ field: id, before, after });
  }
  const ownerId = (values[owner] as number | null | undefined) ?? null;
  for (const named of owners)
    if (named.ownerId !== ownerId)
      problems.push({ column: named.column, reason: reason('importOtherCustomer') });
  if (stored?.isBound && ownerId !== stored.values[owner])
    problems.push({ column: 'customer', reason: reason('importCustomerKept') });
  return {
    row,
    id: stored?.id ?? null,
    ownerId,
    values,
    changes,
    problems: [...problems, ...ofDates(values), ...ofCover(values)],
  };
}

function ofDates({
  departed_on: departed,
  arrived_on: arrived,
}: Readonly<Record<string, unknown>>): RowProblem[] {
  const isBackward = typeof departed === 'string' && typeof arrived === 'string' && arrived < departed;
  return isBackward ? [{ column: 'arrived', reason: reason('importArrival') }] : [];
}

const COVER = {
  insuranceReference: 'insurance_reference',
  insuredValue: 'insured_value',
  insuredCurrency: 'insured_currency',
} as const;

/** The three together, or none of them. */
function ofCover(values: Readonly<Record<string, unknown>>): RowProblem[] {
  const missing = Object.entries(COVER).filter(([, column]) => (values[column] ?? null) === null);
  if (missing.length === 0 || missing.length === Object.keys(COVER).length) return [];
  return missing.map(([column]) => ({ column, reason: reason('importInsurance') }));
}

function resultOf(
  table: RecordTable,
  draft: RecordDraft,
  { orders, styles }: { orders: OrdersOfRows; styles: StylesOfRows },
): Compared<RecordWrite> {
  const { row, id, values, problems } = draft;
  const added = newOrders(draft, orders);
  const styled = newStyles(draft, { orders, styles });
  return outcomeOf(row.line, {
    isNew: id === null,
    changes: [...draft.changes, ...added.changes, ...styled.changes],
    problems: [...problems, ...added.problems, ...styled.problems],
    write: {
      id,
      values: { ...values, reference: row.reference },
      orderIds: table.hasOrders ? added.ids : [],
      styles: styled.pairs,
    },
  });
}

/** What hangs on a record and belongs to its customer: another customer would be shown what is not theirs. */
const BOUND = {
  booking: sql`exists (select 1 from booking_purchase_order linked where linked.booking_id = record.id)
    or exists (select 1 from shipment linked where linked.booking_id = record.id)`,
  shipment: sql`exists (select 1 from shipment_purchase_order linked where linked.shipment_id = record.id)
    or record.booking_id is not null or exists (select 1 from quote linked where linked.shipment_id = record.id)
    or exists (select 1 from manifest linked where linked.shipment_id = record.id)`,
  manifest: isManifestUsed(sql`record.id`),
  quote: sql`record.shipment_id is not null or exists (select 1 from charge_sheet linked where linked.quote_id = record.id)`,
};

const referencesOf = (rows: readonly ParsedRow[]) => rows.map(({ reference }) => reference);

/**
 * A statement of its own, for the next one sees what this one waited for; `for update`, because a new charge list or link
 * takes no more than a lock on the key of its record.
 */
async function lockRecords(trx: Trx, { type }: RecordTable, rows: readonly ParsedRow[]): Promise<void> {
  await sql`
    select id from ${sql.table(type)} where reference = any(${referencesOf(rows)}::text[])
    order by id for update`.execute(trx);
}

async function readStored(
  trx: Trx,
  { type, owner, fields }: RecordTable,
  rows: readonly ParsedRow[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const columns = [...new Set([owner, ...fields.map(({ column }) => column)])];
  const shown = fields.map(({ id, column, stored }) => {
    const value = sql.ref(`record.${column}`);
    return sql`${sql.lit(id)}, ${stored ? stored(value) : sql`${value}::text`}`;
  });
  const { rows: found } = await sql<StoredRecord>`
    select record.id, record.reference, coalesce(${BOUND[type]}, false) as "isBound",
      json_build_object(${sql.join(columns.map((column) => sql`${sql.lit(column)}, record.${sql.ref(column)}`))}) as values,
      json_build_object(${sql.join(shown)}) as shown
    from ${sql.table(type)} record where record.reference = any(${referencesOf(rows)}::text[])
    order by record.id`.execute(trx);
  return new Map(found.map((record) => [record.reference, record]));
}
