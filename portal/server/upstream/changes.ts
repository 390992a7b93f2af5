import { reason } from '../../../shared/contract/reasons.ts';
import { claim, firstResult, freeKey, type KeyedCall, storeResult } from '../actions/idempotency.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { errorFacts } from '../http/logging.ts';
import { logLine } from '../log-line.ts';
import { mayHaveChanged, outcomeUnknown, PlatformFailure } from './platform-failure.ts';

/** A change that is to be made at the platform, once. */
export interface Change {
  caller: Caller;
  /** Of the action, for the audit log. */
  name: string;
  record: { recordType: string; recordId: number };
  input: object;
  requestId: string;
  /** Undefined where the caller gave none: then nothing tells a repeat from another change. */
  keyed: KeyedCall | undefined;
  /** Sends it; throws {@link PlatformFailure}. */
  send(): Promise<unknown>;
}

/** What is kept beside a key. */
type Kept = { state: 'begun'; at: number } | { state: 'done'; results: unknown } | { state: 'unknown' };

/** Longer than any change is waited for. */
const LONGEST_MS = 60_000;

/**
 * Makes changes at the platform, which knows no keys: they are kept here. A repeated key answers the first answer, also while the
 * first is under way; one whose answer was lost says so for ever, and is never sent again. Beside that each change that was made, or
 * may have been, has an entry in the audit log.
 */
export function createChanges(database: Pick<Database, 'db' | 'kind'>, now: () => number = Date.now) {
  /** Of this process, by key. */
  const underWay = new Map<string, { fingerprint: string; work: Promise<unknown> }>();

  async function once(change: Change): Promise<unknown> {
    const { caller, keyed, send } = change;
    const kept = await inTransaction(database, async (trx) => {
      if (!(await claim(trx, caller, keyed)) && keyed) return (await firstResult(trx, keyed)) as Kept;
      if (keyed) await storeResult(trx, keyed, { state: 'begun', at: now() } satisfies Kept);
      return undefined;
    });
    if (kept) return answerOf(kept, now());
    let results: unknown;
    try {
      results = await send();
    } catch (error) {
      if (error instanceof PlatformFailure && !mayHaveChanged(error)) {
        if (keyed) await freeKey(database.db, keyed);
        throw error;
      }
      await keep(database, change, { state: 'unknown' });
      throw outcomeUnknown(error);
    }
    await keep(database, change, { state: 'done', results });
    return results;
  }

  return async (change: Change): Promise<unknown> => {
    const { keyed } = change;
    if (!keyed) return once(change);
    const place = `${keyed.scope} ${keyed.key}`;
    const running = underWay.get(place);
    if (running?.fingerprint === keyed.fingerprint) return running.work;
    if (running) throw new ApiError(409, 'key_reused', reason('keyReused'));
    const work = once(change).finally(() => underWay.delete(place));
    underWay.set(place, { fingerprint: keyed.fingerprint, work });
    return work;
  };
}

function answerOf(kept: Kept, now: number): unknown {
  if (kept.state === 'done') return kept.results;
  // Another server may be at it still; one that has ended since never says what became of it.
  if (kept.state === 'begun' && now - kept.at < LONGEST_MS) throw new ApiError(503, 'busy', reason('busy'));
  throw outcomeUnknown();
}

/** What has happened is never called a failure because it can't be written down. */
async function keep(
  database: Pick<Database, 'db' | 'kind'>,
  { caller, name, record, input, requestId, keyed }: Change,
  kept: Kept,
): Promise<void> {
  const after = { ...input, ...(kept.state === 'unknown' && { outcome: 'unknown' }) };
  try {
    await inTransaction(database, async (trx) => {
      if (keyed) await storeResult(trx, keyed, kept);
      await writeAudit(trx, caller, name, { ...record, before: null, after, hiddenFrom: 'both' }, requestId);
    });
  } catch (error) {
    const err = errorFacts(error as Error);
    logLine('error', 'A change at the platform could not be written down.', {
      err,
      requestId,
      operation: name,
    });
  }
}
