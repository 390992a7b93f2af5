import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { RESTORE_TIME } from './locked-routes.ts';

/** Drops deleted routes that nobody can restore any more. Those in use by others are left alone. */
export async function pruneRoutes(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from route_subscription where id in (
      select id from route_subscription where deleted_at <= now() - ${RESTORE_TIME}
      order by deleted_at limit 10000 for update skip locked
    )`.execute(db);
}
