import { PROVIDER_DAY_START, PROVIDER_TODAY, providerDaySql } from '../db/provider-day.ts';

/**
 * SQL of whether the shipment `alias` is late: the provider's day of its next plan is over (D-154), or it is expected a day or more
 * after its plan. From when it may be so, the database keeps in `late_from` (migration `0068-expected-milestones.ts`).
 */
export const isLateSql = (alias: string): string => `(${alias}.late_from < ${PROVIDER_DAY_START})`;

/**
 * SQL of whether the open milestone `alias` is late, as the columns of `open_milestone` have it: the day of its plan is over, or it
 * is expected on a later one.
 */
const isMilestoneLateSql = (alias: string): string =>
  `(${alias}.planned_at < ${PROVIDER_DAY_START} or ${isExpectedLateSql(alias)})`;

const isExpectedLateSql = (alias: string): string =>
  `${providerDaySql(`${alias}.expected_at`)} > ${providerDaySql(`${alias}.planned_at`)}`;

/** SQL of the event of the first milestone that makes the shipment `alias` late; null where it isn't late. */
export const lateMilestoneSql = (alias: string): string => `case when ${isLateSql(alias)} then (
  select open.event from open_milestone open
  where open.shipment_id = ${alias}.id and ${isMilestoneLateSql('open')} order by open.position limit 1) end`;

/** SQL of what was noted beside the delay's reason, which the database keeps with the shipment `alias`. */
export const delayNoteSql = (alias: string): string => `case when ${alias}.delay_reason is not null then (
  select noted.delay_note from open_milestone open join milestone noted on noted.id = open.id
  where open.shipment_id = ${alias}.id and open.expected_at is not null
  order by ${isExpectedLateSql('open')} desc, open.position limit 1) end`;

/** SQL of by how many of the provider's days it is: by now or as it is expected, whichever is more; null where it isn't late. */
export const daysLateSql = (alias: string): string => `case when ${isLateSql(alias)} then greatest(
  ${alias}.expected_delay, ${PROVIDER_TODAY} - ${providerDaySql(`${alias}.next_milestone_at`)}) end`;
