import { sql, type Transaction } from 'kysely';
import type { Feature } from '../../../../shared/contract/charges.ts';
import type { ChargedRecord, RecordChargeList } from '../../../../shared/contract/record-charges.ts';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import { LINE_COST, LINE_PRICE, seesAmounts, sidesOf } from '../../charges/line-amounts.ts';
import { mayReadInvoice } from '../../data-api/models/rights.ts';
import type { Tables } from '../../db/tables.ts';
import { billsNothingSql } from '../../invoices/invoice-status.ts';
import { isCharged } from '../../invoices/shipment-amounts.ts';
import { isIssuedSql } from '../../quotes/quote-status.ts';

/**
 * The lists of a record with lines, quotes first and in the order in which goods travel, with the sides that the caller sees:
 * of a shipment those of its accepted quotes and its manifests.
 */
export async function chargeListsOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { recordType, recordId }: ChargedRecord,
): Promise<Omit<RecordChargeList, 'totals'>[]> {
  const sees = sidesOf(caller);
  const unseen = sql`null::text`;
  const cost = sees.cost ? sql`(${LINE_COST})::text` : unseen;
  const price = sees.price ? sql`(${LINE_PRICE})::text` : unseen;
  const lists = CHARGED[recordType].map(
    (record) => sql`
      select sheet.id, ${sql.lit(record)} as "recordType", record.id as "recordId", record.reference, sheet.feature,
        (select json_agg(json_build_object('id', line.id, 'name', charge.description,
            'quantity', trim_scale(line.quantity)::text, 'unitCode', line.unit_code, 'currency', line.currency,
            'isMinimum', coalesce(line.minimum_price > line.total_price, false),
            'cost', ${cost}, 'price', ${price}) order by line.position)
          from charge_line line join charge_type charge on charge.id = line.charge_type_id
          where line.sheet_id = sheet.id) as lines,
        ${sees.price ? invoicesOf(caller, record) : sql`null::json`} as invoices
      from ${sql.table(record)} record join charge_sheet sheet on ${sql.ref(`sheet.${record}_id`)} = record.id
      where ${sql.ref(recordType === 'shipment' ? 'record.shipment_id' : 'record.id')} = ${recordId}::integer
        and ${recordType === 'shipment' ? isCharged(caller, record) : isShown(caller, record)}
        and exists (select 1 from charge_line line where line.sheet_id = sheet.id)`,
  );
  const { rows } = await sql<Omit<RecordChargeList, 'totals'>>`
    select * from (${sql.join(lists, sql` union all `)}) listed
    order by "recordType" desc, "recordId", array_position(${IN_ORDER}::text[], feature), id`.execute(trx);
  return rows;
}

/** On which records the lines of one stand. */
const CHARGED = {
  shipment: ['quote', 'manifest'],
  quote: ['quote'],
  manifest: ['manifest'],
} as const satisfies Record<ChargedRecord['recordType'], readonly unknown[]>;

/** Of a record itself: of a quote its customer sees what it was told. */
const isShown = (caller: UserCaller, record: 'quote' | 'manifest') => sql`(
  ${mayReadRecord(caller, record, 'record')} and ${seesAmounts(caller)} ${
    record === 'manifest' || caller.isAdmin || isAgent(caller)
      ? sql``
      : sql`and ${sql.raw(isIssuedSql('record'))}`
  })`;

const IN_ORDER = [
  'exw_charges',
  'pickup_charges',
  'origin_charges',
  'freight_charges',
  'rail_charges',
  'destination_charges',
  'delivery_charges',
  'manifests_charges',
] satisfies Feature[];

/**
 * The invoices that bill a list: those whose lines were taken from it, or that name its manifest. Where none does that a list of
 * a quote could have been billed by, it isn't known.
 */
const invoicesOf = (caller: UserCaller, record: 'quote' | 'manifest') => {
  const bills = sql`exists (select 1 from invoice_line billed
    where billed.invoice_id = invoice.id and billed.charge_sheet_id = sheet.id)`;
  const found = sql`(select json_agg(json_build_object('id', invoice.id, 'reference', invoice.reference) order by invoice.id)
    from invoice where (${bills} ${record === 'manifest' ? sql`or invoice.manifest_id = record.id` : sql``})
      and ${mayReadInvoice(caller, 'invoice')} and not (${sql.raw(billsNothingSql('invoice'))}))`;
  return record === 'manifest' ? sql`coalesce(${found}, '[]'::json)` : found;
};
