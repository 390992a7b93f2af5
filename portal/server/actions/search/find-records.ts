import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type FoundRecord, isShortPlaceName, SHORTEST_SEARCH } from '../../../../shared/contract/search.ts';
import { fold } from '../../../../shared/i18n/fold.ts';
import { containerNumberIn } from '../../../../shared/trade/container-number.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { mayReadOrdersOf, mayReadRecord, OWNER_COLUMN } from '../../auth/rights/record-rights.ts';
import { mayReadCompany, mayReadInvoice } from '../../data-api/models/rights.ts';
import { hasText, isText } from '../../db/has-text.ts';
import type { Tables } from '../../db/tables.ts';
import { isNamed } from '../../places/is-named.ts';

type Type = FoundRecord['type'];

/** Of each kind. */
const MOST = 5;
/** Of a part that very many have, so many are put in order. */
const MOST_COMPARED = 500;
const LARGEST_ID = 2_147_483_647;

/** What is looked for: any part of a text, unless it is too short, and an id if it is a number. */
interface Term {
  text: string;
  id: number | undefined;
  isLong: boolean;
}

/**
 * Up to five of each kind whose text has `query` in it or whose id it is; what is called exactly that comes first, whatever
 * its kind. Each kind is found through the index of its text's parts (migration 0096) and its primary
 * key; accounts are few. Who may see which rows is part of each kind's statement.
 */
export async function findRecords(
  trx: Transaction<Tables>,
  caller: UserCaller,
  query: string,
): Promise<FoundRecord[]> {
  const term = termOf(query);
  const container = termOf(containerNumberIn(query) ?? query);
  // Places are few, so that a name of two signs is looked for among them alone.
  const named = { ...term, isLong: term.isLong || isShortPlaceName(fold(query)) };
  const kinds = [
    ...(['booking', 'shipment', 'quote', 'manifest'] as const).map((type) =>
      found(type, term, {
        rows: sql`select record.id, record.reference, record.${sql.ref(OWNER_COLUMN[type])} as owner,
            null as note
          from ${sql.table(type)} record where ${mayReadRecord(caller, type, 'record')}`,
        ...alike(sql`record.reference`, term),
      }),
    ),
    found('invoice', term, {
      rows: sql`select record.id, record.reference, record.customer_id as owner, null as note
        from invoice record where ${mayReadInvoice(caller, 'record')}`,
      ...alike(sql`record.reference`, term),
    }),
    found('creditNote', term, {
      rows: sql`select record.id, record.number as reference, null::integer as owner, invoice.reference as note
        from invoice_entry record join invoice on invoice.id = record.invoice_id
        where record.number is not null and ${mayReadInvoice(caller, 'invoice')}`,
      ...alike(sql`record.number`, term),
      isPart: true,
      invoice: sql`(select invoice_id from invoice_entry where invoice_entry.id = hit.id)`,
    }),
    found('container', container, ofShipment(caller, container, 'container.number')),
    found('transportDocument', term, ofShipment(caller, term, 'record.transport_document')),
    found('carrierReference', term, ofBooking(caller, term)),
    found(
      'purchaseOrder',
      term,
      numbered(caller, term, 'purchase_order', 'order_numbers', 'order_purchaser_id'),
    ),
    found('styleNumber', term, numbered(caller, term, 'style_number', 'style_number', 'company_id')),
    found('company', term, {
      rows: sql`select record.id, record.company_name as reference, null::integer as owner,
          record.entity_type as note
        from company record where ${mayReadCompany(caller, 'record')}`,
      ...alike(sql`record.company_name`, term),
    }),
    found('webUser', term, person(caller, term)),
    found('port', named, place(term, 'port', { name: 'company_name', code: 'scac_code' })),
    found('airport', named, place(term, 'airport', { name: 'city', code: 'code' })),
  ];
  const answer = await sql<FoundRecord>`${sql.join(kinds, sql` union all `)}`.execute(trx);
  const rows = answer.rows.map(({ invoiceId, ...row }) => (invoiceId ? { ...row, invoiceId } : row));
  const isExact = ({ type, reference }: FoundRecord) =>
    fold(reference) === fold((type === 'container' ? container : term).text);
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))];
}

function termOf(text: string): Term {
  const id = /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
  return { text, id, isLong: fold(text).length >= SHORTEST_SEARCH };
}

interface Kind {
  /** `select id, reference, owner, note from ... where {right}`; the note is shown where there is no owner. */
  rows: RawBuilder<unknown>;
  has: RawBuilder<unknown>;
  is: RawBuilder<unknown>;
  /** Its id is that of a record of another kind, which is found by it. */
  isPart?: boolean;
  /** Of which invoice the row `hit` is a part. */
  invoice?: RawBuilder<unknown>;
}

function found(
  type: Type,
  { text: term, id, isLong }: Term,
  { rows, has, is, isPart, invoice = sql`null::integer` }: Kind,
): RawBuilder<unknown> {
  const parts = [
    ...(isLong
      ? [sql`(${rows} and ${is} limit ${MOST})`, sql`(${rows} and ${has} limit ${MOST_COMPARED})`]
      : []),
    ...(id === undefined || isPart ? [] : [sql`(${rows} and record.id = ${id})`]),
  ];
  // Without a text and an id that counts there is nothing to look for.
  const hits = parts.length > 0 ? sql.join(parts, sql` union `) : sql`${rows} and false`;
  return sql`(
    select ${type}::text as type, hit.id, hit.reference, coalesce(hit.note, company.company_name) as detail,
      ${invoice} as "invoiceId"
    from (${hits}) hit left join company on company.id = hit.owner
    order by folded(hit.reference) <> folded(${term}::text), hit.id is distinct from ${id ?? null}::integer,
      length(hit.reference), hit.id desc
    limit ${MOST}
  )`;
}

const alike = (value: RawBuilder<unknown>, { text }: Pick<Term, 'text'>) => ({
  has: hasText(value, text),
  is: isText(value, text),
});

/** What is written of a shipment, beside its reference: the shipment is what is opened. */
function ofShipment(
  caller: UserCaller,
  term: Term,
  number: 'container.number' | 'record.transport_document',
): Kind {
  const container =
    number === 'container.number' ? sql`join container on container.shipment_id = record.id` : sql``;
  return {
    rows: sql`select record.id, ${sql.ref(number)} as reference, null::integer as owner, record.reference as note
      from shipment record ${container} where ${mayReadRecord(caller, 'shipment', 'record')}`,
    ...alike(sql.ref(number), term),
    isPart: true,
  };
}

/** The number that the carrier gave a booking: the booking is what is opened. */
function ofBooking(caller: UserCaller, { text }: Term): Kind {
  const number = sql.ref('request.carrier_reference');
  return {
    rows: sql`select record.id, ${number} as reference, null::integer as owner, record.reference as note
      from booking record join booking_request request on request.booking_id = record.id
      where ${mayReadRecord(caller, 'booking', 'record')}`,
    ...alike(number, { text }),
    isPart: true,
  };
}

/** D-101: whose account it is, for the admins who belong to the provider. */
function person(caller: UserCaller, { text }: Term): Kind {
  const name = sql`concat_ws(' ', record.first_name, record.last_name)`;
  return {
    rows: sql`select record.id, coalesce(nullif(${name}, ''), record.email) as reference, null::integer as owner,
        record.email as note
      from web_user record where ${isProviderAdminSql(caller.userId)}`,
    has: sql`(${hasText(name, text)} or ${hasText(sql`record.email`, text)})`,
    is: sql`(${isText(name, text)} or ${isText(sql`record.email`, text)})`,
    isPart: true,
  };
}

/** Reference data are open to everybody; a name with a typo finds them, too. */
function place(
  { text }: Term,
  table: 'port' | 'airport',
  { name, code }: Record<'name' | 'code', string>,
): Kind {
  const [named, coded] = [sql.ref(`record.${name}`), sql.ref(`record.${code}`)];
  return {
    rows: sql`select record.id, ${named} as reference, null::integer as owner, ${coded} as note
      from ${sql.table(table)} record where true`,
    has: isNamed('record', text),
    is: sql`(lower(${named}) = lower(${text}::text) or ${coded} = upper(${text}::text))`,
    isPart: true,
  };
}

/** Order and style numbers, whose parts have an index of their own (migrations 0002 and 0096): three parts narrow the search enough. */
function numbered(caller: UserCaller, term: Term, table: string, number: string, owner: string): Kind {
  const company = sql.ref(`record.${owner}`);
  const text = sql`folded_number(${term.text}::text)`;
  const parts = [
    sql`right(${text}, 3)`,
    sql`substr(${text}, greatest(length(${text}) - 5, 1), 3)`,
    sql`left(${text}, 3)`,
  ];
  const keys = sql`search_keys(${company}, record.id, record.search)
    @> array[${sql.join(parts.map((part) => sql`hashtextextended(${part}, 0)`))}]`;
  return {
    rows: sql`select record.id, ${sql.ref(`record.${number}`)} as reference, ${company} as owner, null as note
      from ${sql.table(table)} record where ${mayReadOrdersOf(caller, company)}`,
    has: sql`${keys} and record.search like ('%' || folded_pattern(${text}) || '%')`,
    is: sql`${keys} and record.search = ${text}`,
  };
}
