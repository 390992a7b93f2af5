import * as v from 'valibot';
import { Id } from './id.ts';

/** Minutes by which a clock may be ahead of the server's. */
export const CLOCK_MINUTES = 5;

/**
 * What happened at a milestone of a shipment (MOD-02): when it was reached, ISO 8601 with its offset; null takes back
 * what was recorded. `revision` is the shipment's, as it was read.
 */
export const RecordMilestone = v.object({
  shipmentId: Id,
  milestoneId: Id,
  actualAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  revision: v.number(),
});
export type RecordMilestone = v.InferOutput<typeof RecordMilestone>;

/** The shipment as it stands now. */
export const RecordMilestoneAnswer = v.object({ id: Id, revision: v.number(), status: v.string() });
export type RecordMilestoneAnswer = v.InferOutput<typeof RecordMilestoneAnswer>;
