import type * as v from 'valibot';
import type { ManagedAccount } from '../../../../shared/contract/managed-accounts.ts';
import type { Row } from '../../../lists/definition.ts';
import { type Account, rolesOf } from '../../../lists/definitions/accounts.ts';

/** An account or invitation as its changes need it. */
export interface AccountRow extends Omit<ManagedAccount, 'id' | 'lastSignInAt'> {
  readonly accountId: number | null;
}

/** Of a row of the list. */
export function accountOf(row: Row): AccountRow {
  const { entity, inviteId, ...account } = row as v.InferOutput<typeof Account>;
  const { id, companyName, entityType } = entity;
  return {
    ...account,
    roles: rolesOf(account),
    entity: { id, companyName, type: entityType ?? '' },
    inviteId: inviteId ?? null,
  };
}
