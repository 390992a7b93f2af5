import { type BookingPlan, LONGEST_PLAN } from '../../../../shared/contract/booking-requests.ts';
import type { Leaving } from '../../../../shared/trade/missed-departure.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import type { Problem } from '../../form/problem.ts';
import { instantOf, localTimeOf } from '../milestone/local-time.ts';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

export const PLAN_WORDS = ['carrierReference', 'vesselName', 'voyageNumber'] as const;
export const PLAN_TIMES = [
  'departsAt',
  'arrivesAt',
  'cargoCutOffAt',
  'documentsCutOffAt',
  'weightCutOffAt',
] as const;
const REQUIRED: ReadonlySet<string> = new Set(['departsAt', 'arrivesAt']);
export const isRequiredTime = (field: (typeof PLAN_TIMES)[number]): boolean => REQUIRED.has(field);

/** What is typed of a plan; times as fields of the browser write them, in its time zone. */
export interface PlanEntry extends Record<(typeof PLAN_WORDS)[number] | (typeof PLAN_TIMES)[number], string> {
  carrier: { id: number; label: string } | null;
}

/** Of a day whose hour nobody knows. */
const NOON = 'T12:00';
const noonOf = (day: string | null | undefined): string => (day ? `${day.slice(0, 10)}${NOON}` : '');

/** A plan begins with the departure that the customer wished for. */
export function firstPlan(booking: Pick<RequestedBooking, 'carrier' | 'requests'>): PlanEntry {
  const [request] = booking.requests;
  const { sailing, flight } = request ?? {};
  const carrier = sailing?.carrier ?? flight?.airline ?? booking.carrier;
  return {
    carrier: carrier ? { id: carrier.id, label: carrier.companyName ?? String(carrier.id) } : null,
    carrierReference: '',
    vesselName: sailing?.vesselName ?? '',
    voyageNumber: sailing?.voyageNumber ?? flight?.flightNumber ?? '',
    departsAt: noonOf(sailing?.departsOn ?? flight?.departsAt),
    arrivesAt: noonOf(sailing?.arrivesOn ?? flight?.arrivesAt),
    cargoCutOffAt: noonOf(sailing?.cutOffOn ?? flight?.cutOffAt),
    documentsCutOffAt: '',
    weightCutOffAt: '',
  };
}

/** The plan as it was confirmed, or corrected since; one that was confirmed without a plan begins as {@link firstPlan}. */
export function storedPlan(booking: Pick<RequestedBooking, 'carrier' | 'requests'>): PlanEntry {
  const [request] = booking.requests;
  const first = firstPlan(booking);
  if (!request?.departsAt) return first;
  const { carrier } = booking;
  const local = (time: string | null | undefined) => (time ? localTimeOf(time) : '');
  return {
    carrier: carrier ? { id: carrier.id, label: carrier.companyName ?? String(carrier.id) } : null,
    carrierReference: request.carrierReference ?? '',
    vesselName: request.vesselName ?? '',
    voyageNumber: request.voyageNumber ?? '',
    departsAt: local(request.departsAt),
    arrivesAt: local(request.arrivesAt),
    cargoCutOffAt: local(request.cargoCutOffAt),
    documentsCutOffAt: local(request.documentsCutOffAt),
    weightCutOffAt: local(request.weightCutOffAt),
  };
}

/** Until when goods have to be there, and when they leave, as the provider's days (D-154), by which an order is marked, too. */
export const leavingOf = ({ cargoCutOffAt, departsAt }: PlanEntry): Leaving => ({
  cutOff: dayIn(cargoCutOffAt),
  departure: dayIn(departsAt),
});

/** Undefined of what is no moment, as long as it is being typed. */
function dayIn(time: string): string | undefined {
  const instant = instantOf(time);
  return instant && providerDay(instant);
}

/** What is wrong with each field. */
export function planProblems(
  entry: PlanEntry,
): Readonly<Partial<Record<keyof PlanEntry, readonly Problem[]>>> {
  const problems: Partial<Record<keyof PlanEntry, readonly Problem[]>> = {};
  for (const field of PLAN_WORDS)
    if (entry[field].length > LONGEST_PLAN[field])
      problems[field] = [texts('record.delivery.long', { most: LONGEST_PLAN[field] })];
  for (const field of PLAN_TIMES) {
    if (entry[field] === '') {
      if (isRequiredTime(field)) problems[field] = ['auth.requiredField'];
    } else if (instantOf(entry[field]) === undefined) problems[field] = [texts('booking.plan.noTime')];
  }
  if (entry.departsAt && entry.arrivesAt && !problems.arrivesAt && entry.arrivesAt < entry.departsAt)
    problems.arrivesAt = [texts('booking.plan.early')];
  for (const field of ['cargoCutOffAt', 'documentsCutOffAt', 'weightCutOffAt'] as const)
    if (entry[field] && entry.departsAt && !problems[field] && entry[field] > entry.departsAt)
      problems[field] = [texts('booking.plan.late')];
  return problems;
}

/** The plan of entries that nothing is wrong with. */
export const planOf = ({ carrier, ...entry }: PlanEntry): BookingPlan => ({
  carrierId: carrier?.id ?? null,
  carrierReference: entry.carrierReference,
  vesselName: entry.vesselName,
  voyageNumber: entry.voyageNumber,
  departsAt: instantOf(entry.departsAt)!,
  arrivesAt: instantOf(entry.arrivesAt)!,
  cargoCutOffAt: instantOf(entry.cargoCutOffAt) ?? null,
  documentsCutOffAt: instantOf(entry.documentsCutOffAt) ?? null,
  weightCutOffAt: instantOf(entry.weightCutOffAt) ?? null,
});
