import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { RATE_FIELDS, StoredSubmission } from './submission.ts';

const Answer = v.object({ allRateSubmission: v.object({ results: answeredRows(StoredSubmission) }) });

/** REF-16: the latest five submissions of a company with their rates, newest first. */
export async function loadLatestSubmissions(
  client: Client,
  entityId: number,
): Promise<readonly StoredSubmission[]> {
  const { allRateSubmission } = await client.query(Answer, {
    name: 'allRateSubmission',
    query: `query allRateSubmission($where: RateSubmissionFilterInput, $sort: RateSubmissionSortInput) {
      allRateSubmission(where: $where, sort: $sort, take: 5) {
        results { id createdAt submissionNotes entity { id } airFreightRates { ${RATE_FIELDS} } }
      }
    }`,
    variables: {
      where: { entity: { id: { eq: entityId } } },
      sort: { field: 'createdAt', order: 'DESC' },
    },
  });
  return allRateSubmission.results;
}
