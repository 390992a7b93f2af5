import type { Services } from '../services.ts';
import { makeRateSheet } from './make-rate-sheet.ts';
import { sendRateSheet } from './send-rate-sheet.ts';

/** From now on this server also makes rate sheets, or has the service of `RATE_SERVICE_URL` make them (D-141). */
export function addRateSheetJob({
  config,
  database,
  issuedFiles,
  jobs,
}: Pick<Services, 'config' | 'database' | 'issuedFiles' | 'jobs'>): void {
  const { rateServiceUrl: url, rateServiceKey: key } = config;
  if (url) jobs.add(sendRateSheet(database, { url, key }));
  else jobs.add(makeRateSheet({ database, issuedFiles, config }));
}
