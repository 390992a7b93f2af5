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

/** When a milestone is expected, and why it is late. */
export interface Estimate {
  /** ISO 8601 */
  estimatedAt: string;
  /** One of `DELAY_REASONS`. */
  delayReason: string | null;
  delayNote: string | null;
}

/** What an estimate lacks: whoever waits until another day than planned is told why, and of a reason without a name what it is. */
export function missingIn(
  { delayReason, delayNote }: Pick<Estimate, 'delayReason' | 'delayNote'>,
  days: number,
): 'delayReason' | 'delayNote' | undefined {
  if (delayReason === 'Other' && !delayNote) return 'delayNote';
  return !delayReason && days > 0 ? 'delayReason' : undefined;
}
