import { LIMITS } from '../limits.ts';
import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Condition } from '../query/where.ts';
import { conditionSql, holdsForAbsentRow } from './conditions.ts';
import { type Row, relatedRow, rightsOf } from './related-rows.ts';
import type { StatementWriter } from './statement.ts';

/** A text that is looked for in several places, of which one is enough. */
export interface Alternatives {
  of: readonly Condition[];
  /** What else is asked of the rows. */
  rest: Condition;
  /** What of that bounds what they are sorted by first. */
  bounds: Condition;
}

/** What a request searches for, if that is a text in several places: a number, or a company, or a related number. */
export function alternativesOf({ where, sort }: Checked): Alternatives | undefined {
  const parts = flat(where);
  const searched = parts.find(
    (part) => part.kind === 'any' && part.of.length > 1 && part.of.some(looksForText),
  );
  if (searched?.kind !== 'any') return undefined;
  const rest = parts.filter((part) => part !== searched);
  const [first] = sort;
  const isBound = (part: Condition) =>
    part.kind === 'compare' && part.name === first?.name && first.through.length === 0;
  return {
    of: searched.of,
    rest: { kind: 'all', of: rest },
    bounds: { kind: 'all', of: rest.filter(isBound) },
  };
}

const flat = (condition: Condition): Condition[] =>
  condition.kind === 'all' ? condition.of.flatMap(flat) : [condition];

function looksForText(condition: Condition): boolean {
  if (condition.kind === 'related') return looksForText(condition.condition);
  if (condition.kind !== 'compare') return condition.of.some(looksForText);
  return TEXT_OPERATORS.has(condition.operator);
}

const TEXT_OPERATORS: ReadonlySet<string> = new Set(['matches', 'startsWith', 'endsWith']);

interface Page {
  /** SQL of how many rows are left out, and of how many are wanted. */
  skip: string;
  take: string;
  /** SQL of the order, and what it is joined with, for rows of `alias`. */
  order(alias: string): { joins: string; order: string };
}

/**
 * The rows of one page. A text that many rows have is found among the first ones in the order asked for. Where those of the
 * caller don't fill the page, a rare text is looked up for each alternative by an index of its own, which a filter with OR
 * could not use; for one that is common all the caller's rows are read. None of that depends on the database's guess: an
 * order walked to its end for a text that no row has takes seconds.
 */
export function alternativesPageSql(
  writer: StatementWriter,
  model: Model,
  alternatives: Alternatives,
  { skip, take, order }: Page,
): { rows: string; alias: string } {
  const page = writer.alias();
  const { joins, order: by } = order(page);
  const mine = ownSql(writer, model, alternatives.rest, 'first');
  const isFull = `(select count(*) from first where ${mine}) >= ${take} + ${skip}`;
  const lookedUp = foundSql(writer, model, alternatives, { columns: '*' });
  const read = foundSql(writer, model, alternatives, { columns: '*', reading: 'all' });
  const rows = `with first as materialized (${firstSql(writer, model, alternatives, order)})
    select ${page}.* from (
      select first.* from first where ${isFull} and ${mine}
      union all
      select found.* from (${lookedUp}) found where not ${isFull} and not ${IS_COMMON}
      union all
      select found.* from (${read}) found where not ${isFull} and ${IS_COMMON}
    ) ${page}${joins} order by ${by} limit ${take} offset ${skip}`;
  return { rows, alias: page };
}

/** How many rows meet one of the alternatives, found as those of a page are. */
export function alternativesCountSql(
  writer: StatementWriter,
  model: Model,
  alternatives: Alternatives,
): string {
  const newest = (alias: string) => ({ joins: '', order: `${alias}.id desc` });
  const count = (how: Parameters<typeof foundSql>[3]) =>
    `(select count(*) from (${foundSql(writer, model, alternatives, how)}) found)`;
  return `(with first as materialized (${firstSql(writer, model, alternatives, newest)})
    select case when ${IS_COMMON} then ${count({ columns: 'id', reading: 'all' })} else ${count({ columns: 'id' })} end)`;
}

/** One row in twenty has the text: an index would find so many that reading them all is as quick. */
const IS_COMMON = `(select count(*) from first) > ${LIMITS.rowsLookedThrough / 20}`;

/** Those of the table's first rows that meet an alternative. */
function firstSql(
  writer: StatementWriter,
  model: Model,
  { of, bounds }: Alternatives,
  order: Page['order'],
): string {
  const row = writer.alias();
  const { joins, order: by } = order(row);
  const any = conditionSql(writer, { kind: 'any', of: [...of] }, { alias: 'first', reading: 'few' });
  return `select first.* from (select ${row}.* from ${writer.table(model)} ${row}${joins}
      where ${conditionSql(writer, bounds, { alias: row })} order by ${by} limit ${LIMITS.rowsLookedThrough}) first
    where case when ${any} then true end`;
}

/**
 * The rows that meet one of the alternatives, each once: as the indexes of each find them, or, `reading` all, by reading
 * those of the caller.
 */
function foundSql(
  writer: StatementWriter,
  model: Model,
  { of, rest }: Alternatives,
  { columns, reading }: { columns: '*' | 'id'; reading?: 'all' },
): string {
  const rows = of.map((each) => {
    const row = { alias: writer.alias(), ...(reading && { reading }) };
    return `select ${row.alias}.${columns} from ${writer.table(model)} ${row.alias}
      where ${alternativeSql(writer, only(each), row)} and ${ownSql(writer, model, rest, row.alias)}`;
  });
  return columns === 'id'
    ? rows.join(' union ')
    : `select distinct on (found.id) found.* from (${rows.join(' union all ')}) found`;
}

/** The rest of the filter, and the caller's rights. */
const ownSql = (writer: StatementWriter, model: Model, rest: Condition, alias: string): string =>
  `${conditionSql(writer, rest, { alias })}${rightsSql(writer, model, alias)}`;

const rightsSql = (writer: StatementWriter, { rights }: Model, alias: string): string =>
  rights ? writer.rights(rights, alias) : ' and false';

/** The one condition that a list of conditions is made of. */
const only = (condition: Condition): Condition =>
  'of' in condition && condition.of.length === 1 ? only(condition.of[0]!) : condition;

/** A relation to one row as a set of such rows: what the database expects of it then, is what there is. */
function alternativeSql(writer: StatementWriter, condition: Condition, row: Row): string {
  if (condition.kind !== 'related' || condition.field.kind !== 'one' || holdsForAbsentRow(condition)) {
    return conditionSql(writer, condition, row);
  }
  const target = writer.alias();
  const inside = conditionSql(writer, condition.condition, relatedRow(row, target));
  const rights = rightsOf(writer, condition.model, condition.field, target);
  return `${row.alias}."${condition.field.key}" in (
    select ${target}.id from ${writer.table(condition.model)} ${target} where ${inside}${rights})`;
}
