import { pruneAudit } from '../audit/write-audit.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { errorFacts } from '../http/logging.ts';
import { logLine } from '../log-line.ts';
import { pruneKeys } from './idempotency.ts';
import { pruneRemovedOrders } from './orders/prune-removed-orders.ts';
import { pruneUploads } from './rates/stored-upload.ts';
import { pruneRoutes } from './route-subscriptions/prune-routes.ts';

const PRUNE_EVERY_MS = 10 * 60 * 1000;

const prunedAt = new WeakMap<object, number>();

/** How long is kept what is dropped then. */
export type Retention = Pick<Config, 'auditDays' | 'idempotencyHours'>;

/**
 * Does {@link pruneExpired} at most once in ten minutes and process, beside the call that came first after these: neither waits
 * it for that, nor does it fail with it.
 */
export function pruneBeside(database: Pick<Database, 'db'>, retention: Retention): void {
  const now = Date.now();
  if (now - (prunedAt.get(database.db) ?? 0) < PRUNE_EVERY_MS) return;
  prunedAt.set(database.db, now);
  pruneExpired(database, retention).catch((error) =>
    logLine('error', 'What nobody can ask for any more could not be dropped.', { err: errorFacts(error) }),
  );
}

/** Drops what nobody can ask for any more. */
export async function pruneExpired(
  { db }: Pick<Database, 'db'>,
  { auditDays, idempotencyHours }: Retention,
): Promise<void> {
  await pruneKeys(db, idempotencyHours);
  await pruneAudit(db, auditDays);
  await pruneUploads(db);
  await pruneRoutes(db);
  await pruneRemovedOrders(db);
}
