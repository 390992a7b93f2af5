/**
 * What the events of the elements carry, and the types of that. Written by hand; `test/widgets/types.ts` holds it to the
 * code.
 */

/** `detail` of `fp-error`. */
export interface ElementError {
  message: string;
  code: string;
  cause?: unknown;
  /** Of the bundle. */
  version: string;
}

/** `detail` of `fp-timing`: numbers alone, nothing of a person or record. */
export interface ElementTiming {
  /** The bundle's scripts until the first `fp-ready`; a load, until `fp-ready`; a save that stored everything. */
  phase: 'code' | 'ready' | 'saved';
  milliseconds: number;
  /** How many requests it took, or scripts. */
  requests: number;
  /** Bytes of what was sent, and of what came back: of scripts over the network, of answers as they are read. */
  sent: number;
  received: number;
  /** Of the bundle. */
  version: string;
}

export interface SavedPurchaseOrder {
  id: number;
  /** The order's number. */
  orderNumbers: string;
  styleNumbers: readonly { id: number; styleNumber: string }[];
  /** Ids of those of its style numbers that the record carries. */
  selectedSN: readonly number[];
}

/** A line as it is stored now; an amount that was left blank is null. */
export interface SavedCharge {
  /** Id of the charge type. */
  chargeType: number | null;
  unitCode: string;
  /** `USD` for a line that was converted; `original` then holds what was entered. */
  currency: string;
  quantity: number | null;
  unitCost: number | null;
  totalPrice: number | null;
  minimumPrice: number | null;
  comments: string;
  /** The total is not quantity times unit cost. */
  manuallyEditedTotal: boolean;
  original: {
    currency: string;
    unitCost: number | null;
    totalPrice: number | null;
    minimumPrice: number | null;
    rate: number | null;
    /** YYYY-MM-DD */
    rateDate: string;
    source: string;
  } | null;
}

/** A line that a page enters. What is left out is blank; amounts are numbers or decimal texts. */
export interface GivenCharge {
  /** Id of the charge type. */
  chargeType?: number | null;
  unitCode?: string;
  currency?: string;
  /** FCL lines have neither of the two. */
  quantity?: number | string | null;
  unitCost?: number | string | null;
  /** The price of an FCL line; of others it is quantity times unit cost, unless it was edited by hand. */
  totalPrice?: number | string | null;
  minimumPrice?: number | string | null;
  comments?: string;
  manuallyEditedTotal?: boolean;
}

export type ChargesFeature =
  | 'exw_charges'
  | 'destination_charges'
  | 'manifests_charges'
  | 'freight_charges'
  | 'delivery_charges'
  | 'origin_charges'
  | 'pickup_charges'
  | 'rail_charges';

/** A lane as it was sent; numbers are decimal texts. */
export interface SubmittedRate {
  /** IATA codes; the ids are those of the airports. */
  from: string;
  fromAirportId: number | null;
  fromAirportCode: string;
  to: string;
  toAirportId: number | null;
  toAirportCode: string;
  /** The airline's name. */
  airline: string;
  /** The levels that have a price: `minimum`, `normal` or a number of kilograms. */
  weight: readonly { level: string; value: string }[];
  maxCapacity: string | null;
  /** Days */
  minTime: string;
  maxTime: string;
  /** IATA codes in their order. */
  routing: readonly { value: string; index: number }[];
  /** YYYY-MM-DD */
  validityFrom: string;
  validityTo: string | null;
  comment: string;
}
