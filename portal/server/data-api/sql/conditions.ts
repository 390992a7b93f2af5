import type { ColumnField, LinkTable, Model, ToManyField, ToOneField } from '../models/model.ts';
import { modelOf } from '../models/models.ts';
import type { SortKey } from '../query/sort.ts';
import { toFind } from '../query/weights.ts';
import type { Comparison, Condition, Operator, Related } from '../query/where.ts';
import { withinBudget } from './row-budget.ts';
import { EVERY_SEED, keysOfRowSql, keysOfTermSql, likeSql } from './search-keys.ts';
import type { StatementWriter } from './statement.ts';

/** A row of the statement. */
export interface Row {
  alias: string;
  /** The record through which its style numbers were reached. */
  record?: string;
  /** Other rows lead to it, so that the same lists may be read once for each of them. */
  isRelated?: boolean;
}

/** SQL of a filter on `row`. */
export function conditionSql(writer: StatementWriter, condition: Condition, row: Row): string {
  if (condition.kind === 'compare') return comparisonSql(writer, condition, row.alias);
  if (condition.kind === 'related') return relatedSql(writer, condition, row);
  if (condition.of.length === 0) return 'true';
  const parts = condition.of.map((each) => conditionSql(writer, each, row));
  return parts.length === 1 ? parts[0]! : `(${parts.join(condition.kind === 'all' ? ' and ' : ' or ')})`;
}

function comparisonSql(writer: StatementWriter, condition: Comparison, alias: string): string {
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
      return `(${column} ilike ${writer.value(place, 'text')}) is not true`;
    default:
      if (!field.searchable) return `${column} ilike ${writer.value(place, 'text')}`;
      return searchSql(writer, condition, alias);
  }
}

/**
 * The keys decide how the rows are found, because the database knows how common they are; the CASE keeps its guess
 * about LIKE out of that. LIKE is checked first, it costs less than to take a text apart, and beside other conditions
 * only a plain false spares that.
 */
function searchSql(writer: StatementWriter, condition: Comparison, alias: string): string {
  const like = likeSql(writer, condition, alias);
  if (!condition.isLong) return like;
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
} as const;

/** Reached from the rows of the request, each list is read once at most; beyond that they multiply, and are counted. */
function relatedSql(writer: StatementWriter, { field, model, condition, path }: Related, row: Row): string {
  if (field.kind === 'one') return toOneSql(writer, field, model, condition, row);
  if ('table' in field.link && !field.link.record && isSearch(condition) && !isOfRecord(condition)) {
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

/** A part of a number that an index finds. */
const isSearch = (condition: Condition): boolean =>
  condition.kind === 'compare'
    ? condition.isLong === true
    : condition.kind === 'all' && condition.of.some(isSearch);

/** Whether a related row meets it depends on the record. */
function isOfRecord(condition: Condition): boolean {
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
  { alias }: Row,
): string {
  const target = writer.alias();
  const rights = rightsOf(writer, model, field, target);
  const inside = conditionSql(writer, condition, { alias: target, isRelated: true });
  return `${alias}.id in (select l."${link.from}" from ${link.table} l
    join ${model.table} ${target} on ${target}.id = l."${link.to}" where ${inside}${rights})`;
}

/** A row that isn't there, or isn't for the caller, is one without values: `neq` holds for it (`README.md`). */
function toOneSql(
  writer: StatementWriter,
  field: ToOneField,
  model: Model,
  condition: Condition,
  { alias }: Row,
): string {
  const key = `${alias}."${field.key}"`;
  // The id stands in this row already: no join, and its indexes count.
  if (field.implied && onlyId(condition)) {
    return conditionSql(writer, withKey(condition, field.key), { alias });
  }
  const target = writer.alias();
  const rights = rightsOf(writer, model, field, target);
  const inside = conditionSql(writer, condition, { alias: target, isRelated: true });
  const mayBeAbsent = (field.nullable || !field.implied) && holdsForAbsent(condition);
  const which = mayBeAbsent ? `(${inside}) is not true` : inside;
  const found = model.isSmall
    ? `${key} = any(array(select ${target}.id from ${model.table} ${target} where ${which}${rights}))`
    : `exists (select 1 from ${model.table} ${target} where ${target}.id = ${key}${rights} and ${which})`;
  return mayBeAbsent ? `(${found}) is not true` : found;
}

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

/** The other model's rights, unless the relation itself implies them. */
export function rightsOf(
  writer: StatementWriter,
  model: Model,
  field: ToOneField | ToManyField,
  alias: string,
): string {
  return field.implied || model.rights === null ? '' : writer.rights(model.rights, alias);
}

/**
 * The rows that a to-many relation leads to, what they are sorted by, and their own relations; `found` counts them,
 * before any rights. Rows that are counted are read as they are counted, from the list to its rows (OFFSET 0 keeps
 * the planner to that): by its guess about a filter or a sort it would read all of the other table for one row of a
 * list.
 */
export function relatedRows(
  writer: StatementWriter,
  field: ToManyField,
  row: Row,
  target: string,
  isCounted = true,
): { from: string; where: string; order: string; inside: Row; found: string } {
  const record = field.isRecord ? row.alias : row.record;
  const inside: Row = { alias: target, isRelated: true, ...(record !== undefined && { record }) };
  const { table } = modelOf(field.model);
  if ('children' in field.link) {
    const { children, order } = field.link;
    const ofRow = `c."${children}" = ${row.alias}.id`;
    return {
      from: isCounted
        ? `(select c.* from ${table} c where ${ofRow} offset 0) ${target}`
        : `${table} ${target}`,
      where: isCounted ? 'true' : `${target}."${children}" = ${row.alias}.id`,
      order: `${target}."${order}"`,
      inside,
      found: `select count(*) from ${table} c where ${ofRow}`,
    };
  }
  const link = writer.alias();
  const linked = isCounted
    ? `cross join lateral (select r.* from ${table} r where r.id = ${link}.id offset 0) ${target}`
    : `join ${table} ${target} on ${target}.id = ${link}.id`;
  const from = `${linksSql(field.link, row)} ${link} ${linked}`;
  const found = `select count(*) from ${field.link.table} l where ${linkedSql(field.link, row)}`;
  return { from, where: 'true', order: `${link}.position`, inside, found };
}

const linkedSql = ({ from, record }: LinkTable, row: Row) =>
  `l."${from}" = ${row.alias}.id${record ? ` and l."${record}" = ${row.record}.id` : ''}`;

function linksSql(link: LinkTable, row: Row): string {
  const position = link.order ?? 'position';
  const columns = link.distinct
    ? `l."${link.to}" as id, min(l."${position}") as position`
    : `l."${link.to}" as id, l."${position}" as position`;
  const group = link.distinct ? ` group by l."${link.to}"` : '';
  return `(select ${columns} from ${link.table} l where ${linkedSql(link, row)}${group})`;
}

/**
 * The sort keys of a request, followed by the id so that pages never overlap. What stands in other rows is joined to
 * all of them at once: looked up row by row it would cost most of a large list.
 */
export function orderSql(
  writer: StatementWriter,
  sort: readonly SortKey[],
  alias: string,
): { joins: string; order: string } {
  let joins = '';
  const keys = sort.map(({ through, field, descending }) => {
    const row = through.reduce((from, relation) => {
      const model = modelOf(relation.model);
      const target = writer.alias();
      const rights = rightsOf(writer, model, relation, target);
      joins += ` left join ${model.table} ${target} on ${target}.id = ${from}."${relation.key}"${rights}`;
      return target;
    }, alias);
    const empty = field.nullable || through.some((relation) => relation.nullable || !relation.implied);
    return `${(field.sortSql ?? field.sql)(row)}${descending ? ' desc' : ''}${empty ? ' nulls last' : ''}`;
  });
  const last = sort.at(-1);
  const isById = last?.name === 'id' && last.through.length === 0;
  if (!isById) keys.push(`${alias}.id${last?.descending ? ' desc' : ''}`);
  return { joins, order: keys.join(', ') };
}
