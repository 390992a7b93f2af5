import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { UploadAnswer } from '../../../shared/contract/air-rates.ts';
import type { UploadRatesPayload } from '../../../shared/contract/air-rates-input.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';

/** A backend that only takes the chunk says nothing of the others. */
const Answer = v.fallback(v.nullable(UploadAnswer), null);

/**
 * API-42: sends a chunk of an upload. Answers which chunks have not arrived; null where the backend doesn't say.
 *
 * @throws ClientError 409 where the upload holds something else under the same number, 422 with the number of the rate
 * within the chunk as `line`
 */
export type SendChunk = (payload: UploadRatesPayload, key: string) => Promise<UploadAnswer | null>;

/** Begins an upload for a company, whose chunks are then sent one after the other. */
export async function beginUpload(client: Client, entityId: number): Promise<SendChunk> {
  const input = (payload: object) => ({ entity_id: entityId, payload });
  if (await client.isOwn())
    return (payload, key) => client.action('uploadRates', input(payload), Answer, { key });
  const { forUpload } = await loadPart(() => import('./look.ts'));
  const lookFor = await forUpload(client, entityId);
  return (payload, key) => {
    const { uploadKey, chunk, chunks, ...documented } = payload;
    return client.action('uploadRates', input(documented), Answer, { key, look: lookFor(payload) });
  };
}
