import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { clockAt } from '../../../../shared/trade/local-time.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import { placeOf } from '../../../lists/definitions/common.ts';
import type { Milestone } from '../progress.ts';

/** Where the goods of a shipment arrive, and when: as it happened, as it is expected now, or as planned. */
export interface Arrival {
  place: string | undefined;
  /** The provider's, YYYY-MM-DD. */
  day: string;
  /** On the clocks of its airport: `2026-12-05T14:00`; undefined where nobody knows which clocks its place has, as of a port. */
  clock: string | undefined;
  basis: 'actual' | 'expected' | 'notBefore' | 'planned';
  /** The day is over, and no arrival is recorded. */
  isOverdue: boolean;
}

/** The arrival among the milestones of a shipment at `now`, a time in milliseconds; nothing where none is planned. */
export function arrivalOf(milestones: readonly Milestone[], now: number): Arrival | undefined {
  const milestone = milestones.find(({ event }) => event === 'ARRI');
  if (!milestone) return undefined;
  const { port, airport, plannedAt, expectedAt, actualAt } = milestone;
  const at = actualAt || expectedAt || plannedAt;
  const day = providerDay(at);
  return {
    place: placeOf(port, airport),
    day,
    clock: airport?.timeZone ? clockAt(Date.parse(at), airport.timeZone) : undefined,
    basis: basisOf(milestone),
    isOverdue: !actualAt && day < providerDay(now),
  };
}

function basisOf({ actualAt, estimatedAt, expectedAt }: Milestone): Arrival['basis'] {
  if (actualAt) return 'actual';
  if (estimatedAt) return 'expected';
  return expectedAt ? 'notBefore' : 'planned';
}

/** When goods are to be delivered: the day, and the time until which it may be, as far as these can be read. */
export interface Appointed {
  deliveryOn: string;
  untilTime: string;
}

/**
 * What of a delivery comes before the arrival of the goods: its day, or on the day of the arrival the
 * time until which it may be, where that can be compared.
 */
export function earlyPart(
  { deliveryOn, untilTime }: Appointed,
  arrival: Arrival | undefined,
): 'day' | 'time' | undefined {
  if (!arrival || !isDay(deliveryOn)) return undefined;
  const { clock, day } = arrival;
  if (deliveryOn < day) return 'day';
  if (clock === undefined) return undefined;
  if (deliveryOn < clock.slice(0, 10)) return 'day';
  return isTime(untilTime) && `${deliveryOn}T${untilTime}` <= clock ? 'time' : undefined;
}

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);
