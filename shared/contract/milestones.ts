import * as v from 'valibot';
import { DELAY_REASONS } from '../trade/delays/delays.ts';
import { Moment } from './day.ts';
import { Id, Revision } from './id.ts';
import { plainText } from './input-values.ts';

export const MILESTONE_NOTE_MAX_LENGTH = 200;

/** Minutes by which a clock may be ahead of the server's. */
export const CLOCK_MINUTES = 5;

/**
 * What happened at a milestone of a shipment (MOD-02): when it was reached, ISO 8601 with its offset; null takes back
 * what was recorded. `note` is what is to be said of it: left out, that stays as it is. `revision` is the shipment's, as it was
 * read.
 */
export const RecordMilestone = v.object({
  shipmentId: Id,
  milestoneId: Id,
  actualAt: v.nullable(Moment),
  note: v.optional(v.pipe(plainText(MILESTONE_NOTE_MAX_LENGTH), v.trim())),
  revision: Revision,
});
export type RecordMilestone = v.InferOutput<typeof RecordMilestone>;

/** The shipment as it stands now. */
export const RecordMilestoneAnswer = v.object({ id: Id, revision: v.number(), status: v.string() });
export type RecordMilestoneAnswer = v.InferOutput<typeof RecordMilestoneAnswer>;

/**
 * When a milestone of a shipment is expected now (MOD-02), ISO 8601 with its offset, and why it is late; null takes the
 * estimate back, with its reason. `revision` is the shipment's, as it was read.
 */
export const EstimateMilestone = v.object({
  shipmentId: Id,
  milestoneId: Id,
  estimatedAt: v.nullable(Moment),
  delayReason: v.nullable(v.picklist(DELAY_REASONS)),
  delayNote: v.pipe(plainText(MILESTONE_NOTE_MAX_LENGTH), v.trim()),
  revision: Revision,
});
export type EstimateMilestone = v.InferOutput<typeof EstimateMilestone>;

/** The shipment as it stands now. */
export const EstimateMilestoneAnswer = v.object({ id: Id, revision: v.number() });
