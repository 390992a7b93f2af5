import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A milestone as it is stored; its times are ISO 8601 in UTC. */
export interface StoredMilestone {
  id: number;
  event: string;
  plannedAt: string;
  actualAt: string | null;
  note: string | null;
  estimatedAt: string | null;
  delayReason: string | null;
  delayNote: string | null;
}

/** The milestones of a shipment in the order in which they have to happen. */
export async function milestonesOf(trx: Transaction<Tables>, shipmentId: number): Promise<StoredMilestone[]> {
  const stored = await trx
    .selectFrom('milestone')
    .select(['id', 'event', 'planned_at as plannedAt', 'actual_at as actualAt', 'note'])
    .select(['estimated_at as estimatedAt', 'delay_reason as delayReason', 'delay_note as delayNote'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('position')
    .execute();
  // Both databases write an instant in a form of their own.
  const iso = <T extends string | null>(time: T) => (time && new Date(time).toISOString()) as T;
  return stored.map(({ plannedAt, actualAt, estimatedAt, ...rest }) => ({
    ...rest,
    plannedAt: iso(String(plannedAt)),
    actualAt: iso(actualAt),
    estimatedAt: iso(estimatedAt),
  }));
}
