import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { UserCaller } from './rights/caller.ts';
import { endSessions } from './sessions.ts';

/** Whether a password is the account's, answered more slowly from failure to failure (D-10). */
type Confirm = (check: () => Promise<boolean>) => Promise<boolean>;

/**
 * Gives the person a new password, if `old` is the present one; ends all other sessions and keeps this one. Done again
 * after a lost answer it succeeds, because the new password is then the present one: so no idempotency key is stored,
 * nor anything of either password.
 *
 * @throws ApiError 401 the session ended, 403 `wrong_password`, 429 too many tries, 503 too many sign-ins at once
 */
export async function changePassword(
  { db }: Pick<Database, 'db'>,
  caller: UserCaller,
  passwords: { old: string; new: string },
  {
    confirm,
    address,
    requestId,
    tell,
  }: {
    confirm: Confirm;
    address: string;
    requestId: string;
    /** Writes the mail about it, in the transaction of the change. */
    tell(trx: Transaction<Tables>): Promise<void>;
  },
): Promise<void> {
  const account = await db
    .selectFrom('web_user')
    .select('password_hash as hash')
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  if (!account) throw unauthorized();
  let isDone = false;
  const known = await confirm(async () => {
    if (await passwordMatches(account.hash, passwords.old, address)) return true;
    isDone = await passwordMatches(account.hash, passwords.new, address);
    return isDone;
  });
  if (!known) throw new ApiError(403, 'wrong_password', 'The old password is wrong.');
  if (isDone) return;
  const hash = await hashPassword(passwords.new, address);
  await db.transaction().execute(async (trx) => {
    // Of two changes at once the second finds another password than the one that it confirmed.
    const { numUpdatedRows } = await trx
      .updateTable('web_user')
      .set({ password_hash: hash })
      .where('id', '=', caller.userId)
      .where('password_hash', '=', account.hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ApiError(403, 'wrong_password', 'The old password is wrong.');
    await endSessions(trx, caller.userId, caller.sessionId);
    const changes = [{ field: 'password', before: null, after: true }];
    const record = { recordType: 'webUser', recordId: caller.userId, before: null, after: {}, changes };
    await writeAudit(trx, caller, 'changePassword', record, requestId);
    await tell(trx);
  });
}
