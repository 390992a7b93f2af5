/** Why a milestone of a shipment is late. */
export const DELAY_REASONS = [
  'Port Congestion',
  'Weather',
  'Vessel Delay',
  'Flight Delay',
  'Rolled by Carrier',
  'Equipment Shortage',
  'Customs Inspection',
  'Missing Documents',
  'Other',
] as const;

export type DelayReason = (typeof DELAY_REASONS)[number];

const DAY_MS = 86_400_000;
const dayOf = (time: string | number): number => Math.floor(new Date(time).getTime() / DAY_MS);

/** Days of the calendar in UTC by which something at `time` (ISO 8601, or milliseconds) is later than its plan; none before it. */
export const daysLate = (plannedAt: string, time: string | number): number =>
  Math.max(0, dayOf(time) - dayOf(plannedAt));

/** When a milestone is expected, and why it is late. */
export interface Estimate {
  /** ISO 8601 */
  estimatedAt: string;
  /** One of `DELAY_REASONS`. */
  delayReason: string | null;
  delayNote: string | null;
}

/** What an estimate lacks: whoever waits until another day is told why, and of a reason without a name what it is. */
export function missingIn(
  { estimatedAt, delayReason, delayNote }: Estimate,
  plannedAt: string,
): 'delayReason' | 'delayNote' | undefined {
  if (delayReason === 'Other' && !delayNote) return 'delayNote';
  return !delayReason && daysLate(plannedAt, estimatedAt) > 0 ? 'delayReason' : undefined;
}
