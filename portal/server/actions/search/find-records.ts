import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type FoundRecord, SHORTEST_SEARCH } from '../../../../shared/contract/search.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadOrdersOf, mayReadRecord, OWNER_COLUMN } from '../../auth/rights/record-rights.ts';
import { mayReadCompany } from '../../data-api/models/rights.ts';
import type { Tables } from '../../db/tables.ts';

type Type = FoundRecord['type'];

/** Of each kind. */
const MOST = 5;
/** Of a part that very many have, so many are put in order. */
const MOST_COMPARED = 500;
const LARGEST_ID = 2_147_483_647;

/** What is looked for: any part of a text, unless it is too short, and an id if it is a number. */
interface Term {
  text: string;
  /** The text as a pattern. */
  pattern: string;
  id: number | undefined;
  isLong: boolean;
}

/**
 * Up to five of each kind whose text has `query` in it or whose id it is, exact ones first. Each kind is found through
 * the index of its text's parts (migrations 0001, 0002 and 0008) and its primary key.
 */
export async function findRecords(
  trx: Transaction<Tables>,
  caller: UserCaller,
  query: string,
): Promise<FoundRecord[]> {
  const id = /^\d{1,10}$/.test(query) && Number(query) <= LARGEST_ID ? Number(query) : undefined;
  const pattern = query.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const term: Term = { text: query, pattern, id, isLong: query.length >= SHORTEST_SEARCH };
  const kinds = [
    ...(['booking', 'shipment', 'quote', 'manifest'] as const).map((type) =>
      found(type, term, {
        rows: sql`select record.id, record.reference, record.${sql.ref(OWNER_COLUMN[type])} as owner
          from ${sql.table(type)} record where ${mayReadRecord(caller, type, 'record')}`,
        ...alike(sql`record.reference`, term),
      }),
    ),
    found(
      'purchaseOrder',
      term,
      numbered(caller, term, 'purchase_order', 'order_numbers', 'order_purchaser_id'),
    ),
    found('styleNumber', term, numbered(caller, term, 'style_number', 'style_number', 'company_id')),
    found('company', term, {
      rows: sql`select record.id, record.company_name as reference, null::integer as owner, record.entity_type
        from company record where ${mayReadCompany(caller, 'record')}`,
      ...alike(sql`record.company_name`, term),
    }),
  ];
  const { rows } = await sql<FoundRecord>`${sql.join(kinds, sql` union all `)}`.execute(trx);
  return rows;
}

interface Kind {
  /** `select id, reference, owner from ... where {right}` */
  rows: RawBuilder<unknown>;
  has: RawBuilder<unknown>;
  is: RawBuilder<unknown>;
}

function found(type: Type, { text: term, id, isLong }: Term, { rows, has, is }: Kind): RawBuilder<unknown> {
  const parts = [
    ...(isLong
      ? [sql`(${rows} and ${is} limit ${MOST})`, sql`(${rows} and ${has} limit ${MOST_COMPARED})`]
      : []),
    ...(id === undefined ? [] : [sql`(${rows} and record.id = ${id})`]),
  ];
  const detail = type === 'company' ? sql`hit.entity_type` : sql`company.company_name`;
  return sql`(
    select ${type}::text as type, hit.id, hit.reference, ${detail} as detail
    from (${sql.join(parts, sql` union `)}) hit left join company on company.id = hit.owner
    order by lower(hit.reference) <> lower(${term}), hit.id is distinct from ${id ?? null}::integer,
      length(hit.reference), hit.id desc
    limit ${MOST}
  )`;
}

const alike = (text: RawBuilder<unknown>, { pattern }: Term) => ({
  has: sql`${text} ilike ${`%${pattern}%`}`,
  is: sql`${text} ilike ${pattern}`,
});

/** Order and style numbers, whose parts have an index of their own (migration 0002): three parts narrow the search enough. */
function numbered(caller: UserCaller, term: Term, table: string, number: string, owner: string): Kind {
  const company = sql.ref(`record.${owner}`);
  const text = sql`lower(${term.text}::text)`;
  const parts = [
    sql`right(${text}, 3)`,
    sql`substr(${text}, greatest(length(${text}) - 5, 1), 3)`,
    sql`left(${text}, 3)`,
  ];
  const keys = sql`search_keys(${company}, record.id, record.search)
    @> array[${sql.join(parts.map((part) => sql`hashtextextended(${part}, 0)`))}]`;
  return {
    rows: sql`select record.id, ${sql.ref(`record.${number}`)} as reference, ${company} as owner
      from ${sql.table(table)} record where ${mayReadOrdersOf(caller, company)}`,
    has: sql`${keys} and record.search like lower(${`%${term.pattern}%`}::text)`,
    is: sql`${keys} and record.search = ${text}`,
  };
}
