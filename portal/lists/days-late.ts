import { daysBetween } from '../../shared/trade/calendar-days.ts';
import { providerDay } from '../../shared/trade/provider-day.ts';

/** Days of the provider's calendar by which something at `time` (ISO 8601, or milliseconds) is later than its plan; none before it. */
export const daysLate = (plannedAt: string, time: string | number): number =>
  Math.max(0, daysBetween(providerDay(plannedAt), providerDay(time)));
