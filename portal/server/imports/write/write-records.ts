import { sql } from 'kysely';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import type { RecordTable } from '../compare/record-fields.ts';
import type { RecordWrite } from '../compare/records.ts';

type Row = ToWrite<RecordWrite>;

/** Makes and changes bookings, shipments, quotes or manifests, and links their orders and style numbers. */
export async function writeRecords(
  trx: Trx,
  table: RecordTable,
  rows: readonly Row[],
): Promise<WrittenRecord[]> {
  const created = await create(trx, table, rows);
  await change(trx, table, rows);
  const written = rows.map((row) => ({ row, id: row.write.id ?? created.get(referenceOf(row))! }));
  await link(trx, table, written);
  await selectStyles(trx, table, written);
  return written.map(({ row: { line }, id }) => ({ line, recordType: table.type, recordId: id }));
}

const referenceOf = ({ write }: Row) => String(write.values.reference);
const columnsOf = ({ owner, fields }: RecordTable) => [
  ...new Set([owner, ...fields.map(({ column }) => column)]),
];
const isNew = ({ write }: Row) => write.id === null;

/** Answers their ids by reference. */
async function create(trx: Trx, table: RecordTable, rows: readonly Row[]): Promise<Map<string, number>> {
  const added = rows.filter(isNew).map(({ write }) => write.values);
  if (added.length === 0) return new Map();
  const columns = columnsOf(table).filter((column) => column !== 'created_at');
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows: created } = await sql<{ id: number; reference: string }>`
    insert into ${sql.table(table.type)} (reference, created_at, ${names})
    select reference, coalesce(created_at, now()), ${names}
    from json_populate_recordset(null::${sql.table(table.type)}, ${JSON.stringify(added.map(inUtc))}::json)
    returning id, reference`.execute(trx);
  return new Map(created.map(({ id, reference }) => [reference, id]));
}

/** Also where orders alone are added: the update raises the record's revision. */
async function change(trx: Trx, table: RecordTable, rows: readonly Row[]): Promise<void> {
  const changed = rows
    .filter((row) => !isNew(row))
    .map(({ write }) => ({ ...inUtc(write.values), id: write.id }));
  if (changed.length === 0) return;
  const set = columnsOf(table).map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table.type)} record set ${sql.join(set)}
    from json_populate_recordset(null::${sql.table(table.type)}, ${JSON.stringify(changed)}::json) changed
    where record.id = changed.id`.execute(trx);
}

async function link(
  trx: Trx,
  { type }: RecordTable,
  written: readonly { row: Row; id: number }[],
): Promise<void> {
  const pairs = written.flatMap(({ row, id }) => row.write.orderIds.map((orderId) => ({ id, orderId })));
  if (pairs.length === 0) return;
  await sql`
    insert into ${sql.table(`${type}_purchase_order`)} (${sql.ref(`${type}_id`)}, purchase_order_id)
    select id, order_id from unnest(${pairs.map(({ id }) => id)}::integer[],
      ${pairs.map(({ orderId }) => orderId)}::integer[]) with ordinality pair (id, order_id, nth)
    order by nth on conflict do nothing`.execute(trx);
}

async function selectStyles(
  trx: Trx,
  { type }: RecordTable,
  written: readonly { row: Row; id: number }[],
): Promise<void> {
  const chosen = written.flatMap(({ row, id }) => row.write.styles.map((style) => ({ id, ...style })));
  if (chosen.length === 0) return;
  await sql`
    insert into ${sql.table(`${type}_style_number`)} (${sql.ref(`${type}_id`)}, purchase_order_id, style_number_id)
    select id, order_id, style_id from unnest(${chosen.map(({ id }) => id)}::integer[],
      ${chosen.map(({ orderId }) => orderId)}::integer[], ${chosen.map(({ styleId }) => styleId)}::integer[])
      with ordinality chosen (id, order_id, style_id, nth)
    order by nth on conflict do nothing`.execute(trx);
}

/** A day of the file begins in UTC, whatever the time zone of the database's session. */
const inUtc = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...values,
  ...(isDayText(values.created_at) && { created_at: `${values.created_at}T00:00:00Z` }),
});

const isDayText = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
