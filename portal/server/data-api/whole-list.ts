import type { Caller } from '../auth/rights/caller.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { type Operation, runQuery } from './execute.ts';
import { LIMITS } from './limits.ts';
import { documentOf } from './query/document.ts';
import { checkRequest } from './query/request.ts';
import { variablesOf } from './query/variables.ts';
import { wholeListTooLong } from './refusal.ts';
import { type QueryFacts, type QueryServices, runStatement } from './run-statement.ts';
import { idsSql } from './sql/query.ts';
import { StatementWriter } from './sql/statement.ts';
import { lookupsOf } from './text-lookup.ts';

/** A list of the data API, in the terms of its queries. */
export interface WholeList {
  /** GraphQL name of the model. */
  model: string;
  where: unknown;
  sort: unknown;
  /** What is read of each row, in GraphQL, with its `id`. */
  selection: string;
}

/**
 * The ids of all rows that the caller may see, in the list's order: the rows of one moment, however long it takes to
 * read them afterwards.
 *
 * @throws ApiError 401 as `runQuery`, 422 for more than {@link LIMITS.wholeList} rows or a filter that costs too much
 */
export async function readIds(
  services: QueryServices,
  caller: Caller,
  { model, where, sort }: WholeList,
  facts: QueryFacts,
): Promise<Int32Array> {
  const query = `query ids($where: JSON, $sort: JSON) { page: all${model}(where: $where, sort: $sort) { results { id } } }`;
  const { document, operation, variables } = operationOf(query, { where, sort });
  const plan = document.plan(operation, variables);
  const [root] = plan.roots;
  if (root?.kind !== 'all') throw new Error('A list has one root field.');
  const request = checkRequest(plan, variables);
  const { checked, shape } = request;
  const lookups = await lookupsOf(services, caller, plan, request, facts);
  const writer = new StatementWriter(services.database.db, caller);
  const statement = idsSql(writer, root, checked[root.site]!, lookups, LIMITS.wholeList);
  const { data } = await runStatement(services, caller, { statement, shape, on: 'wholeLists' }, facts);
  const ids = Int32Array.from(JSON.parse(data) as number[]);
  if (ids.length > LIMITS.wholeList) throw wholeListTooLong();
  return ids;
}

/** Rows of the largest page of the data API. */
export const LARGEST_PAGE: number = LIMITS.takeMax;

/**
 * The rows with these ids, in their order, at most {@link LARGEST_PAGE}: without those that are gone meanwhile, or not for
 * the caller any more. Rows that are too many at once, because of what belongs to them, are read in smaller parts.
 */
export async function readRows<Row extends { id: number }>(
  services: QueryServices,
  caller: Caller,
  list: Pick<WholeList, 'model' | 'selection'>,
  ids: Int32Array,
  facts: QueryFacts,
): Promise<Row[]> {
  const query = `query rows($where: JSON) { page: all${list.model}(where: $where, take: ${LARGEST_PAGE}) { results ${list.selection} } }`;
  try {
    const { data } = await runQuery(
      services,
      caller,
      operationOf(query, { where: { id: { in: [...ids] } } }),
      facts,
    );
    const { page } = JSON.parse(data) as { page: { results: Row[] } };
    const byId = new Map(page.results.map((row) => [row.id, row]));
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'too_expensive') || ids.length === 1) throw error;
    const middle = Math.ceil(ids.length / 2);
    const first = await readRows<Row>(services, caller, list, ids.subarray(0, middle), facts);
    return [...first, ...(await readRows<Row>(services, caller, list, ids.subarray(middle), facts))];
  }
}

function operationOf(query: string, variables: object): Operation {
  const document = documentOf(query);
  const operation = document.operation(undefined);
  return { document, operation, variables: variablesOf(operation, variables) };
}
