import { type Kysely, sql } from 'kysely';
import type { RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { JobFailure, type JobKind } from '../jobs/job-kind.ts';
import { endSheet, sentSheet } from './end-sheet.ts';
import { MAKE_RATE_SHEET, type RateSheetJob } from './job-name.ts';
import { type OutsideService, ServiceFailure, sendRequest } from './outside-service.ts';
import { pruneSheetRows } from './sheet-rows.ts';

/**
 * Has a service outside make the sheet (D-141), of which nothing comes back here. The job's id is the key of the request,
 * the same in every try.
 */
export const sendRateSheet = (
  { db }: Pick<Database, 'db'>,
  service: OutsideService,
): JobKind<RateSheetJob, RateSheetJob> => ({
  ...MAKE_RATE_SHEET,
  pauses: [2_000, 10_000, 30_000],
  facts: ({ rateSheetId }) => ({ rateSheet: rateSheetId }),

  async run({ rateSheetId }, { id, signal }) {
    const body = await requestOf(db, rateSheetId);
    if (!body) throw new JobFailure('there is no such sheet to send', { isFinal: true });
    try {
      await sendRequest(service, { body, idempotencyKey: id, signal });
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      const { message, isFinal } = error;
      throw new JobFailure(`the rate service ${message}`, { isFinal, reason: reason('rateServiceFailed') });
    }
    return { rateSheetId };
  },

  finish: (trx, { rateSheetId }) => sentSheet(trx, rateSheetId),
  notDone: (trx, { id }, end) => endSheet(trx, id, end),
  prune: pruneSheetRows,
});

/** The seven fields of API-68 of a sheet that is waited for. */
async function requestOf(
  db: Kysely<Tables>,
  rateSheetId: number,
): Promise<Required<RateSheetRequest> | undefined> {
  const { rows } = await sql<Required<RateSheetRequest>>`
    select entity_id as "entityId", nac_percentage::float8 as "nacPercentage",
      fak_percentage::float8 as "fakPercentage", existing_charges as "existingRateSheetCharges",
      external_rates as "includeExternalRates", valid_from as "validFrom", valid_to as "validTo"
    from rate_sheet where id = ${rateSheetId}::integer and state = 'waiting'`.execute(db);
  return rows[0];
}
