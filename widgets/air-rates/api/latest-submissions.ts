import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { RATE_FIELDS, StoredSubmission } from './submission.ts';

/** REF-16: the latest five submissions of a company with their rates, newest first. */
export const loadLatestSubmissions = (
  client: Client,
  entityId: number,
): Promise<readonly StoredSubmission[]> =>
  latestSubmissions(
    client,
    answeredRows(StoredSubmission),
    entityId,
    `id createdAt submissionNotes entity { id } airFreightRates { ${RATE_FIELDS} }`,
  );

/** These fields of them, in the form of `list`. */
export async function latestSubmissions<Row>(
  client: Client,
  list: v.GenericSchema<unknown, Row[]>,
  entityId: number,
  fields: string,
): Promise<readonly Row[]> {
  const answer = v.object({ allRateSubmission: v.object({ results: list }) });
  const { allRateSubmission } = await client.query(answer, {
    name: 'allRateSubmission',
    query: `query allRateSubmission($where: RateSubmissionFilterInput, $sort: RateSubmissionSortInput) {
      allRateSubmission(where: $where, sort: $sort, take: 5) {
        results { ${fields} }
      }
    }`,
    variables: {
      where: { entity: { id: { eq: entityId } } },
      sort: { field: 'createdAt', order: 'DESC' },
    },
  });
  return allRateSubmission.results;
}
