import type { Model } from '../models/model.ts';
import type { Condition, Related } from '../query/where.ts';
import { conditionSql, holdsForAbsentRow, isOfRecord, only } from './conditions.ts';
import { firstListedSql, listedOf, listedSql } from './listed-rows.ts';
import type { FirstRows } from './order.ts';
import { ownSql } from './own-rows.ts';
import { firstOfOwnerSql, isOwnersText, type Owners, ownersOf, ownersTextSql } from './owners.ts';
import { type Row, relatedRow, rightsOf } from './related-rows.ts';
import type { StatementWriter } from './statement.ts';

/**
 * How many rows have a text, among those of all callers. One that is common is found as quickly by reading all of the
 * caller's rows as by an index.
 */
export type TextFrequency = 'rare' | 'frequent' | 'common';

export interface WantedRows {
  columns: '*' | 'id';
  /** What else is asked of the rows. */
  rest: Condition;
  frequency: TextFrequency;
  /** The first ones alone; undefined for all. */
  first?: FirstRows;
}

/**
 * The caller's rows that meet one alternative of a search. Where the company decides about the rights, only rows of the
 * caller's companies are read for that: a company's own by an index that begins with it, others not at all.
 */
export function alternativeRowsSql(
  writer: StatementWriter,
  model: Model,
  alternative: Condition,
  wanted: WantedRows,
): string {
  const condition = only(alternative);
  const owners = ownersOf(writer, model);
  if (!owners) return metSql(writer, model, condition, wanted);
  if (isOfOwner(condition, owners)) {
    return ofOwnersSql(writer, model, { ...owners, sql: metOwnersSql(writer, owners, condition) }, wanted);
  }
  const [isCommon, isRare] = [wanted.frequency === 'common', wanted.frequency === 'rare'];
  if (isOwnersText(condition, owners)) {
    if (isCommon) return ofOwnersSql(writer, model, owners, wanted, condition);
    const text = { searched: condition, isRare };
    return fromSql(writer, model, wanted, (row) => `${ownersTextSql(writer, model, text, owners)} ${row}`);
  }
  const listed = isCommon ? undefined : listedOf(writer, condition, { isRare });
  if (!listed) return metSql(writer, model, condition, wanted);
  return (
    firstListedSql(writer, model, listed, wanted) ??
    fromSql(writer, model, wanted, (row) => listedSql(writer, model, listed, row))
  );
}

/** About nothing but the company that decides. */
const isOfOwner = (condition: Condition, { column }: Owners): condition is Related =>
  condition.kind === 'related' &&
  condition.field.kind === 'one' &&
  condition.field.key === column &&
  !holdsForAbsentRow(condition);

/** Those of the owners that meet a condition. */
function metOwnersSql(
  writer: StatementWriter,
  { sql }: Owners,
  { field, model, condition }: Related,
): string {
  const [owner, company] = [writer.alias(), writer.alias()];
  const inside = conditionSql(writer, condition, relatedRow({ alias: owner }, company));
  return `(select ${company}.id from ${sql} ${owner} join ${writer.table(model)} ${company} on ${company}.id = ${owner}.id
    where ${inside}${rightsOf(writer, model, field, company)})`;
}

/**
 * The owners' rows, company by company in the order asked for, so that no more than the first ones of each are read. The rights
 * were asked of the owners: asked of each row again, they would make the database expect so few rows that it sorts them all.
 */
function ofOwnersSql(
  writer: StatementWriter,
  model: Model,
  { column, sql }: Owners,
  { columns, rest, first }: WantedRows,
  condition: Condition = EVERY,
): string {
  const [owner, row] = [writer.alias(), writer.alias()];
  const met = conditionSql(writer, condition, { alias: row, reading: 'all' });
  const where = `${met} and ${conditionSql(writer, rest, { alias: row })}`;
  const from = `select ${row}.* from ${writer.table(model)} ${row}`;
  const rows = first
    ? firstOfOwnerSql({ column, owner, row, from, where }, first)
    : `${from} where ${row}."${column}" = ${owner}.id and ${where}`;
  return `select ${row}.${columns} from ${sql} ${owner} cross join lateral (${rows}) ${row}`;
}

const EVERY: Condition = { kind: 'all', of: [] };

/** The rows that meet the condition, as the database finds them. */
const metSql = (writer: StatementWriter, model: Model, condition: Condition, wanted: WantedRows): string =>
  fromSql(
    writer,
    model,
    wanted,
    (row) => `${writer.table(model)} ${row}`,
    (row) =>
      conditionSqlOf(writer, condition, {
        alias: row,
        ...(wanted.frequency === 'common' && { reading: 'all' }),
      }),
  );

/** The first ones of rows that are found before they are sorted (OFFSET 0): their order may lead past all others. */
function fromSql(
  writer: StatementWriter,
  model: Model,
  { columns, rest, first }: WantedRows,
  from: (row: string) => string,
  met: (row: string) => string = () => 'true',
): string {
  const row = writer.alias();
  const found = `from ${from(row)} where ${met(row)} and ${ownSql(writer, model, rest, row)}`;
  if (!first) return `select ${row}.${columns} ${found}`;
  const { joins, order } = first.order(row);
  return `select ${row}.${columns} from (select ${row}.* ${found} offset 0) ${row}${joins} order by ${order} limit ${first.most}`;
}

/**
 * A relation to one row, or to rows that name theirs, as a set of such rows: what the database expects of it then, is what
 * there is.
 */
function conditionSqlOf(writer: StatementWriter, condition: Condition, row: Row): string {
  const keys = condition.kind === 'related' ? keysOf(condition) : undefined;
  if (condition.kind !== 'related' || !keys) return conditionSql(writer, condition, row);
  const target = writer.alias();
  const inside = conditionSql(writer, condition.condition, relatedRow(row, target));
  const rights = rightsOf(writer, condition.model, condition.field, target);
  return `${row.alias}."${keys.own}" in (
    select ${target}."${keys.other}" from ${writer.table(condition.model)} ${target} where ${inside}${rights})`;
}

/** The columns by which a row and those that it leads to name each other; undefined where no set of those says it. */
function keysOf(condition: Related): { own: string; other: string } | undefined {
  const { field } = condition;
  if (field.kind === 'one') return holdsForAbsentRow(condition) ? undefined : { own: field.key, other: 'id' };
  return 'children' in field.link && !isOfRecord(condition)
    ? { own: 'id', other: field.link.children }
    : undefined;
}
