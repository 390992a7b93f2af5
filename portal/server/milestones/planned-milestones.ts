import {
  isAtDestination,
  MILESTONES_OF,
  type MilestoneEvent,
} from '../../../shared/trade/milestone-events.ts';
import type { RecordMode } from '../../../shared/trade/record-words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is known of a way: moments in ISO 8601. */
interface KnownTimes {
  departsAt: string;
  arrivesAt: string;
  /** Until when the goods have to be there. */
  cargoCutOffAt: string | null;
}

/** Of what a carrier says nothing: how long before departure, or after arrival, it usually is. */
const USUAL: Readonly<Record<RecordMode, Readonly<Partial<Record<MilestoneEvent, number>>>>> = {
  Ocean: {
    ...{ STUF: -3 * DAY, GTIN: -2 * DAY, LOAD: -12 * HOUR },
    ...{ DISC: 12 * HOUR, CUSR: DAY, GTOT: 2 * DAY, DROP: 3 * DAY },
  },
  Air: { GTIN: -8 * HOUR, CUSR: 12 * HOUR, GTOT: DAY, DROP: 2 * DAY },
};

/**
 * For when each milestone of a shipment is planned, in ISO 8601: as the carrier confirmed it, and the rest around that. None
 * comes before the one that it follows: with an early cut-off the container is stuffed before it.
 */
export function plannedMilestones(
  mode: RecordMode,
  { departsAt, arrivesAt, cargoCutOffAt }: KnownTimes,
): { event: MilestoneEvent; plannedAt: string }[] {
  const departs = Date.parse(departsAt);
  const arrives = Date.parse(arrivesAt);
  const gateIn = cargoCutOffAt === null ? departs + USUAL[mode].GTIN! : Date.parse(cargoCutOffAt);
  const timeOf = (event: MilestoneEvent): number => {
    if (event === 'GTIN') return gateIn;
    if (event === 'STUF') return Math.min(departs + USUAL[mode].STUF!, gateIn - DAY);
    if (event === 'LOAD') return Math.max(departs + USUAL[mode].LOAD!, gateIn);
    return (isAtDestination(event) ? arrives : departs) + (USUAL[mode][event] ?? 0);
  };
  return MILESTONES_OF[mode].map((event) => ({ event, plannedAt: new Date(timeOf(event)).toISOString() }));
}
