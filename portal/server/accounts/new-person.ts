import type { Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import { mayActFor } from '../actions/entity/may-act-for.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { findAccount } from '../auth/sessions.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';

type Trx = Transaction<Tables>;

/**
 * The closed account that the invitation opens again; undefined for somebody new.
 *
 * @throws ApiError 403 to the provider by others, 404 `unknown_entity`, 409 `account_exists`
 */
export async function requireNewPerson(
  trx: Trx,
  admin: UserCaller,
  { email, entityId }: { email: string; entityId: number },
): Promise<number | undefined> {
  const entity = await trx
    .selectFrom('company')
    .select(mayActFor(admin.userId).as('isOpen'))
    .where('id', '=', entityId)
    .executeTakeFirst();
  if (!entity) throw new ApiError(404, 'unknown_entity', 'There is no company with this id.');
  const account = await findAccount(trx, email);
  if (account?.passwordHash)
    throw new ApiError(409, 'account_exists', 'There is already an account with this email.');
  // An admin of the provider sees every company's records: only its own people make others its own (D-15).
  if (!entity.isOpen) throw new ApiError(403, 'forbidden', reason('providerOnly'));
  return account?.id;
}
