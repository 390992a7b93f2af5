import { sql, type Transaction } from 'kysely';
import type { SaveCharges } from '../../../../shared/contract/charges-input.ts';
import type { Tables } from '../../db/tables.ts';

/** A line as it was sent and understood: numbers are exact texts with 2 decimals at least. */
export type SentLine = SaveCharges['charges'][number];

/** A line as it is stored. */
export type StoredLine = SentLine & { id: number; manuallyEditedTotal: boolean };

/** A number as it was sent, without the zeros of its column. */
const exact = (column: string) =>
  sql`round(${sql.ref(column)}, greatest(2, min_scale(${sql.ref(column)})))::text`;

/** SQL of the lines of `sheet`, in their order, as JSON. Numbers are texts in it: JSON numbers would lose their zeros. */
export const LINES = sql`
  select coalesce(json_agg(json_build_object(
    'id', line.id,
    'chargeType', line.charge_type_id,
    'unitCode', line.unit_code,
    'currency', line.currency,
    'quantity', ${exact('line.quantity')},
    'unitCost', ${exact('line.unit_cost')},
    'totalPrice', line.total_price::text,
    'minimumPrice', line.minimum_price::text,
    'comments', line.comments,
    'manuallyEditedTotal', line.manually_edited_total,
    'original', case when line.original_currency is not null then json_build_object(
      'currency', line.original_currency,
      'unitCost', ${exact('line.original_unit_cost')},
      'totalPrice', ${exact('line.original_total_price')},
      'minimumPrice', ${exact('line.original_minimum_price')},
      'rate', line.original_rate::text,
      'rateDate', line.original_rate_date::text,
      'source', line.original_source
    ) end
  ) order by line.position), '[]')
  from charge_line line where line.sheet_id = sheet.id`;

/** Puts these lines in the place of all that the list had (D-19). A line without an id gets a new one. */
export async function replaceLines(
  trx: Transaction<Tables>,
  listId: number,
  lines: readonly (SentLine & { id: number | null; manuallyEditedTotal: boolean })[],
): Promise<void> {
  await trx.deleteFrom('charge_line').where('sheet_id', '=', listId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({
    id: line.id,
    position,
    charge_type_id: line.chargeType,
    unit_code: line.unitCode,
    currency: line.currency,
    quantity: line.quantity,
    unit_cost: line.unitCost,
    total_price: line.totalPrice,
    minimum_price: line.minimumPrice,
    comments: line.comments,
    manually_edited_total: line.manuallyEditedTotal,
    original_currency: line.original?.currency ?? null,
    original_unit_cost: line.original?.unitCost ?? null,
    original_total_price: line.original?.totalPrice ?? null,
    original_minimum_price: line.original?.minimumPrice ?? null,
    original_rate: line.original?.rate ?? null,
    original_rate_date: line.original?.rateDate ?? null,
    original_source: line.original?.source ?? null,
  }));
  const given = sql.join(
    Object.keys(rows[0]!)
      .filter((column) => column !== 'id')
      .map((column) => sql.ref(column)),
  );
  await sql`
    insert into charge_line (id, sheet_id, ${given})
    select coalesce(id, nextval(pg_get_serial_sequence('charge_line', 'id'))), ${listId}, ${given}
    from json_populate_recordset(null::charge_line, ${JSON.stringify(rows)}::json)`.execute(trx);
}
