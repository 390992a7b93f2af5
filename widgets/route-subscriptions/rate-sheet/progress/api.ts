import * as v from 'valibot';
import type { Client } from '../../../../shared/client/client.ts';
import { Job } from '../../../../shared/contract/jobs.ts';
import { RateSheet, RateSheetAddress } from '../../../../shared/contract/rate-sheets.ts';

/** What a job of this kind answers. */
const Result = v.object({ rateSheetId: v.number() });

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
