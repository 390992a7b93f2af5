import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { Job } from '../../../shared/contract/jobs.ts';
import { RateSheet, RateSheetAddress, type RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';

/** API-69: with status 202, `accepted` exactly true is success; a service of others may name no job. */
const Accepted = v.object({ accepted: v.literal(true), jobId: v.nullish(v.string(), null) });
export type Accepted = v.InferOutput<typeof Accepted>;

/** What a job of this kind answers. */
const Result = v.object({ rateSheetId: v.number() });

/** API-68: whatever is not a success throws (API-70), also a lost network (D-40). */
export const sendRequest = (
  client: Client,
  request: RateSheetRequest,
  language: string,
  key: string,
): Promise<Accepted> =>
  client.post(Accepted, {
    name: 'rate sheet',
    path: '/api/rate-service/rate-sheet',
    body: request,
    language,
    key,
    status: 202,
  });

export const loadJob = (client: Client, id: string, signal: AbortSignal): Promise<Job> =>
  client.action('getJob', { id }, Job, { signal });

export const cancelJob = (client: Client, id: string, key: string): Promise<Job> =>
  client.action('cancelJob', { id }, Job, { key });

/** The sheet that a job has made; undefined for a result of another form. */
export async function sheetOf(client: Client, job: Job, signal: AbortSignal): Promise<RateSheet | undefined> {
  const result = v.safeParse(Result, job.result);
  if (!result.success) return undefined;
  return client.action('getRateSheet', { id: result.output.rateSheetId }, RateSheet, { signal });
}

/** Where a file of a sheet can be downloaded for some minutes. */
export async function fileAddress(client: Client, id: number, format: 'xlsx' | 'pdf'): Promise<string> {
  const { url } = await client.action('getRateSheetAddress', { id, format }, RateSheetAddress);
  return client.addressOf(url);
}
