import * as v from 'valibot';
import type { Client } from '../client/client.ts';

/** REF-26 */
const PAGE_SIZE = 200;

interface ListQuery<S extends v.GenericSchema> {
  /** Root field of the data API, such as `allAirport`. */
  readonly field: string;
  /** GraphQL selection of a row. */
  readonly selection: string;
  readonly row: S;
  readonly sort: string;
  readonly where?: object;
  /** Milliseconds between the attempts of each page, where they differ from the client's own (REF-25). */
  readonly pause?: number;
  readonly signal?: AbortSignal | undefined;
  /** A list of which rows are not shown is of no use: it fails. */
  readonly isWhole?: boolean | undefined;
}

/**
 * All rows of a list of the data API: the next page is asked for until one is short (D-30). A row that moved to the next
 * page between two requests counts once.
 */
export async function loadAllPages<S extends v.GenericSchema>(
  client: Client,
  { field, selection, row, sort, where = {}, pause, signal, isWhole = false }: ListQuery<S>,
): Promise<readonly v.InferOutput<S>[]> {
  const Page = v.object({ results: isWhole ? v.array(row) : v.nullish(v.array(v.nullish(row))) });
  const model = field.slice('all'.length);
  const query = `query ${field}($where: ${model}FilterInput, $sort: ${model}SortInput, $skip: Int, $take: Int) {
    ${field}(where: $where, sort: $sort, skip: $skip, take: $take) { results { ${selection} } }
  }`;
  const rows = new Map<unknown, v.InferOutput<S>>();
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const variables = { where, sort: { field: sort, order: 'ASC' }, skip, take: PAGE_SIZE };
    const request = { name: field, query, variables, pause, signal };
    const answer = await client.query(v.record(v.literal(field), Page), request);
    const results = answer[field]?.results ?? [];
    // A row that the caller may not see is null, and counts as one of the page.
    for (const result of results) if (result) rows.set((result as { id: unknown }).id, result);
    if (results.length < PAGE_SIZE) return [...rows.values()];
  }
}
