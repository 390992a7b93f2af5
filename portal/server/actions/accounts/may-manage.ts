import { sql, type Transaction } from 'kysely';
import type { ManagedAccount } from '../../../../shared/contract/managed-accounts.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { rightsUnchangedSql } from '../../auth/rights/rights-unchanged.ts';
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, unauthorized } from '../../http/errors/api-error.ts';
import { readAccount } from './managed-account.ts';
import { manages, type PeopleManager, peopleManager } from './people-manager.ts';

type Trx = Transaction<Tables>;
/** Why nobody else may do it. */
type ProviderAdminReason =
  | 'accountsByAdmin'
  | 'companiesByAdmin'
  | 'importsByAdmin'
  | 'baseRatesByAdmin'
  | 'serviceKeysByAdmin';

/**
 * The caller, if it is an admin who belongs to the provider, whichever company they act for now (D-101).
 *
 * @throws ApiError 403
 */
export async function providerAdmin(
  trx: Trx,
  caller: Caller,
  refusal: ProviderAdminReason = 'accountsByAdmin',
): Promise<UserCaller> {
  if (caller.kind === 'user') {
    const { rows } = await sql<{
      may: boolean;
    }>`select ${isProviderAdminSql(caller.userId)} as may`.execute(trx);
    if (rows[0]?.may) return caller;
  }
  throw new ApiError(403, 'forbidden', reason(refusal));
}

/**
 * Who is about to change accounts. One change of accounts happens at a time, each by somebody who manages people then: with
 * nobody changing their own account, the last admin of the provider stays one.
 *
 * @throws ApiError 401 the caller's rights ended, 403
 */
export async function changerOfAccounts(trx: Trx, caller: Caller): Promise<PeopleManager> {
  const manager = peopleManager(caller);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.changeAccounts})`.execute(trx);
  const { rows } = await sql<{ live: boolean }>`select ${rightsUnchangedSql(caller)} as live`.execute(trx);
  if (!rows[0]?.live) throw unauthorized();
  return manager;
}

/**
 * The account that the caller wants to change, who is one of {@link changerOfAccounts}. One of another company's people is
 * as unknown to a manager as one that doesn't exist.
 *
 * @throws ApiError 401, 403, 404 `unknown_account`, 409 `own_account`
 */
export async function accountToChange(
  trx: Trx,
  caller: Caller,
  accountId: number,
  ownRefusal: 'ownAccount' | 'ownNames' = 'ownAccount',
): Promise<ManagedAccount> {
  const manager = await changerOfAccounts(trx, caller);
  const account = await readAccount(trx, accountId);
  if (!account || !manages(manager, account.entity.id))
    throw new ApiError(404, 'unknown_account', reason('unknownAccount'));
  if (accountId === manager.user.userId) throw new ApiError(409, 'own_account', reason(ownRefusal));
  return account;
}

/** @throws ApiError 409 `account_closed`: a new invitation says which company and role there will be */
export async function openAccountToChange(trx: Trx, caller: Caller, accountId: number) {
  const account = await accountToChange(trx, caller, accountId);
  if (account.state !== 'open') throw new ApiError(409, 'account_closed', reason('accountClosed'));
  return account;
}
