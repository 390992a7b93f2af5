import type { Model } from '../models/model.ts';
import type { Checked } from '../query/request.ts';
import type { Condition } from '../query/where.ts';
import { alternativeRowsSql, type TextFrequency, type WantedRows } from './alternative-rows.ts';
import { conditionSql } from './conditions.ts';
import type { Order } from './order.ts';
import { ownSql } from './own-rows.ts';
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

/** Whether lists of each row are looked into, such as the style numbers of an order. */
export const looksIntoLists = ({ of }: Alternatives): boolean => of.some(isAboutList);

function isAboutList(condition: Condition): boolean {
  if (condition.kind === 'compare') return false;
  if (condition.kind !== 'related') return condition.of.some(isAboutList);
  return condition.field.kind === 'many' || isAboutList(condition.condition);
}

function looksForText(condition: Condition): boolean {
  if (condition.kind === 'related') return looksForText(condition.condition);
  if (condition.kind !== 'compare') return condition.of.some(looksForText);
  return TEXT_OPERATORS.has(condition.operator);
}

const TEXT_OPERATORS: ReadonlySet<string> = new Set(['matches', 'startsWith', 'endsWith']);

/** How the rows with such a text are found, by what the first rows of the order say of it (`text-lookup.ts`). */
export interface TextLookup {
  /** Rows of the order among which the page is found whole; undefined where it isn't. */
  within: number | undefined;
  /** Of each place, how many rows have the text there. */
  frequencies: readonly TextFrequency[];
}

/**
 * The rows of one page. A text that many rows have is found among the first ones in the order asked for. A rare one is looked
 * up for each alternative by an index of its own, which a filter with OR could not use; for one that is common among other
 * callers' rows all of the caller's are read. None of that depends on the database's guess: an order walked to its end for a
 * text that no row has takes seconds.
 *
 * @param page.skip SQL of how many rows are left out
 * @param page.take SQL of how many are wanted
 */
export function alternativesPageSql(
  writer: StatementWriter,
  model: Model,
  alternatives: Alternatives,
  { within, frequencies }: TextLookup,
  { skip, take, order }: { skip: string; take: string; order: Order },
): { rows: string; alias: string } {
  const alias = writer.alias();
  const { joins, order: by } = order(alias);
  const found = within
    ? `${firstSql(writer, model, alternatives, { order, rows: within })} and ${ownSql(writer, model, alternatives.rest, 'first')}`
    : foundSql(writer, model, alternatives, {
        columns: '*',
        frequencies,
        first: { order, most: `${take} + ${skip}` },
      });
  const rows = `select ${alias}.* from (${found}) ${alias}${joins} order by ${by} limit ${take} offset ${skip}`;
  return { rows, alias };
}

/** How many rows meet one of the alternatives, found as those of a page are. */
export const alternativesCountSql = (
  writer: StatementWriter,
  model: Model,
  alternatives: Alternatives,
  { frequencies }: TextLookup,
): string =>
  `(select count(*) from (${foundSql(writer, model, alternatives, { columns: 'id', frequencies })}) found)`;

/**
 * JSON of how many of the first rows of an order meet an alternative and are the caller's, and how many of all callers' meet
 * each. Of the caller's no more than `enough` are counted, if given, and the others are not.
 */
export function countFirstSql(
  writer: StatementWriter,
  model: Model,
  alternatives: Alternatives,
  { order, rows, enough }: { order: Order; rows: number; enough: number | undefined },
): string {
  const first = firstSql(writer, model, alternatives, { order, rows });
  const own = ownSql(writer, model, alternatives.rest, 'first');
  if (enough !== undefined) {
    return `(select json_build_array(count(*))::text from (${first} and ${own} limit ${enough}) first)`;
  }
  const conditions = [own, ...alternatives.of.map((each) => metByFirstSql(writer, each))];
  const counts = conditions.map((condition) => `count(*) filter (where ${condition})`);
  return `(select json_build_array(${counts.join(', ')})::text from (${first}) first)`;
}

const metByFirstSql = (writer: StatementWriter, condition: Condition): string =>
  conditionSql(writer, condition, { alias: 'first', reading: 'few' });

/** Those of the table's first `rows` that meet an alternative; further conditions can be added with `and`. */
function firstSql(
  writer: StatementWriter,
  model: Model,
  { of, bounds }: Alternatives,
  { order, rows }: { order: Order; rows: number },
): string {
  const row = writer.alias();
  const { joins, order: by } = order(row);
  const any = metByFirstSql(writer, { kind: 'any', of: [...of] });
  return `select first.* from (select ${row}.* from ${writer.table(model)} ${row}${joins}
      where ${conditionSql(writer, bounds, { alias: row })} order by ${by} limit ${rows}) first
    where case when ${any} then true end`;
}

/** The rows that meet one of the alternatives, each once: of a page the first ones of each, among which are its own. */
function foundSql(
  writer: StatementWriter,
  model: Model,
  { of, rest }: Alternatives,
  { frequencies, ...wanted }: Pick<WantedRows, 'columns' | 'first'> & Pick<TextLookup, 'frequencies'>,
): string {
  const rows = of.map((each, place) => {
    const frequency = frequencies[place] ?? 'rare';
    return `(${alternativeRowsSql(writer, model, each, { ...wanted, rest, frequency })})`;
  });
  return wanted.columns === 'id'
    ? rows.join(' union ')
    : `select distinct on (found.id) found.* from (${rows.join(' union all ')}) found`;
}
