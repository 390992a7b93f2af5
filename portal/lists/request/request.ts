import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import type { ListQuery, Sort } from '../../../shared/list/list-query.ts';
import { type ListAnswer, type ListSource, PAGE_SIZE, pageOf } from '../../../shared/list/list-source.ts';
import type { Language, ModuleDefinition, Row, Where } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { filterValue, reversedPeriod } from './filter-value.ts';
import { selectionOf } from './selection.ts';

const ENGLISH: Language = { text: texts.in('en'), formats: formatsOf('en') };

/** The filter of a request: list, search and filters together; undefined for none. */
export function whereOf(
  definition: ModuleDefinition,
  { searchText, filters }: Pick<ListQuery, 'searchText' | 'filters'>,
  language: Language = ENGLISH,
): Where | undefined {
  const term = searchText.trim();
  const parts = [
    definition.where,
    term && definition.search ? definition.search(term, language) : undefined,
    ...(definition.filters ?? []).map((filter) => {
      const value = filterValue(filter, { filters });
      if (!value) return undefined;
      if (filter.kind === 'choice') return filter.options.find(({ id }) => id === value)?.where;
      if (filter.kind === 'port' || filter.kind === 'airport') return filter.where(Number(value));
      return filter.where(value.trim(), language);
    }),
  ].filter((part) => part !== undefined);
  return parts.length > 1 ? { _and: parts } : parts[0];
}

/**
 * The rows behind `last` of a list in order of creation, with the id as the data API's last key; undefined for another
 * order. Behind thousands of rows the server finds them at once, where `skip` would read them all, and a record that was
 * created since moves none of them.
 */
function behindRow({ field, order }: Sort, last: Row): Where | undefined {
  if (field !== 'createdAt' || !('createdAt' in last) || typeof last.createdAt !== 'string') return undefined;
  const { createdAt, id } = last;
  const further = order === 'ASC' ? 'gt' : 'lt';
  return {
    _and: [
      { createdAt: { [`${further}eq`]: createdAt } },
      { _or: [{ createdAt: { [further]: createdAt } }, { id: { [further]: id } }] },
    ],
  };
}

/** `customer.companyName` as the data API sorts through relations. */
export function sortOf({ field, order }: Sort): object {
  const names = field.split('.');
  if (names.length === 1) return { field, order };
  return { relation: names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), order) };
}

interface ListRequest {
  query: ListQuery;
  /** The language that the user searches in. */
  language?: Language;
  signal?: AbortSignal;
}

interface PageRequest extends ListRequest {
  skip: number;
  /** The last row before the page, where it is there. */
  last?: Row | undefined;
  take?: number;
}

/**
 * One page of a list. A failed call was repeated by the client (API-18, API-20) and is answered as 403 with its reason,
 * never as an empty list (D-41, D-42); an aborted one throws.
 */
export async function loadPage(
  client: Client,
  definition: ModuleDefinition,
  { query: listQuery, language, skip, last, take = PAGE_SIZE, signal }: PageRequest,
): Promise<ListAnswer<Row>> {
  const name = `all${definition.model}`;
  const Answer = v.object({ page: v.object({ results: v.array(definition.row) }) });
  const query = `query ${name}($where: JSON, $sort: JSON, $skip: Int, $take: Int) {
    page: ${name}(where: $where, sort: $sort, skip: $skip, take: $take) { results ${selectionOf(definition.row)} }
  }`;
  const where = whereOf(definition, listQuery, language);
  const behind = last && behindRow(listQuery, last);
  const variables = {
    where: behind && where ? { _and: [where, behind] } : (behind ?? where),
    sort: sortOf(listQuery),
    skip: behind ? 0 : skip,
    take,
  };
  try {
    const data = await client.query(Answer, { name, query, variables, signal });
    return [200, data.page.results, undefined];
  } catch (error) {
    if (isAborted(error) || !(error instanceof ClientError)) throw error;
    return [403, [], 0, error];
  }
}

/** Those of the records that are there and for the caller, as the list has them; at most a page of them. Throws `ClientError`. */
export async function loadRows(
  client: Client,
  { model, row }: ModuleDefinition,
  { ids, signal }: { ids: readonly number[]; signal: AbortSignal },
): Promise<readonly Row[]> {
  const name = `all${model}`;
  const data = await client.query(v.object({ page: v.object({ results: v.array(row) }) }), {
    name: `live${model}`,
    query: `query live${model}($where: JSON, $take: Int) {
      page: ${name}(where: $where, take: $take) { results ${selectionOf(row)} }
    }`,
    variables: { where: { id: { in: ids.slice(0, PAGE_SIZE) } }, take: PAGE_SIZE },
    signal,
  });
  return data.page.results;
}

/** How many rows the whole list has. Throws `ClientError`. */
async function loadTotal(
  client: Client,
  definition: ModuleDefinition,
  { query: listQuery, language, signal }: ListRequest,
): Promise<number> {
  const name = `count${definition.model}`;
  const data = await client.query(v.object({ list: v.object({ totalCount: v.number() }) }), {
    name,
    query: `query ${name}($where: JSON) { list: all${definition.model}(where: $where) { totalCount } }`,
    variables: { where: whereOf(definition, listQuery, language) },
    signal,
  });
  return data.list.totalCount;
}

/** The list of a module as `query` asks for it, in pages of `pageSize` rows; nothing is asked for an impossible period. */
export const moduleSource = (
  client: Client,
  definition: ModuleDefinition,
  { pageSize = PAGE_SIZE, ...request }: Omit<ListRequest, 'signal'> & { pageSize?: number },
): ListSource<Row> => ({
  pageSize,
  loadPage: async (start, signal) =>
    reversedPeriod(definition.filters ?? [], request.query)
      ? { rows: [] }
      : pageOf(await loadPage(client, definition, { ...request, ...start, take: pageSize, signal })),
  loadTotal: (signal) => loadTotal(client, definition, { ...request, signal }),
});

/** A kind of record with the fields that are asked for; a constant, since another one loads anew. */
export interface RecordSource<R extends Row = Row> {
  /** Name of the model in the data API. */
  model: string;
  schema: v.GenericSchema<unknown, R>;
}

/** The records of a module with what their detail shows. */
export const sourceOf = ({ model, detail, row }: ModuleDefinition): RecordSource => ({
  model,
  schema: detail?.row ?? row,
});

/** One record; undefined if it isn't there, or isn't for the caller. Throws `ClientError`. */
export async function loadRecord<R extends Row>(
  client: Client,
  { model, schema }: RecordSource<R>,
  { id, signal }: { id: number; signal: AbortSignal },
): Promise<R | undefined> {
  const name = `one${model}`;
  const where = { id: { eq: id } };
  const data = await client.query(v.object({ record: v.nullish(schema) }), {
    name,
    query: `query ${name}($where: JSON) { record: ${name}(where: $where) ${selectionOf(schema)} }`,
    variables: { where },
    signal,
  });
  return data.record ?? undefined;
}
