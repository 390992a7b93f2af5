import * as v from 'valibot';
import type { Client } from '../../../../shared/client/client.ts';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import type { ListQuery, Sort } from '../../../../shared/list/list-query.ts';
import { type ListAnswer, type ListSource, PAGE_SIZE, pageOf } from '../../../../shared/list/list-source.ts';
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
      return filter.where(value.trim());
    }),
  ].filter((part) => part !== undefined);
  return parts.length > 1 ? { _and: parts } : parts[0];
}

/** `customer.companyName` as the data API sorts through relations. */
export function sortOf({ field, order }: Sort): object {
  const names = field.split('.');
  if (names.length === 1) return { field, order };
  return { relation: names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), order) };
}

interface PageRequest {
  query: ListQuery;
  /** The language that the user searches in. */
  language?: Language;
  skip: number;
  take?: number;
  signal?: AbortSignal;
}

/**
 * One page of a list. A failed call was repeated by the client (API-18, API-20) and is answered as 403 with its reason,
 * never as an empty list (D-41, D-42); an aborted one throws.
 */
export async function loadPage(
  client: Client,
  definition: ModuleDefinition,
  { query: listQuery, language, skip, take = PAGE_SIZE, signal }: PageRequest,
): Promise<ListAnswer<Row>> {
  const name = `all${definition.model}`;
  const isFirst = skip === 0;
  const Answer = v.object({
    page: v.object({ results: v.array(definition.row), totalCount: v.nullish(v.number()) }),
  });
  const query = `query ${name}($where: JSON, $sort: JSON, $skip: Int, $take: Int) {
    page: ${name}(where: $where, sort: $sort, skip: $skip, take: $take) {
      results ${selectionOf(definition.row)}
      ${isFirst ? 'totalCount' : ''}
    }
  }`;
  const variables = {
    where: whereOf(definition, listQuery, language),
    sort: sortOf(listQuery),
    skip,
    take,
  };
  try {
    const data = await client.query(Answer, { name, query, variables, signal });
    return [200, data.page.results, data.page.totalCount ?? undefined];
  } catch (error) {
    if (isAborted(error) || !(error instanceof ClientError)) throw error;
    return [403, [], 0, error];
  }
}

/** The list of a module as `query` asks for it, in pages of `pageSize` rows; nothing is asked for an impossible period. */
export const moduleSource = (
  client: Client,
  definition: ModuleDefinition,
  { pageSize = PAGE_SIZE, ...request }: Pick<PageRequest, 'query' | 'language'> & { pageSize?: number },
): ListSource<Row> => ({
  pageSize,
  loadPage: async ({ skip }, signal) =>
    reversedPeriod(definition.filters ?? [], request.query)
      ? { rows: [], total: 0 }
      : pageOf(await loadPage(client, definition, { ...request, skip, take: pageSize, signal })),
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
