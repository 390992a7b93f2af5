/** What the form of rate sheets sends besides `CommonEvents` of `shared/element/events.ts`. */
export type RateSheetEvents = {
  /** The server has accepted the work (API-69); `jobId` is the id for `getJob`, null where a rate service names none. */
  'fp-accepted': { jobId: string | null };
};
