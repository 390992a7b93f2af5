import type { SaveSailing } from '../../../shared/contract/schedules.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import type { Sailing } from '../../lists/definitions/schedules.ts';
import { type Choice, companyChoice } from '../form/choice.ts';
import { fitting, needed, type Problems } from './departure-problems.ts';
import { texts } from './texts/index.ts';

/** What is typed and chosen of a sailing; places by their ids. */
export interface SailingEntry {
  carrier: Choice | null;
  vesselName: string;
  voyageNumber: string;
  service: string;
  origin: number | null;
  destination: number | null;
  /** Days, YYYY-MM-DD, or what can't be read as one. */
  cutOffOn: string;
  departsOn: string;
  arrivesOn: string;
}

export const NEW_SAILING: SailingEntry = {
  carrier: null,
  ...{ vesselName: '', voyageNumber: '', service: '' },
  ...{ origin: null, destination: null },
  ...{ cutOffOn: '', departsOn: '', arrivesOn: '' },
};

export const entryOfSailing = (sailing: Sailing): SailingEntry => ({
  carrier: companyChoice(sailing.carrier),
  vesselName: sailing.vesselName ?? '',
  voyageNumber: sailing.voyageNumber ?? '',
  service: sailing.service ?? '',
  origin: sailing.originPort?.id ?? null,
  destination: sailing.destinationPort?.id ?? null,
  cutOffOn: sailing.cutOffOn ?? '',
  ...{ departsOn: sailing.departsOn, arrivesOn: sailing.arrivesOn },
});

/** The entries as they are sent; of a form that nothing is wrong with. */
export const sailingOf = (entry: SailingEntry): Omit<SaveSailing, 'sailingId' | 'revision'> => ({
  carrierId: entry.carrier?.id ?? 0,
  originPortId: entry.origin ?? 0,
  destinationPortId: entry.destination ?? 0,
  service: entry.service.trim(),
  vesselName: entry.vesselName.trim(),
  voyageNumber: entry.voyageNumber.trim(),
  cutOffOn: entry.cutOffOn || null,
  ...{ departsOn: entry.departsOn, arrivesOn: entry.arrivesOn },
});

/** What is wrong with each field; one of a day says itself that it can't be read. */
export function sailingProblems(entry: SailingEntry): Problems<SailingEntry> {
  const { carrier, origin, destination, cutOffOn, departsOn, arrivesOn } = entry;
  const isKnown = isDay(departsOn);
  return {
    carrier: needed(carrier),
    vesselName: fitting(entry.vesselName, 'vesselName'),
    voyageNumber: fitting(entry.voyageNumber, 'voyageNumber'),
    service: fitting(entry.service, 'service'),
    origin: needed(origin),
    destination:
      destination !== null && destination === origin
        ? [texts('rateSearch.problem.samePlace')]
        : needed(destination),
    cutOffOn: isKnown && isDay(cutOffOn) && cutOffOn > departsOn ? [texts('booking.plan.late')] : [],
    departsOn: needed(departsOn),
    arrivesOn:
      isKnown && isDay(arrivesOn) && arrivesOn < departsOn
        ? [texts('booking.plan.early')]
        : needed(arrivesOn),
  };
}

/** What each part is called. */
export const SAILING_LABELS = {
  carrier: 'list.col.oceanCarrier',
  vesselName: 'booking.plan.vesselName',
  voyageNumber: 'booking.plan.voyageNumber',
  service: 'list.col.service',
  origin: 'list.col.origin',
  destination: 'list.col.destination',
  cutOffOn: 'list.col.cutOff',
  departsOn: 'list.col.departure',
  arrivesOn: 'list.col.arrival',
} as const satisfies Record<keyof SailingEntry, string>;
