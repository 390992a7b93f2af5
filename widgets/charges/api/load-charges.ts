import type { Client } from '../../../shared/client/client.ts';
import { type Charges, ChargeTypeList, chargesAnswer } from '../../../shared/contract/charges.ts';
import type { RecordRef } from '../record.ts';

/** What a load gave, with charge types in any case. */
export type LoadedCharges = Charges & { chargetypes: NonNullable<Charges['chargetypes']> };

/** API-49, API-50; a backend that leaves the charge types out is asked for their list (D-66). */
export async function loadCharges(
  client: Client,
  { id, feature, role }: RecordRef,
  signal?: AbortSignal,
): Promise<LoadedCharges> {
  const input = { recordId: id, featureType: feature, ...((await client.isOwn()) && { role }) };
  const answer = await client.action('loadCharges', input, chargesAnswer(feature), { signal });
  const chargetypes =
    answer.chargetypes ?? (await client.action('listChargeTypes', {}, ChargeTypeList, { signal })).list;
  return { ...answer, chargetypes };
}
