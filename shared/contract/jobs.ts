import * as v from 'valibot';
import { SentReasons } from './reasons.ts';

const JobState = v.picklist(['queued', 'running', 'done', 'failed', 'cancelled']);
export type JobState = v.InferOutput<typeof JobState>;

/** Long work that somebody asked for (D-141). Times are ISO 8601 in UTC. */
export const Job = v.object({
  id: v.string(),
  /** Which work it is. */
  kind: v.string(),
  state: JobState,
  /** Its end was asked for; it goes on until its server notices, within seconds. */
  isCancelling: v.boolean(),
  /** null where it isn't known; the units are those of the kind. */
  progress: v.nullable(v.object({ done: v.number(), total: v.number() })),
  /** What came of a job that is done; its form is that of the kind. */
  result: v.unknown(),
  /** Why it failed, in English; else null. `reasons` say the same. */
  error: v.nullable(v.string()),
  reasons: SentReasons,
  createdAt: v.string(),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
});

export type Job = v.InferOutput<typeof Job>;

const JobId = v.pipe(v.string(), v.uuid());

/** `getJob`, and `cancelJob`, which both answer {@link Job}. */
export const OneJob = v.object({ id: JobId });

/** `listJobs`: newest first; `before` is the id of the last job of the page before. */
export const ListJobs = v.object({
  before: v.nullish(JobId),
  take: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 30),
});

export const JobsAnswer = v.object({ jobs: v.array(Job), hasMore: v.boolean() });
