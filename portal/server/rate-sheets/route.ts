import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import { type Reason, reason, reasonIn } from '../../../shared/contract/reasons.ts';
import { runUnlistedAction } from '../actions/run-action.ts';
import { asCaller } from '../auth/as-caller.ts';
import { ApiError, invalid } from '../http/errors/api-error.ts';
import { noteInLog } from '../http/log-facts.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import { notOffered } from '../upstream/not-offered.ts';
import { requestRateSheet } from './request-sheet.ts';

const NAME = 'requestRateSheet';

/**
 * `POST /api/rate-service/rate-sheet` (bearer; API-68, D-64) {entityId, nacPercentage, fakPercentage,
 * existingRateSheetCharges, includeExternalRates, validFrom, validTo}: percentages are JSON numbers from 0 to 100, of those
 * alone who may choose them (D-147), days YYYY-MM-DD, the last one at most a month after the first (D-80). Answers 202 {accepted: true, jobId}; the job makes the
 * sheet, in the language of `Accept-Language`. A repeated `Idempotency-Key` answers the first result (D-37).
 *
 * 422 names every field that is missing or wrong, 403 is for a foreign company as for none, and with `markups` for percentages
 * of anybody else, 409 for one without routes
 * (`no_routes`), one that waits for too many sheets (`too_many_sheets`), or a key that was used for something else.
 */
export function rateSheetRoute(app: FastifyInstance, services: Services): void {
  const { betty, rateServiceUrl } = services.config;
  const routes = betty ? 'elsewhere' : 'here';
  app.post('/api/rate-service/rate-sheet', async (request, reply) => {
    noteInLog(request, { operation: NAME });
    const key = request.headers['idempotency-key']?.toString();
    const locale = requestLanguage(undefined, request.headers['accept-language']);
    const accepted = await asCaller(services.auth, request, (caller) => {
      // The fields alone: what an action takes beside them, such as a `payload` in their place, counts for nothing here.
      const input = requireValid(request.body);
      // A sheet of routes that this database doesn't have is made outside, or not at all.
      if (betty && !rateServiceUrl) throw notOffered();
      return runUnlistedAction(
        services,
        caller,
        { name: NAME, action: requestRateSheet(locale, routes) },
        { input, key, requestId: request.id },
      );
    });
    reply.code(202);
    return accepted;
  });
}

/** @throws ApiError 422 with a reason for each field, of which the first that is wrong with it */
function requireValid(body: unknown): RateSheetRequest {
  const parsed = v.safeParse(RateSheetRequest, body);
  if (parsed.success) return parsed.output;
  const reasons = new Map<string, Reason>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue);
    if (field === null) throw new ApiError(422, 'invalid', 'The body must be a JSON object.');
    if (!reasons.has(field)) reasons.set(field, { ...reasonOf(issue), field });
  }
  throw invalid([...reasons.values()]);
}

/** Of an id the contract has no reason: the browser sends no wrong one. */
const reasonOf = ({ input, message }: v.BaseIssue<unknown>): Reason =>
  input === undefined ? reason('fillIn') : (reasonIn(message) ?? reason('noNumber'));
