import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Condition, Operator } from '../query/where.ts';
import { conditionSql } from './conditions.ts';
import type { StatementWriter } from './statement.ts';

/** Place of the company inside which a request searches for a part of a number, with no order asked for. */
export function searchedOwner(model: Model, { where, sort }: Checked): number | undefined {
  const { search } = model;
  if (!search || sort.length > 0) return undefined;
  const parts = flat(where);
  const searches = parts.some(
    (each) => each.kind === 'compare' && each.name === search.field && SEARCHES.has(each.operator),
  );
  return searches
    ? parts.map((each) => ownerPlace(each, search.owner)).find((place) => place !== undefined)
    : undefined;
}

const SEARCHES: ReadonlySet<Operator> = new Set(['matches', 'startsWith', 'endsWith']);

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
 * The rows of one page of a search: taken in scattered order, so that the first few rows of a company tell how common
 * the part is, and sorted by number inside the page (migration `0002-part-search`).
 */
export function searchPageSql(
  writer: StatementWriter,
  model: Model,
  where: Condition,
  { skip, take, owner }: { skip: string; take: string; owner: number },
): string {
  const { table, search, rights } = model;
  const field = model.fields.get(search?.field ?? '');
  const order = field?.kind === 'column' ? `${field.sortSql?.('t')}, t.id` : 't.id';
  // Asked once for the one company instead of once a row.
  const right = rights ? writer.rights(rights, 'owner') : '';
  const company = `(select ${writer.value(owner, 'integer')} as "${search?.owner}") owner`;
  const mayRead = right && ` and exists (select 1 from ${company} where true${right})`;
  return `select t.* from (
      select found.id from (
        select t.id, ${SCATTERED} as scattered from ${table} t
        where ${conditionSql(writer, where, { alias: 't' })}${mayRead}
        order by ${SCATTERED} limit greatest(${take} + ${skip}, ${LEAST_FOUND})
      ) found order by found.scattered limit ${take} offset ${skip}
    ) found join ${table} t on t.id = found.id order by ${order}`;
}

const SCATTERED = '((t.id::bigint * 2654435761) & 4294967295)';

/**
 * The database takes a part that it has no statistics of for rare, but not as rare as one that nothing has. Asked for
 * a few rows only, it would hope to meet them soon in scattered order, and go through all.
 */
const LEAST_FOUND = 100;
