import * as v from 'valibot';
import { RATE_CONTAINERS, RATE_KINDS, RATE_SOURCES } from '../trade/base-rate-words.ts';
import { windowProblem } from '../trade/rate-sheet-rules.ts';
import { Day, isDay } from './day.ts';
import { Id } from './id.ts';
import { Percentage } from './markups.ts';
import { because, SentReasons } from './reasons.ts';

/** Of two days of the calendar; of others something else is wrong. */
const isWithout =
  (problem: 'order' | 'length') =>
  ({ validFrom, validTo }: { validFrom: string; validTo: string }): boolean =>
    !isDay(validFrom) || !isDay(validTo) || windowProblem(validFrom, validTo) !== problem;

/**
 * `POST /api/rate-service/rate-sheet` (API-68, D-64): what a sheet is made of, for the company `entityId`. The percentages come
 * from those alone who may choose them, and hold for this sheet; without them it has the company's own (D-147).
 */
export const RateSheetRequest = v.pipe(
  v.object({
    entityId: Id,
    nacPercentage: v.optional(Percentage),
    fakPercentage: v.optional(Percentage),
    existingRateSheetCharges: v.boolean(because('fillIn')),
    includeExternalRates: v.boolean(because('fillIn')),
    validFrom: Day,
    validTo: Day,
  }),
  v.forward(v.partialCheck([['validFrom'], ['validTo']], isWithout('order'), because('validToBeforeFrom')), [
    'validTo',
  ]),
  v.forward(v.partialCheck([['validFrom'], ['validTo']], isWithout('length'), because('windowOverMonth')), [
    'validTo',
  ]),
);
export type RateSheetRequest = v.InferOutput<typeof RateSheetRequest>;

/** API-69: the answer with status 202. */
export const RateSheetAccepted = v.object({ accepted: v.literal(true), jobId: v.string() });

/** A port by its UN/LOCODE, an airport by its IATA code, a carrier by its SCAC or IATA code if it has one. */
const Named = v.object({ name: v.string(), code: v.nullable(v.string()) });

/**
 * How far a sheet is. `sent`: an outside rate service has accepted the work (D-141), so there is nothing to download
 * here.
 */
export const SHEET_STATES = ['waiting', 'making', 'ready', 'sent', 'failed', 'cancelled'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/**
 * A rate sheet (MOD-11). Once it is ready its rows and files never change: what is issued again is another sheet with the same
 * `number` and the next `version`.
 */
export const RateSheet = v.object({
  id: Id,
  entityId: Id,
  entityName: v.string(),
  /** Counts the sheets of the company; all versions of one share it. */
  number: v.number(),
  version: v.number(),
  /** YYYY-MM-DD, both included. */
  validFrom: v.string(),
  validTo: v.string(),
  /** Exact decimal texts; null for those who may not choose mark-ups (D-147). */
  fakPercentage: v.nullable(v.string()),
  nacPercentage: v.nullable(v.string()),
  existingRateSheetCharges: v.boolean(),
  includeExternalRates: v.boolean(),
  state: v.picklist(SHEET_STATES),
  /** To ask for and to cancel while it is waited for; null once the job is forgotten. */
  jobId: v.nullable(v.string()),
  /** Of a sheet that is being made; null where it isn't known. */
  progress: v.nullable(v.object({ done: v.number(), total: v.number() })),
  /** Why it failed. */
  error: v.nullable(v.string()),
  reasons: SentReasons,
  /** ISO 8601, UTC */
  createdAt: v.string(),
  /** Who asked for it, as the audit log names people and links. */
  createdBy: v.string(),
  /** When it was ready. */
  readyAt: v.nullable(v.string()),
  /** The ready sheet that its changes are told against: the company's last one before it. */
  previousId: v.nullable(Id),
  /** The newest version of the same number that is made, where this isn't it. */
  replacedBy: v.nullish(v.object({ id: Id, version: v.number() }), null),
  /** Of a ready sheet, else null: how many rows its parts have. */
  counts: v.nullable(
    v.object({
      routes: v.number(),
      rates: v.number(),
      airRates: v.number(),
      charges: v.number(),
      routesWithoutRates: v.number(),
      added: v.number(),
      changed: v.number(),
      dropped: v.number(),
    }),
  ),
});
export type RateSheet = v.InferOutput<typeof RateSheet>;

/** How long a ready sheet is news. */
export const RECENT_SHEET_DAYS = 14;

/** `listRateSheets`: newest first, of the company, or without `entityId` of all that the caller may see. */
export const ListRateSheets = v.object({
  entityId: v.nullish(Id, null),
  /** Those alone that became ready in the last {@link RECENT_SHEET_DAYS}, each number in its newest version. */
  recent: v.optional(v.boolean(), false),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
});

/** `getRateSheet` and `reissueRateSheet`, which both answer a {@link RateSheet}; 404 for an unknown or foreign one. */
export const OneRateSheet = v.object({ id: Id });

/** The columns of prices by sea, in their order: containers, then less than a container per CBM and at least. */
export const SEA_PRICES = [...RATE_CONTAINERS, 'lclPerCbm', 'lclMinimum'] as const;

/** Selling prices as exact decimal texts, by column: one of {@link SEA_PRICES}, by air a weight level. */
const Prices = v.record(v.string(), v.string());

const row = {
  /** From 1, in the order of its part. */
  line: v.number(),
  origin: Named,
  /** Where it is discharged if that isn't the destination. */
  discharge: v.nullable(Named),
  destination: Named,
};

/** A rate of a sheet, with the mark-up of its own type, and never its cost (D-142). */
export const RateSheetRate = v.object({
  ...row,
  mode: v.picklist(['Ocean', 'Air']),
  carrier: Named,
  kind: v.picklist(RATE_KINDS),
  source: v.picklist(RATE_SOURCES),
  /** What the stored rate is found by, such as `B-1042` of a base rate or `A-88` of an air freight rate. */
  reference: v.string(),
  /** The days of the sheet on which it counts, both included. */
  validFrom: v.string(),
  validTo: v.string(),
  /** In days. */
  transit: v.nullable(v.object({ min: v.number(), max: v.number() })),
  currency: v.string(),
  prices: Prices,
  /** Against the sheet before; null where there is none. A dropped one is no rate of this sheet. */
  change: v.nullable(v.picklist(['new', 'changed', 'same', 'dropped'])),
  /** The prices of the sheet before, of a rate that has changed. */
  before: v.nullable(Prices),
});
export type RateSheetRate = v.InferOutput<typeof RateSheetRate>;

/** A local charge that is stored with a rate of the sheet (D-140), as it is: the mark-ups are on freight. */
export const RateSheetCharge = v.object({
  ...row,
  carrier: Named,
  /** Of the rate. */
  reference: v.string(),
  name: v.string(),
  unitCode: v.string(),
  currency: v.string(),
  amount: v.string(),
});
export type RateSheetCharge = v.InferOutput<typeof RateSheetCharge>;

/** A subscribed route of which no rate counts in the sheet's days. */
export const RouteWithoutRates = v.object({ ...row, carrier: v.nullable(Named) });
export type RouteWithoutRates = v.InferOutput<typeof RouteWithoutRates>;

/**
 * The parts of a sheet. `changes` has the rates that are new, changed or dropped; `rates` those by sea and `airRates`
 * those by air, each also those that stayed the same.
 */
export const SHEET_PARTS = ['rates', 'airRates', 'charges', 'routesWithoutRates', 'changes'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** `listRateSheetRows`: rows of one part of a ready sheet, in the order of the sheet. */
export const ListRateSheetRows = v.object({
  id: Id,
  part: v.picklist(SHEET_PARTS),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
});
export const RateSheetRowsAnswer = v.object({
  rates: v.optional(v.array(RateSheetRate), []),
  charges: v.optional(v.array(RateSheetCharge), []),
  routes: v.optional(v.array(RouteWithoutRates), []),
  count: v.number(),
});
export type RateSheetRowsAnswer = v.InferOutput<typeof RateSheetRowsAnswer>;

/** `getRateSheetAddress`: where the file is downloaded for some minutes. */
export const GetRateSheetAddress = v.object({ id: Id, format: v.picklist(['xlsx', 'pdf']) });
export const RateSheetAddress = v.object({ url: v.string(), expiresAt: v.string() });

/** `listRouteRates`: of which routes of a company rates count in a time, for at most a page of them; answers `RouteRatesAnswer`. */
export const ListRouteRates = v.object({
  entityId: Id,
  ids: v.pipe(v.array(Id), v.maxLength(200)),
  validFrom: Day,
  validTo: Day,
  includeExternalRates: v.optional(v.boolean(), false),
});
