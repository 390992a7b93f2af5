import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { RESTORE_TIME } from './locked-routes.ts';

const ROUTES_A_STEP = 10_000;

/**
 * Drops deleted routes that nobody can restore any more, a bounded number at once. Those in use by others are left
 * alone.
 */
export async function pruneRoutes(db: Kysely<Tables>): Promise<void> {
  let deleted = BigInt(ROUTES_A_STEP);
  while (deleted === BigInt(ROUTES_A_STEP)) {
    const { numAffectedRows = 0n } = await sql`
      delete from route_subscription where id in (
        select id from route_subscription where deleted_at <= now() - ${RESTORE_TIME}
        order by deleted_at limit ${ROUTES_A_STEP} for update skip locked
      )`.execute(db);
    deleted = numAffectedRows;
  }
}
