import { writeAudits } from '../audit/write-audit.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { areRightsUnchanged } from '../auth/rights/rights-unchanged.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import type { ActionCall, Services } from '../services.ts';
import type { ActionContext, UnlistedAction } from './action.ts';
import { claim, firstResult, keyedCallOf, storeResult } from './idempotency.ts';
import { pruneBeside, type Retention } from './prune-expired.ts';
import { actionById } from './registry.ts';

interface ServicesOfActions extends ActionContext {
  database: Services['database'];
  config: Retention;
  jobs?: Pick<Services['jobs'], 'wake'>;
}

/**
 * Runs one named action (API-25, API-28) and answers its `results`. Right check, work, audit entry and idempotency
 * key stand in one transaction: a failure anywhere leaves nothing behind, and the key free for the next try.
 *
 * `input` is the payload, or holds it as `payload` beside further fields (D-128); `requestId` in it is the
 * idempotency key unless `key` is given (D-37). A key counts per caller: repeated with the same content it answers
 * the first result, also while the first is still at work. Actions that only read neither keep a key nor leave an
 * audit entry.
 *
 * @throws ApiError 401 session or rights ended, 403 no right to the record, 404 unknown action, 409 key used for
 * something else, 422 bad input; TransactionConflict too many concurrent changes
 */
export async function runAction(
  services: ServicesOfActions,
  caller: Caller,
  call: ActionCall,
): Promise<unknown> {
  const found = actionById(call.id);
  if (!found) throw new ApiError(404, 'unknown_action', 'This action does not exist.');
  return runUnlistedAction(services, caller, found, call);
}

/** Runs an action that an address of its own stands for, in the same way; the audit log has it under its name. */
export async function runUnlistedAction(
  { database, config, jobs, ...context }: ServicesOfActions,
  caller: Caller,
  { name, action }: { name: string; action: UnlistedAction },
  call: Omit<ActionCall, 'id'>,
): Promise<unknown> {
  const { payload, requestId } = unwrap(call.input);
  const prepared = action.prepare(payload);
  const keyed = action.readsOnly
    ? undefined
    : keyedCallOf(caller, call.key ?? requestId, `${name} ${prepared.content}`);
  if (keyed) pruneBeside(database, config);
  let hasJob = false;
  const result = await inTransaction(database, async (trx) => {
    const todo = await claim(trx, caller, keyed);
    const run = todo ? await prepared.allow(trx, caller) : undefined;
    if (!todo) await prepared.allowRepeat(trx, caller);
    // It may have waited for a lock, and the caller's session or rights may have ended meanwhile.
    if (!action.readsOnly && !(await areRightsUnchanged(trx, caller))) throw unauthorized();
    if (!run) return keyed && firstResult(trx, keyed);
    const outcome = await run(context);
    await writeAudits(trx, caller, name, [outcome.audit ?? []].flat(), call.requestId);
    if (keyed) await storeResult(trx, keyed, outcome.result);
    hasJob = outcome.hasJob ?? false;
    return outcome.result;
  });
  if (hasJob) jobs?.wake();
  return result;
}

/** What an action is about, and the key that stands beside it (D-37, D-128). */
export function unwrap(input: unknown): { payload: unknown; requestId?: unknown } {
  if (typeof input !== 'object' || input === null) return { payload: input };
  const requestId = 'requestId' in input ? input.requestId : undefined;
  if (!('payload' in input)) return { payload: input, requestId };
  const { payload, requestId: _, ...beside } = input as Record<string, unknown>;
  if (typeof payload !== 'object' || payload === null) return { payload, requestId };
  return { payload: { ...beside, ...payload }, requestId };
}
