import type { ColumnField } from '../models/model.ts';
import { modelOf } from '../models/models.ts';
import type { Selected } from '../query/plan.ts';
import type { Checked } from '../query/request.ts';
import { toAnswer, toFind } from '../query/weights.ts';
import { conditionSql } from './conditions.ts';
import { orderSql } from './order.ts';
import { type Row, relatedRows, rightsOf } from './related-rows.ts';
import { withinBudget } from './row-budget.ts';
import type { StatementWriter } from './statement.ts';

/** SQL of the JSON object that answers `selection` for `row`; the database writes the whole answer. */
export function objectSql(
  writer: StatementWriter,
  selection: readonly Selected[],
  row: Row,
  checked: readonly Checked[],
): string {
  const pairs = selection.map(
    (selected) => `${quoted(selected.key)}, ${valueSql(writer, selected, row, checked)}`,
  );
  return `json_build_object(${pairs.join(', ')})`;
}

/** Keys and type names are GraphQL names: letters, digits and underscores. */
export const quoted = (name: string) => {
  if (!/^\w+$/.test(name)) throw new Error('Not a GraphQL name.');
  return `'${name}'`;
};

function valueSql(
  writer: StatementWriter,
  selected: Selected,
  row: Row,
  checked: readonly Checked[],
): string {
  const { field, selection } = selected;
  if (!field) return quoted(selected.typeName);
  if (field.kind === 'column') return columnSql(writer, field, row.alias);
  const model = modelOf(field.model);
  const target = writer.alias();
  if (field.kind === 'one') {
    const object = objectSql(writer, selection, { alias: target }, checked);
    const rights = rightsOf(writer, model, field, target);
    return `(select ${object} from ${writer.table(model)} ${target} where ${target}.id = ${row.alias}."${field.key}"${rights})`;
  }
  const { from, where, order, inside, found } = relatedRows(writer, field, row, target);
  const arguments_ = selected.site === undefined ? undefined : checked[selected.site];
  const rights = rightsOf(writer, model, field, target);
  const also = arguments_ ? ` and ${conditionSql(writer, arguments_.where, inside)}` : '';
  const by = arguments_?.sort.length ? orderSql(writer, arguments_.sort, target) : { joins: '', order };
  const take = arguments_?.take === undefined ? undefined : writer.value(arguments_.take, 'bigint');
  const page = arguments_ ? pageSql(writer, arguments_, take) : '';
  const object = objectSql(writer, selection, inside, checked);
  const list = `(select coalesce(json_agg(${object}), '[]'::json)
    from (select ${target}.* from ${from}${by.joins} where ${where}${rights}${also} order by ${by.order}${page}) ${target})`;
  const weights = { toFind: toFind(arguments_), toAnswer: toAnswer(selection) };
  return withinBudget({ relation: selected.path, found, take, ...weights }, list);
}

function pageSql(writer: StatementWriter, { skip }: Checked, take: string | undefined): string {
  const limit = take === undefined ? '' : ` limit ${take}`;
  return skip === undefined ? limit : `${limit} offset ${writer.value(skip, 'bigint')}`;
}

function columnSql(writer: StatementWriter, field: ColumnField, alias: string): string {
  const { shown } = field;
  const read = shown ? writer.embed((caller) => shown(caller, alias)) : field.sql(alias);
  const value = JSON_VALUES[field.type](read);
  if (!field.rights) return value;
  const rights = writer.rights(field.rights, alias);
  return rights ? `case when true${rights} then ${value} end` : value;
}

const asIs = (value: string) => value;

const JSON_VALUES: Record<ColumnField['type'], (value: string) => string> = {
  int: asIs,
  float: asIs,
  text: asIs,
  boolean: asIs,
  date: asIs,
  json: asIs,
  numeric: (value) => `trim_scale(${value})`,
  instant: (value) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};
