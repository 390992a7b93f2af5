import type { Job } from '../../shared/contract/jobs.ts';
import type { RateSheet, RateSheetRate } from '../../shared/contract/rate-sheets.ts';
import { graphqlError } from './network.ts';

export const JOB_ID = '33333333-3333-4333-8333-333333333333';

/** The job of a sheet as the server answers it: queued. */
export const jobAnswer = (changes: Partial<Job> = {}): Job => ({
  id: JOB_ID,
  kind: 'makeRateSheet',
  state: 'queued',
  isCancelling: false,
  progress: null,
  result: null,
  error: null,
  reasons: [],
  createdAt: '2026-11-20T10:00:00Z',
  startedAt: null,
  endedAt: null,
  ...changes,
});

/** A sheet as the server answers it: the twelfth one of company 101, ready. */
export const sheetAnswer = (changes: Partial<RateSheet> = {}): RateSheet => ({
  id: 77,
  entityId: 101,
  entityName: 'Alder Vale Imports',
  number: 12,
  version: 1,
  validFrom: '2026-11-15',
  validTo: '2026-11-30',
  fakPercentage: '50',
  nacPercentage: '12.5',
  existingRateSheetCharges: false,
  includeExternalRates: true,
  state: 'ready',
  jobId: JOB_ID,
  progress: null,
  error: null,
  reasons: [],
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Ada Byron',
  readyAt: '2026-11-20T10:01:00Z',
  previousId: null,
  replacedBy: null,
  counts: {
    routes: 130,
    rates: 210,
    airRates: 4,
    charges: 0,
    routesWithoutRates: 3,
    added: 0,
    changed: 0,
    dropped: 0,
  },
  ...changes,
});

/** A rate by sea as the server answers it: the same as in the sheet before. */
export const rateAnswer = (changes: Partial<RateSheetRate> = {}): RateSheetRate => ({
  line: 1,
  origin: { name: 'Shanghai', code: 'CNSHA' },
  discharge: null,
  destination: { name: 'Hamburg', code: 'DEHAM' },
  mode: 'Ocean',
  carrier: { name: 'Northern Star Line', code: 'NSLU' },
  kind: 'FAK',
  source: 'Own',
  reference: 'B-7',
  validFrom: '2026-11-15',
  validTo: '2026-11-30',
  transit: { min: 30, max: 34 },
  currency: 'USD',
  prices: { '20GP': '800.00' },
  change: 'same',
  before: null,
  ...changes,
});

/** The same sheet as a row of the data API's list. */
export const listedSheet = (sheet: RateSheet) => {
  const { entityId, entityName, counts, fakPercentage, nacPercentage, replacedBy, ...rest } = sheet;
  return {
    ...rest,
    entity: { id: entityId, companyName: entityName },
    fakPercentage: fakPercentage && Number(fakPercentage),
    nacPercentage: nacPercentage && Number(nacPercentage),
    routeCount: counts?.routes ?? null,
    rateCount: counts && counts.rates + counts.airRates,
    routesWithoutRates: counts?.routesWithoutRates ?? null,
    addedCount: counts?.added ?? null,
    changedCount: counts?.changed ?? null,
    droppedCount: counts?.dropped ?? null,
    replacedByVersion: replacedBy?.version ?? null,
  };
};

export const MARKUPS = 'action getMarkups';

/** What those who may choose mark-ups are answered (D-147). */
export const storedMarkups = (fakPercentage: number, nacPercentage: number) => ({
  ...{ fakPercentage, nacPercentage },
  ...{ includeExternalRates: false, revision: 0 },
});

/** What anybody else is. */
export const markupsRefused = (): Response =>
  graphqlError('Only the provider chooses mark-ups.', 403, [{ code: 'markups', values: {} }]);
