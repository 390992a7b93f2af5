import type { Feature } from '../../shared/contract/charges.ts';

/** A line as it is stored now; an amount that was left blank is null. */
export interface SavedCharge {
  /** Id of the charge type. */
  chargeType: number | null;
  unitCode: string;
  /** `USD` for a line that was converted (CHG-42); `original` then holds what was entered. */
  currency: string;
  quantity: number | null;
  unitCost: number | null;
  totalPrice: number | null;
  minimumPrice: number | null;
  comments: string;
  /** The total is not quantity times unit cost (D-21). */
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

/** What the element sends besides `CommonEvents` of `shared/element/events.ts`. */
export type ChargesEvents = {
  'fp-saved': { feature: Feature; recordId: number; charges: readonly SavedCharge[] };
};
