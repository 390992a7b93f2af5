import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { Job } from '../../../shared/contract/jobs.ts';
import {
  type RateSheet,
  RateSheetAddress,
  type RateSheetRequest,
  RateSheetsAnswer,
} from '../../../shared/contract/rate-sheets.ts';

/** API-69: with status 202, `accepted` exactly true is success; a service of others may name no job. */
const Accepted = v.object({ accepted: v.literal(true), jobId: v.nullish(v.string(), null) });
export type Accepted = v.InferOutput<typeof Accepted>;

/** The newest sheets of a company, among which the one of a job that has just ended is. */
const NEWEST = 100;

/** API-68: whatever is not a success throws (API-70), also a lost network (D-40). */
export const sendRequest = (client: Client, request: RateSheetRequest, key: string): Promise<Accepted> =>
  client.post(Accepted, {
    name: 'rate sheet',
    path: '/api/rate-service/rate-sheet',
    body: request,
    key,
    status: 202,
  });

export const loadJob = (client: Client, id: string, signal: AbortSignal): Promise<Job> =>
  client.action('getJob', { id }, Job, { signal });

export const cancelJob = (client: Client, id: string, key: string): Promise<Job> =>
  client.action('cancelJob', { id }, Job, { key });

/** The sheet that a job of the company has made; undefined for none. */
export async function findSheet(
  client: Client,
  entityId: number,
  jobId: string,
  signal: AbortSignal,
): Promise<RateSheet | undefined> {
  const ask = { entityId, offset: 0, pageSize: NEWEST };
  const { list } = await client.action('listRateSheets', ask, RateSheetsAnswer, { signal });
  return list.find((sheet) => sheet.jobId === jobId);
}

/** Where a file of a sheet can be downloaded for some minutes. */
export async function fileAddress(client: Client, id: number, format: 'xlsx' | 'pdf'): Promise<string> {
  const { url } = await client.action('getRateSheetAddress', { id, format }, RateSheetAddress);
  return client.addressOf(url);
}
