import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { Id } from '../../../shared/contract/id.ts';
import type { RecordRef } from '../record.ts';

const Owner = v.nullish(v.object({ entity: v.nullish(v.object({ id: Id })) }));

/**
 * REF-15, AIR-73: the company that a submission belongs to. Without a submission it is the one that the caller acts for,
 * or that the caller's link was given out for (D-129). Undefined where there is none.
 */
export async function loadEntityId(
  client: Client,
  { id }: RecordRef,
  linkedEntity: number | undefined,
): Promise<number | undefined> {
  if (id === null) {
    if (linkedEntity !== undefined) return linkedEntity;
    const { meWebUser } = await client.query(v.object({ meWebUser: Owner }), {
      name: 'meWebUser',
      query: 'query meWebUser { meWebUser { entity { id } } }',
    });
    return meWebUser?.entity?.id;
  }
  const { oneRateSubmission } = await client.query(v.object({ oneRateSubmission: Owner }), {
    name: 'oneRateSubmission',
    query:
      'query oneRateSubmission($where: RateSubmissionFilterInput!) { oneRateSubmission(where: $where) { id entity { id } } }',
    variables: { where: { id: { eq: id } } },
  });
  return oneRateSubmission?.entity?.id;
}
