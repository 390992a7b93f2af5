/** A lane as it was sent (AIR-35); numbers are decimal texts. */
export interface SubmittedRate {
  /** IATA codes; the ids are those of the airports. */
  readonly from: string;
  readonly fromAirportId: number | null;
  readonly fromAirportCode: string;
  readonly to: string;
  readonly toAirportId: number | null;
  readonly toAirportCode: string;
  /** The airline's name. */
  readonly airline: string;
  /** The levels that have a price (REF-21): `minimum`, `normal` or a number of kilograms. */
  readonly weight: readonly { readonly level: string; readonly value: string }[];
  readonly maxCapacity: string | null;
  /** Days */
  readonly minTime: string;
  readonly maxTime: string;
  /** IATA codes in their order. */
  readonly routing: readonly { readonly value: string; readonly index: number }[];
  /** YYYY-MM-DD */
  readonly validityFrom: string;
  readonly validityTo: string | null;
  readonly comment: string;
}

/** What the element sends besides `CommonEvents` of `shared/element/events.ts`. */
export type AirRateEvents = {
  /** Every rate is stored. `recordId` is the submission that the form was opened with; null for a new draft. */
  'fp-submitted': { recordId: number | null; rates: readonly SubmittedRate[] };
  /** The entries were stored on this device under the key, at `savedAt` milliseconds since 1970. */
  'fp-draft': { key: string; savedAt: number };
};
