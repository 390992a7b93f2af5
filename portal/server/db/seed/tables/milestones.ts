import { checkDigitOf } from '../../../../../shared/trade/container-number.ts';
import {
  isAtDestination,
  MILESTONES_OF,
  type MilestoneEvent,
  STAGE_AFTER,
} from '../../../../../shared/trade/milestone-events.ts';
import type { NewRow } from '../../tables.ts';
import { DAY, instant } from '../calendar.ts';
import { Random } from '../random.ts';

/** A shipment with the id that the seed gave it. */
export type SeededShipment = NewRow<'shipment'> & { id: number };

/** Days from departure for what happens at the origin, from arrival for the rest. */
const OFFSETS: Readonly<Record<MilestoneEvent, number>> = {
  STUF: -3,
  GTIN: -2,
  LOAD: -0.5,
  DEPA: 0,
  ARRI: 0,
  DISC: 0.5,
  CUSR: 1,
  GTOT: 2,
  DROP: 3,
};
const SIZE_TYPES = ['22G1', '42G1', '45G1', '45G1'];
/** From arrival to the door. */
export const DAYS_TO_DOOR = OFFSETS.DROP;
/** Cubic metres that a second container is needed for. */
const FULL = 60;
/** Of every so many shipments something is noted. */
const NOTED = 5;
const NOTES: Partial<Record<MilestoneEvent, string>> = {
  GTIN: 'Weighed at the gate: as declared.',
  CUSR: 'Cleared without an inspection.',
};

/** What belongs to shipments. */
interface Progress {
  milestones: NewRow<'milestone'>[];
  containers: NewRow<'container'>[];
}

/** Milestones of all shipments, as their status has it, and containers of those that go by sea. */
export function progressOf(shipments: readonly SeededShipment[], today: number): Progress {
  const random = new Random(71);
  const milestones: NewRow<'milestone'>[] = [];
  const containers: NewRow<'container'>[] = [];
  for (const shipment of shipments) {
    milestones.push(...milestonesOf(shipment, { count: milestones.length, today }, random));
    if (shipment.mode === 'Ocean') containers.push(...containersOf(shipment, containers.length, random));
  }
  return { milestones, containers };
}

/** The shipments with what follows from their milestones. */
export function withNextMilestones(
  shipments: readonly SeededShipment[],
  milestones: Progress['milestones'],
): SeededShipment[] {
  const next = new Map<number, string>();
  const last = new Map<number, MilestoneEvent>();
  for (const { shipment_id, event, planned_at, actual_at } of milestones)
    if (actual_at) last.set(shipment_id, event as MilestoneEvent);
    else if (!next.has(shipment_id)) next.set(shipment_id, String(planned_at));
  return shipments.map((shipment) => {
    const event = last.get(shipment.id);
    return {
      ...shipment,
      reached: (event && STAGE_AFTER[event]) ?? null,
      next_milestone_at: next.get(shipment.id) ?? null,
    };
  });
}

/** `count` are those of earlier shipments. Whatever has happened took place up to a few days after its plan; what is still to come is planned from today. */
function milestonesOf(
  shipment: SeededShipment,
  { count, today }: { count: number; today: number },
  random: Random,
): NewRow<'milestone'>[] {
  const air = shipment.mode === 'Air';
  const departed = timeOf(shipment.departed_on, today, random);
  const arrived = timeOf(shipment.arrived_on, today, random);
  const late = random.chance(0.6) ? 0 : random.whole(1, air ? 2 : 5) * DAY;
  // The rest of the delay happens on the way.
  const lateAtOrigin = Math.floor(late / DAY / 2) * DAY;
  const transit = (air ? random.whole(1, 4) : random.whole(16, 38)) * DAY;
  const bookedAt = Date.parse(String(shipment.created_at));
  const plannedDeparture =
    departed === undefined ? bookedAt + random.whole(9, 16) * DAY : departed - lateAtOrigin;
  const plannedArrival =
    arrived === undefined ? plannedDeparture + transit : Math.max(arrived - late, plannedDeparture + DAY / 4);
  const isStuffed = random.chance(0.4) && plannedDeparture + OFFSETS.STUF * DAY < today;
  return MILESTONES_OF[air ? 'Air' : 'Ocean'].map((event, position) => {
    const atOrigin = !isAtDestination(event);
    const end = atOrigin ? 'origin' : 'destination';
    const isToCome =
      shipment.status !== 'Delivered' && arrived !== undefined && arrived + OFFSETS[event] * DAY > today;
    const atDestination = isToCome ? undefined : arrived;
    const actual = atOrigin
      ? (departed ?? (isStuffed && position === 0 ? plannedDeparture : undefined))
      : atDestination;
    return {
      id: count + position + 1,
      shipment_id: shipment.id,
      position: position + 1,
      event,
      port_id: shipment[`${end}_port_id`] ?? null,
      airport_id: shipment[`${end}_airport_id`] ?? null,
      planned_at: instant((atOrigin ? plannedDeparture : plannedArrival) + OFFSETS[event] * DAY),
      actual_at: actual === undefined ? null : happenedAt(actual, OFFSETS[event], today),
      note: (actual !== undefined && shipment.id % NOTED === 0 && NOTES[event]) || null,
    };
  });
}

/** What is delivered today has been through everything by now. */
const happenedAt = (near: number, offset: number, today: number): string =>
  instant(offset > 0 ? near + Math.min(offset * DAY, ((today - near) * offset) / 4) : near + offset * DAY);

const timeOf = (day: unknown, today: number, random: Random): number | undefined =>
  day ? Math.min(Date.parse(String(day)) + random.whole(4, 20) * (DAY / 24), today) : undefined;

function containersOf(shipment: SeededShipment, count: number, random: Random): NewRow<'container'>[] {
  const weight = Number(shipment.weight_kg);
  const number = Number(shipment.volume_cbm) > FULL ? 2 : 1;
  return Array.from({ length: number }, (_, index) => {
    const owner = `DEMU${String(400_000 + count + index).padStart(6, '0')}`;
    return {
      id: count + index + 1,
      shipment_id: shipment.id,
      position: index + 1,
      number: `${owner}${checkDigitOf(owner)}`,
      size_type: number > 1 ? '45G1' : random.pick(SIZE_TYPES),
      seal_number: `FP${random.whole(100_000, 999_999)}`,
      weight_kg: (weight / number).toFixed(3),
    };
  });
}
