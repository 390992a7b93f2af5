/** What one unit of a currency is in US dollars on a day. */
export interface DailyRate {
  /** Positive, plain decimal text. */
  usdRate: string;
  /** YYYY-MM-DD, UTC. */
  date: string;
  /** When the source last changed it, ISO 8601. */
  updatedAt: string;
  /** Whose rate it is, in words to show. */
  source: string;
}

/** The source of today's rate: an outside service, or the demo. Throws {@link RateFailure} and nothing else. */
export type RateSource = (currency: string) => Promise<DailyRate>;

/** Why there is no rate, in words for the log: never an address, a key or anything that the service sent. */
export class RateFailure extends Error {
  override readonly name = 'RateFailure';
}

/** The UTC day of a moment, YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How old a rate may be, in days, to be taken for one of today. */
export const OLDEST_RATE_DAYS = 7;
/** SQL of today as rates are dated: in UTC, by whoever makes them. */
export const RATE_TODAY = "(now() at time zone 'UTC')::date";
export const DAY_MS = 24 * 60 * 60 * 1000;
