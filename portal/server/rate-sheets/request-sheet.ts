import { sql } from 'kysely';
import type * as v from 'valibot';
import { type RateSheetAccepted, RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { defineUnlistedAction } from '../actions/action.ts';
import { mayWriteOfEntity } from '../auth/rights/entity-rights.ts';
import { decidesForProvider } from '../auth/rights/provider-admin.ts';
import { forbidden } from '../http/errors/api-error.ts';
import { sheetMarkups } from '../markups/sheet-markups.ts';
import { addSheet } from './add-sheet.ts';

/**
 * Asks for the sheet of a company, in a language: {@link RateSheetAccepted}. 403 for a foreign company and for one that
 * there isn't, and `markups` for percentages of those who may not choose them, 409 `no_routes` and `too_many_sheets`.
 */
export const requestRateSheet = (locale: Locale, routes: 'here' | 'elsewhere') =>
  defineUnlistedAction({
    input: RateSheetRequest,
    async allow(trx, caller, { entityId }) {
      const { rows } = await sql`
        select 1 from company where company.id = ${entityId}::integer
          and ${mayWriteOfEntity(caller, 'rateSheet', sql`company.id`)}`.execute(trx);
      if (rows.length === 0) throw forbidden();
      return caller;
    },
    async run(trx, caller, request) {
      // Where the routes are elsewhere the form offers everybody percentages, which it can't ask for: they count for nothing then.
      const areIgnored = routes === 'elsewhere' && !(await decidesForProvider(trx, caller));
      const chosen = areIgnored ? {} : request;
      const wanted = {
        entity_id: request.entityId,
        valid_from: request.validFrom,
        valid_to: request.validTo,
        ...(await sheetMarkups(trx, caller, request.entityId, chosen)),
        existing_charges: request.existingRateSheetCharges,
        external_rates: request.includeExternalRates,
        locale,
      };
      const { jobId, audit } = await addSheet(trx, caller, wanted, { routes });
      const result = { accepted: true, jobId } satisfies v.InferOutput<typeof RateSheetAccepted>;
      return { result, audit, hasJob: true };
    },
  });
