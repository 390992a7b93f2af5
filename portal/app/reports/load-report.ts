import type { Client } from '../../../shared/client/client.ts';
import { ReportAnswer, type ReportMode } from '../../../shared/contract/reports.ts';
import type { ReportQuery } from './report-query.ts';

export interface Report {
  mode: ReportMode;
  /** What it was asked for. */
  query: ReportQuery;
  answer: ReportAnswer;
}

/** Throws `ClientError`. */
export async function loadReport(
  client: Client,
  { mode, query }: Pick<Report, 'mode' | 'query'>,
  signal: AbortSignal,
): Promise<Report> {
  const { from, to, carrier, customer, lane } = query;
  const asked = { mode, from, to, ...(carrier && { carrier }), ...(customer && { customer }), ...lane };
  return { mode, query, answer: await client.action('reportShipments', asked, ReportAnswer, { signal }) };
}
