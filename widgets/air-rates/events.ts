import type { RateInput } from '../../shared/contract/air-rates-input.ts';

/** What the element sends besides `CommonEvents` of `shared/element/events.ts`. */
export type AirRateEvents = {
  /** Every rate is stored. `recordId` is the submission that the form was opened with; null for a new draft. */
  'fp-submitted': { recordId: number | null; rates: readonly RateInput[] };
  /** The entries were stored on this device under the key, at `savedAt` milliseconds since 1970. */
  'fp-draft': { key: string; savedAt: number };
};
