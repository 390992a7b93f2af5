import { pruneAudit } from '../audit/write-audit.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { pruneKeys } from './idempotency.ts';
import { pruneUploads } from './rates/stored-upload.ts';
import { pruneRoutes } from './route-subscriptions/prune-routes.ts';

const PRUNE_EVERY_MS = 10 * 60 * 1000;

const prunedAt = new WeakMap<object, number>();

/** How long is kept what is dropped then. */
export type Retention = Pick<Config, 'auditDays' | 'idempotencyHours'>;

/** Drops what nobody can ask for any more, at most once in ten minutes and process. */
export async function pruneExpired(
  { db }: Pick<Database, 'db'>,
  { auditDays, idempotencyHours }: Retention,
): Promise<void> {
  const now = Date.now();
  if (now - (prunedAt.get(db) ?? 0) < PRUNE_EVERY_MS) return;
  prunedAt.set(db, now);
  await pruneKeys(db, idempotencyHours);
  await pruneAudit(db, auditDays);
  await pruneUploads(db);
  await pruneRoutes(db);
}
