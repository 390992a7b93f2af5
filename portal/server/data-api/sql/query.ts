import { sql } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import { rightsUnchangedSql } from '../../auth/rights/rights-unchanged.ts';
import { LIMITS } from '../limits.ts';
import type { Plan, RootField, Selected } from '../query/plan.ts';
import type { Checked } from '../query/request.ts';
import {
  type Alternatives,
  alternativesCountSql,
  alternativesOf,
  alternativesPageSql,
  countFirstSql,
  type TextLookup,
} from './alternatives.ts';
import { conditionSql } from './conditions.ts';
import { objectSql, quoted } from './json.ts';
import { orderSql } from './order.ts';
import { ownersPageSql } from './owners-page.ts';
import { countedPage, ROW_BUDGET, ROWS_TAKEN } from './row-budget.ts';
import { searchOf, searchPageSql } from './search.ts';
import type { Statement, StatementWriter } from './statement.ts';

/** How the texts of a request are looked up, by the site whose rows they find. */
export type TextLookups = ReadonlyMap<number, TextLookup>;

/** Stands for an answer that nobody could do anything with, and that would end this process: no text is so long. */
export const TOO_LARGE = '';

/**
 * The one statement of a query: column `data` is the JSON text of the answer, {@link TOO_LARGE}, or null where the
 * caller's rights have ended (`rightsUnchangedSql`), and then nothing else is read; `rows` is what its lists took from
 * the budget.
 */
export function querySql(
  writer: StatementWriter,
  plan: Plan,
  checked: readonly Checked[],
  caller: Caller,
  lookups: TextLookups,
): Statement {
  const roots = plan.roots.map(
    (root) => `${quoted(root.key)}, ${rootSql(writer, root, checked, caller, lookups)}`,
  );
  const data = whileAllowed(writer, `json_build_object(${roots.join(', ')})::text`);
  // Materialized, or the database would work it out twice.
  return writer.finish(`with answer as materialized (select ${data} as data)
    select case when octet_length(data) > ${LIMITS.answerBytes} then '${TOO_LARGE}' else data end as data,
      ${ROWS_TAKEN} as rows from answer`);
}

/**
 * The ids of all rows of a list, whatever its page: column `data` is a JSON text of at most `most` and one more, which says
 * that there are more; null and `rows` as in {@link querySql}.
 */
export function idsSql(
  writer: StatementWriter,
  root: RootField<'all'>,
  given: Checked,
  lookups: TextLookups,
  most: number,
): Statement {
  const { rows } = pageSql(writer, root, given, { skip: '0', take: `${most + 1}` }, lookups);
  const ids = `(select '[' || coalesce(string_agg(found.id::text, ','), '') || ']' from (${rows}) found)`;
  return finishText(writer, ids);
}

/** Counts rows with a text among the first ones of a list's order, as {@link countFirstSql}: column `data`, null and `rows` as in {@link querySql}. */
export function firstRowsSql(
  writer: StatementWriter,
  root: RootField<'all'>,
  given: Checked,
  alternatives: Alternatives,
  wanted: { rows: number; enough: number | undefined },
): Statement {
  const order = (alias: string) => orderSql(writer, given.sort, alias);
  return finishText(writer, countFirstSql(writer, root.model, alternatives, { ...wanted, order }));
}

const finishText = (writer: StatementWriter, text: string): Statement =>
  writer.finish(`with answer as materialized (select ${whileAllowed(writer, text)} as data)
    select data, ${ROWS_TAKEN} as rows from answer`);

/** SQL of `then` within the statement's budget of rows, or null where the caller's rights have ended. */
const whileAllowed = (writer: StatementWriter, then: string): string =>
  `case when ${writer.embed(rightsUnchangedSql)} and ${ROW_BUDGET} then ${then} end`;

function rootSql(
  writer: StatementWriter,
  root: RootField,
  checked: readonly Checked[],
  caller: Caller,
  lookups: TextLookups,
): string {
  switch (root.kind) {
    case 'typename':
      return quoted('Query');
    case 'me':
      return caller.kind === 'user' ? meSql(writer, root, checked) : 'null';
    case 'one':
      return oneSql(writer, root, checked);
    case 'all':
      return allSql(writer, root, checked, lookups);
  }
}

function meSql(writer: StatementWriter, { model, selection }: RootField<'me'>, checked: readonly Checked[]) {
  const alias = writer.alias();
  const object = objectSql(writer, selection, { alias }, checked);
  const me = writer.embed((caller) => sql`${caller.kind === 'user' ? caller.userId : null}::integer`);
  return `(select ${object} from ${writer.table(model)} ${alias} where ${alias}.id = ${me})`;
}

function oneSql(writer: StatementWriter, root: RootField<'one'>, checked: readonly Checked[]) {
  const alias = writer.alias();
  const object = objectSql(writer, root.selection, { alias }, checked);
  const rows = rowsSql(writer, root, checked[root.site]!, alias);
  return `(select ${object} from (select ${alias}.* from ${rows} order by ${alias}.id limit 1) ${alias})`;
}

/** The rows of the model that the caller may see and the filter lets through. */
function rowsSql(
  writer: StatementWriter,
  { model }: RootField<'all' | 'one'>,
  { where }: Checked,
  alias: string,
  joins = '',
) {
  const rights = model.rights ? writer.rights(model.rights, alias) : ' and false';
  return `${writer.table(model)} ${alias}${joins} where ${conditionSql(writer, where, { alias })}${rights}`;
}

function allSql(
  writer: StatementWriter,
  root: RootField<'all'>,
  checked: readonly Checked[],
  lookups: TextLookups,
) {
  const given = checked[root.site]!;
  // Its values, skip and take are asked for only where the statement uses them: a parameter without a use has no type.
  const count = () => countSql(writer, root, given, lookups);
  if (!root.parts.some((part) => part.name === 'results')) {
    return `json_build_object(${partsSql(root, () => '', count)})`;
  }
  const skip = writer.value(given.skip!, 'bigint');
  const take = writer.value(given.take!, 'bigint');
  const { rows, alias } = pageSql(writer, root, given, { skip, take }, lookups);
  const results = (selection: readonly Selected[]) =>
    `coalesce(json_agg(${objectSql(writer, selection, { alias }, checked)}), '[]'::json)`;
  // The rows of a page that isn't full are all there are.
  const total =
    () => `case when count(*) between 1 and ${take} - 1 or (count(*) = 0 and ${skip} = 0 and ${take} > 0)
    then ${skip} + count(*) else ${count()} end`;
  const answer = `json_build_object(${partsSql(root, results, total)})`;
  return `(select ${countedPage('count(*)', answer)} from (${rows}) ${alias})`;
}

function countSql(
  writer: StatementWriter,
  root: RootField<'all'>,
  given: Checked,
  lookups: TextLookups,
): string {
  const lookup = lookups.get(root.site);
  const alternatives = lookup && alternativesOf(given);
  return alternatives
    ? alternativesCountSql(writer, root.model, alternatives, lookup)
    : `(select count(*) from ${rowsSql(writer, root, given, writer.alias())})`;
}

function pageSql(
  writer: StatementWriter,
  root: RootField<'all'>,
  given: Checked,
  page: { skip: string; take: string },
  lookups: TextLookups,
): { rows: string; alias: string } {
  const search = searchOf(given);
  if (search) return { rows: searchPageSql(writer, root.model, { ...page, search }), alias: 't' };
  const lookup = lookups.get(root.site);
  const alternatives = lookup && alternativesOf(given);
  if (alternatives) {
    const order = (alias: string) => orderSql(writer, given.sort, alias);
    return alternativesPageSql(writer, root.model, alternatives, lookup, { ...page, order });
  }
  const owned = ownersPageSql(writer, root.model, given, page);
  if (owned) return owned;
  const alias = writer.alias();
  const { joins, order } = orderSql(writer, given.sort, alias);
  return {
    rows: `select ${alias}.* from ${rowsSql(writer, root, given, alias, joins)}
      order by ${order} limit ${page.take} offset ${page.skip}`,
    alias,
  };
}

function partsSql(
  { parts, model }: RootField<'all'>,
  results: (selection: readonly Selected[]) => string,
  count: () => string,
): string {
  return parts
    .map(({ key, name, selection }) => {
      if (name === 'totalCount') return `${quoted(key)}, ${count()}`;
      return `${quoted(key)}, ${name === 'results' ? results(selection) : quoted(`${model.name}Results`)}`;
    })
    .join(', ');
}
