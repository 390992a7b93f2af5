import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { UploadAnswer } from '../../../shared/contract/air-rates.ts';
import type { UploadRatesPayload } from '../../../shared/contract/air-rates-input.ts';

/** A backend that only takes the chunk says nothing of the others. */
const Answer = v.fallback(v.nullable(UploadAnswer), null);

/**
 * API-42: one chunk of an upload for a company. Answers which chunks have not arrived; null where the backend doesn't
 * say.
 *
 * @throws ClientError 409 where the upload holds something else under the same number, 422 with the number of the rate
 * within the chunk as `line`
 */
export const uploadRates = async (
  client: Client,
  entityId: number,
  payload: UploadRatesPayload,
  key: string,
): Promise<UploadAnswer | null> => {
  const { uploadKey, chunk, chunks, ...documented } = payload;
  const sent = (await client.isOwn()) ? payload : documented;
  return client.action('uploadRates', { entity_id: entityId, payload: sent }, Answer, { key });
};
