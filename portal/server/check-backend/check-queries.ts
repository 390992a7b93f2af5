import type { GraphQLSchema } from 'graphql';
import { type DocumentedQuery, QUERIES_DOCUMENTED } from '../../../shared/contract/documented/queries.ts';
import type { ApplicationNames } from './application-names.ts';
import { type Ask, isForbidden } from './ask.ts';
import type { Finding } from './finding.ts';
import { refusalOf } from './refusal-by-schema.ts';
import { rootOf } from './root-of.ts';

/**
 * What becomes of each query that is sent to an application: it is sent as ever, of a page for one row alone, unless the schema
 * already says that it is refused.
 */
export async function checkQueries(
  ask: Ask,
  schema: GraphQLSchema | undefined,
  { sentAs }: ApplicationNames,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const query of QUERIES_DOCUMENTED) {
    const finding = { group: 'Queries', thing: rootOf(query), uses: [query.use] };
    const known = schema && refusalOf(schema, sentAs(query.query, query.variables));
    findings.push({ ...finding, ...(known ? { state: 'refused', note: known } : await sent(ask, query)) });
  }
  return findings;
}

async function sent(
  ask: Ask,
  { query, variables = {} }: DocumentedQuery,
): Promise<Pick<Finding, 'state' | 'note'>> {
  const few = 'take' in variables ? { take: 1 } : {};
  const { refusal } = await ask(query, { ...variables, ...few });
  if (!refusal) return { state: 'there' };
  if (isForbidden(refusal))
    return { state: 'refused', note: `the role of the account may not read all of it: ${refusal.words}` };
  return { state: 'refused', note: refusal.words };
}
