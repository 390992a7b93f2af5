import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Kept some time longer, so that whoever comes too late is told so. */
const KEPT = sql`interval '1 day'`;

/** Drops removed orders that nobody can restore any more. */
export async function pruneRemovedOrders(db: Kysely<Tables>): Promise<void> {
  await sql`delete from removed_order where removed_at <= now() - ${KEPT}`.execute(db);
}
