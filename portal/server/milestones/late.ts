import { PROVIDER_TODAY, providerDaySql } from '../db/provider-day.ts';

/**
 * SQL of whether the shipment `alias` is late: its next plan has passed, or it is expected a day or more after its plan. From
 * when it is so, the database keeps in `late_from` (migration `0068-expected-milestones.ts`).
 */
export const isLateSql = (alias: string): string => `(${alias}.late_from < now())`;

/** SQL of by how many of the provider's days it is: by now or as it is expected, whichever is more; null where it isn't late. */
export const daysLateSql = (alias: string): string => `case when ${isLateSql(alias)} then greatest(
  ${alias}.expected_delay, ${PROVIDER_TODAY} - ${providerDaySql(`${alias}.next_milestone_at`)}) end`;
