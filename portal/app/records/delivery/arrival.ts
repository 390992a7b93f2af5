import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import { placeOf } from '../../../lists/definitions/common.ts';
import type { Milestone } from '../progress.ts';

/** Where the goods of a shipment arrive, and when: as it happened, as it is expected now, or as planned. */
export interface Arrival {
  place: string | undefined;
  /** The provider's, YYYY-MM-DD. */
  day: string;
  basis: 'actual' | 'expected' | 'notBefore' | 'planned';
  /** The day is over, and no arrival is recorded. */
  isOverdue: boolean;
}

/** The arrival among the milestones of a shipment at `now`, a time in milliseconds; nothing where none is planned. */
export function arrivalOf(milestones: readonly Milestone[], now: number): Arrival | undefined {
  const milestone = milestones.find(({ event }) => event === 'ARRI');
  if (!milestone) return undefined;
  const { port, airport, plannedAt, expectedAt, actualAt } = milestone;
  const day = providerDay(actualAt || expectedAt || plannedAt);
  return {
    place: placeOf(port, airport),
    day,
    basis: basisOf(milestone),
    isOverdue: !actualAt && day < providerDay(now),
  };
}

function basisOf({ actualAt, estimatedAt, expectedAt }: Milestone): Arrival['basis'] {
  if (actualAt) return 'actual';
  if (estimatedAt) return 'expected';
  return expectedAt ? 'notBefore' : 'planned';
}

/** Whether goods would be delivered on a day, YYYY-MM-DD, before the one on which they arrive. */
export const isBeforeArrival = (deliveryOn: string, arrival: Arrival | undefined): boolean =>
  arrival !== undefined && isDay(deliveryOn) && deliveryOn < arrival.day;
