import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Ends for good, on every server at once, all that was given to an account or by it: sessions and the tokens made from
 * them, links, invitations, networks that know it, and a code under way. Each keeps the `access_version` it was given
 * under and counts only while that is the account's, so nothing that is just being given slips through.
 */
export async function endAccess(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .updateTable('web_user')
    .set(({ eb }) => ({
      access_version: eb('access_version', '+', 1),
      rights_version: eb('rights_version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
  await trx.updateTable('reset_code').set({ code_hash: null }).where('web_user_id', '=', userId).execute();
}
