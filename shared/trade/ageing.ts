/**
 * How long what is owed has been overdue, as statements of account group it: from the day on which a group begins to the day
 * before the next one.
 */
export const AGEING_BUCKETS = [
  { id: 'notDue', from: 0 },
  { id: 'days30', from: 1 },
  { id: 'days60', from: 31 },
  { id: 'days90', from: 61 },
  { id: 'over90', from: 91 },
] as const;

export type AgeingBucket = (typeof AGEING_BUCKETS)[number]['id'];

/** The group of what has been overdue for so many days; none or fewer: it isn't due yet. */
export const bucketOf = (daysOverdue: number): AgeingBucket =>
  AGEING_BUCKETS.findLast(({ from }) => from <= Math.max(0, daysOverdue))!.id;
