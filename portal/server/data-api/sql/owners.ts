import type { Model } from '../models/model.ts';
import type { Comparison, Condition } from '../query/where.ts';
import type { FirstRows } from './order.ts';
import { BANDS, EVERY_SEED, keysOfRowSql, keysOfTermSql, likeSql, seedOf } from './search-keys.ts';
import type { StatementWriter } from './statement.ts';

/** The companies whose rows of a model the caller may see, and no others' rows. */
export interface Owners {
  /** The column that names the company in the model's rows. */
  column: string;
  /** What they are read from, as rows with an `id`, before their alias. */
  sql: string;
}

/**
 * The owners of the model's rows that the caller may see; undefined where the company doesn't decide, or all rows are for the
 * caller. The rights themselves say which, asked once a company and not once a row.
 */
export function ownersOf(writer: StatementWriter, { owner, rights }: Model): Owners | undefined {
  const right = owner === undefined || !rights ? '' : writer.rights(rights, 'owner');
  if (owner === undefined || right === '') return undefined;
  const sql = `(select owner."${owner}" as id from (select id as "${owner}" from company) owner where true${right})`;
  return { column: owner, sql };
}

export const isOwnersText = (condition: Condition, { column }: Owners): condition is Comparison =>
  condition.kind === 'compare' && condition.term !== undefined && condition.field.searchable === column;

export interface OwnersText {
  searched: Comparison;
  /** Few rows of all companies may have it, so that those are worth a look at once. */
  isRare: boolean;
}

/**
 * The owners' rows with a text, read company by company from an index that begins with it. OFFSET 0 keeps it at that: by its
 * guess about the text the database would rather walk an order in which no row may have it.
 */
export function ownersTextSql(
  writer: StatementWriter,
  model: Model,
  { searched, isRare }: OwnersText,
  { column, sql }: Owners,
): string {
  const [owner, row] = [writer.alias(), writer.alias()];
  const like = likeSql(writer, searched, row);
  const table = writer.table(model);
  if (searched.operator === 'startsWith') {
    const beginning = `folded_number(${writer.value(searched.term ?? -1, 'text')})`;
    return `${sql} ${owner} cross join lateral (
      select ${row}.* from ${table} ${row} where ${row}."${column}" = ${owner}.id
        and ${row}.search ~>=~ ${beginning} and ${row}.search ~<=~ (${beginning} || ${LAST_CHARACTER})
        and case when ${like} then true end offset 0)`;
  }
  const keys = keysOfTermSql(writer, searched, seedOf(`${owner}.id`, 'band'));
  const byOwner = (
    owners: string,
  ) => `${owners} ${owner} cross join generate_series(0, ${BANDS - 1}) band cross join lateral (
      select ${row}.* from ${table} ${row} where ${keysOfRowSql(searched.field, row)} @> ${keys}
        and case when ${like} then ${row}."${column}" = ${owner}.id end offset 0)`;
  if (!searched.isLong || !isRare) return byOwner(sql);
  const [owners, found] = [writer.alias(), writer.alias()];
  const count = `(select count(*) from ${owners})`;
  const most = `${count} * ${ROWS_FOR_OWNER}`;
  const isWhole = `${count} >= ${MANY_OWNERS} and (select count(*) from ${found}) < ${most}`;
  return `(with ${owners} as materialized (select id from ${sql} ${owner}), ${found} as materialized (
      select ${row}.* from ${table} ${row} where ${count} >= ${MANY_OWNERS}
        and ${keysOfRowSql(searched.field, row)} @> ${keysOfTermSql(writer, searched, EVERY_SEED)}
        and case when ${like} then true end limit ${most})
    select * from ${found} where ${isWhole} and "${column}" in (select id from ${owners})
    union all select ${row}.* from ${byOwner(owners)} ${row} where not (${isWhole}))`;
}

/** From so many owners on a text is looked up in all companies first, and owner by owner only if more rows have it than that saves. */
const MANY_OWNERS = 20;
const ROWS_FOR_OWNER = 20;

/** The last one that Unicode has: whatever follows the beginning stands before it. */
const LAST_CHARACTER = 'chr(1114111)';

/** Rows of one owner: what is read `from` their table as `row`, and what is asked of them. */
interface OwnerRows {
  column: string;
  owner: string;
  row: string;
  from: string;
  where: string;
}

/**
 * The first rows of one owner in an order. They are asked for as a range of owners that begins and ends with it, and sorted by
 * the owner first: only an index that begins with it has that order, and that of all rows would be walked past those of others.
 */
export function firstOfOwnerSql(
  { column, owner, row, from, where }: OwnerRows,
  { order, most }: FirstRows,
): string {
  const { joins, keys, order: by } = order(row);
  const ofRow = `${row}."${column}"`;
  const direction = keys[0]?.direction.startsWith(' desc') ? ' desc' : '';
  return `${from}${joins} where ${ofRow} between ${owner}.id and ${owner}.id and ${where}
    order by ${ofRow}${direction}, ${by} limit ${most}`;
}
