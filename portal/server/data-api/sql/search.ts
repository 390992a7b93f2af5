import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Condition } from '../query/where.ts';
import { conditionSql } from './conditions.ts';
import type { StatementWriter } from './statement.ts';

/** A search inside one company. */
interface Search {
  /** Place of the company. */
  owner: number;
  /** Place of what is searched for. */
  term: number;
  /** What else is asked of the rows. */
  rest: Condition;
}

/** What a request searches for, if that is a part of a number inside one company, with no order asked for. */
export function searchOf(model: Model, { where, sort }: Checked): Search | undefined {
  const { search } = model;
  if (!search || sort.length > 0) return undefined;
  const parts = flat(where);
  const searched = parts.find(
    (each) => each.kind === 'compare' && each.name === search.field && each.term !== undefined,
  );
  const owned = parts.find((each) => ownerPlace(each, search.owner) !== undefined);
  const owner = owned && ownerPlace(owned, search.owner);
  if (searched?.kind !== 'compare' || searched.term === undefined || owner === undefined) return undefined;
  const of = parts.filter((each) => each !== searched && each !== owned);
  return { owner, term: searched.term, rest: { kind: 'all', of } };
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
 * what it doesn't find (PO-41); then the others, taken in scattered order, so that the first few rows of a company
 * tell how common the part is, and sorted by number inside the page (migration `0002-part-search`).
 */
export function searchPageSql(
  writer: StatementWriter,
  model: Model,
  where: Condition,
  { skip, take, search: { owner, term, rest } }: { skip: string; take: string; search: Search },
): string {
  const { table, search, rights } = model;
  const field = model.fields.get(search?.field ?? '');
  if (!search || field?.kind !== 'column') throw new Error(`${model.name} has no field to search in.`);
  const company = writer.value(owner, 'integer');
  // Asked once for the one company instead of once a row.
  const right = rights ? writer.rights(rights, 'owner') : '';
  const mayRead =
    right && `where exists (select 1 from (select ${company} as "${search.owner}") owner where true${right})`;
  return `select t.* from (
      with exact as (
        select t.id from ${table} t where t."${search.owner}" = ${company}
          and ${field.sql('t')} = ${writer.value(term, 'text')} and ${conditionSql(writer, rest, { alias: 't' })}
      )
      select found.id, found.scattered from (
        select exact.id, ${BEFORE_ALL} as scattered from exact
        union all (
          select t.id, ${SCATTERED} from ${table} t
          where ${conditionSql(writer, where, { alias: 't' })}
            and t.id is distinct from (select exact.id from exact)
          order by ${SCATTERED} limit greatest(${take} + ${skip}, ${LEAST_FOUND})
        )
      ) found ${mayRead} order by found.scattered limit ${take} offset ${skip}
    ) found join ${table} t on t.id = found.id
    order by found.scattered <> ${BEFORE_ALL}, ${field.sortSql?.('t') ?? field.sql('t')}, t.id`;
}

/** A place in the scattered order in front of every row's; of its type, or the page would be sorted instead of merged. */
const BEFORE_ALL = '(-1)::bigint';

const SCATTERED = '((t.id::bigint * 2654435761) & 4294967295)';

/**
 * The database takes a part that it has no statistics of for rare, but not as rare as one that nothing has. Asked for
 * a few rows only, it would hope to meet them soon in scattered order, and go through all.
 */
const LEAST_FOUND = 100;
