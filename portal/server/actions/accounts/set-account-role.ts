import { SetAccountRole } from '../../../../shared/contract/managed-accounts.ts';
import { actForHome, giveRole } from '../../accounts/people.ts';
import { lockedType } from '../../companies/locked-type.ts';
import { defineAction } from '../action.ts';
import { changedAccount } from './changed-account.ts';
import { openAccountToChange } from './may-manage.ts';
import { requireRole } from './people-manager.ts';
import { requireAccountRevision } from './require-account-revision.ts';

/**
 * ROLE-02 D-153: gives the person this role in place of all others, and ends the access they had; the
 * person is told by mail. Answers the account.
 */
export const setAccountRole = defineAction({
  id: '7d1b9e36-2a84-4f6c-9c0e-5b3f8d2a6e17',
  input: SetAccountRole,
  async allow(trx, caller, { accountId, role }) {
    const account = await openAccountToChange(trx, caller, accountId);
    requireRole((await lockedType(trx, account.entity.id)) ?? '', role);
    return account;
  },
  async run(trx, before, { accountId, role, revision }, { notices }) {
    await requireAccountRevision(trx, accountId, revision);
    const roles = before.roles.join(', ');
    if (roles === role) return { result: before };
    await giveRole(trx, accountId, role);
    // An admin may have been acting for another company, which is nobody else's right.
    await actForHome(trx, accountId);
    await notices.roleChanged(trx, accountId, { before: roles, after: role });
    const changed = await changedAccount(trx, accountId, {
      before: { roles: before.roles },
      after: { roles: [role] },
      changes: [{ field: 'role', before: roles || null, after: role }],
    });
    return { ...changed, hasJob: true };
  },
});
