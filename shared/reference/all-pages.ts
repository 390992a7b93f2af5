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
  /** Asks how many rows there are, which other backends aren't known to tell, so that the pages behind the first come at once. */
  readonly isCounted?: boolean;
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
  {
    field,
    selection,
    row,
    sort,
    where = {},
    pause,
    isCounted = false,
    signal,
    isWhole = false,
  }: ListQuery<S>,
): Promise<readonly v.InferOutput<S>[]> {
  const Page = v.object({
    results: isWhole ? v.array(row) : v.nullish(v.array(v.nullish(row))),
    totalCount: v.nullish(v.number()),
  });
  const model = field.slice('all'.length);
  const query = `query ${field}($where: ${model}FilterInput, $sort: ${model}SortInput, $skip: Int, $take: Int) {
    ${field}(where: $where, sort: $sort, skip: $skip, take: $take) {
      results { ${selection} }${isCounted ? ' totalCount' : ''} }
  }`;
  const pageFrom = async (skip: number) => {
    const variables = { where, sort: { field: sort, order: 'ASC' }, skip, take: PAGE_SIZE };
    const request = { name: field, query, variables, pause, signal };
    const answer = await client.query(v.record(v.literal(field), Page), request);
    const { results, totalCount } = answer[field] ?? {};
    return { results: results ?? [], totalCount };
  };

  const pages = [await pageFrom(0)];
  const { totalCount } = pages[0]!;
  const counted = Math.ceil((totalCount ?? 0) / PAGE_SIZE);
  const others = Array.from({ length: Math.max(counted - 1, 0) }, (_, n) => pageFrom((n + 1) * PAGE_SIZE));
  pages.push(...(await Promise.all(others)));
  while (pages.at(-1)!.results.length >= PAGE_SIZE) pages.push(await pageFrom(pages.length * PAGE_SIZE));

  // A row that the caller may not see is null, and counts as one of the page.
  const rows = pages.flatMap(({ results }) => results).filter((result) => result != null);
  return [...new Map(rows.map((result) => [(result as { id: unknown }).id, result])).values()];
}
