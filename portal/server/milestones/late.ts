const dayOf = (time: string) => `(${time} at time zone 'UTC')::date`;

/**
 * SQL of whether the shipment `alias` is late: its next plan has passed, or it is expected a day or more after its plan. From
 * when it is so, the database keeps in `late_from` (migration `0068-expected-milestones.ts`).
 */
export const isLateSql = (alias: string): string => `(${alias}.late_from < now())`;

/** SQL of by how many days in UTC it is: by now or as it is expected, whichever is more; null where it isn't late. */
export const daysLateSql = (alias: string): string => `case when ${isLateSql(alias)} then greatest(
  ${alias}.expected_delay, ${dayOf('now()')} - ${dayOf(`${alias}.next_milestone_at`)}) end`;
