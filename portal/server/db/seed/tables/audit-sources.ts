import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

/** A booking or shipment with its orders. Times are milliseconds since 1970. */
export interface RecordWithOrders {
  type: 'booking' | 'shipment';
  id: number;
  reference: string;
  owner: number;
  agent: number | null;
  createdAt: number;
  orders: { id: number; number: string; styleIds: number[] }[];
}

/** Saved charges of a quote or manifest. */
export interface ChargeList {
  type: 'quote' | 'manifest';
  id: number;
  reference: string;
  owner: number;
  agent: number | null;
  createdAt: number;
  feature: string;
  revision: number;
  savedAt: number;
  savedBy: string;
  savedById: number;
  lines: number;
  totals: { of: string | null; amount: string }[];
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`;

export async function recordsWithOrders(db: Kysely<Tables>): Promise<RecordWithOrders[]> {
  const [bookings, shipments] = [await recordsOf(db, 'booking'), await recordsOf(db, 'shipment')];
  return [...bookings, ...shipments];
}

async function recordsOf(db: Kysely<Tables>, type: RecordWithOrders['type']): Promise<RecordWithOrders[]> {
  const recordId = sql.ref(`${type}_id`);
  const { rows } = await sql<RecordWithOrders>`
    select ${type}::text as type, record.id, record.reference,
      record.${sql.ref(type === 'booking' ? 'customer_id' : 'company_id')} as owner, record.agent_id as agent,
      ${millis('record.created_at')} as "createdAt",
      (select json_agg(json_build_object('id', po.id, 'number', po.order_numbers, 'styleIds', coalesce((
          select json_agg(chosen.style_number_id order by chosen.position)
          from ${sql.table(`${type}_style_number`)} chosen
          where chosen.${recordId} = record.id and chosen.purchase_order_id = po.id
        ), '[]')) order by link.position)
        from ${sql.table(`${type}_purchase_order`)} link join purchase_order po on po.id = link.purchase_order_id
        where link.${recordId} = record.id) as orders
    from ${sql.table(type)} record
    where exists (select 1 from ${sql.table(`${type}_purchase_order`)} link where link.${recordId} = record.id)
    order by record.id`.execute(db);
  return rows;
}

export async function chargeLists(db: Kysely<Tables>): Promise<ChargeList[]> {
  const { rows } = await sql<ChargeList>`
    select case when quote.id is null then 'manifest' else 'quote' end as type,
      coalesce(quote.id, manifest.id) as id, coalesce(quote.reference, manifest.reference) as reference,
      coalesce(quote.customer_id, manifest.customer_id) as owner, coalesce(quote.agent_id, manifest.agent_id) as agent,
      coalesce(${millis('quote.created_at')}, ${millis('manifest.created_at')}) as "createdAt",
      sheet.feature, sheet.revision, ${millis('sheet.saved_at')} as "savedAt", sheet.saved_by as "savedBy",
      sheet.saved_by_id as "savedById",
      (select count(*)::integer from charge_line line where line.sheet_id = sheet.id) as lines,
      (select json_agg(json_build_object('of', part.currency, 'amount', part.amount) order by part.currency) from (
        select line.currency, sum(greatest(line.total_price, line.minimum_price))::text as amount
        from charge_line line where line.sheet_id = sheet.id group by line.currency
      ) part) as totals
    from charge_sheet sheet
    left join quote on quote.id = sheet.quote_id left join manifest on manifest.id = sheet.manifest_id
    where sheet.saved_by_id is not null and exists (select 1 from charge_line line where line.sheet_id = sheet.id)
    order by sheet.id`.execute(db);
  return rows;
}
