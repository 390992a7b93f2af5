import * as v from 'valibot';
import { Airport, Port, Text } from '../../lists/definitions/common.ts';

const DAY_MS = 86_400_000;

/** A milestone of a shipment, in the order in which they have to happen. */
export const Milestone = v.object({
  id: v.number(),
  event: v.string(),
  port: Port,
  airport: Airport,
  plannedAt: v.string(),
  actualAt: Text,
});
export type Milestone = v.InferOutput<typeof Milestone>;

/**
 * `done`: it has happened. `overdue`: it hasn't, although it was planned for a time that has passed. `next`: the first of
 * those to come. `pending`: it waits for another one.
 */
export type MilestoneState = 'done' | 'overdue' | 'next' | 'pending';

export interface MilestoneProgress extends Milestone {
  state: MilestoneState;
  /** Whole days after the plan, or since the plan; none before it. */
  daysLate: number;
  /** Only the first one that is open, and the last one that was reached, can be recorded or changed. */
  isRecordable: boolean;
}

/** Where each milestone of a shipment stands at `now`, a time in milliseconds. */
export function progressOf(milestones: readonly Milestone[], now: number): MilestoneProgress[] {
  const firstOpen = milestones.findIndex(({ actualAt }) => !actualAt);
  const reached = firstOpen === -1 ? milestones.length : firstOpen;
  return milestones.map((milestone, place) => {
    const { actualAt, plannedAt } = milestone;
    const at = actualAt ? Date.parse(actualAt) : now;
    const daysLate = Math.max(0, Math.floor((at - Date.parse(plannedAt)) / DAY_MS));
    return {
      ...milestone,
      state: stateOf(milestone, { now, isFirstOpen: place === firstOpen }),
      daysLate,
      isRecordable: place === reached || place === reached - 1,
    };
  });
}

function stateOf(
  { actualAt, plannedAt }: Milestone,
  { now, isFirstOpen }: { now: number; isFirstOpen: boolean },
): MilestoneState {
  if (actualAt) return 'done';
  if (Date.parse(plannedAt) < now) return 'overdue';
  return isFirstOpen ? 'next' : 'pending';
}
