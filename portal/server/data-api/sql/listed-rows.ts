import { LIMITS } from '../limits.ts';
import type { LinkTable, Model, ToManyField } from '../models/model.ts';
import type { Condition } from '../query/where.ts';
import type { WantedRows } from './alternative-rows.ts';
import { conditionSql, only } from './conditions.ts';
import { ownSql } from './own-rows.ts';
import { isOwnersText, type Owners, type OwnersText, ownersOf, ownersTextSql } from './owners.ts';
import { rightsOf } from './related-rows.ts';
import type { StatementWriter } from './statement.ts';

/** The rows whose lists have a text of the owners, such as the orders of a style number. */
interface Listed {
  field: ToManyField;
  link: LinkTable;
  /** What the lists hold. */
  model: Model;
  text: OwnersText;
  owners: Owners;
}

type Sorted = NonNullable<LinkTable['sorted']>;

/** What a condition asks of the rows' lists, if that is a text of the owners. */
export function listedOf(
  writer: StatementWriter,
  condition: Condition,
  { isRare }: Pick<OwnersText, 'isRare'>,
): Listed | undefined {
  if (condition.kind !== 'related' || condition.field.kind !== 'many' || condition.field.implied)
    return undefined;
  const { field, model } = condition;
  const { link } = condition.field;
  if (!('table' in link) || link.record) return undefined;
  const owners = ownersOf(writer, model);
  const searched = only(condition.condition);
  return owners && isOwnersText(searched, owners)
    ? { field, link, model, text: { searched, isRare }, owners }
    : undefined;
}

/** The rows, found from the texts; before their alias `row`. */
export function listedSql(writer: StatementWriter, model: Model, listed: Listed, row: string): string {
  const { table, from, to } = listed.link;
  const [text, id] = [writer.alias(), writer.alias()];
  return `(select distinct l."${from}" as id from (${textsSql(writer, listed)}) ${text}
      cross join lateral (select * from ${table} l where l."${to}" = ${text}.id offset 0) l) ${id}
    cross join lateral (${readSql(writer, model, id)}) ${row}`;
}

/**
 * The first of the rows in an order that the links have, too; undefined for any other order. An index gives the links of each
 * text in that order, and of the rows no more are read than the page takes. Where there are many texts, and so thousands of
 * links, the first links of all are looked through before: the page is mostly found there, and little is lost where it isn't.
 */
export function firstListedSql(
  writer: StatementWriter,
  model: Model,
  listed: Listed,
  { columns, rest, first }: WantedRows,
): string | undefined {
  const { table, from, to, sorted } = listed.link;
  const [key, last, ...more] = first?.order(writer.alias()).keys ?? [];
  if (!first || !sorted || !key || !last || more.length > 0 || key.name !== sorted.by) return undefined;
  const [texts, near] = [writer.alias(), writer.alias()];
  const bounds: Condition = { kind: 'all', of: boundsOf(rest, sorted) };
  const links = (
    where: string,
  ) => `select l."${from}" as id, l."${sorted.column}" as sorted, l."${to}" as text
    from ${table} l where ${where} and ${conditionSql(writer, bounds, { alias: 'l' })}`;
  const inOrder = (of: string) => `order by ${of}.sorted${key.direction}, ${of}.id${last.direction}`;
  const rowsSql = (found: string, where: string) => {
    const [id, row] = [writer.alias(), writer.alias()];
    return `select ${row}.${columns} from (select distinct l.id, l.sorted from ${found} ${inOrder('l')}) ${id}
      cross join lateral (${readSql(writer, model, id)}) ${row}
      where ${where} and ${ownSql(writer, model, rest, row)} ${inOrder(id)} limit ${first.most}`;
  };
  const { lookedThrough, fromTexts } = LIMITS.firstLinks;
  const nearRows = rowsSql(
    `(select * from (${links('true')}) l ${inOrder('l')} limit ${lookedThrough}) l where l.text in (select id from ${texts})`,
    `(select count(*) from ${texts}) >= ${fromTexts}`,
  );
  const allRows = rowsSql(
    `${texts} text cross join lateral (${links(`l."${to}" = text.id`)} offset 0) l`,
    `(select count(*) from ${near}) < ${first.most}`,
  );
  return `with ${texts} as materialized (${textsSql(writer, listed)}), ${near} as materialized (${nearRows})
    select * from ${near} union all (${allRows})`;
}

/** The ids of the texts. */
function textsSql(writer: StatementWriter, { field, model, text: searched, owners }: Listed): string {
  const text = writer.alias();
  return `select ${text}.id from ${ownersTextSql(writer, model, searched, owners)} ${text}
    where true${rightsOf(writer, model, field, text)}`;
}

/** Each row by its id, one after the other. */
const readSql = (writer: StatementWriter, model: Model, id: string) => {
  const read = writer.alias();
  return `select ${read}.* from ${writer.table(model)} ${read} where ${read}.id = ${id}.id offset 0`;
};

/** What is asked of the field that the links repeat, asked of them: a page behind others reads none of those before it. */
const boundsOf = (rest: Condition, { by, column }: Sorted): Condition[] =>
  (rest.kind === 'all' ? rest.of : []).flatMap((part) =>
    part.kind === 'compare' && part.name === by
      ? [{ ...part, field: { ...part.field, sql: (alias: string) => `${alias}."${column}"` } }]
      : [],
  );
