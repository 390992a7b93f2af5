import * as v from 'valibot';
import { Id } from './id.ts';
import { because } from './reasons.ts';

export const REPORT_MODES = ['ocean', 'air'] as const;
export type ReportMode = (typeof REPORT_MODES)[number];

/** Months of one report. */
export const MOST_MONTHS = 24;

/** A month as YYYY-MM, in UTC. */
const Month = v.pipe(v.string(), v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, because('noDate')));

/** How many months after 0000-01 one is. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The month that is so many months later. */
export function monthAfter(month: string, count: number): string {
  const number = monthNumber(month) + count;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** From the first to the last month, both included; at least 1 of a period that doesn't end before it begins. */
export const monthsOf = ({ from, to }: { from: string; to: string }): number =>
  monthNumber(to) - monthNumber(from) + 1;

/**
 * `reportShipments` (MOD-17, MOD-18): the shipments of one mode that were made in these months, both included. `origin` and
 * `destination` are ports by sea and airports by air.
 */
export const ReportShipments = v.pipe(
  v.object({
    mode: v.picklist(REPORT_MODES),
    from: Month,
    to: Month,
    carrier: v.nullish(Id, null),
    /** The company whose goods they are. */
    customer: v.nullish(Id, null),
    origin: v.nullish(Id, null),
    destination: v.nullish(Id, null),
  }),
  v.check(
    (period) => monthsOf(period) >= 1 && monthsOf(period) <= MOST_MONTHS,
    because('reportPeriod', { most: MOST_MONTHS }),
  ),
);
export type ReportShipments = v.InferOutput<typeof ReportShipments>;

/** What shipments come to. */
export const Figures = v.object({
  shipments: v.number(),
  containers: v.number(),
  teu: v.number(),
  weightKg: v.number(),
  volumeCbm: v.number(),
  /** Shipments that arrived and had a plan; only these count in the days, so that both are of the same ones. */
  arrived: v.number(),
  /** Days from departure to arrival, on average. */
  plannedDays: v.nullable(v.number()),
  actualDays: v.nullable(v.number()),
  /** Of those that arrived, how many did on the planned day or before it. */
  onTime: v.number(),
  /** Shipments of which the caller sees what was billed, or else agreed or charged. */
  charged: v.number(),
  /** Exact decimal text for each currency; null is what has none. Different currencies are never added up. */
  spend: v.array(v.object({ currency: v.nullable(v.string()), amount: v.string() })),
});
export type Figures = v.InferOutput<typeof Figures>;

const Place = v.nullable(v.object({ id: Id, code: v.string(), name: v.string() }));
export type Place = v.InferOutput<typeof Place>;

const Company = v.nullable(v.object({ id: Id, name: v.string() }));

/** What has no carrier, customer or place has null; `isRest` are all those beyond the 100 with most shipments. */
const Part = { isRest: v.boolean(), figures: Figures };

/**
 * `months` and `totals` are what the filters leave; `lanes`, `carriers` and `customers` are each compared beyond the filter of their own,
 * the ones with most shipments first. `before`: as many months before these.
 */
export const ReportAnswer = v.object({
  totals: Figures,
  before: Figures,
  months: v.array(v.object({ month: v.string(), figures: Figures })),
  lanes: v.array(v.object({ ...Part, origin: Place, destination: Place })),
  carriers: v.array(v.object({ ...Part, carrier: Company })),
  customers: v.array(v.object({ ...Part, customer: Company })),
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;
