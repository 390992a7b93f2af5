import * as v from 'valibot';
import { providerDay } from '../../../shared/trade/provider-day.ts';
import { daysLate } from '../../lists/days-late.ts';
import { Airport, Port, Text } from '../../lists/definitions/common.ts';

/** A milestone of a shipment, in the order in which they have to happen. */
export const Milestone = v.object({
  id: v.number(),
  event: v.string(),
  port: Port,
  airport: v.nullish(v.object({ ...Airport.wrapped.entries, timeZone: Text })),
  plannedAt: v.string(),
  actualAt: Text,
  /** What its agent says of that. */
  note: Text,
  /** As its agent has said. */
  estimatedAt: Text,
  /** The same, else no sooner than what comes before it; nothing where that is as planned. */
  expectedAt: Text,
  delayReason: Text,
  delayNote: Text,
});
export type Milestone = v.InferOutput<typeof Milestone>;

/**
 * `done`: it has happened. `overdue`: it hasn't, although the provider's day for which it was planned is over (D-154). `next`: the first of
 * those to come. `pending`: it waits for another one.
 */
export type MilestoneState = 'done' | 'overdue' | 'next' | 'pending';

export interface MilestoneProgress extends Milestone {
  state: MilestoneState;
  /** Days of the provider after the plan: as it happened, else as it is expected or by now; none before it. */
  daysLate: number;
  /** Only the first one that is open, and the last one that was reached, can be recorded or changed. */
  isRecordable: boolean;
}

/** Where each milestone of a shipment stands at `now`, a time in milliseconds. */
export function progressOf(milestones: readonly Milestone[], now: number): MilestoneProgress[] {
  const firstOpen = milestones.findIndex(({ actualAt }) => !actualAt);
  const reached = firstOpen === -1 ? milestones.length : firstOpen;
  return milestones.map((milestone, place) => {
    const { actualAt, expectedAt, plannedAt } = milestone;
    const at = actualAt ?? Math.max(now, expectedAt ? Date.parse(expectedAt) : 0);
    return {
      ...milestone,
      state: stateOf(milestone, { now, isFirstOpen: place === firstOpen }),
      daysLate: daysLate(plannedAt, at),
      isRecordable: place === reached || place === reached - 1,
    };
  });
}

function stateOf(
  { actualAt, plannedAt }: Milestone,
  { now, isFirstOpen }: { now: number; isFirstOpen: boolean },
): MilestoneState {
  if (actualAt) return 'done';
  if (providerDay(plannedAt) < providerDay(now)) return 'overdue';
  return isFirstOpen ? 'next' : 'pending';
}
