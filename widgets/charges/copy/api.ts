import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { isManifest, type RecordRef } from '../record.ts';

const Other = v.object({
  id: v.number(),
  reference: v.nullish(v.string(), ''),
  mode: v.nullish(v.string(), ''),
  container_type: v.nullish(v.string(), ''),
});
export type OtherRecord = v.InferOutput<typeof Other>;

/** As many as one answer of the data API may hold. */
const MOST = 200;

/**
 * The other quotes (or manifests) of the same customer that the caller may see, newest first: those whose reference
 * contains the text, or any of them.
 */
export async function loadOthers(
  client: Client,
  record: RecordRef,
  customerId: number,
  text: string,
  signal: AbortSignal,
): Promise<readonly OtherRecord[]> {
  const [root, fields] = isManifest(record)
    ? ['allManifest', 'id reference']
    : ['allQuote', 'id reference mode container_type'];
  const [head, search] = text ? ['($text: String!)', ', reference: {matches: $text}'] : ['', ''];
  const where = `id: {neq: ${record.id}}, customer: {id: {eq: ${customerId}}}${search}`;
  const sort = 'sort: {field: id, order: DESC}';
  const query = `query ${root}${head} { ${root}(where: {${where}}, ${sort}, take: ${MOST}) { results { ${fields} } } }`;
  const schema = v.object({ [root]: v.object({ results: answeredRows(Other) }) });
  const data = await client.query(schema, { name: root, query, variables: text ? { text } : {}, signal });
  return data[root]!.results;
}
