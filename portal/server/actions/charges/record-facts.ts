import { sql, type Transaction } from 'kysely';
import { type Caller, isAgent } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { billsNothingSql } from '../../invoices/invoice-status.ts';
import { quoteStatusSql } from '../../quotes/quote-status.ts';
import { mayBeginVersionSql } from '../../quotes/quote-versions.ts';
import { type ChargeListRef, recordTypeOf } from './charge-list.ts';

/** What the charges are priced for, and what has become of it. */
export interface RecordFacts {
  /** Of the quote or manifest; `Invoiced` for a manifest with an invoice, where the caller may know of that. */
  status: string;
  /** YYYY-MM-DD: the answer of a quote, the last day of an expired one, the invoice; null where that isn't known. */
  statusOn: string | null;
  mode: string | null;
  /** Names of ports, or of cities with the code of their airport. */
  origin: string | null;
  destination: string | null;
  /** Such as `2 x 20GP, 1 x 40HC`. */
  containers: string | null;
  weightKg: string | null;
  volumeCbm: string | null;
  /** YYYY-MM-DD: the day for which a quote was asked; with the two below null for any other record. */
  shipOn: string | null;
  /** What the goods are. */
  commodity: string | null;
  /** One of `INCOTERMS`. */
  incoterm: string | null;
  /** Of the quote or manifest, which each change raises. */
  revision: number;
  /** Whether the caller may take the answer of the customer back, so that the charges can change (D-152). */
  newVersion: boolean;
}

/** What a quote was asked for comes before what its shipment has, of which only those read that may. */
export async function readRecordFacts(
  trx: Transaction<Tables>,
  caller: Caller,
  ref: ChargeListRef,
): Promise<RecordFacts> {
  const type = recordTypeOf(ref.featureType);
  const { status, statusOn } = type === 'quote' ? QUOTE : manifest(caller);
  const { rows } = await sql<RecordFacts>`
    select ${status} as status, (${statusOn})::text as "statusOn",
      ${type === 'quote' ? sql`record.mode` : sql`shipment.mode`} as mode,
      ${place('origin')} as origin, ${place('destination')} as destination, asked.containers,
      trim_scale(coalesce(asked.weight_kg, shipment.weight_kg))::text as "weightKg",
      trim_scale(coalesce(asked.volume_cbm, shipment.volume_cbm))::text as "volumeCbm",
      asked.ship_on::text as "shipOn", asked.commodity, asked.incoterm, record.revision,
      ${type === 'quote' ? mayBeginVersionSql(caller, 'record') : sql`false`} as "newVersion"
    from ${sql.table(type)} record
    left join lateral (
      select * from quote_request where ${type === 'quote' ? sql`quote_id = record.id` : sql`false`} limit 1
    ) asked on true
    left join shipment on shipment.id = record.shipment_id and ${mayReadRecord(caller, 'shipment', 'shipment')}
    where record.id = ${ref.recordId}::integer`.execute(trx);
  return rows[0]!;
}

const place = (end: 'origin' | 'destination') => {
  const of = (what: 'port' | 'airport') =>
    sql`coalesce(${sql.ref(`asked.${end}_${what}_id`)}, ${sql.ref(`shipment.${end}_${what}_id`)})`;
  return sql`coalesce(
    (select company_name from port where port.id = ${of('port')}),
    (select concat(city, ' (', code, ')') from airport where airport.id = ${of('airport')})
  )`;
};

const QUOTE_STATUS = sql.raw(quoteStatusSql('record'));
const QUOTE = {
  status: QUOTE_STATUS,
  statusOn: sql`case when ${QUOTE_STATUS} = 'Expired' then record.valid_until
    else provider_day(record.answered_at) end`,
};

/** Agents see no invoices. */
function manifest(caller: Caller) {
  const seesInvoices = caller.kind === 'user' && (caller.isAdmin || !isAgent(caller));
  const invoicedOn = seesInvoices
    ? sql`(select min(invoice.issued_on) from invoice
        where invoice.manifest_id = record.id and not (${sql.raw(billsNothingSql('invoice'))}))`
    : sql`null::date`;
  return {
    status: sql`case when ${invoicedOn} is not null then 'Invoiced' else record.status end`,
    statusOn: invoicedOn,
  };
}
