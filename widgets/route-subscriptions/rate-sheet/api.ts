import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import type { RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';

/** API-69: with status 202, `accepted` exactly true is success; a service of others may name no job. */
const Accepted = v.object({ accepted: v.literal(true), jobId: v.nullish(v.string(), null) });
export type Accepted = v.InferOutput<typeof Accepted>;

/** API-68: whatever is not a success throws (API-70), also a lost network (D-40). */
export const sendRequest = async (
  client: Client,
  request: RateSheetRequest,
  language: string,
  key: string,
): Promise<Accepted> => {
  const accepted = await client.post(Accepted, {
    name: 'rate sheet',
    path: '/api/rate-service/rate-sheet',
    body: request,
    language,
    key,
    status: 202,
  });
  // Nobody but our own server tells how far a job is.
  return (await client.isOwn()) ? accepted : { ...accepted, jobId: null };
};
