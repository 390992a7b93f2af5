import { isNamedSql } from '../../places/is-named.ts';
import type { ColumnField, LinkTable, Model, ToManyField, ToOneField } from '../models/model.ts';
import { toFind } from '../query/weights.ts';
import type { Comparison, Condition, Operator, Related } from '../query/where.ts';
import { type Row, relatedRow, relatedRows, rightsOf } from './related-rows.ts';
import { withinBudget } from './row-budget.ts';
import { EVERY_SEED, keysOfRowSql, keysOfTermSql, likeSql } from './search-keys.ts';
import type { StatementWriter } from './statement.ts';

/** SQL of a filter on `row`. */
export function conditionSql(writer: StatementWriter, condition: Condition, row: Row): string {
  if (condition.kind === 'compare') return comparisonSql(writer, condition, row);
  if (condition.kind === 'related') return relatedSql(writer, condition, row);
  if (condition.of.length === 0) return 'true';
  const parts = condition.of.map((each) => conditionSql(writer, each, row));
  return parts.length === 1 ? parts[0]! : `(${parts.join(condition.kind === 'all' ? ' and ' : ' or ')})`;
}

function comparisonSql(writer: StatementWriter, condition: Comparison, row: Row): string {
  const { alias } = row;
  const { field, operator, value: place } = condition;
  const column = field.sql(alias);
  if (place === null) return `${column} is ${operator === 'eq' ? '' : 'not '}null`;
  const type = SQL_TYPES[field.type];
  switch (operator) {
    case 'eq':
      return `${column} = ${writer.value(place, type)}`;
    case 'neq':
      return `${column} is distinct from ${writer.value(place, type)}`;
    case 'in':
      return `${column} = any(${writer.value(place, `${type}[]`)})`;
    case 'nin':
      return `(${column} = any(${writer.value(place, `${type}[]`)})) is not true`;
    case 'gt':
    case 'gteq':
    case 'lt':
    case 'lteq':
      return `${ordered(field, alias)} ${COMPARE[operator]} ${writer.value(place, type)}`;
    case 'doesNotMatch':
      return `(${field.searchable ? likeSql(writer, condition, alias) : spelledSql(writer, condition, alias)}) is not true`;
    default:
      if (condition.typos) return namedSql(writer, condition, alias);
      if (!field.searchable) return spelledSql(writer, condition, alias);
      return searchSql(writer, condition, row);
  }
}

/** Each spelling of a text stands between line ends (migration `0096-look-alikes`), by which its beginning and end are found. */
function spelledSql(
  writer: StatementWriter,
  { field, operator, value, written }: Comparison,
  alias: string,
): string {
  const spelled = field.spelledSql?.(alias) ?? `spelled(${field.sql(alias)})`;
  const before = operator === 'startsWith' ? String.raw`E'%\n'` : "'%'";
  const after = operator === 'endsWith' ? String.raw`E'\n%'` : "'%'";
  const has = (place: number) =>
    `${spelled} like (${before} || folded_pattern(${writer.value(place, 'text')}) || ${after})`;
  return written === undefined ? has(value ?? -1) : `(${has(value ?? -1)} or ${has(written)})`;
}

function namedSql(writer: StatementWriter, { value, typos }: Comparison, alias: string): string {
  return isNamedSql<string>(String.raw, {
    place: alias,
    pattern: `('%' || folded_pattern(${writer.value(value ?? -1, 'text')}) || '%')`,
    typos: typos && {
      joined: writer.value(typos.joined, 'text'),
      joinedParts: writer.value(typos.joinedParts, 'text[]'),
      each: writer.value(typos.each, 'text[]'),
      wordParts: writer.value(typos.wordParts, 'text[]'),
    },
  });
}

/**
 * The keys decide how the rows are found, because the database knows how common they are; the CASE keeps its guess
 * about LIKE out of that. LIKE is checked first, it costs less than to take a text apart, and beside other conditions
 * only a plain false spares that.
 */
function searchSql(writer: StatementWriter, condition: Comparison, { alias, reading }: Row): string {
  const like = likeSql(writer, condition, alias);
  if (!condition.isLong || reading) return like;
  const keys = keysOfTermSql(writer, condition, EVERY_SEED);
  return `(case when ${like} then true else false end and ${keysOfRowSql(condition.field, alias)} @> ${keys})`;
}

const COMPARE = { gt: '>', gteq: '>=', lt: '<', lteq: '<=' } as const;

/** Installations differ in their default order of text. */
const ordered = (field: ColumnField, alias: string) =>
  field.type === 'text' ? `${field.sql(alias)} collate "C"` : field.sql(alias);

const SQL_TYPES = {
  int: 'integer',
  numeric: 'numeric',
  float: 'double precision',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
  json: 'jsonb',
} as const;

/** Reached from the rows of the request, each list is read once at most; beyond that they multiply, and are counted. */
function relatedSql(writer: StatementWriter, { field, model, condition, path }: Related, row: Row): string {
  if (field.kind === 'one') return toOneSql(writer, field, model, condition, row);
  if (
    row.reading !== 'few' &&
    'table' in field.link &&
    !field.link.record &&
    isSearch(condition) &&
    !isOfRecord(condition)
  ) {
    return foundSql(writer, field, { model, condition, link: field.link }, row);
  }
  const target = writer.alias();
  const { from, where, inside, found } = relatedRows(writer, field, row, target, row.isRelated);
  const rights = rightsOf(writer, model, field, target);
  const some = `exists (select 1 from ${from} where ${where}${rights} and ${conditionSql(writer, condition, inside)})`;
  return row.isRelated
    ? `(${withinBudget({ relation: path, found, toFind: toFind({ where: condition }), toAnswer: 0 }, some)})`
    : some;
}

/** The one condition that a list of conditions is made of. */
export const only = (condition: Condition): Condition =>
  'of' in condition && condition.of.length === 1 ? only(condition.of[0]!) : condition;

/** A part of a number that an index finds. */
const isSearch = (condition: Condition): boolean =>
  condition.kind === 'compare'
    ? condition.isLong === true
    : condition.kind === 'all' && condition.of.some(isSearch);

/** Whether a related row meets it depends on the record. */
export function isOfRecord(condition: Condition): boolean {
  if (condition.kind === 'compare') return false;
  if (condition.kind !== 'related') return condition.of.some(isOfRecord);
  const { field } = condition;
  const isLinked = field.kind === 'many' && 'table' in field.link && field.link.record !== undefined;
  return isLinked || isOfRecord(condition.condition);
}

/**
 * Looks up the numbers once a statement, and then who carries them; row by row it would be the other way round. Not
 * as an array, in which every row would be looked for from its beginning.
 */
function foundSql(
  writer: StatementWriter,
  field: ToManyField,
  { model, condition, link }: { model: Model; condition: Condition; link: LinkTable },
  row: Row,
): string {
  const target = writer.alias();
  const rights = rightsOf(writer, model, field, target);
  const inside = conditionSql(writer, condition, relatedRow(row, target));
  return `${row.alias}.id in (select l."${link.from}" from ${link.table} l
    join ${writer.table(model)} ${target} on ${target}.id = l."${link.to}" where ${inside}${rights})`;
}

/** A row that isn't there, or isn't for the caller, is one without values: `neq` holds for it (`README.md`). */
function toOneSql(
  writer: StatementWriter,
  field: ToOneField,
  model: Model,
  condition: Condition,
  row: Row,
): string {
  const { alias } = row;
  const key = `${alias}."${field.key}"`;
  // The id stands in this row already: no join, and its indexes count.
  if (field.implied && onlyId(condition)) {
    return conditionSql(writer, withKey(condition, field.key), { alias });
  }
  const target = writer.alias();
  const rights = rightsOf(writer, model, field, target);
  const inside = conditionSql(writer, condition, relatedRow(row, target));
  const mayBeAbsent = holdsForAbsentRow({ field, condition });
  const which = mayBeAbsent ? `(${inside}) is not true` : inside;
  const found = model.isSmall
    ? `${key} = any(array(select ${target}.id from ${writer.table(model)} ${target} where ${which}${rights}))`
    : `exists (select 1 from ${writer.table(model)} ${target} where ${target}.id = ${key}${rights} and ${which})`;
  return mayBeAbsent ? `(${found}) is not true` : found;
}

/** Whether the condition also holds where the relation leads to no row, or to one that isn't for the caller. */
export const holdsForAbsentRow = ({ field, condition }: Pick<Related, 'field' | 'condition'>): boolean =>
  field.kind === 'one' && (field.nullable || !field.implied) && holdsForAbsent(condition);

/** Whether the condition holds for a row without values. */
function holdsForAbsent(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every(holdsForAbsent);
    case 'any':
      return condition.of.some(holdsForAbsent);
    case 'related':
      return condition.field.kind === 'one' && holdsForAbsent(condition.condition);
    case 'compare':
      return condition.value === null
        ? condition.operator === 'eq'
        : HOLDS_FOR_ABSENT.has(condition.operator);
  }
}

const HOLDS_FOR_ABSENT: ReadonlySet<string> = new Set<Operator>(['neq', 'nin', 'doesNotMatch']);

const onlyId = (condition: Condition): boolean =>
  condition.kind === 'compare'
    ? condition.name === 'id'
    : condition.kind !== 'related' && condition.of.every(onlyId);

/** The condition on `id` of the other row as one on the column of this row that holds it. */
function withKey(condition: Condition, key: string): Condition {
  if (condition.kind === 'related') return condition;
  if (condition.kind !== 'compare')
    return { ...condition, of: condition.of.map((each) => withKey(each, key)) };
  return { ...condition, field: { ...condition.field, sql: (alias) => `${alias}."${key}"` } };
}
