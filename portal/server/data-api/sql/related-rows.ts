import type { LinkTable, Model, ToManyField, ToOneField } from '../models/model.ts';
import { modelOf } from '../models/models.ts';
import type { StatementWriter } from './statement.ts';

/** A row of the statement. */
export interface Row {
  alias: string;
  /** The record through which its style numbers were reached. */
  record?: string;
  /**
   * Set where looking up a number by its keys doesn't pay, and its text alone is compared: because the rows are `few`, and
   * then what they lead to is read for each of them, too; or because `all` are read anyway, since many have the text.
   */
  reading?: 'few' | 'all';
  /** Other rows lead to it, so that the same lists may be read once for each of them. */
  isRelated?: boolean;
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

/** A row of the statement that `row` leads to. */
export const relatedRow = (row: Row, alias: string): Row => ({
  alias,
  isRelated: true,
  ...(row.reading && { reading: 'all' }),
});

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
  const inside: Row = { ...relatedRow(row, target), ...(record !== undefined && { record }) };
  const table = writer.table(modelOf(field.model));
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
