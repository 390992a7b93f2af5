import type { LocalChargeCurrency } from './air-rates.ts';

/** One lane as it is sent (AIR-35). Numbers are decimal texts without group marks, such as `4.5`. */
export interface RateInput {
  /** The IATA code, in capitals. */
  readonly from: string;
  readonly fromAirportId: number;
  readonly fromAirportCode: string;
  readonly to: string;
  readonly toAirportId: number;
  readonly toAirportCode: string;
  /** The airline's company name. */
  readonly airline: string;
  /** Only levels that have a price (REF-21); `level` is `minimum`, `normal` or a number of kilograms. */
  readonly weight: readonly { readonly level: string; readonly value: string }[];
  readonly maxCapacity: string | null;
  /** Days */
  readonly minTime: string;
  readonly maxTime: string;
  readonly routing: readonly { readonly value: string; readonly index: number }[];
  /** YYYY-MM-DD */
  readonly validityFrom: string;
  readonly validityTo: string | null;
  readonly comment: string;
}

/** AIR-38 */
export interface LocalChargeInput {
  readonly name: string;
  readonly currency: LocalChargeCurrency;
  readonly kgRate: string | null;
  readonly shipmentRate: string | null;
  readonly minRate: string | null;
}

/** The payload of one chunk of an upload (API-42, D-26, D-129); `entity_id` stands beside it. */
export interface UploadRatesPayload {
  readonly rates: readonly RateInput[];
  readonly submissionNotes: { readonly customerName: string; readonly notes: readonly string[] };
  /** Left out where the first charge has no name (API-43). */
  readonly charges?: readonly LocalChargeInput[];
  readonly isFinalChunk: boolean;
  /** The submission that the form was opened with; left out for a new draft. */
  readonly recordId?: number;
  /** One for all chunks of an upload, and for every new try of it. */
  readonly uploadKey: string;
  /** Number of this chunk, from 1 to `chunks`. */
  readonly chunk: number;
  readonly chunks: number;
}
