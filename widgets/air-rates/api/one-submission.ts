import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { CHARGE_FIELDS, RATE_FIELDS, StoredSubmission } from './submission.ts';

const Answer = v.object({ oneRateSubmission: v.nullish(StoredSubmission) });

/** A submission with all that was submitted (REF-13, REF-14); undefined where there is none that the caller may see. */
export async function loadSubmission(client: Client, id: number): Promise<StoredSubmission | undefined> {
  const { oneRateSubmission } = await client.query(Answer, {
    name: 'oneRateSubmission',
    query: `query oneRateSubmission($where: JSON) {
      oneRateSubmission(where: $where) {
        id createdAt entity { id } customerName submissionNotes
        airFreightRates { ${RATE_FIELDS} } charges { ${CHARGE_FIELDS} }
      }
    }`,
    variables: { where: { id: { eq: id } } },
  });
  return oneRateSubmission ?? undefined;
}
