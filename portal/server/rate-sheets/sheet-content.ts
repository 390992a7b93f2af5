import type {
  RateSheetCharge,
  RateSheetRate,
  RouteWithoutRates,
} from '../../../shared/contract/rate-sheets.ts';
import type { FoundRate } from '../base-rates/select-base-rates.ts';

interface Named {
  name: string;
  code: string | null;
}

/** A subscribed route; a sheet has them in the order of their ids. */
export interface SheetRoute {
  id: number;
  origin: Named;
  discharge: Named | null;
  destination: Named;
  carrier: Named | null;
}

/** An air freight rate of a submission, on a route between cities that its airports serve. */
export interface FoundAirRate {
  /** Index of the route. */
  route: number;
  id: number;
  from: Named;
  to: Named;
  airline: Named;
  /** Whose submission it is. */
  agent: string;
  validFrom: string;
  /** The last day on which it counts. */
  countsTo: string;
  transit: { min: number; max: number } | null;
  currency: string;
  /** Costs per weight level, exact decimal texts. */
  levels: readonly { level: string; value: string }[];
  charges: readonly { name: string; unitCode: string; currency: string; amount: string }[];
}

/** All that a sheet is made of; JSON. */
export interface SheetInput {
  sheet: {
    number: number;
    version: number;
    entityName: string;
    providerName: string;
    /** IANA name of the zone whose days its days are (D-154). */
    timeZone: string;
    /** YYYY-MM-DD, both included. */
    validFrom: string;
    validTo: string;
    /** Exact decimal texts. */
    fakPercentage: string;
    nacPercentage: string;
    existingRateSheetCharges: boolean;
    includeExternalRates: boolean;
    /** The day on which it was asked for, YYYY-MM-DD. */
    askedOn: string;
    /** The language of its headings. */
    locale: string;
  };
  routes: readonly SheetRoute[];
  /** Costs; external ones only where they are asked for. */
  seaRates: readonly FoundRate[];
  airRates: readonly FoundAirRate[];
  /** The rates of the company's last ready sheet; null where this is its first one. */
  previous: readonly RateSheetRate[] | null;
}

type Lists = 'seaRates' | 'airRates' | 'previous';

/**
 * As it is read and given to the thread: its long lists are the JSON texts that the database wrote, so that only the thread
 * takes the time to parse them.
 */
export type GatheredInput = Omit<SheetInput, Lists> & Record<Lists, string>;

/** The rows of a sheet, as they are stored and shown. */
export interface SheetRows {
  rates: readonly RateSheetRate[];
  airRates: readonly RateSheetRate[];
  charges: readonly RateSheetCharge[];
  routesWithoutRates: readonly RouteWithoutRates[];
  /** Rates of the sheet before that this one has not. */
  dropped: readonly RateSheetRate[];
}

/** What the thread answers. The same input gives the same rows and the same bytes. */
export interface MadeSheet {
  rows: SheetRows;
  xlsx: ArrayBuffer;
  pdf: ArrayBuffer;
}
