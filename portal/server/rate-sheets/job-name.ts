import * as v from 'valibot';

const payload = v.object({ rateSheetId: v.number() });
export type RateSheetJob = v.InferOutput<typeof payload>;

/** The job of a rate sheet, as it is put into the queue: it makes the sheet, or hands the request to an outside service. */
export const MAKE_RATE_SHEET = { name: 'makeRateSheet', payload };
