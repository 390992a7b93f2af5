import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { type ParsedRow, textIn, textsIn } from '../parsed-row.ts';
import { companiesNamed, companyOfType } from './companies-named.ts';
import { type Compared, type FileContext, orderKey, outcomeOf, type Trx } from './compared.ts';

/** What a row adds: its order, or style numbers to it. */
export interface OrderWrite {
  purchaserId: number;
  number: string;
  styles: readonly string[];
}

interface StoredOrder {
  id: number;
  purchaserId: number;
  number: string;
  styles: readonly string[];
}

/** Compares rows of purchase orders with those that are stored, and with earlier rows of the file. */
export async function compareOrders(
  trx: Trx,
  rows: readonly ParsedRow[],
  { orders: seen }: FileContext,
  { isWriting }: { isWriting: boolean },
): Promise<Compared<OrderWrite>[]> {
  const companies = await companiesNamed(
    trx,
    new Set(rows.flatMap(({ cells }) => textIn(cells, 'purchaser') ?? [])),
    { isWriting },
  );
  const named = rows.map((row) => {
    const purchaser = companyOfType(companies, textIn(row.cells, 'purchaser') ?? '', 'Importer');
    return { row, purchaser, number: row.reference };
  });
  const asked = named.flatMap(({ purchaser, number }) =>
    'id' in purchaser ? [{ owner: purchaser.id, number }] : [],
  );
  if (isWriting) await lockOrders(trx, asked);
  const stored = await readOrders(trx, asked);
  return named.map(({ row, purchaser, number }): Compared<OrderWrite> => {
    if ('refusal' in purchaser) {
      const problems = [{ column: 'purchaser', reason: purchaser.refusal }];
      return { line: row.line, outcome: 'wrong', changes: [], problems };
    }
    const key = orderKey(purchaser.id, number);
    const before = stored.get(key);
    const earlier = seen.get(key);
    const known = new Set([...(before?.styles ?? []), ...(earlier ?? [])]);
    const styles = textsIn(row.cells, 'styleNumbers').filter((style) => !known.has(style));
    if (row.problems.length === 0) seen.set(key, new Set([...(earlier ?? []), ...styles]));
    const isNew = !before && !earlier;
    return outcomeOf(row.line, {
      isNew,
      changes: changesOf(row, { isNew, purchaser: purchaser.shown, styles }),
      problems: [],
      write: { purchaserId: purchaser.id, number, styles },
    });
  });
}

function changesOf(
  { reference }: ParsedRow,
  { isNew, purchaser, styles }: { isNew: boolean; purchaser: string; styles: readonly string[] },
): AuditChange[] {
  const added = (field: string, after: string) => ({ field, before: null, after });
  return [
    ...(isNew ? [added('orderNumber', reference), added('purchaser', purchaser)] : []),
    ...(styles.length > 0 ? [added('styleNumbers', styles.join('; '))] : []),
  ];
}

interface AskedOrder {
  owner: number;
  number: string;
}

const ordersAsked = (asked: readonly AskedOrder[]) => sql`(
  select distinct owner, number from unnest(${asked.map(({ owner }) => owner)}::integer[],
    ${asked.map(({ number }) => number)}::text[]) given (owner, number)) asked
  join purchase_order ordered
    on ordered.order_purchaser_id = asked.owner and ordered.order_numbers = asked.number`;

/** `for update`, because whoever adds a style number to an order locks no more than the order's key. */
async function lockOrders(trx: Trx, asked: readonly AskedOrder[]): Promise<void> {
  await sql`select ordered.id from ${ordersAsked(asked)} order by ordered.id for update of ordered`.execute(
    trx,
  );
}

async function readOrders(trx: Trx, asked: readonly AskedOrder[]): Promise<ReadonlyMap<string, StoredOrder>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<StoredOrder>`
    select ordered.id, ordered.order_purchaser_id as "purchaserId", ordered.order_numbers as number, coalesce((
      select json_agg(style.style_number) from purchase_order_style_number carried
      join style_number style on style.id = carried.style_number_id
      where carried.purchase_order_id = ordered.id
    ), '[]') as styles
    from ${ordersAsked(asked)}`.execute(trx);
  return new Map(rows.map((order) => [orderKey(order.purchaserId, order.number), order]));
}
