import type { ReachedStage, RecordMode } from './record-words.ts';

/**
 * What happens to a shipment, by the codes of DCSA's Track and Trace: stuffed, gate in, loaded, departed, arrived,
 * discharged, released by customs, gate out, dropped off at the consignee.
 */
export const MILESTONE_EVENTS = [
  'STUF',
  'GTIN',
  'LOAD',
  'DEPA',
  'ARRI',
  'DISC',
  'CUSR',
  'GTOT',
  'DROP',
] as const;
export type MilestoneEvent = (typeof MILESTONE_EVENTS)[number];

/** The milestones of a shipment of each mode, in their order. */
export const MILESTONES_OF: Readonly<Record<RecordMode, readonly MilestoneEvent[]>> = {
  Ocean: MILESTONE_EVENTS,
  Air: ['GTIN', 'DEPA', 'ARRI', 'CUSR', 'GTOT', 'DROP'],
};

/** Whether it happens where the goods go, from their arrival on, and not where they come from. */
export const isAtDestination = (event: MilestoneEvent): boolean =>
  MILESTONE_EVENTS.indexOf(event) >= MILESTONE_EVENTS.indexOf('ARRI');

/** The stage in which a shipment is from such a milestone on. */
export const STAGE_AFTER: Readonly<Partial<Record<MilestoneEvent, ReachedStage>>> = {
  ARRI: 'Arrived',
  DISC: 'Discharged',
  CUSR: 'Customs Cleared',
  GTOT: 'Out for Delivery',
};
