import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Comparison, Condition } from '../query/where.ts';
import { conditionSql } from './conditions.ts';
import { BANDS, keysOfRowSql, keysOfTermSql, likeSql, scatteredSql, seedOf } from './search-keys.ts';
import type { StatementWriter } from './statement.ts';

/** A search inside one company. */
interface Search {
  searched: Comparison;
  owner: { column: string; place: number };
  /** What else is asked of the rows. */
  rest: Condition;
}

/** What a request searches for, if that is a part of a number inside one company, with no order asked for. */
export function searchOf({ where, sort }: Checked): Search | undefined {
  if (sort.length > 0) return undefined;
  const parts = flat(where);
  const searched = parts.find((each) => each.kind === 'compare' && each.term !== undefined);
  const column = searched?.kind === 'compare' && searched.field.searchable;
  if (!column) return undefined;
  const owned = parts.find((each) => ownerPlace(each, column) !== undefined);
  const place = owned && ownerPlace(owned, column);
  if (place === undefined) return undefined;
  const of = parts.filter((each) => each !== searched && each !== owned);
  return { searched, owner: { column, place }, rest: { kind: 'all', of } };
}

const flat = (condition: Condition): Condition[] =>
  condition.kind === 'all' ? condition.of.flatMap(flat) : [condition];

function ownerPlace(condition: Condition, column: string): number | undefined {
  if (condition.kind !== 'related' || condition.field.kind !== 'one' || condition.field.key !== column) {
    return undefined;
  }
  const [only, ...more] = flat(condition.condition);
  const isId = only?.kind === 'compare' && only.name === 'id' && only.operator === 'eq' && more.length === 0;
  return isId ? (only.value ?? undefined) : undefined;
}

/**
 * The rows of one page of a search: first the one whose number is exactly the term, since a client offers to create
 * what it doesn't find (PO-41); then the others in scattered order, taken band after band until the page is full, and
 * sorted by number inside the page (migration `0002-part-search`).
 */
export function searchPageSql(
  writer: StatementWriter,
  model: Model,
  { skip, take, search: { searched, owner, rest } }: { skip: string; take: string; search: Search },
): string {
  const { field } = searched;
  const { rights } = model;
  const table = writer.table(model);
  const company = writer.value(owner.place, 'integer');
  const keys = keysOfTermSql(writer, searched, seedOf(company, 'band'));
  // Asked once for the one company instead of once a row.
  const right = rights ? writer.rights(rights, 'owner') : '';
  const mayRead =
    right && `where exists (select 1 from (select ${company} as "${owner.column}") owner where true${right})`;
  const also = conditionSql(writer, rest, { alias: 't' });
  // The CASE keeps the index of all the company's orders out of it.
  return `select found.* from (
      with exact as (
        select t.* from ${table} t where t."${owner.column}" = ${company}
          and ${field.sql('t')} = ${writer.value(searched.term ?? -1, 'text')} and ${also}
      )
      select found.* from (
        select exact.*, -1 as scattered from exact
        union all (
          select found.* from generate_series(0, ${BANDS - 1}) band cross join lateral (
            select t.*, ${scatteredSql('t')} as scattered from ${table} t
            where ${keysOfRowSql(field, 't')} @> ${keys}
              and case when ${likeSql(writer, searched, 't')} then t."${owner.column}" = ${company} end
              and t.id is distinct from (select exact.id from exact) and ${also}
            order by scattered limit ${take} + ${skip}
          ) found limit ${take} + ${skip}
        )
      ) found ${mayRead} order by found.scattered limit ${take} offset ${skip}
    ) found order by found.scattered >= 0, ${field.sortSql?.('found') ?? field.sql('found')}, found.id`;
}
