import { sql, type Transaction } from 'kysely';
import { CloseAccount } from '../../../../shared/contract/managed-accounts.ts';
import type { Tables } from '../../db/tables.ts';
import { defineAction } from '../action.ts';
import { changedAccount } from './changed-account.ts';
import { accountToChange } from './may-manage.ts';

/**
 * Takes the account's password away and ends its access; a new invitation opens it again. One that is not open stays as
 * it is. Answers the account.
 */
export const closeAccount = defineAction({
  id: '2c7e4b1a-5f0d-4d5b-b6f3-8e9a1c4d7f52',
  input: CloseAccount,
  allow: (trx, caller, { accountId }) => accountToChange(trx, caller, accountId),
  async run(trx, before, { accountId }) {
    if (before.state !== 'open') return { result: before };
    return closeOne(trx, accountId);
  },
});

/** Closes an open account. */
export async function closeOne(trx: Transaction<Tables>, accountId: number) {
  await trx.updateTable('web_user').set({ password_hash: null }).where('id', '=', accountId).execute();
  // One that was sent while the account was being opened would open it again.
  await sql`delete from invite where lower(email) = (select lower(email) from web_user where id = ${accountId})`.execute(
    trx,
  );
  return changedAccount(trx, accountId, { before: { state: 'open' }, after: { state: 'closed' } });
}
