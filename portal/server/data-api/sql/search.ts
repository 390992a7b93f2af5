import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Condition } from '../query/where.ts';
import { type Comparison, conditionSql, hasShortPart } from './conditions.ts';
import type { StatementWriter } from './statement.ts';

/** A search for a part of a number inside one company, with no order asked for. */
export interface Search {
  model: Model;
  owner: { column: string; place: number };
  part: Comparison;
  /** Further conditions, on the id alone. */
  further: Condition[];
}

/** The search in a checked request, if it is one. */
export function searchIn(model: Model, { where, sort }: Checked): Search | undefined {
  const { search } = model;
  if (!search || sort.length > 0) return undefined;
  const parts = flat(where);
  const owner = parts.find((each) => ownerPlace(each, search.owner) !== undefined);
  const part = parts.find((each) => isPart(each, search.field));
  const further = parts.filter((each) => each !== owner && each !== part);
  const place = owner && ownerPlace(owner, search.owner);
  if (place === undefined || part?.kind !== 'compare' || !further.every(isOnId)) return undefined;
  return { model, owner: { column: search.owner, place }, part, further };
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

const isPart = (condition: Condition, name: string) =>
  condition.kind === 'compare' &&
  condition.name === name &&
  ['matches', 'startsWith', 'endsWith'].includes(condition.operator);

const isOnId = (condition: Condition) => condition.kind === 'compare' && condition.name === 'id';

/**
 * How many of the company's numbers are looked through in scattered order before the index of parts is asked. Longer
 * terms are mostly rare, so the index is soon the better place; a term of three digits is in one number of 200.
 */
const LOOK_THROUGH = { short: 20_000, medium: 20_000, long: 5_000 } as const;

/**
 * The rows of one page, sorted by number inside the page. A common part fills the page from the first look; a rare one is looked up by the
 * index of parts; where the company has no more numbers than the first look takes, nothing is left to look up. So no
 * term costs much more among a million numbers than among some thousands (migration `0002-part-search`).
 */
export function searchPageSql(
  writer: StatementWriter,
  { model, owner, part, further }: Search,
  page: { skip: string; take: string },
): { prologue: string; rows: string; alias: string } {
  const { table } = model;
  const ofOwner = `t."${owner.column}" = ${writer.value(owner.place, 'integer')} and ${mayRead(writer, model, owner)}`;
  const lookThrough = LOOK_THROUGH[part.term?.size ?? 'medium'];
  const wanted = `(${page.skip} + ${page.take})`;
  const ids = (alias: string) =>
    further.map((each) => ` and ${conditionSql(writer, each, { alias })}`).join('');
  const like = (alias: string) =>
    conditionSql(writer, { ...part, term: { size: 'long', value: 0 } }, { alias });
  const indexed = part.term?.size === 'short' && part.operator === 'matches';
  const inIndex =
    indexed && part.term
      ? hasShortPart(writer, 't', part.term.value)
      : conditionSql(writer, part, { alias: 't' });
  return {
    alias: 't',
    prologue: `with first_look as materialized (
      select t.id, t.scattered from (
        select t.id, t.search, ${SCATTERED} as scattered from ${table} t
        where ${ofOwner} order by ${SCATTERED} limit ${lookThrough}
      ) t where ${like('t')}${ids('t')} limit ${wanted}
    ), look_up as materialized (
      select (select count(*) from first_look) < ${wanted}
        and exists (select 1 from ${table} t where ${ofOwner} offset ${lookThrough}) as needed
    )`,
    rows: `select t.* from (
      select found.id from (
        select id, scattered from first_look where not (select needed from look_up)
        union all (
          select t.id, ${SCATTERED} from ${table} t
          where (select needed from look_up) and ${ofOwner} and ${inIndex}${ids('t')}
          order by (${SCATTERED}) + 0 limit ${wanted}
        )
      ) found order by found.scattered offset ${page.skip} limit ${page.take}
    ) found join ${table} t on t.id = found.id order by ${part.field.sortSql?.('t')}, t.id`,
  };
}

/** Spreads rows evenly, whatever order they were made in; the expression of the index. */
const SCATTERED = '((t.id::bigint * 2654435761) & 4294967295)';

/** The caller's right to the one company that is searched, asked once instead of once a row. */
function mayRead(writer: StatementWriter, { rights }: Model, { column, place }: Search['owner']): string {
  const condition = rights ? writer.rights(rights, 'owner') : '';
  if (!condition) return 'true';
  return `exists (select 1 from (select ${writer.value(place, 'integer')} as "${column}") owner where true${condition})`;
}
