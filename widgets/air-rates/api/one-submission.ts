import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { CHARGE_FIELDS, RATE_FIELDS, StoredSubmission } from './submission.ts';

const Answer = v.object({ oneRateSubmission: v.nullish(StoredSubmission) });

/** A submission with all that was submitted (REF-13, REF-14); undefined where there is none that the caller may see. */
export async function loadSubmission(client: Client, id: number): Promise<StoredSubmission | undefined> {
  // The specification documents neither the customer nor the charges of one.
  const more = (await client.isOwn()) ? `customerName charges { ${CHARGE_FIELDS} }` : '';
  const { oneRateSubmission } = await client.query(Answer, {
    name: 'oneRateSubmission',
    query: `query oneRateSubmission($where: RateSubmissionFilterInput!) {
      oneRateSubmission(where: $where) {
        id createdAt entity { id } submissionNotes
        airFreightRates { ${RATE_FIELDS} } ${more}
      }
    }`,
    variables: { where: { id: { eq: id } } },
  });
  return oneRateSubmission ?? undefined;
}
