import { sql, type Transaction } from 'kysely';
import { isMisplaced, type PersonRole } from '../../../shared/contract/account.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import {
  manages,
  type PeopleManager,
  peopleManager,
  requireRole,
} from '../actions/accounts/people-manager.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { findAccount } from '../auth/sessions.ts';
import { lockedType } from '../companies/locked-type.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, forbidden } from '../http/errors/api-error.ts';
import { MANAGED_ACCOUNTS } from './managed-accounts.ts';

type Trx = Transaction<Tables>;

/**
 * The closed account that the invitation opens again; undefined for somebody new.
 *
 * @throws ApiError 403 by whoever doesn't manage the company's people, 404 `unknown_entity`, 409 `account_exists`, 422 a role
 * that its people don't have
 */
export async function requireNewPerson(
  trx: Trx,
  inviter: UserCaller,
  { email, entityId, role }: { email: string; entityId: number; role: PersonRole },
): Promise<number | undefined> {
  const manager = peopleManager(inviter);
  if (!manages(manager, entityId)) throw forbidden();
  const type = await lockedType(trx, entityId);
  if (type === undefined) throw new ApiError(404, 'unknown_entity', 'There is no company with this id.');
  requireRole(type, role);
  const account = await findAccount(trx, email);
  if (account?.passwordHash || !(await areManaged(trx, manager, email)))
    throw new ApiError(409, 'account_exists', 'There is already an account with this email.');
  return account?.id;
}

/**
 * The invited person's role is still one that the company's people have.
 *
 * @throws ApiError 422 `misplaced_role`, worded for that person
 */
export async function requireInvitedRole(
  trx: Trx,
  { entityId, role }: { entityId: number; role: string },
): Promise<void> {
  if (isMisplaced(role, await lockedType(trx, entityId)))
    throw new ApiError(422, 'misplaced_role', reason('inviteRole'));
}

/** Whether no other company has invited the person, or had them as one of its own: a manager takes nobody away from it. */
async function areManaged(trx: Trx, { companyId }: PeopleManager, email: string): Promise<boolean> {
  if (companyId === null) return true;
  const { rows } = await sql<{ entityId: number }>`
    select account.entity_id as "entityId" from (${MANAGED_ACCOUNTS}) account
    where lower(account.email) = lower(${email}::text) and account.entity_id <> ${companyId}::integer`.execute(
    trx,
  );
  return rows.length === 0;
}
